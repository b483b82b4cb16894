import { describe, expect, test } from 'vitest'
import { outboxEmails } from '#server/dev/schema/emails.ts'
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

describe('the outbox page', () => {
  test('lists emails with their first words, newest first', async () => {
    const { get, newest, oldest } = await setUp()
    const { body } = await get('/dev/outbox')
    expect(body.indexOf(newest)).toBeGreaterThan(-1)
    expect(body.indexOf(newest)).toBeLessThan(body.indexOf(oldest))
    expect(body).toContain('Hi Ana,')
    expect(body).not.toContain('/testimonial/submit/')
  })

  test('links from an email to the previous and next one, in the same view', async () => {
    const { get, newest, oldest } = await setUp()
    const { body } = await get(`/dev/outbox/${newest}?view=text`)
    expect(body).toContain(`<a rel="next" href="/dev/outbox/${oldest}?view=text">Older</a>`)
    expect(body).not.toContain('Newer')
    expect((await get(`/dev/outbox/${oldest}`)).body).toContain(`<a rel="prev" href="/dev/outbox/${newest}">Newer</a>`)
  })

  test('shows an email in the chosen theme, without blocked images, and never runs a script', async () => {
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

  test('exports an email as a file that email programs open', async () => {
    const { app, dev, newest } = await setUp()
    await dev.rows(outboxEmails, { id: newest }).update({ replyTo: 'nora@studio.example' })
    const answer = await app.request(`/dev/outbox/${newest}/message.eml`)
    expect(answer.headers.get('content-type')).toBe('message/rfc822')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="message.eml"')
    const email = await readArrivedEmail(new Uint8Array(await answer.arrayBuffer()))
    expect(email).toMatchObject({ to: ['ben@client.example'], replyTo: 'nora@studio.example' })
    expect(email.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test('escapes hostile text in every view', async () => {
    const { get, dev, newest } = await setUp()
    const hostile = '<script>alert(1)</script>'
    const texts = { subject: hostile, fromName: hostile, text: hostile, recipient: hostile }
    await dev.rows(outboxEmails, { id: newest }).update(texts)
    const pages = ['', `/${newest}`, `/${newest}?view=text`, `/${newest}?view=source`, `/${newest}?theme=${hostile}`]
    for (const path of pages) {
      const { status, body } = await get(`/dev/outbox${path}`)
      expect(status).toBe(200)
      expect(body).not.toContain('<script')
    }
  })

  test('answers 404 for an unknown email', async () => {
    const { get } = await setUp()
    for (const path of ['/dev/outbox/out_x', '/dev/outbox/out_x/html', '/dev/outbox/out_x/message.eml'])
      expect((await get(path)).status).toBe(404)
  })
})
