import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/users.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { activity } from '#server/db/schema/activity.ts'
import { invitations } from '#server/db/schema/members.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTeam } from '#server/testing/teams.ts'

async function setUp() {
  const h = await createHarness()
  const team = await createTeam(h)
  const mira = await team.join('mira@feldmann.example', 'admin')
  return { h, ...team, mira }
}

describe('the list of members', () => {
  test('has the owner first, and invitations only for those who may invite', async () => {
    const { h, join, invite, readTeam, owner, mira, workspaceId } = await setUp()
    const viewer = await join('henrik@lund.example', 'viewer', 'Henrik')
    await invite(['freja@feldmann.example'])
    const { members, invitations: pending, transfer } = await readTeam()
    expect(members.map(({ name, email, role }) => [name, email, role])).toEqual([
      ['Nora Feldmann', owner.email, 'owner'],
      ['Henrik Castell', 'henrik@lund.example', 'viewer'],
      ['Mira Castell', mira.email, 'admin'],
    ])
    expect(transfer).toBeNull()
    expect(pending.map(({ email }) => email)).toEqual(['freja@feldmann.example'])
    expect((await readTeam(mira)).invitations).toHaveLength(1)
    expect((await readTeam(viewer)).invitations).toEqual([])
    // Of another workspace, nothing is in it.
    const other = await h.signUp({ email: 'CANARY@elsewhere.example', organisationName: 'CANARYQ' })
    await h.setPlan(other, 'studio')
    await h.request('POST', '/goodword/team/invitation', {
      token: other.token,
      body: { emails: ['canary@invited.example'], role: 'viewer' },
    })
    expect(JSON.stringify(await readTeam())).not.toMatch(/canary/i)
    expect(JSON.stringify(await h.rows(activity, { workspaceId }).list())).not.toMatch(/canary/i)
  })
})

describe('a role', () => {
  test('is changed up to the own one, and recorded', async () => {
    const { h, call, join, owner, mira, workspaceId } = await setUp()
    const editor = await join('ilyas@feldmann.example', 'editor', 'Ilyas')
    const path = `/team/member/${editor.user.id}`
    expect(await call(mira, 'PUT', path, { role: 'admin' })).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect((await call(mira, 'PUT', `/team/member/${owner.user.id}`, { role: 'viewer' })).body).toMatchObject({
      code: 'members.is_owner',
    })
    expect((await call(owner, 'PUT', path, { role: 'owner' })).body.message).toBe(
      'Choose a role: viewer, editor or admin.',
    )
    expect((await call(owner, 'PUT', '/team/member/usr_none', { role: 'viewer' })).status).toBe(404)
    const [recorded] = await h.rows(activity, { workspaceId, kind: 'member_role_changed' }).list()
    expect(recorded).toMatchObject({
      actorName: 'Mira Castell',
      subject: 'Ilyas Castell',
      changes: [{ setting: 'role', before: 'editor', after: 'admin' }],
    })
  })

  test('that is lowered takes invitations along, and refuses the next call', async () => {
    const { h, call, invite, owner, mira } = await setUp()
    await invite(['jo@feldmann.example'], { role: 'admin', as: mira })
    await call(owner, 'PUT', `/team/member/${mira.user.id}`, { role: 'viewer' })
    expect(await h.rows(invitations, { email: 'jo@feldmann.example' }).list()).toMatchObject([{ status: 'revoked' }])
    expect((await invite(['x@feldmann.example'], { role: 'viewer', as: mira })).status).toBe(403)
    expect((await h.request('POST', '/goodword/testimonial/create', { token: mira.token, body: {} })).status).toBe(403)
  })
})

