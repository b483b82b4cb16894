import { expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { activity } from '#server/db/schema/activity.ts'
import { addMember, readActivity, setUpActivity } from '#server/testing/activity.ts'
import { clients, SAVE } from '#server/testing/batches.ts'
import { clientOf } from '#server/testing/clients.ts'
import type { Harness } from '#server/testing/harness.ts'
import { linkAccount } from '#server/testing/payments.ts'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'

const recordedIn = async (h: Harness) =>
  (await h.rows(activity).list()).map(({ kind, subject, changes, count, actorName }) => ({
    kind,
    ...(subject !== null && { subject }),
    ...(changes !== null && {
      changes: changes.map(({ setting, before, after }) => `${setting}: ${before} → ${after}`),
    }),
    ...(count !== null && { count }),
    by: actorName,
  }))

const by = 'Mira Castell'
const STYLE = {
  name: 'Formal',
  language: 'de',
  tone: 'formal',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  senderName: null,
  footer: null,
}
const SETTINGS = {
  defaultStyleId: 'main',
  postalAddress: null,
  reminders: { count: 1, afterDays: 7 },
}
const FORM = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }

async function asAdmin() {
  const { h, owner } = await setUpActivity()
  return { h, owner, admin: await addMember(h, owner, { role: 'admin' }) }
}

test('settings of the client form, with what was and what is', async () => {
  const { h, admin } = await asAdmin()
  const form = { ...FORM, asksCompany: true, questions: [{ text: 'What changed?' }, { text: 'Why us?' }] }
  expect((await admin.call('PUT', '/goodword/forms/default/settings', form)).status).toBe(200)
  const recorded = {
    kind: 'settings_changed',
    subject: 'Client form',
    changes: ['Company: not asked → optional', 'Questions: null → What changed? · Why us?'],
    by,
  }
  expect(await recordedIn(h)).toEqual([recorded])
})

test('settings of emails, and their styles', async () => {
  const { h, admin } = await asAdmin()
  const settings = { ...SETTINGS, reminders: { count: 2, afterDays: 10 } }
  expect((await admin.call('PUT', '/goodword/emails', settings)).status).toBe(200)
  const { body } = await admin.call<{ id: string }>('POST', '/goodword/emails/style', STYLE)
  await admin.call('PUT', `/goodword/emails/style/${body.id}`, { ...STYLE, tone: 'brief', footer: 'Lund AB' })
  await admin.call('DELETE', `/goodword/emails/style/${body.id}`)
  await admin.call('DELETE', '/goodword/emails/style/main')
  expect(await recordedIn(h)).toEqual([
    {
      kind: 'settings_changed',
      subject: 'Emails',
      changes: ['Reminders per request: 1 → 2', 'Reminder after: 7 days → 10 days'],
      by,
    },
    { kind: 'email_style_created', subject: 'Formal', by },
    {
      kind: 'email_style_changed',
      subject: 'Formal',
      changes: ['Tone: Formal → Brief', 'Footer: null → Lund AB'],
      by,
    },
    { kind: 'email_style_removed', subject: 'Formal', by },
    { kind: 'email_style_reset', subject: 'Standard', by },
  ])
})

test('widgets, with the options that changed', async () => {
  const { h, admin } = await asAdmin()
  const created = await admin.call<{ id: string }>('POST', '/goodword/widget/create', {
    name: 'Home',
    kind: 'carousel',
  })
  const path = `/goodword/widget/${created.body.id}`
  const options = {
    ...defaultWidgetOptions,
    pageSize: 9,
    limit: 20,
    colors: { ...defaultWidgetOptions.colors, star: '#112233' },
  }
  expect(
    (await admin.call('PUT', path, { name: 'Homepage', kind: 'wall', slug: null, options, heights: null })).status,
  ).toBe(200)
  expect((await admin.call('DELETE', path)).status).toBe(204)
  expect(await recordedIn(h)).toEqual([
    { kind: 'widget_created', subject: 'Home', by },
    {
      kind: 'widget_changed',
      subject: 'Homepage',
      changes: [
        'Name: Home → Homepage',
        'Layout: Carousel → Wall',
        'Star colour: null → #112233',
        expect.stringMatching(/^Show first: \d+ → 9$/),
        'Maximum: All → 20',
      ],
      by,
    },
    { kind: 'widget_deleted', subject: 'Homepage', by },
  ])
})

