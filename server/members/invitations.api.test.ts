import { describe, expect, test } from 'vitest'
import type { Invitation } from '#shared/invitations.ts'
import type { CurrentUser } from '#shared/users.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { invitations } from '#server/db/schema/members.ts'
import { addWorkspace } from '#server/testing/freezing.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTeam } from '#server/testing/teams.ts'

async function setUp() {
  const h = await createHarness()
  return { h, ...(await createTeam(h)) }
}

const FREJA = 'freja@feldmann.example'

describe('inviting', () => {
  test('sends one email each, and skips members and those already invited', async () => {
    const { h, owner, invite, tokenOf } = await setUp()
    await invite([FREJA])
    const { status, body } = await invite(['bent@lund.example', 'BENT@lund.example', FREJA, owner.email])
    expect(status).toBe(201)
    expect(body.invited.map(({ email, role }) => [email, role])).toEqual([['bent@lund.example', 'editor']])
    expect(body.skipped).toEqual([
      { email: FREJA, reason: 'invited' },
      { email: owner.email, reason: 'member' },
    ])
    const token = await tokenOf('bent@lund.example')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await h.emails()).filter(({ recipient }) => recipient === 'bent@lund.example')).toHaveLength(1)
    // The link is in the email only.
    const stored = JSON.stringify([await h.rows(invitations).list(), await h.rows(emailMessages).list()])
    expect(stored).not.toContain(token)
  })

  test.each([
    [{ emails: [], role: 'editor' }, 'Enter at least one email address.'],
    [{ emails: ['nobody'], role: 'editor' }, 'Email address must be an address like ana@example.com.'],
    [{ emails: [FREJA], role: 'owner' }, 'Choose a role: viewer, editor or admin.'],
    [
      { emails: Array.from({ length: 21 }, (_, i) => `p${i}@x.example`), role: 'editor' },
      'You can invite 20 people at once.',
    ],
  ])('refuses %j with a sentence', async (body, message) => {
    const { call, owner } = await setUp()
    expect(await call(owner, 'POST', '/team/invitation', body)).toMatchObject({ status: 422, body: { message } })
  })

  test('needs the Studio plan', async () => {
    const { h, owner, invite } = await setUp()
    await h.setPlan(owner, 'pro')
    expect(await invite([FREJA])).toMatchObject({ status: 402, body: { code: 'members.no_team' } })
  })

  test('has a limit a day for each workspace and each address', async () => {
    const { h, invite, call, owner } = await setUp()
    for (const round of [1, 2]) {
      const some = Array.from({ length: 20 }, (_, i) => `p${round}-${i}@x.example`)
      expect((await invite(some)).status).toBe(201)
    }
    const more = Array.from({ length: 20 }, (_, i) => `more${i}@x.example`)
    expect(await invite(more)).toMatchObject({ status: 409, body: { code: 'members.too_many_invitations' } })
    expect(await h.rows(invitations).count()).toBe(40)
    h.clock.advance({ hours: 25 })
    const again = { as: { ...owner, token: await h.signIn(owner) } }
    for (const _ of [1, 2, 3]) {
      const { body } = await invite([FREJA], again)
      await call(again.as, 'DELETE', `/team/invitation/${body.invited[0]?.id}`)
    }
    expect((await invite([FREJA], again)).status).toBe(409)
  })
})

