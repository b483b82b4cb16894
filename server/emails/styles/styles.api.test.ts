import { describe, expect, test } from 'vitest'
import type { EmailStyleInput } from '#shared/email-styles.ts'
import {
  readSettings,
  saveSettings,
  saveStyle,
  addStyle,
  removeStyle,
  signUpStudio,
} from '#server/testing/email-settings.ts'
import { createHarness } from '#server/testing/harness.ts'
import { styleInput } from '#server/testing/styles.ts'

const OWN_TEXT: Partial<EmailStyleInput> = {
  subject: 'A word, {{clientName}}?',
  message: 'Thank you for **everything**.',
  showsLogo: true,
  accentColor: '#0b6e4f',
}
const SENDER: Partial<EmailStyleInput> = { senderName: 'Halm', footer: 'Register 123' }

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
  ])('can’t have on %s what the plan does not include: %s', async (plan, _, input) => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, plan)
    expect(await saveStyle(h, owner, input)).toMatchObject({ status: 402, body: { code: 'emails.not_included' } })
    expect((await readSettings(h, owner)).styles[0]?.changedAt).toBeNull()
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

  test('keeps what a smaller plan does not include, but does not use it', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ firstName: 'Lena', lastName: 'Brandt' })
    await h.setPlan(owner, 'studio')
    await saveStyle(h, owner, { ...OWN_TEXT, ...SENDER })
    await h.setPlan(owner, 'free')
    expect((await readSettings(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
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
    const owner = await signUpStudio(h)
    expect(await saveStyle(h, owner, changes)).toMatchObject({ status: 422, body: { details: [{ path }] } })
    expect((await readSettings(h, owner)).styles[0]?.changedAt).toBeNull()
  })

  test('has the defaults again when the main style is deleted', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
    await saveStyle(h, owner, OWN_TEXT)
    const { status, body } = await removeStyle(h, owner, 'main')
    expect(status).toBe(200)
    expect(body.styles).toEqual([{ ...styleInput(), id: 'main', accent: null, changedAt: null }])
    expect((await removeStyle(h, owner, 'main')).status).toBe(200)
  })
})

describe('several styles', () => {
  test('can be added on Studio, and are listed by name after the main style', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
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

  test('are limited to ten, even if more are added at once', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
    const answers = await Promise.all(Array.from({ length: 12 }, () => addStyle(h, owner)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array.from({ length: 3 }, () => '409 emails.too_many_styles'),
    )
    expect((await readSettings(h, owner)).styles).toHaveLength(10)
  })

  test('are added once if the request is repeated', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
    const first = await addStyle(h, owner, {}, 'the-same-style')
    const again = await addStyle(h, owner, {}, 'the-same-style')
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    expect(again.body.settings.styles).toHaveLength(2)
    expect((await addStyle(h, owner, { name: 'Other' }, 'the-same-style')).status).toBe(422)
  })

  test('can’t be changed or deleted by another owner', async () => {
    const h = await createHarness()
    const [owner, other] = [await signUpStudio(h), await signUpStudio(h)]
    const { id } = (await addStyle(h, owner)).body
    expect((await saveStyle(h, other, { name: 'Mine' }, id)).status).toBe(404)
    expect((await removeStyle(h, other, id)).status).toBe(404)
    expect((await readSettings(h, owner)).styles).toHaveLength(2)
    expect((await removeStyle(h, owner, id)).body.styles).toHaveLength(1)
    expect((await removeStyle(h, owner, id)).status).toBe(404)
  })

  test('have the main style as the default when the default style is deleted', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
    const { id } = (await addStyle(h, owner)).body
    await saveSettings(h, owner, { defaultStyleId: id })
    expect((await removeStyle(h, owner, id)).body.defaultStyleId).toBe('main')
  })

  test('use the sender of the default style while the plan includes it', async () => {
    const h = await createHarness()
    const owner = await signUpStudio(h)
    const { id } = (await addStyle(h, owner, { senderName: 'Halm' })).body
    expect((await readSettings(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
    expect((await saveSettings(h, owner, { defaultStyleId: id })).body.sender.name).toBe('Halm')
    await h.setPlan(owner, 'pro')
    expect((await readSettings(h, owner)).sender.name).toBe('Lena Brandt via Goodword')
    expect((await readSettings(h, owner)).styles).toHaveLength(2)
  })
})