test('name, image and time zone of the workspace, and nothing of a member’s own profile', async () => {
  const { h, admin } = await asAdmin()
  await admin.call('PUT', '/goodword/user/me', { emailLanguage: 'es', lastName: 'Castell-Roca' })
  await admin.call('PUT', '/goodword/user/me', { organisationName: 'Lund Roasters', timeZone: 'Europe/Madrid' })
  expect(await recordedIn(h)).toEqual([
    {
      kind: 'settings_changed',
      subject: 'Profile',
      changes: ['Organisation name: Lund Coffee → Lund Roasters', 'Time zone: Europe/Berlin → Europe/Madrid'],
      by: 'Mira Castell-Roca',
    },
  ])
})

test('saved clients and exports by their size, the do-not-ask list too, and a removed request', async () => {
  const { h, owner, admin } = await asAdmin()
  const batch = { name: 'clients.csv', timing: SAVE, rows: clients(2) }
  expect((await admin.call('POST', '/goodword/batch', batch)).status).toBe(201)
  await admin.call('POST', '/goodword/emails/do-not-ask', { patterns: ['c@client.example', 'halm.example'] })
  await admin.call('POST', '/goodword/emails/do-not-ask', { patterns: ['c@client.example'] })
  await admin.call('DELETE', `/goodword/emails/do-not-ask/${encodeURIComponent('c@client.example')}`)
  await admin.call('DELETE', `/goodword/emails/do-not-ask/${encodeURIComponent('c@client.example')}`)
  const { id } = await h.createRequest(owner)
  expect((await admin.call('DELETE', `/goodword/testimonial/${id}`)).status).toBe(204)
  await admin.call('GET', '/goodword/payment/export')
  await admin.call('GET', '/goodword/user/me/export')
  expect(await recordedIn(h)).toEqual([
    { kind: 'batch_saved', count: 2, by },
    { kind: 'do_not_ask_added', count: 2, by },
    { kind: 'do_not_ask_removed', count: 1, by },
    { kind: 'testimonial_removed', subject: 'request', by },
    { kind: 'data_exported', subject: 'payments', by },
    { kind: 'data_exported', subject: 'all data', by },
  ])
})

test('a new workspace, and what is done in one is not recorded in the other', async () => {
  const { h, owner, workspaceId } = await setUpActivity()
  const created = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
    token: owner.token,
    body: { name: 'Halm' },
  })
  const recorded = await h.rows(activity).one()
  expect(recorded).toMatchObject({ kind: 'workspace_created', subject: 'Halm', workspaceId: created.body.id })
  expect(await h.rows(activity, { workspaceId }).count()).toBe(0)
})

test('linking and unlinking a payment account, and an own webhook', async () => {
  const { h, owner } = await setUpActivity()
  await linkAccount(h, owner, 'Lund AB')
  const token = await h.signIn(owner)
  await h.request('POST', '/goodword/stripe/oauth-disconnect', { token })
  const { body } = await h.request<{ id: string }>('POST', '/goodword/stripe/webhook-connections', {
    token,
    body: { name: 'Own' },
  })
  const signingSecret = `whsec_${'a'.repeat(32)}`
  await h.request('PUT', `/goodword/stripe/connections/${body.id}/secret`, { token, body: { signingSecret } })
  expect((await recordedIn(h)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['stripe_linked', 'Lund AB'],
    ['stripe_unlinked', 'Lund AB'],
    ['stripe_linked', 'Own'],
    ['stripe_secret_changed', 'Own'],
  ])
  expect(JSON.stringify(await h.rows(activity).list())).not.toContain('whsec')
})

