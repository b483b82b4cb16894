import { expect, test } from 'vitest'
import type { Notices } from '#shared/notices.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { createHarness } from '#server/testing/harness.ts'
import { addMember, callIn } from '#server/testing/members.ts'
import { confirmEmail, unconfirmEmail } from '#server/testing/owners.ts'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ email: 'nora@studio.example', firstName: 'Nora', organisationName: 'Halm' })
  await confirmEmail({ h, owner })
  const workspaceId = owner.user.workspace.id
  const editor = await addMember({ h, owner }, { role: 'editor', email: 'mira@agency.example', firstName: 'Mira' })
  const viewer = await addMember({ h, owner }, { role: 'viewer', email: 'vic@agency.example' })
  const answer = async () => {
    await h.submit((await h.createRequest(owner)).id)
  }
  const sent = async () => {
    await h.drain()
    const emails = (await h.emails()).filter(({ subject }) => subject.startsWith('Ana Ribeiro answered'))
    return emails.map(({ recipient }) => recipient).toSorted()
  }
  return { h, owner, editor, viewer, workspaceId, answer, sent }
}

test('a notice is an own email to each member who wants it, at first the owner and editors', async () => {
  const { answer, sent, h } = await setUp()
  await answer()
  expect(await sent()).toEqual(['mira@agency.example', 'nora@studio.example'])
  const greetings = (await h.emails()).flatMap(({ text }) => text.match(/^Hi .*,/)?.[0] ?? [])
  expect(greetings.toSorted()).toEqual(['Hi Mira,', 'Hi Nora,'])
})

test('each member chooses for one workspace, and nobody else', async () => {
  const { h, owner, editor, viewer, workspaceId, answer, sent } = await setUp()
  const put = (member: typeof editor, body: Partial<Notices>) =>
    callIn(h, member, workspaceId)<Notices>('PUT', '/goodword/notices', body)
  expect((await put(viewer, { newTestimonial: true })).body).toEqual({
    newTestimonial: true,
    requestScheduled: false,
    requestsUsedUp: false,
    paymentsNeedYou: false,
  })
  expect((await put(editor, { newTestimonial: false })).body.newTestimonial).toBe(false)
  const own = await h.request<Notices>('GET', '/goodword/notices', { token: owner.token })
  expect(own.body).toEqual({
    newTestimonial: true,
    requestScheduled: true,
    requestsUsedUp: true,
    paymentsNeedYou: true,
  })
  const elsewhere = callIn(h, editor, editor.user.workspace.id)
  expect((await elsewhere<Notices>('GET', '/goodword/notices')).body.newTestimonial).toBe(true)
  await answer()
  expect(await sent()).toEqual(['nora@studio.example', 'vic@agency.example'])
})

test('a choice that is none is refused, and so is a workspace of others', async () => {
  const { h, editor, workspaceId } = await setUp()
  const put = callIn(h, editor, workspaceId)
  expect((await put('PUT', '/goodword/notices', { newTestimonial: 'yes' })).status).toBe(422)
  const stranger = await h.signUp()
  expect((await callIn(h, stranger, workspaceId)('GET', '/goodword/notices')).status).toBe(404)
})

test('a notice names the workspace to a reader of several, and its links lead there', async () => {
  const { h, answer, sent, workspaceId } = await setUp()
  await answer()
  await sent()
  const emailTo = async (address: string) => (await h.emails()).find(({ recipient }) => recipient === address)
  expect(await emailTo('nora@studio.example')).toMatchObject({ subject: 'Ana Ribeiro answered' })
  const toMira = await emailTo('mira@agency.example')
  expect(toMira?.subject).toBe('Ana Ribeiro answered (Halm)')
  const links = toMira?.text.match(/http:\S+/g) ?? []
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(new URL(link).searchParams.get('workspace')).toBe(workspaceId)
})

test('a member who is removed before it is sent gets none', async () => {
  const { h, editor, answer, sent, workspaceId } = await setUp()
  await answer()
  await h.rows(workspaceMembers, { workspaceId, userId: editor.user.id }).delete()
  expect(await sent()).toEqual(['nora@studio.example'])
  expect(await h.rows(emailMessages, { memberUserId: editor.user.id }).list()).toMatchObject([{ status: 'failed' }])
})

test('an unconfirmed address gets one a day, however many workspaces it is about', async () => {
  const { h, editor, answer } = await setUp()
  await unconfirmEmail({ h, owner: editor })
  await answer()
  const other = await h.signUp()
  await h.insertRows(workspaceMembers, { workspaceId: other.user.workspace.id, userId: editor.user.id, role: 'admin' })
  await h.submit((await h.createRequest(other)).id)
  await h.drain()
  const subjects = (await h.emails()).filter(({ recipient }) => recipient === editor.email)
  expect(subjects.map(({ subject }) => subject)).toEqual(['You have a testimonial (Halm)'])
  expect(JSON.stringify(subjects)).not.toContain('Ana Ribeiro')
})

test('a member who closes the account leaves no email in the workspaces of others', async () => {
  const { h, editor, answer, sent } = await setUp()
  await answer()
  await sent()
  const { status } = await h.request('DELETE', '/goodword/user/me', {
    token: await h.signIn(editor),
    body: { email: editor.email },
  })
  expect(status).toBe(204)
  expect(await h.rows(emailMessages, { memberUserId: editor.user.id }).count()).toBe(0)
  expect(await h.rows(workspaceMembers, { userId: editor.user.id }).count()).toBe(0)
  await answer()
  expect(await h.rows(emailMessages, { kind: 'notice', status: 'queued' }).list()).toMatchObject([
    { recipient: 'nora@studio.example' },
  ])
})

test('an export holds the notices to its owner, and none to other members', async () => {
  const { h, owner, answer, sent } = await setUp()
  await answer()
  await sent()
  const exported = await h.request('GET', '/goodword/user/me/export', { token: await h.signIn(owner) })
  expect(JSON.stringify(exported.body)).toContain('nora@studio.example')
  expect(JSON.stringify(exported.body)).not.toContain('mira@agency.example')
})