describe('a member who is removed', () => {
  test('is refused at the next call, is told, and leaves behind what they did', async () => {
    const { h, call, invite, owner, mira, workspaceId } = await setUp()
    const request = await h.createRequest(mira)
    await invite(['second@mira.example'], { as: mira })
    expect((await call(owner, 'DELETE', `/team/member/${mira.user.id}`)).status).toBe(204)
    expect((await call(mira, 'GET', '/team')).status).toBe(404)
    const details = await call(owner, 'GET', `/testimonial/${request.id}/details`)
    expect(details.status).toBe(200)
    expect(await h.rows(invitations, { email: 'second@mira.example' }).list()).toMatchObject([{ status: 'revoked' }])
    expect(await h.rows(activity, { workspaceId, kind: 'member_removed' }).list()).toMatchObject([
      { subject: 'Mira Castell', actorName: 'Nora Feldmann' },
    ])
    await h.drain()
    const notice = (await h.emails()).find(({ subject }) => subject === 'You’re no longer a member of Lund Coffee')
    expect(notice?.recipient).toBe(mira.email)
    // The own workspace of the sign-up is still there.
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: mira.token })
    expect(me.body.workspace.role).toBe('owner')
    expect((await call(owner, 'DELETE', `/team/member/${mira.user.id}`)).status).toBe(404)
  })

  test('during their own call can’t finish it', async () => {
    const { call, invite, owner, mira, readTeam } = await setUp()
    const answers = await Promise.all([
      call(owner, 'DELETE', `/team/member/${mira.user.id}`),
      invite(['back@mira.example'], { as: mira }),
    ])
    expect(answers[0].status).toBe(204)
    expect((await readTeam()).invitations).toEqual([])
  })

  test('can’t be the owner, also not by an admin', async () => {
    const { call, owner, mira } = await setUp()
    expect((await call(mira, 'DELETE', `/team/member/${owner.user.id}`)).body.code).toBe('members.is_owner')
  })
})

describe('leaving', () => {
  test('ends the membership; the owner can’t', async () => {
    const { h, call, owner, mira, workspaceId } = await setUp()
    expect((await call(owner, 'POST', '/team/leave')).body).toMatchObject({
      code: 'members.owner_stays',
      message: 'You own this workspace. Transfer it to another member before you leave, or delete it.',
    })
    expect((await call(mira, 'POST', '/team/leave')).status).toBe(204)
    expect((await call(mira, 'GET', '/team')).status).toBe(404)
    expect(await h.rows(activity, { workspaceId, kind: 'member_left' }).count()).toBe(1)
  })
})

describe('deleting a workspace', () => {
  test('needs its name, closes it at once for everybody, tells the others, and erases it', async () => {
    const { h, call, owner, mira, workspaceId } = await setUp()
    expect((await call(owner, 'DELETE', '/workspace', { name: 'Lund Coffee' })).body.code).toBe('workspaces.only_one')
    const second = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
      token: owner.token,
      body: { name: 'Halm' },
    })
    expect((await call(owner, 'DELETE', '/workspace', { name: 'Halm' })).body.code).toBe('workspaces.wrong_name')
    expect((await call(mira, 'DELETE', '/workspace', { name: 'Lund Coffee' })).status).toBe(403)
    expect((await call(owner, 'DELETE', '/workspace', { name: 'Lund Coffee' })).status).toBe(204)
    expect((await call(mira, 'GET', '/team')).status).toBe(404)
    await h.drain()
    expect(await h.rows(workspaces, { id: workspaceId }).count()).toBe(0)
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body.workspaces.map(({ id }) => id)).toEqual([second.body.id])
    expect(
      (await h.emails())
        .filter(({ subject }) => subject === 'Lund Coffee was deleted')
        .map(({ recipient }) => recipient),
    ).toEqual([mira.email])
  })
})

describe('closing an account', () => {
  test('with members in its workspace needs a confirmation, and tells them', async () => {
    const { h, call, owner, mira, workspaceId } = await setUp()
    const refused = await call(owner, 'DELETE', '/user/me', { email: owner.email })
    expect(refused).toMatchObject({ status: 409, body: { code: 'users.owns_teams' } })
    expect(refused.body.message).toBe(
      'Other people work in Lund Coffee. Transfer ownership first, or confirm that everything is deleted for them too.',
    )
    expect((await call(owner, 'DELETE', '/user/me', { email: owner.email, deletesTeams: true })).status).toBe(204)
    expect((await call(mira, 'GET', '/team')).status).toBe(404)
    await h.drain()
    expect(await h.rows(workspaces, { id: workspaceId }).count()).toBe(0)
    expect((await h.emails()).find(({ subject }) => subject === 'Lund Coffee was deleted')?.recipient).toBe(mira.email)
  })

  test('of a member leaves the workspaces of others as they are', async () => {
    const { h, call, owner, mira, readTeam, workspaceId } = await setUp()
    expect((await call(mira, 'DELETE', '/user/me', { email: mira.email })).status).toBe(204)
    expect((await readTeam()).members.map(({ userId }) => userId)).toEqual([owner.user.id])
    await h.drain()
    expect(await h.rows(workspaceMembers, { workspaceId }).count()).toBe(1)
    expect(await h.rows(activity, { workspaceId, kind: 'member_left' }).list()).toMatchObject([
      { actorName: 'Mira Castell' },
    ])
  })
})