describe('an invitation', () => {
  test('that is resent keeps its link and works seven more days', async () => {
    const { h, invite, call, owner, tokenOf } = await setUp()
    const [sent] = (await invite([FREJA])).body.invited
    const token = await tokenOf(FREJA)
    h.clock.advance({ days: 8 })
    expect((await call<Invitation>(null, 'GET', `/invitation/${token}`)).body.status).toBe('expired')
    const again = await h.signIn(owner)
    expect((await call({ token: again }, 'POST', `/team/invitation/${sent?.id}/resend`)).status).toBe(200)
    expect(await tokenOf(FREJA)).toBe(token)
    expect((await call<Invitation>(null, 'GET', `/invitation/${token}`)).body.status).toBe('pending')
  })

  test('that is corrected goes to the other address, and the first link stops working', async () => {
    const { invite, call, owner, tokenOf, readTeam } = await setUp()
    const [sent] = (await invite(['freja@feldman.example'])).body.invited
    const wrong = await tokenOf('freja@feldman.example')
    const path = `/team/invitation/${sent?.id}`
    expect((await call(owner, 'PUT', path, { email: owner.email })).body.code).toBe('members.already_member')
    expect((await call(owner, 'PUT', path, { email: FREJA })).status).toBe(200)
    expect((await call<Invitation>(null, 'GET', `/invitation/${wrong}`)).body.status).toBe('revoked')
    expect((await readTeam()).invitations.map(({ email }) => email)).toEqual([FREJA])
    expect((await call(owner, 'DELETE', path)).status).toBe(404)
  })

  test('shows who invites to what, and less once it is over', async () => {
    const { h, invite, call, owner, tokenOf } = await setUp()
    const request = await h.createRequest(owner)
    await h.submit(request.id, { testimonial: 'Now they bring people back to it.' })
    await call(owner, 'PUT', `/testimonial/${request.id}/approve`)
    const [sent] = (await invite([FREJA])).body.invited
    const token = await tokenOf(FREJA)
    expect((await call<Invitation>(null, 'GET', `/invitation/${token}`)).body).toMatchObject({
      status: 'pending',
      workspaceName: 'Lund Coffee',
      inviterName: 'Nora Feldmann',
      inviterEmail: owner.email,
      email: FREJA,
      role: 'editor',
      quote: { text: 'Now they bring people back to it.' },
    })
    await call(owner, 'DELETE', `/team/invitation/${sent?.id}`)
    const { body } = await call<Invitation>(null, 'GET', `/invitation/${token}`)
    expect(body.status).toBe('revoked')
    expect(JSON.stringify(body)).not.toContain(FREJA)
    expect((await call(owner, 'POST', `/invitation/${token}/accept`)).body.code).toBe('invitations.ended')
    const [unknown, malformed] = [
      await call(null, 'GET', '/invitation/AAAA'),
      await call(null, 'GET', '/invitation/%20'),
    ]
    expect([unknown.status, malformed.status]).toEqual([404, 404])
    expect(unknown.body.message).toBe(malformed.body.message)
  })

  test('says that nobody can join while the plan of the owner has no team, or none for this workspace', async () => {
    const { h, invite, call, owner, tokenOf, workspaceId } = await setUp()
    await invite([FREJA])
    const token = await tokenOf(FREJA)
    const obstacle = async () => {
      const { body } = await call<Invitation>(null, 'GET', `/invitation/${token}`)
      return body.status === 'pending' ? body.obstacle : body.status
    }
    expect(await obstacle()).toBeNull()
    await h.setPlan(owner, 'pro')
    expect(await obstacle()).toBe('no_team')
    await h.setPlan(owner, 'studio')
    await addWorkspace(h, owner, 'Halm')
    await h.setPlan(owner, 'free')
    expect(await obstacle()).toBe('frozen')
    const other = await h.signUp({ email: FREJA })
    expect((await call(other, 'POST', `/invitation/${token}/accept`)).body.code).toBe('members.no_team')
    expect(await h.rows(workspaceMembers, { workspaceId }).count()).toBe(1)
    await h.setPlan(owner, 'studio')
    expect(await obstacle()).toBeNull()
  })

  test('is declined without an account, once', async () => {
    const { invite, call, tokenOf } = await setUp()
    await invite([FREJA])
    const token = await tokenOf(FREJA)
    expect((await call(null, 'POST', `/invitation/${token}/decline`)).status).toBe(204)
    expect((await call(null, 'POST', `/invitation/${token}/decline`)).body.message).toBe(
      'This invitation was declined. Ask for a new one.',
    )
  })
})

describe('accepting', () => {
  test('twice at once makes one member, and others find the link used', async () => {
    const { h, invite, call, tokenOf, workspaceId } = await setUp()
    await invite([FREJA])
    const token = await tokenOf(FREJA)
    const freja = await h.signUp({ email: FREJA })
    h.clock.advance({ seconds: 1 })
    const answers = await Promise.all([1, 2].map(() => call(freja, 'POST', `/invitation/${token}/accept`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await h.rows(workspaceMembers, { workspaceId }).count()).toBe(2)
    const other = await h.signUp({ email: 'other@x.example' })
    expect(await call(other, 'POST', `/invitation/${token}/accept`)).toMatchObject({
      status: 409,
      body: { message: 'This invitation was already used. Each link works once.' },
    })
    // The workspace opens from then on.
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: freja.token })
    expect(me.body.workspace).toMatchObject({ id: workspaceId, role: 'editor' })
  })

  test('works with another address, not for a member, and not once the plan has no team', async () => {
    const { h, invite, call, owner, tokenOf } = await setUp()
    await invite([FREJA])
    const token = await tokenOf(FREJA)
    expect((await call(owner, 'POST', `/invitation/${token}/accept`)).body.code).toBe('members.you_are_member')
    await h.setPlan(owner, 'free')
    const other = await h.signUp({ email: 'freja.holm@x.example' })
    expect((await call(other, 'POST', `/invitation/${token}/accept`)).status).toBe(402)
    await h.setPlan(owner, 'studio')
    expect((await call(other, 'POST', `/invitation/${token}/accept`)).status).toBe(200)
  })
})

describe('signing up by an invitation', () => {
  const account = { firstName: 'Freja', lastName: 'Holm', password: 'correct horse', timeZone: 'UTC' }

  test('joins the workspace, makes none, and confirms no address', async () => {
    const { h, invite, tokenOf, workspaceId } = await setUp()
    await invite([FREJA])
    const body = { ...account, email: FREJA, invitation: await tokenOf(FREJA) }
    const answer = await h.request<CurrentUser>('POST', '/goodword/user/sign-up', { body })
    expect(answer).toMatchObject({
      status: 201,
      body: { isEmailVerified: false, plan: 'studio', workspace: { id: workspaceId, role: 'editor' } },
    })
    expect(answer.body.workspaces).toHaveLength(1)
    expect(await h.rows(workspaces).count()).toBe(1)
    const token = await h.signIn({ email: FREJA, password: account.password })
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token })
    expect(me.body.workspaces).toHaveLength(1)
    expect(await h.rows(workspaces).count()).toBe(1)
  })

  test('is refused before there is an account when the link is over', async () => {
    const { h, invite, call, owner, tokenOf } = await setUp()
    const [sent] = (await invite([FREJA])).body.invited
    const body = { ...account, email: FREJA, invitation: await tokenOf(FREJA) }
    await call(owner, 'DELETE', `/team/invitation/${sent?.id}`)
    expect((await h.request('POST', '/goodword/user/sign-up', { body })).status).toBe(409)
    const { invitation: _, ...plain } = body
    expect((await h.request('POST', '/goodword/user/sign-up', { body: plain })).status).toBe(201)
  })
})
