import { expect, test } from 'vitest'
import type { RequestPreview } from '#shared/request-preview.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const preview = (h: Harness, owner: TestOwner, query: Record<string, string> = {}) =>
  h.request<RequestPreview>('GET', `/goodword/testimonial/preview?${new URLSearchParams(query)}`, {
    token: owner.token,
  })

test.each(['Ana Ribeiro', '', 'Ana <b>& Söhne</b> http://evil.example', 'O’Neill "Bo"'])(
  'previews for %j what the mail then says',
  async (customerName) => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann & Co' })
    const { body } = await preview(h, owner, customerName ? { customerName } : {})
    await h.createRequest(owner, { customerName, isAutoSendEnabled: true })
    await h.drain()
    const [mail] = await h.mails()
    expect(body.from).toBe('Nora Feldmann via Goodword')
    expect(mail).toMatchObject({ fromName: body.from, subject: body.subject })
    const link = mail?.text.match(/http:\/\/goodword\.test\/testimonial\/submit\/\S+/)?.[0]
    const stars = `☆☆☆☆☆ Begin with the stars, if you like: ${link}`
    const letter = [...body.paragraphs, stars, `${body.button}: ${link}`, body.closing.join('\n')].join('\n\n')
    expect(mail?.text.startsWith(`${letter}\n\n--\n`)).toBe(true)
  },
)

test.each([
  ['control characters', 'Ana\nBcc: all@client.example'],
  ['two hundred and one letters', 'a'.repeat(201)],
  ['nothing to read', '\u200b\u200b'],
])('leaves a name of %s out, which could not be saved', async (_, customerName) => {
  const h = await createHarness()
  const owner = await h.signUp()
  expect((await preview(h, owner, { customerName })).body).toEqual((await preview(h, owner)).body)
})

test('previews for an owner without a name', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  h.raw.prepare(`update users set first_name = '', last_name = ''`).run()
  expect((await preview(h, owner)).body).toMatchObject({
    from: 'Somebody via Goodword',
    subject: 'How was it to work with Somebody?',
  })
})
