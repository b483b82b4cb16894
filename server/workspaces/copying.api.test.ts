import { expect, test } from 'vitest'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { FormSettings } from '#shared/form-settings.ts'
import type { CurrentUser } from '#shared/users.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { connections } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { addStyle, saveSettings } from '#server/testing/email-settings.ts'
import { createHarness } from '#server/testing/harness.ts'
import { addMember, callIn } from '#server/testing/members.ts'
import { linkTo } from '#server/testing/paying-clients.ts'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Halm', timeZone: 'Europe/Berlin' })
  await h.setPlan(owner, 'studio')
  const workspaceId = owner.user.workspace.id
  const create = (body: Record<string, unknown>, by = owner) =>
    h.request<WorkspaceOfMember & { code: string; message: string }>('POST', '/goodword/workspace/create', {
      token: by.token,
      body,
    })
  return { h, owner, workspaceId, create }
}

test('a new workspace has the time zone of its form, or that of the account', async () => {
  const { h, owner, create } = await setUp()
  const zoneOf = async ({ id }: { id: string }) =>
    (await callIn(h, owner, id)<CurrentUser>('GET', '/goodword/user/me')).body.timeZone
  expect(await zoneOf((await create({ name: 'Lund', timeZone: 'Asia/Tokyo' })).body)).toBe('Asia/Tokyo')
  expect(await zoneOf((await create({ name: 'Other' })).body)).toBe('Europe/Berlin')
  expect((await create({ name: 'Third', timeZone: 'Mars' })).status).toBe(422)
})

test('copies settings, and nothing about clients or that names the other brand', async () => {
  const { h, owner, workspaceId, create } = await setUp()
  await saveSettings(h, owner, { postalAddress: 'Canary Street 1', reminders: { count: 2, afterDays: 9 } })
  await addStyle(h, owner, { name: 'Workshop', senderName: 'Canary sender', footer: 'Canary footer', subject: 'Hello' })
  await callIn(h, owner, workspaceId)('PUT', '/goodword/forms/default/settings', {
    accentColor: null,
    asksCompany: true,
    asksRole: false,
    questions: [],
    layout: 'steps',
  })
  await h.createRequest(owner, { customerEmail: 'canary@client.example' })
  await linkTo(h, owner)
  const rules = { ...defaultRequestRules, quietDays: 365 }
  await h.rows(connections, { workspaceId }).update({ rules })

  const { body } = await create({ name: 'Lund', copyFrom: workspaceId })
  const emails = (await callIn(h, owner, body.id)<EmailSettings>('GET', '/goodword/emails')).body
  expect(emails).toMatchObject({ postalAddress: null, reminders: { count: 2, afterDays: 9 } })
  expect(emails.styles).toMatchObject([
    { name: 'Standard' },
    { name: 'Workshop', subject: 'Hello', senderName: null, footer: null },
  ])
  expect(JSON.stringify(emails)).not.toMatch(/canary/i)
  const form = await callIn(h, owner, body.id)<FormSettings>('GET', '/goodword/forms/default/settings')
  expect(form.body).toMatchObject({ asksCompany: true, layout: 'steps' })
  expect(await h.rows(testimonials, { workspaceId: body.id }).count()).toBe(0)
  expect(await h.rows(connections, { workspaceId: body.id }).count()).toBe(0)
  expect(await h.rows(workspaces, { id: body.id }).one()).toMatchObject({ newLinkRules: rules })
})

test.each(['viewer', 'editor'] as const)('a %s cannot copy a workspace, and none is made', async (role) => {
  const { h, owner, workspaceId, create } = await setUp()
  const member = await addMember({ h, owner }, { role })
  await h.setPlan(member, 'studio')
  const before = await h.rows(workspaces).count()
  expect(await create({ name: 'Lund', copyFrom: workspaceId }, member)).toMatchObject({
    status: 403,
    body: { code: 'workspaces.copy_refused' },
  })
  expect(await h.rows(workspaces).count()).toBe(before)
})

test('the answer about a workspace of strangers is that about none', async () => {
  const { h, workspaceId, create } = await setUp()
  const stranger = await h.signUp()
  await h.setPlan(stranger, 'studio')
  const foreign = await create({ name: 'Lund', copyFrom: workspaceId }, stranger)
  const none = await create({ name: 'Lund', copyFrom: 'wsp_none' }, stranger)
  expect([foreign.status, foreign.body.message]).toEqual([none.status, none.body.message])
})

test('an admin of it can copy it', async () => {
  const { h, owner, workspaceId, create } = await setUp()
  const admin = await addMember({ h, owner }, { role: 'admin' })
  await h.setPlan(admin, 'studio')
  expect((await create({ name: 'Lund', copyFrom: workspaceId }, admin)).status).toBe(201)
})