test('rules and decisions about payments, without a word about the client', async () => {
  const { h, owner, pay, log } = await withPayingClients()
  await pay()
  await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
  await pay({ id: 'in_3', email: null, customer: 'cus_3' })
  const token = await h.signIn(owner)
  const rules = { ...defaultRequestRules, minimumAmount: 80, delays: { ...defaultRequestRules.delays, invoiceDays: 1 } }
  await h.request('PUT', '/goodword/stripe/connections/con_1/rules', { token, body: rules })
  const listed = await log()
  const third = listed.find(({ customerEmail }) => customerEmail === null)
  const [second, first] = listed.filter((payment) => payment !== third)
  await actOnPayment(h, owner, { id: first?.id ?? '', action: 'request' })
  await actOnPayment(h, owner, { id: second?.id ?? '', action: 'skip' })
  const address = { customerEmail: 'canary@client.example', customerName: 'Canary' }
  await h.request('PUT', `/goodword/payment/${third?.id}/address`, { token, body: address })
  const recorded = await recordedIn(h)
  expect(recorded.map(({ kind, changes }) => (changes ? [kind, changes] : kind))).toEqual([
    ['rules_changed', ['After an invoice is paid: 3 days → 1 day', 'Smallest payment: 0 → 80']],
    'payment_asked',
    'payment_skipped',
    'payment_address_added',
  ])
  expect(JSON.stringify(await h.rows(activity).list())).not.toMatch(/canary|client\.example/i)
})

test('deleting what was learned from a correction, without the words of the invoice', async () => {
  const { h, owner, pay, log } = await withPayingClients()
  await pay({ line: 'Canary workshop' })
  const token = await h.signIn(owner)
  const [payment] = await log()
  await actOnPayment(h, owner, { id: payment?.id ?? '', action: 'part', body: { part: 'first' } })
  const path = `/goodword/payment/lessons/${encodeURIComponent('canary workshop')}`
  expect((await h.request('DELETE', path, { token })).status).toBe(204)
  expect((await h.request('DELETE', path, { token })).status).toBe(204)
  expect((await recordedIn(h)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['payment_part_set', 'deposit'],
    ['payment_words_deleted', 'deposits'],
  ])
  expect(JSON.stringify(await h.rows(activity).list())).not.toMatch(/canary/i)
})

test('a client who erases everything has no name in the activity any more', async () => {
  const { h, owner } = await setUpActivity()
  const { id } = await h.createRequest(owner, { customerName: 'Canary Client', customerEmail: 'canary@client.example' })
  await h.submit(id, { customerName: 'Canary Client' })
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
  expect(JSON.stringify((await readActivity(h, owner)).body)).toContain('Canary Client')
  expect((await clientOf(h, id).erase()).status).toBe(204)
  const { body } = await readActivity(h, owner)
  expect(body.items.map(({ kind }) => kind)).toEqual(['erased', 'approved', 'submitted', 'created'])
  expect(JSON.stringify(body)).not.toMatch(/canary/i)
  expect(JSON.stringify(await h.rows(activity).list())).not.toMatch(/canary/i)
})

test('a client never reads a member’s name, in the portal or its export', async () => {
  const { h, owner } = await setUpActivity()
  const member = await addMember(h, owner, { role: 'editor', firstName: 'Canary', lastName: 'Castell' })
  const { id } = await h.createRequest(owner)
  await h.submit(id)
  await member.call('PUT', `/goodword/testimonial/${id}/approve`)
  const client = clientOf(h, id)
  const read = [await client.look(), await client.page('GET', '/export')]
  expect(read.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(read.map(({ body }) => body))).not.toMatch(/canary/i)
  expect(JSON.stringify(read.map(({ body }) => body))).not.toContain(member.user.id)
})
