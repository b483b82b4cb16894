import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { EmailSettings, EmailSettingsInput } from '#shared/email-settings.ts'
import type { EmailStyleInput } from '#shared/email-styles.ts'

import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { styleInput } from '#server/testing/styles.ts'

type Refusal = { code: string; error: string; details?: { path: string; message: string }[] }

const read = async (h: Harness, { token }: TestOwner) =>
  (await h.request<EmailSettings>('GET', '/goodword/emails', { token })).body

const settingsInput = (changes: Partial<EmailSettingsInput> = {}): EmailSettingsInput => ({
  defaultStyleId: 'main',
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
  notices: { newTestimonial: true, requestScheduled: true, requestsUsedUp: true },
  ...changes,
})

const save = (h: Harness, { token }: TestOwner, changes: Record<string, unknown>) =>
  h.request<EmailSettings & Refusal>('PUT', '/goodword/emails', { token, body: { ...settingsInput(), ...changes } })

const saveStyle = (h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput>, id = 'main') =>
  h.request<EmailSettings & Refusal>('PUT', `/goodword/emails/style/${id}`, { token, body: styleInput(changes) })

const addStyle = (h: Harness, { token }: TestOwner, changes: Partial<EmailStyleInput> = {}, key?: string) =>
  h.request<{ id: string; settings: EmailSettings } & Refusal>('POST', '/goodword/emails/style', {
    token,
    body: styleInput({ name: 'Another', ...changes }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const removeStyle = (h: Harness, { token }: TestOwner, id: string) =>
  h.request<EmailSettings & Refusal>('DELETE', `/goodword/emails/style/${id}`, { token })

async function studio(h: Harness) {
  const owner = await h.signUp({ organisationName: 'Studio Halm', firstName: 'Lena', lastName: 'Brandt' })
  await h.setPlan(owner, 'studio')
  return owner
}

const OWN_TEXT: Partial<EmailStyleInput> = {
  subject: 'A word, {{clientName}}?',
  message: 'Thank you for **everything**.',
  showsLogo: true,
  accentColor: '#0b6e4f',
}
const SENDER: Partial<EmailStyleInput> = { senderName: 'Halm', footer: 'Register 123' }

describe('the email settings', () => {
  test('have defaults until they are changed', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ firstName: 'Lena', lastName: 'Brandt' })
    expect(await read(h, owner)).toEqual({
      rights: { plan: 'free', hasOwnText: false, hasOwnSender: false, stylesMax: 1 },
      styles: [{ ...styleInput(), id: 'main', accent: null, changedAt: null }],
      ...settingsInput(),
      sender: { name: 'Lena Brandt via Goodword', address: 'requests@goodword.example', replyTo: null },
      sending: { isAddressVerified: false, leftToday: 1_000_000, pausedAt: null },
      domain: null,
      areDomainsPossible: true,
    })
  })

  test('are saved for their owner only', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const changes = {
      postalAddress: 'Oranienstraße 12\n10999 Berlin',
      reminders: { count: 2, afterDays: 14 },
      notices: { newTestimonial: false, requestScheduled: true, requestsUsedUp: false },
    }
    const saved = await save(h, owner, changes)
    expect(saved).toMatchObject({ status: 200, body: changes })
    expect(await read(h, owner)).toEqual(saved.body)
    expect(await read(h, other)).toMatchObject(settingsInput())
  })

  test.each<[string, Record<string, unknown>]>([
    ['reminders.count', { reminders: { count: 3, afterDays: 7 } }],
    ['reminders.count', { reminders: { count: 0.5, afterDays: 7 } }],
    ['reminders.afterDays', { reminders: { count: 1, afterDays: 2 } }],
    ['reminders.afterDays', { reminders: { count: 1, afterDays: '7' } }],
    ['postalAddress', { postalAddress: 'x'.repeat(201) }],
    ['postalAddress', { postalAddress: 'Bell\u0007' }],
    ['notices.newTestimonial', { notices: { newTestimonial: 'yes', requestScheduled: true } }],
    ['notices.requestsUsedUp', { notices: { newTestimonial: true, requestScheduled: true, requestsUsedUp: 'no' } }],
    ['', { somethingElse: true }],
  ])('refuse invalid input at %s', async (path, changes) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const refused = await save(h, owner, changes)
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', details: [{ path }] } })
    expect(await read(h, owner)).toMatchObject(settingsInput())
  })

  test('refuse a default style that does not exist or belongs to somebody else', async () => {
    const h = await createHarness()
    const [owner, other] = [await studio(h), await studio(h)]
    const { id } = (await addStyle(h, other)).body
    for (const defaultStyleId of ['none', id]) {
      expect(await save(h, owner, { defaultStyleId })).toMatchObject({
        status: 404,
        body: { code: 'emails.style_not_found' },
      })
    }
    expect((await save(h, other, { defaultStyleId: id })).body.defaultStyleId).toBe(id)
  })

  test('show the owner’s address as the reply address once it is confirmed', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await confirmEmail({ h, owner })
    expect(await read(h, owner)).toMatchObject({
      sender: { replyTo: owner.email },
      sending: { isAddressVerified: true, leftToday: null },
    })
  })
})

