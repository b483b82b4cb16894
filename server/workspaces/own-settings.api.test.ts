import { describe, expect, test } from 'vitest'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { RequestUsage } from '#shared/testimonial-requests.ts'
import type { CurrentUser } from '#shared/users.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'
import { settingsInput } from '#server/testing/email-settings.ts'
import { createHarness } from '#server/testing/harness.ts'
import { addMember, callIn } from '#server/testing/members.ts'
import { confirmEmail } from '#server/testing/owners.ts'

async function setUp({ now }: { now?: string } = {}) {
  const h = await createHarness(now === undefined ? {} : { now })
  const owner = await h.signUp({ firstName: 'Nora', lastName: 'Halm', timeZone: 'Europe/Berlin', organisationName: '' })
  await h.setPlan(owner, 'studio')
  await confirmEmail({ h, owner })
  const first = owner.user.workspace.id
  const addWorkspace = async (name: string, timeZone: string) => {
    h.clock.advance({ seconds: 1 })
    const body = { name, timeZone }
    return (await h.request<{ id: string }>('POST', '/goodword/workspace/create', { token: owner.token, body })).body.id
  }
  return { h, owner, first, addWorkspace, inFirst: callIn(h, owner, first) }
}

describe('the time zone', () => {
  test('is the workspace’s, and an admin changes it', async () => {
    const { h, owner, first, addWorkspace } = await setUp()
    const second = await addWorkspace('Lund', 'Asia/Tokyo')
    const admin = await addMember({ h, owner }, { role: 'admin', timeZone: 'America/New_York' })
    const zoneIn = async (id: string) =>
      (await callIn(h, owner, id)<CurrentUser>('GET', '/goodword/user/me')).body.timeZone
    expect(await zoneIn(first)).toBe('Europe/Berlin')
    const changed = await callIn(h, admin, first)<CurrentUser>('PUT', '/goodword/user/me', {
      timeZone: 'Europe/Lisbon',
    })
    expect(changed).toMatchObject({ status: 200, body: { timeZone: 'Europe/Lisbon' } })
    expect([await zoneIn(first), await zoneIn(second)]).toEqual(['Europe/Lisbon', 'Asia/Tokyo'])
  })

  test('is refused to editors, who change their own name', async () => {
    const { h, owner, first } = await setUp()
    const editor = await addMember({ h, owner }, { role: 'editor' })
    const put = callIn(h, editor, first)
    expect(await put('PUT', '/goodword/user/me', { timeZone: 'Europe/Lisbon', firstName: 'Vic' })).toMatchObject({
      status: 403,
      body: { code: 'request.role_too_low' },
    })
    expect(await put('PUT', '/goodword/user/me', { firstName: 'Vic' })).toMatchObject({ body: { firstName: 'Vic' } })
  })

  test('of the payer’s first workspace decides when the month of all begins', async () => {
    const { h, owner, addWorkspace } = await setUp({ now: '2026-11-30T16:00:00Z' })
    const second = await addWorkspace('Lund', 'Asia/Tokyo')
    await h.setPlan(owner, 'pro')
    await h.createRequest(owner)
    // It is December in Tokyo, and November in Berlin.
    const usage = await callIn(h, owner, second)<RequestUsage>('GET', '/goodword/testimonial/usage')
    expect(usage.body).toMatchObject({ used: 1, resetsOn: '2026-12-01' })
  })
})

describe('who writes to clients', () => {
  test('is the owner, until an admin names somebody else', async () => {
    const { h, inFirst, owner } = await setUp()
    const read = async () => (await inFirst<EmailSettings>('GET', '/goodword/emails')).body
    expect(await read()).toMatchObject({
      person: null,
      owner: { firstName: 'Nora', lastName: 'Halm' },
      sender: { name: 'Nora Halm via Goodword', replyTo: owner.email },
    })
    const person = { firstName: 'Mira', lastName: 'Lund' }
    await inFirst('PUT', '/goodword/emails', settingsInput({ person }))
    expect(await read()).toMatchObject({ person, sender: { name: 'Mira Lund via Goodword' } })
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    const [email] = await h.emails()
    expect(email?.text).toContain('Mira Lund')
    expect(email?.text).not.toContain('Nora')
    await inFirst('PUT', '/goodword/emails', settingsInput())
    expect((await read()).person).toEqual(person)
    await inFirst('PUT', '/goodword/emails', settingsInput({ person: null }))
    expect((await read()).sender.name).toBe('Nora Halm via Goodword')
  })

  test('gets replies only as a member with a confirmed address', async () => {
    const { h, owner, first, inFirst } = await setUp()
    const editor = await addMember({ h, owner }, { role: 'editor', email: 'mira@agency.example' })
    const choose = (replyUserId: string | null) =>
      inFirst<EmailSettings & { code: string }>('PUT', '/goodword/emails', settingsInput({ replyUserId }))
    const stranger = await h.signUp()
    expect(await choose(stranger.user.id)).toMatchObject({
      status: 422,
      body: { code: 'emails.reply_member_unknown' },
    })
    expect((await choose(editor.user.id)).body.sender.replyTo).toBe('mira@agency.example')
    const replyTo = async () => (await inFirst<EmailSettings>('GET', '/goodword/emails')).body.sender.replyTo
    await h.rows(users, { id: editor.user.id }).update({ isEmailVerified: false })
    expect(await replyTo()).toBe(owner.email)
    await confirmEmail({ h, owner: editor })
    expect(await replyTo()).toBe('mira@agency.example')
    await h.rows(workspaceMembers, { workspaceId: first, userId: editor.user.id }).delete()
    expect(await replyTo()).toBe(owner.email)
  })

  test('is not changed by an editor', async () => {
    const { h, owner, first } = await setUp()
    const editor = await addMember({ h, owner }, { role: 'editor' })
    expect((await callIn(h, editor, first)('PUT', '/goodword/emails', settingsInput())).status).toBe(403)
  })
})
