import { describe, expect, test } from 'vitest'
import type { EmailDraft, EmailPreview } from '#shared/email-previews.ts'
import { users } from '#server/db/schema/accounts.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { styleInput } from '#server/testing/styles.ts'

const draft = (h: Harness, { token }: TestOwner, of: Partial<EmailDraft> = {}) =>
  h.request<EmailPreview>('POST', '/goodword/emails/preview', { token, body: { style: styleInput(), ...of } })

const withoutLinks = (text = '') => text.replaceAll(/http:\/\/goodword\.test[^\s"<]*/g, 'LINK')

test.each(['Ana Ribeiro', '', 'Ana <b>& Söhne</b> http://evil.example', 'O’Neill "Bo"'])(
  'a preview for %j equals the email',
  async (customerName) => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann & Co' })
    const { body } = await draft(h, owner, { customerName: customerName || null })
    await h.createRequest(owner, { customerName, isAutoSendEnabled: true })
    await h.drain()
    const [email] = await h.emails()
    expect(body.from).toEqual({ name: 'Nora Feldmann via Goodword', address: 'requests@goodword.example' })
    expect(email).toMatchObject({ fromName: body.from.name, subject: body.subject })
    expect(withoutLinks(email?.text)).toBe(withoutLinks(body.text))
  },
)

test.each([
  ['control characters', 'Ana\nBcc: all@client.example'],
  ['two hundred and one letters', 'a'.repeat(201)],
  ['nothing to read', '\u200b\u200b'],
])('a preview leaves out a name with %s, which could not be saved', async (_, customerName) => {
  const h = await createHarness()
  const owner = await h.signUp()
  const saidTo = async (of: Partial<EmailDraft>) => {
    const { from, replyTo, subject, text } = (await draft(h, owner, of)).body
    return { from, replyTo, subject, text }
  }
  expect(await saidTo({ customerName })).toEqual(await saidTo({}))
  expect(await saidTo({ service: customerName })).toEqual(await saidTo({}))
})

test('a preview for an owner without a name', async () => {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.rows(users).update({ firstName: '', lastName: '' })
  expect((await draft(h, owner)).body).toMatchObject({
    from: { name: 'Someone via Goodword' },
    subject: 'How did it go with Someone?',
  })
})

describe('a preview of a style', () => {
  const read = (h: Harness, path: string) => h.request<string>('GET', path)

  test('equals the email, except for links', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann & Co' })
    await h.setPlan(owner, 'pro')
    const style = styleInput({
      language: 'de',
      subject: 'Ein Wort, {{clientName}}?',
      message: 'Danke für **{{service}}**.\n\nHerzlich,\nNora',
      accentColor: '#0b6e4f',
    })
    await h.request('PUT', '/goodword/emails/style/main', { token: owner.token, body: style })
    const { status, body } = await draft(h, owner, { style, customerName: 'Ana Ribeiro', service: 'die Website' })
    expect(status).toBe(200)
    await h.createRequest(owner, { service: 'die Website', isAutoSendEnabled: true })
    await h.drain()
    const [email] = await h.emails()
    expect({ name: email?.fromName, address: email?.fromAddress }).toEqual(body.from)
    expect(email?.subject).toBe(body.subject)
    expect(withoutLinks(email?.text)).toBe(withoutLinks(body.text))
    const shown = await read(h, body.htmlPath)
    expect(withoutLinks(shown.body)).toBe(withoutLinks(email?.html))
  })

  test('has no working links', async () => {
    const h = await createHarness()
    const { body } = await draft(h, await h.signUp())
    const { body: html } = await read(h, body.htmlPath)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replace(/&rating=\d$/, ''))
    expect(new Set(links)).toEqual(new Set(['http://goodword.test/#preview']))
    expect(body.text).not.toMatch(/http:(?!\/\/goodword\.test\/#preview(\s|$))/)
  })

  test('of a reminder has the text of a reminder', async () => {
    const h = await createHarness()
    const { body } = await draft(h, await h.signUp(), { kind: 'reminder', customerName: 'Ana Ribeiro' })
    expect(body.subject).toBe('A quick reminder, Ana')
    expect(body.text).toContain('This is my only reminder')
  })

  test('shows what would be sent, without what the plan does not include', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const style = styleInput({ subject: 'Mine', message: 'Mine.', senderName: 'Mine', footer: 'Mine' })
    const everything = async () => {
      const { body } = await draft(h, owner, { style })
      return `${body.from.name}|${body.subject}|${body.text}`
    }
    expect(await everything()).not.toContain('Mine')
    await h.setPlan(owner, 'pro')
    expect((await everything()).match(/Mine/g)).toHaveLength(2)
    await h.setPlan(owner, 'studio')
    expect((await everything()).match(/Mine/g)).toHaveLength(4)
  })

  test('has an address that nobody can guess, for ten minutes', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const [one, other] = [await draft(h, owner), await draft(h, owner)]
    expect(one.body.htmlPath).toMatch(/^\/goodword\/email-preview\/[\w-]{22}$/)
    expect(other.body.htmlPath).not.toBe(one.body.htmlPath)
    h.clock.advance({ minutes: 9, seconds: 59 })
    expect((await read(h, one.body.htmlPath)).status).toBe(200)
    h.clock.advance({ seconds: 1 })
    expect(await read(h, one.body.htmlPath)).toMatchObject({ status: 404, body: { code: 'emails.preview_gone' } })
    expect((await read(h, '/goodword/email-preview/none')).status).toBe(404)
  })

  test('is one of the newest twenty of its workspace', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const first = await draft(h, owner)
    for (let others = 0; others < 19; others += 1) await draft(h, owner)
    expect((await read(h, first.body.htmlPath)).status).toBe(200)
    await draft(h, owner)
    expect((await read(h, first.body.htmlPath)).status).toBe(404)
  })

  test('can be framed only by our pages, runs no scripts, and loads only our images or none', async () => {
    const h = await createHarness()
    const { body } = await draft(h, await h.signUp())
    const policyOf = async (path: string) => (await read(h, path)).headers.get('content-security-policy')
    const policy = await policyOf(body.htmlPath)
    for (const part of ["default-src 'none'", "img-src 'self'", "frame-ancestors 'self'", 'sandbox allow-popups']) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin/)
    expect(await policyOf(`${body.htmlPath}?images=off`)).toBe(policy?.replace("img-src 'self'", "img-src 'none'"))
    expect((await read(h, body.htmlPath)).headers.get('cache-control')).toBe('no-store')
  })

  test('is shown in one theme, whatever its text contains', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, 'pro')
    const hostile = '@media (prefers-color-scheme: dark) <style>color-scheme: light dark</style>'
    const { body } = await draft(h, owner, { style: styleInput({ subject: hostile, message: hostile }) })
    const sheetOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const [both, light, dark] = await Promise.all(
      ['', '?theme=light', '?theme=dark'].map(async (query) => (await read(h, body.htmlPath + query)).body),
    )
    expect(sheetOf(both ?? '')).toContain('@media (prefers-color-scheme: dark) {')
    expect(sheetOf(light ?? '')).toContain('@media not all {')
    expect(sheetOf(light ?? '')).toContain('color-scheme: light;')
    expect(sheetOf(dark ?? '')).toContain('@media all {')
    expect(sheetOf(dark ?? '')).toContain('color-scheme: dark;')
    const withoutSheet = (html = '') => html.replace(sheetOf(html), '')
    expect(withoutSheet(dark)).toBe(withoutSheet(both))
    expect(withoutSheet(light)).toBe(withoutSheet(both))
  })

  test.each([
    ['style.message', { style: { ...styleInput(), message: 'x'.repeat(2001) } }],
    ['style.accentColor', { style: { ...styleInput(), accentColor: 'javascript:alert(1)' } }],
    ['kind', { kind: 'receipt', style: styleInput() }],
    ['style', {}],
  ])('refuses invalid input at %s', async (path, body) => {
    const h = await createHarness()
    const { token } = await h.signUp()
    expect(await h.request('POST', '/goodword/emails/preview', { token, body })).toMatchObject({
      status: 422,
      body: { details: [{ path }] },
    })
  })
})