describe('a style', () => {
  test.each(['free', 'pro', 'studio'] as const)('has a language and a tone on %s', async (plan) => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, plan)
    const { status, body } = await saveStyle(h, owner, { name: 'Kurz', language: 'de', tone: 'brief' })
    expect(status).toBe(200)
    expect(body.styles).toEqual([
      {
        ...styleInput({ name: 'Kurz', language: 'de', tone: 'brief' }),
        id: 'main',
        accent: null,
        changedAt: h.clock.now().toISOString(),
      },
    ])
  })

  test.each<['free' | 'pro', keyof EmailStyleInput, EmailStyleInput]>([
    ['free', 'subject', styleInput({ subject: 'Hello' })],
    ['free', 'message', styleInput({ message: 'Hello' })],
    ['free', 'showsLogo', styleInput({ showsLogo: true })],
    ['free', 'accentColor', styleInput({ accentColor: '#0b6e4f' })],
    ['free', 'senderName', styleInput({ senderName: 'Halm' })],
    ['free', 'footer', styleInput({ footer: 'Register 123' })],
    ['pro', 'senderName', styleInput({ senderName: 'Halm' })],
    ['pro', 'footer', styleInput({ footer: 'Register 123' })],
  ])('can’t have on %s what that does not include: %s', async (plan, _, input) => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, plan)
    expect(await saveStyle(h, owner, input)).toMatchObject({ status: 402, body: { code: 'emails.not_included' } })
    expect((await read(h, owner)).styles[0]?.changedAt).toBeNull()
  })

  test('can have its own text on Pro, and its own sender on Studio', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, 'pro')
    const text = await saveStyle(h, owner, OWN_TEXT)
    expect(text.body.styles[0]).toMatchObject(OWN_TEXT)
    expect(text.body.styles[0]?.accent).toEqual({
      light: expect.stringMatching(/^#[\da-f]{6}$/),
      dark: expect.stringMatching(/^#[\da-f]{6}$/),
    })
    await h.setPlan(owner, 'studio')
    const sender = await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER })
    expect(sender.body).toMatchObject({ styles: [SENDER], sender: { name: 'Halm' } })
  })

  test('keeps what a smaller plan does not include, without using it', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ firstName: 'Lena', lastName: 'Brandt' })
    await h.setPlan(owner, 'studio')
    await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER })
    await h.setPlan(owner, 'free')
    expect((await read(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
    const kept = await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER, tone: 'formal' })
    expect(kept).toMatchObject({ status: 200, body: { styles: [{ ...OWN_TEXT, ...SENDER, tone: 'formal' }] } })
    expect((await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER, subject: 'Another' })).status).toBe(402)
    expect((await saveStyle(h, owner, { ...OWN_TEXT, footer: null, senderName: null })).status).toBe(200)
    expect((await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER })).status).toBe(402)
  })

  test.each<[string, Record<string, unknown>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['language', { language: 'xx' }],
    ['tone', { tone: 'angry' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['subject', { subject: 'One\r\nBcc: all@client.example' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['message', { message: 'Bell\u0007' }],
    ['accentColor', { accentColor: 'red' }],
    ['accentColor', { accentColor: '#fff;background:url(x)' }],
    ['senderName', { senderName: 'One\nTwo' }],
    ['footer', { footer: 'x'.repeat(301) }],
    ['showsLogo', { showsLogo: 'yes' }],
  ])('refuses invalid input at %s', async (path, changes) => {
    const h = await createHarness()
    const owner = await studio(h)
    expect(await saveStyle(h, owner, changes)).toMatchObject({ status: 422, body: { details: [{ path }] } })
    expect((await read(h, owner)).styles[0]?.changedAt).toBeNull()
  })

  test('goes back to the defaults when the main one is deleted', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    await saveStyle(h, owner, OWN_TEXT)
    const { status, body } = await removeStyle(h, owner, 'main')
    expect(status).toBe(200)
    expect(body.styles).toEqual([{ ...styleInput(), id: 'main', accent: null, changedAt: null }])
    expect((await removeStyle(h, owner, 'main')).status).toBe(200)
  })
})

