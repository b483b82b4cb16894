import { describe, expect, test } from 'vitest'
import { INVITATION_DAYS, type TeamInvitation } from '#shared/members.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import { invitations, invitationSendings, ownershipTransfers } from '#server/db/schema/members.ts'
import { about, addWorkspace } from '#server/testing/freezing.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTeam } from '#server/testing/teams.ts'
import { sweepMembers } from './sweep.service.ts'

async function setUp() {
  const h = await createHarness()
  const team = await createTeam(h)
  /** Some days later, with a new session. */
  async function later(days: number) {
    h.clock.advance({ days })
    return { ...team.owner, token: await h.signIn(team.owner) }
  }
  return { h, ...team, later }
}

const FREJA = 'freja@feldmann.example'
const some = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}${i}@x.example`)

describe('the limit of a day', () => {
  test('counts what was sent in the last 24 hours, and no earlier emails of the same invitations', async () => {
    const { h, invite, call, readTeam, later } = await setUp()
    await invite(some(20, 'first'))
    await invite(some(5, 'first-more'))
    const as = await later(2)
    for (const { id } of (await readTeam(as)).invitations)
      expect((await call(as, 'POST', `/team/invitation/${id}/resend`)).status).toBe(200)
    expect(await h.rows(invitationSendings).count()).toBe(50)
    expect((await invite(some(20, 'second'), { as })).status).toBe(201)
    expect((await invite(some(6, 'third'), { as })).body).toMatchObject({ code: 'members.too_many_invitations' })
    expect((await invite(some(5, 'third'), { as })).status).toBe(201)
  })

  test('lets a new colleague be invited to many workspaces at once, and nobody be flooded', async () => {
    const { h, owner, workspaceId } = await setUp()
    const inviteTo = (id: string, email: string) =>
      h.request<{ invited: TeamInvitation[]; message: string }>('POST', '/goodword/team/invitation', {
        token: owner.token,
        headers: about(id),
        body: { emails: [email], role: 'editor' },
      })
    const statuses = new Set<number>()
    for (let brand = 0; brand < 20; brand += 1) {
      const id = brand === 0 ? workspaceId : await addWorkspace(h, owner, `Brand ${brand}`)
      statuses.add((await inviteTo(id, FREJA)).status)
    }
    expect([...statuses]).toEqual([201])
    const { status, body } = await inviteTo(await addWorkspace(h, owner, 'One too many'), FREJA)
    expect(status).toBe(409)
    expect(body.message).toBe('Too many invitations were sent to freja@feldmann.example today. Try again tomorrow.')
    expect((await inviteTo(workspaceId, 'bent@x.example')).status).toBe(201)
  })

  test('also counts the emails of workspaces that were deleted since', async () => {
    const { h, owner } = await setUp()
    const inviteTo = (headers: Record<string, string>, emails: string[]) =>
      h.request('POST', '/goodword/team/invitation', { token: owner.token, headers, body: { emails, role: 'editor' } })
    for (const number of [1, 2, 3, 4, 5]) {
      const name = `Brand ${number}`
      const headers = about(await addWorkspace(h, owner, name))
      expect((await inviteTo(headers, some(20, `guest${number}-`))).status).toBe(201)
      const deleted = await h.request('DELETE', '/goodword/workspace', { token: owner.token, headers, body: { name } })
      expect(deleted.status).toBe(204)
    }
    expect(JSON.stringify(await h.rows(invitationSendings).list())).not.toContain('guest')
    const refused = await inviteTo({}, [FREJA])
    expect(refused.body).toMatchObject({ code: 'members.too_many_invitations' })
  })

  test('an invitation is sent five times in all', async () => {
    const { invite, call, later } = await setUp()
    const [sent] = (await invite([FREJA])).body.invited
    const path = `/team/invitation/${sent?.id}/resend`
    for (const _ of [2, 3, 4, 5]) expect((await call(await later(2), 'POST', path)).status).toBe(200)
    expect(await call(await later(2), 'POST', path)).toMatchObject({
      status: 409,
      body: {
        message: 'This invitation was sent 5 times, which is the maximum. Revoke it, then invite the address again.',
      },
    })
  })
})

describe('inviting again with the same Idempotency-Key', () => {
  test('sends nothing, and answers as before', async () => {
    const { h, owner, headers, call } = await setUp()
    const send = (body: unknown, key = 'the-same-key') =>
      h.request<{ invited: TeamInvitation[]; skipped: unknown[] }>('POST', '/goodword/team/invitation', {
        token: owner.token,
        headers: { ...headers, 'idempotency-key': key },
        body,
      })
    const body = { emails: [FREJA, owner.email], role: 'editor' }
    const first = await send(body)
    expect(first.status).toBe(201)
    const again = await send(body)
    expect([again.status, again.body]).toEqual([201, first.body])
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient === FREJA)).toHaveLength(1)
    expect((await send({ ...body, role: 'viewer' })).status).toBe(422)
    // The answer is kept without addresses.
    const kept = JSON.stringify(await h.rows(idempotencyKeys).list())
    expect(kept).toContain('"reason')
    expect(kept).not.toContain(FREJA)
    // Another workspace has keys of its own.
    const other = await addWorkspace(h, owner, 'Halm')
    const there = await h.request('POST', '/goodword/team/invitation', {
      token: owner.token,
      headers: { ...about(other), 'idempotency-key': 'the-same-key' },
      body,
    })
    expect(there.status).toBe(201)
    await call(owner, 'DELETE', `/team/invitation/${first.body.invited[0]?.id}`)
    expect((await send(body)).body.invited).toHaveLength(1)
  })
})

describe('housekeeping', () => {
  test('deletes invitations 90 days after they expired, counted emails after a day, and offers that expired', async () => {
    const { h, invite, join, call, owner, later } = await setUp()
    const mira = await join('mira@feldmann.example', 'admin')
    await invite([FREJA])
    const offer = { userId: mira.user.id, name: 'Lund Coffee' }
    expect((await call(owner, 'POST', '/team/transfer', offer)).status).toBe(201)
    const sweep = () => h.deps.db.transaction((tx) => sweepMembers(tx, h.clock.now()))
    const left = async () => [
      await h.rows(invitations, { email: FREJA }).count(),
      await h.rows(invitationSendings).count(),
      await h.rows(ownershipTransfers).count(),
    ]
    await sweep()
    expect(await left()).toEqual([1, 2, 1])
    h.clock.advance({ hours: 25 })
    await sweep()
    expect(await left()).toEqual([1, 0, 1])
    h.clock.advance({ days: INVITATION_DAYS })
    await sweep()
    expect(await left()).toEqual([1, 0, 0])
    h.clock.advance({ days: 88 })
    await sweep()
    expect(await left()).toEqual([1, 0, 0])
    const as = await later(2)
    await invite(['newer@x.example'], { as })
    await sweep()
    expect(await left()).toEqual([0, 1, 0])
  })
})
