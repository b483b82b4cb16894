import { expect, test } from 'vitest'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createHarness } from '#server/testing/harness.ts'
import { LANGUAGES } from '#shared/languages.ts'

/** A Berlin workspace of October with one request that was answered, an owner and an admin. */
async function setUp() {
  const h = await createHarness({ now: '2026-10-20T09:00:00Z' })
  const owner = await h.signUp({
    organisationName: 'Lund Coffee',
    timeZone: 'Europe/Berlin',
    email: 'nora@studio.example',
  })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const { id } = await h.createRequest(owner)
  await h.submit(id)
  await h.rows(users).update({ isEmailVerified: true })
  await h.reportOffering.plan()
  async function at(instant: string) {
    h.clock.set(new Date(instant))
    await h.setPlan(owner, 'studio')
    await h.drain()
  }
  async function addMember(role: 'viewer' | 'editor' | 'admin', email: string) {
    const member = await h.signUp({ email })
    await h.rows(users, { email }).update({ isEmailVerified: true })
    await h.insertRows(workspaceMembers, { workspaceId, userId: member.user.id, role })
    return member
  }
  const notices = async () => (await h.emails()).filter(({ subject }) => subject.includes('report'))
  return { h, owner, workspaceId, at, addMember, notices }
}

const FIRST_MORNING = '2026-11-02T08:00:00Z'

test('owners and admins are told on the first working morning, once, with a link to the workspace', async () => {
  const { h, workspaceId, at, addMember, notices } = await setUp()
  for (const role of ['viewer', 'editor', 'admin'] as const) await addMember(role, `${role}@studio.example`)
  await at('2026-11-02T07:30:00Z')
  expect(await notices()).toEqual([])
  await at(FIRST_MORNING)
  expect((await notices()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'admin@studio.example',
    'nora@studio.example',
  ])
  const [email] = await notices()
  expect(email?.subject).toBe('Lund Coffee: your report for October 2026')
  expect(email?.text).toContain('1 client was asked for a testimonial, and 1 client answered.')
  expect(email?.text).toContain(`http://goodword.test/reports/2026-10?workspace=${workspaceId}`)
  for (const instant of ['2026-11-02T12:00:00Z', '2026-11-09T08:00:00Z']) await at(instant)
  expect(await notices()).toHaveLength(2)
  expect(await h.rows(jobs, { kind: 'reports.offer' }).count()).toBe(1)
})

test('nobody is told twice when the clock goes back or the job runs again', async () => {
  const { h, at, notices } = await setUp()
  await at(FIRST_MORNING)
  await at('2026-10-02T08:00:00Z')
  await h.reportOffering.run({})
  await h.drain()
  await at(FIRST_MORNING)
  await h.reportOffering.run({})
  await h.drain()
  expect(await notices()).toHaveLength(1)
})

test('a member who was removed and came back is not told again', async () => {
  const { h, workspaceId, at, addMember, notices } = await setUp()
  const admin = await addMember('admin', 'jo@studio.example')
  await at(FIRST_MORNING)
  const key = { workspaceId, userId: admin.user.id }
  await h.rows(workspaceMembers, key).delete()
  await h.insertRows(workspaceMembers, { ...key, role: 'admin' })
  await at('2026-11-03T08:00:00Z')
  expect(await notices()).toHaveLength(2)
})

test.each<[string, (set: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>]>([
  [
    'does not want it',
    ({ h, owner }) => h.request('PUT', '/goodword/report/email', { token: owner.token, body: { isOn: false } }),
  ],
  ['has an unconfirmed address', ({ h }) => h.rows(users).update({ isEmailVerified: false })],
  ['is no member any more', ({ h }) => h.rows(workspaceMembers).delete()],
])('nobody is told who %s', async (_, happens) => {
  const set = await setUp()
  await happens(set)
  await set.at(FIRST_MORNING)
  expect(await set.notices()).toEqual([])
  expect(await set.h.rows(emailMessages, { kind: 'report_notice' }).count()).toBe(0)
})

test('nobody is told without the plan, of an empty month, or two weeks later', async () => {
  const { h, owner, at, notices } = await setUp()
  h.clock.set(new Date(FIRST_MORNING))
  await h.setPlan(owner, 'pro')
  await h.drain()
  await at('2026-11-17T08:00:00Z')
  await at('2026-12-01T08:00:00Z')
  expect(await notices()).toEqual([])
})

test.each(LANGUAGES)('a member is told in %s, the language of the account', async (language) => {
  const { h, at } = await setUp()
  await h.rows(users).update({ emailLanguage: language })
  await at(FIRST_MORNING)
  const email = (await h.emails()).find(({ subject }) => subject.startsWith('Lund Coffee'))
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date('2026-10-15'))
  expect(email?.subject).toContain(month)
  expect(email?.html).toContain(`<html lang="${language}">`)
})

test('the wish is each member’s own', async () => {
  const { h, owner, workspaceId, addMember } = await setUp()
  const admin = await addMember('admin', 'jo@studio.example')
  const headers = { 'x-workspace-id': workspaceId }
  const call = (token: string, body?: object) =>
    h.request(body ? 'PUT' : 'GET', '/goodword/report/email', { token, headers, body })
  expect((await call(owner.token, { isOn: false })).body).toEqual({ isOn: false })
  expect((await call(owner.token)).body).toEqual({ isOn: false })
  expect((await call(admin.token)).body).toEqual({ isOn: true })
})