describe('several styles', () => {
  test('can be added on Studio, and are listed by name after the main one', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    await addStyle(h, owner, { name: 'Zebra' })
    const { status, body } = await addStyle(h, owner, { name: 'apple' })
    expect(status).toBe(201)
    expect(body.settings.styles.map(({ name }) => name)).toEqual(['Standard', 'apple', 'Zebra'])
    expect(body.settings.styles[1]?.id).toBe(body.id)
  })

  test.each(['free', 'pro'] as const)('can’t be added on %s', async (plan) => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, plan)
    expect(await addStyle(h, owner)).toMatchObject({ status: 402, body: { code: 'emails.not_included' } })
  })

  test('are ten at most, even if more are added at once', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    const answers = await Promise.all(Array.from({ length: 12 }, () => addStyle(h, owner)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array.from({ length: 3 }, () => '409 emails.too_many_styles'),
    )
    expect((await read(h, owner)).styles).toHaveLength(10)
  })

  test('are added once by a repeated request', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    const first = await addStyle(h, owner, {}, 'the-same-style')
    const again = await addStyle(h, owner, {}, 'the-same-style')
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    expect(again.body.settings.styles).toHaveLength(2)
    expect((await addStyle(h, owner, { name: 'Other' }, 'the-same-style')).status).toBe(422)
  })

  test('can’t be changed or deleted by another owner', async () => {
    const h = await createHarness()
    const [owner, other] = [await studio(h), await studio(h)]
    const { id } = (await addStyle(h, owner)).body
    expect((await saveStyle(h, other, { name: 'Mine' }, id)).status).toBe(404)
    expect((await removeStyle(h, other, id)).status).toBe(404)
    expect((await read(h, owner)).styles).toHaveLength(2)
    expect((await removeStyle(h, owner, id)).body.styles).toHaveLength(1)
    expect((await removeStyle(h, owner, id)).status).toBe(404)
  })

  test('have the main one as the default when the default one is deleted', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    const { id } = (await addStyle(h, owner)).body
    await save(h, owner, { defaultStyleId: id })
    expect((await removeStyle(h, owner, id)).body.defaultStyleId).toBe('main')
  })

  test('use the default one’s sender while the plan includes it', async () => {
    const h = await createHarness()
    const owner = await studio(h)
    const { id } = (await addStyle(h, owner, { senderName: 'Halm' })).body
    expect((await read(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
    expect((await save(h, owner, { defaultStyleId: id })).body.sender.name).toBe('Halm')
    await h.setPlan(owner, 'pro')
    expect((await read(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
    expect((await read(h, owner)).styles).toHaveLength(2)
  })
})

test('the export contains the email settings and test emails', async () => {
  const h = await createHarness()
  const [owner, other] = [await studio(h), await studio(h)]
  await save(h, owner, { postalAddress: 'Oranienstraße 12' })
  await addStyle(h, owner, { name: 'Kurz', message: 'Danke.' })
  await h.request('POST', '/goodword/emails/do-not-ask', {
    token: owner.token,
    body: { patterns: ['@rival.example'] },
  })
  await h.request('POST', '/goodword/emails/test', { token: owner.token, body: { style: styleInput() } })
  await h.drain()
  const exportOf = async ({ token }: TestOwner) =>
    (await h.request<AccountExport>('GET', '/goodword/user/me/export', { token })).body.emails
  expect(await exportOf(owner)).toMatchObject({
    defaultStyleId: 'main',
    postalAddress: 'Oranienstraße 12',
    reminders: { count: 1, afterDays: 7 },
    styles: [{ id: 'main' }, { name: 'Kurz', message: 'Danke.' }],
    domain: null,
    doNotAsk: [{ pattern: '@rival.example' }],
    tests: [{ kind: 'test', recipient: owner.email, subject: '[Test] How did it go with Studio Halm?' }],
  })
  expect(await exportOf(other)).toMatchObject({
    postalAddress: null,
    styles: [{ id: 'main' }],
    doNotAsk: [],
    tests: [],
  })
})
