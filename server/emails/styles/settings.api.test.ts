import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import { readSettings, settingsInput, saveSettings, addStyle, signUpStudio } from '#server/testing/email-settings.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { styleInput } from '#server/testing/styles.ts'

describe('the email settings', () => {
  test('have defaults until they are changed', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ firstName: 'Lena', lastName: 'Brandt' })
    expect(await readSettings(h, owner)).toEqual({
      rights: { plan: 'free', hasOwnText: false, hasOwnSender: false, stylesMax: 1 },
      styles: [{ ...styleInput(), id: 'main', accent: null, changedAt: null }],
      ...settingsInput(),
      person: null,
      owner: { firstName: 'Lena', lastName: 'Brandt' },
      replyUserId: null,
      replyMembers: [],
      sender: { name: 'Lena Brandt via Goodword', address: 'requests@goodword.example', replyTo: null },
      sending: { isAddressVerified: false, leftToday: 1_000_000, dailyLimit: 1_000_000, countedAt: [], pausedAt: null },
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
    }
    const saved = await saveSettings(h, owner, changes)
    expect(saved).toMatchObject({ status: 200, body: changes })
    expect(await readSettings(h, owner)).toEqual(saved.body)
    expect(await readSettings(h, other)).toMatchObject(settingsInput())
  })

  test.each<[string, Record<string, unknown>]>([
    ['reminders.count', { reminders: { count: 3, afterDays: 7 } }],
    ['reminders.count', { reminders: { count: 0.5, afterDays: 7 } }],
    ['reminders.afterDays', { reminders: { count: 1, afterDays: 2 } }],
    ['reminders.afterDays', { reminders: { count: 1, afterDays: '7' } }],
    ['postalAddress', { postalAddress: 'x'.repeat(201) }],
    ['postalAddress', { postalAddress: 'Bell\u0007' }],
    ['person.firstName', { person: { firstName: ' ' } }],
    ['person.lastName', { person: { firstName: 'Mira', lastName: 'x'.repeat(201) } }],
    ['', { somethingElse: true }],
  ])('refuse invalid input at %j', async (path, changes) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const refused = await saveSettings(h, owner, changes)
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', details: [{ path }] } })
    expect(await readSettings(h, owner)).toMatchObject(settingsInput())
  })

  test('refuse a default style that does not exist or belongs to somebody else', async () => {
    const h = await createHarness()
    const [owner, other] = [await signUpStudio(h), await signUpStudio(h)]
    const { id } = (await addStyle(h, other)).body
    for (const defaultStyleId of ['none', id]) {
      expect(await saveSettings(h, owner, { defaultStyleId })).toMatchObject({
        status: 404,
        body: { code: 'emails.style_not_found' },
      })
    }
    expect((await saveSettings(h, other, { defaultStyleId: id })).body.defaultStyleId).toBe(id)
  })

  test('show the owner’s address as the reply address once it is confirmed', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await confirmEmail({ h, owner })
    expect(await readSettings(h, owner)).toMatchObject({
      sender: { replyTo: owner.email },
      sending: { isAddressVerified: true, leftToday: null, dailyLimit: null },
    })
  })
})

test('the export contains the email settings and test emails', async () => {
  const h = await createHarness()
  const [owner, other] = [await signUpStudio(h), await signUpStudio(h)]
  await saveSettings(h, owner, { postalAddress: 'Oranienstraße 12' })
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
