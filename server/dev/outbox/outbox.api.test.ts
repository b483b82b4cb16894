import { describe, expect, test } from 'vitest'
import { createHarness } from '#server/testing/harness.ts'
import { readArrivedEmail } from '#server/emails/mailer.contract.ts'

async function setUp() {
  const world = await createHarness()
  const owner = await world.signUp()
  for (const customerEmail of ['ana@client.example', 'ben@client.example']) {
    await world.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    await world.drain()
    world.clock.advance({ minutes: 1 })
  }
  const [newest, oldest] = await world.emails()
  const get = (path: string) => world.request<string>('GET', path)
  return { ...world, get, newest: newest?.id ?? '', oldest: oldest?.id ?? '' }
}

const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''

describe('the reader of the outbox', () => {
  test('lists mails with their first words, the newest first', async () => {
    const { get, newest, oldest } = await setUp()
    const { body } = await get('/dev/outbox')
    expect(body.indexOf(newest)).toBeGreaterThan(-1)
    expect(body.indexOf(newest)).toBeLessThan(body.indexOf(oldest))
    expect(body).toContain('Hi Ana,')
    expect(body).not.toContain('/testimonial/submit/')
  })

  test('leads from a mail to the one before and after, in the same look', async () => {
    const { get, newest, oldest } = await setUp()
    const { body } = await get(`/dev/outbox/${newest}?view=text`)
    expect(body).toContain(`<a rel="next" href="/dev/outbox/${oldest}?view=text">Older</a>`)
    expect(body).not.toContain('Newer')
    expect((await get(`/dev/outbox/${oldest}`)).body).toContain(`<a rel="prev" href="/dev/outbox/${newest}">Newer</a>`)
  })

  test('shows a mail in the theme that was chosen, without pictures where they are blocked, and never runs a script', async () => {
    const { get, newest } = await setUp()
    const own = await get(`/dev/outbox/${newest}/html`)
    expect(own.body).toContain('(prefers-color-scheme: dark)')
    expect(policyOf(own)).toContain("img-src 'self'")
    expect(policyOf(own)).toMatch(/default-src 'none'.*sandbox/)
    const dark = await get(`/dev/outbox/${newest}/html?theme=dark&images=off`)
    expect(dark.body).toContain('@media all')
    expect(policyOf(dark)).toContain("img-src 'none'")
    expect((await get(`/dev/outbox/${newest}/html?theme=light`)).body).toContain('@media not all')
  })

  test('hands a mail over as the file that a mail program opens', async () => {
    const { app, devRaw, newest } = await setUp()
    devRaw.prepare('update outbox_emails set reply_to = ? where id = ?').run('nora@studio.example', newest)
    const answer = await app.request(`/dev/outbox/${newest}/message.eml`)
    expect(answer.headers.get('content-type')).toBe('message/rfc822')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="message.eml"')
    const email = await readArrivedEmail(new Uint8Array(await answer.arrayBuffer()))
    expect(email).toMatchObject({ to: ['ben@client.example'], replyTo: 'nora@studio.example' })
    expect(email.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test('writes what a stranger wrote as text, in each of its views', async () => {
    const { get, devRaw, newest } = await setUp()
    const hostile = '<script>alert(1)</script>'
    devRaw
      .prepare('update outbox_emails set subject = @it, from_name = @it, text = @it, recipient = @it where id = @id')
      .run({ it: hostile, id: newest })
    const pages = ['', `/${newest}`, `/${newest}?view=text`, `/${newest}?view=source`, `/${newest}?theme=${hostile}`]
    for (const path of pages) {
      const { status, body } = await get(`/dev/outbox${path}`)
      expect(status).toBe(200)
      expect(body).not.toContain('<script')
    }
  })

  test('knows no mail that is not there', async () => {
    const { get } = await setUp()
    for (const path of ['/dev/outbox/out_x', '/dev/outbox/out_x/html', '/dev/outbox/out_x/message.eml'])
      expect((await get(path)).status).toBe(404)
  })
})
