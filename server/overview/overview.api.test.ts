import { describe, expect, test } from 'vitest'
import type { Overview } from '#shared/overview.ts'
import type { Role } from '#shared/roles.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { connections } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const PATH = '/goodword/overview'

/** On Friday, 20 November 2026. */
async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  return { h, owner, first: (await h.services.users.getMember(owner.user.id)).workspaceId }
}

async function read(h: Harness, owner: TestOwner): Promise<Overview> {
  const { status, body } = await h.request<Overview>('GET', PATH, { token: await h.signIn(owner) })
  expect(status).toBe(200)
  return body
}

async function addWorkspace(h: Harness, { token }: TestOwner, name: string): Promise<string> {
  const { body } = await h.request<{ id: string }>('POST', '/goodword/workspace/create', { token, body: { name } })
  return body.id
}

const join = (h: Harness, { user }: TestOwner, workspaceId: string, role: Role) =>
  h.insertRows(workspaceMembers, { workspaceId, userId: user.id, role })

const at = (date: string) => new Date(`${date}T10:00:00Z`)

/** A request that was sent, and answered if there is a second day. */
async function addRequest(h: Harness, owner: TestOwner, { sent, answered }: { sent: string; answered?: string }) {
  const { id } = await h.createRequest(owner)
  if (answered !== undefined) await h.submit(id)
  const given = answered === undefined ? { status: 'sent' as const } : { submittedAt: at(answered) }
  await h.rows(testimonials, { id }).update({ sentAt: at(sent), ...given })
  return id
}

describe('the figures of a workspace', () => {
  test('are all zero at first', async () => {
    const { h, owner, first } = await setUp()
    const { workspaces: all, weeks, team } = await read(h, owner)
    expect(all).toEqual([
      {
        id: first,
        name: 'Feldmann Studio',
        imageUrl: null,
        role: 'owner',
        hasTeam: true,
        isFrozen: false,
        waiting: 0,
        waitingForSignOff: 0,
        owner: null,
        oldestWaitingAt: null,
        last30Days: { asked: 0, answered: 0 },
        last90Days: { asked: 0, answered: 0 },
        published: 0,
        newestPublishedOn: null,
        withheld: 0,
        remindersDue: 0,
        troubles: [],
        answersByWeek: Array.from({ length: 12 }, () => 0),
      },
    ])
    expect([weeks.at(0), weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16'])
    expect(team).toEqual({ from: '2026-11-16', to: '2026-11-20', entries: [] })
  })

  test('follow what is sent, answered, approved, rejected and withdrawn', async () => {
    const { h, owner, first } = await setUp()
    const decide = (id: string, move: 'approve' | 'reject') =>
      h.request('PUT', `/goodword/testimonial/${id}/${move}`, { token: owner.token })
    await addRequest(h, owner, { sent: '2026-11-18' })
    const oldest = await addRequest(h, owner, { sent: '2026-10-22', answered: '2026-11-15' })
    await addRequest(h, owner, { sent: '2026-10-21', answered: '2026-11-16' })
    await addRequest(h, owner, { sent: '2026-08-23', answered: '2026-08-30' })
    await h.rows(testimonials, { id: oldest }).update({ remindsAt: at('2026-11-21') })
    const approved = await addRequest(h, owner, { sent: '2026-11-01', answered: '2026-11-03' })
    const rejected = await addRequest(h, owner, { sent: '2026-11-02', answered: '2026-11-02' })
    await decide(approved, 'approve')
    await decide(rejected, 'reject')
    const [figures] = (await read(h, owner)).workspaces
    expect(figures).toMatchObject({
      id: first,
      waiting: 3,
      oldestWaitingAt: '2026-08-30T10:00:00.000Z',
      last30Days: { asked: 4, answered: 3 },
      last90Days: { asked: 6, answered: 5 },
      published: 1,
      newestPublishedOn: '2026-11-03',
      withheld: 1,
      answersByWeek: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1],
    })
    await decide(approved, 'reject')
    expect((await read(h, owner)).workspaces[0]).toMatchObject({ published: 0, newestPublishedOn: null, withheld: 2 })
  })

  test('count an answer without an email as asked, and not what the owner added', async () => {
    const { h, owner } = await setUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const added = { customerName: 'Ana', testimonial: 'Good.', isAttested: true }
    await h.request('POST', '/goodword/testimonial/add', { token: owner.token, body: added })
    const [figures] = (await read(h, owner)).workspaces
    expect(figures).toMatchObject({
      last30Days: { asked: 1, answered: 1 },
      published: 1,
      newestPublishedOn: '2026-11-20',
    })
    expect(figures?.answersByWeek.at(-1)).toBe(1)
  })

  test('have the reminders of the next seven days that clients will get', async () => {
    const { h, owner } = await setUp()
    const remindAt = async (date: string, changes: { declinedAt?: Date; areRemindersStopped?: boolean } = {}) => {
      const id = await addRequest(h, owner, { sent: '2026-11-18' })
      await h.rows(testimonials, { id }).update({ remindsAt: at(date), ...changes })
    }
    await remindAt('2026-11-21')
    await remindAt('2026-11-26')
    await remindAt('2026-11-28')
    await remindAt('2026-11-22', { declinedAt: at('2026-11-19') })
    await remindAt('2026-11-22', { areRemindersStopped: true })
    expect((await read(h, owner)).workspaces[0]?.remindersDue).toBe(2)
  })
})

describe('what has to be mended', () => {
  const troublesOf = async (h: Harness, owner: TestOwner) => (await read(h, owner)).workspaces[0]?.troubles

  test('are emails that did not arrive, and those of which nobody knows', async () => {
    const { h, owner } = await setUp()
    for (const emailDelivery of ['bounced', 'bounced', 'uncertain', 'delivered'] as const) {
      const id = await addRequest(h, owner, { sent: '2026-11-18' })
      await h.rows(testimonials, { id }).update({ emailDelivery })
    }
    expect(await troublesOf(h, owner)).toEqual([
      { kind: 'requests_undelivered', count: 2 },
      { kind: 'deliveries_uncertain', count: 1 },
    ])
  })

  test('are accounts that were unlinked at Stripe or can no longer be read', async () => {
    const { h, owner, first } = await setUp()
    const link = { workspaceId: first, isLive: false, connectedAt: at('2026-10-01') }
    await h.insertRows(
      connections,
      { ...link, id: 'con_1', accountId: 'acct_1', status: 'disconnected', givenUpAt: at('2026-11-14') },
      { ...link, id: 'con_2', accountId: 'acct_2', status: 'needs_attention' },
      { ...link, id: 'con_3', accountId: 'acct_3', status: 'active' },
      { ...link, id: 'con_4', accountId: 'acct_4', status: 'disconnected' },
    )
    expect(await troublesOf(h, owner)).toEqual([
      { kind: 'stripe_unlinked', at: '2026-11-14T10:00:00.000Z' },
      { kind: 'stripe_needs_attention' },
    ])
  })

  test('are requests that are used up, counted over all workspaces of the owner', async () => {
    const { h, owner } = await setUp()
    const other = await addWorkspace(h, owner, 'Halm')
    for (const workspaceId of [other, undefined, undefined, undefined, undefined])
      await h.request('POST', '/goodword/testimonial/create', {
        token: owner.token,
        headers: workspaceId === undefined ? {} : { 'x-workspace-id': workspaceId },
        body: { customerEmail: 'ana@client.example' },
      })
    await h.setPlan(owner, 'free')
    const usedUp = { kind: 'requests_used_up', limit: 5, resetsOn: '2026-12-01' }
    const troubles = (await read(h, owner)).workspaces.map((workspace) => workspace.troubles)
    // The plan has room for one of them.
    expect(troubles.toSorted((a, b) => a.length - b.length)).toEqual([[usedUp], [{ kind: 'frozen' }, usedUp]])
  })

  test('are emails that are paused', async () => {
    const { h, owner, first } = await setUp()
    await h.rows(workspaces, { id: first }).update({ sendingPausedAt: at('2026-11-19') })
    expect(await troublesOf(h, owner)).toEqual([{ kind: 'sending_paused', since: '2026-11-19T10:00:00.000Z' }])
  })
})

describe('members', () => {
  test('see the workspaces in which they are a member, whatever their role, and nothing of others', async () => {
    const { h, owner, first } = await setUp()
    const other = await h.signUp({ email: 'jo@brand.example', firstName: 'Jo', organisationName: 'CANARY Brand' })
    const brand = (await h.services.users.getMember(other.user.id)).workspaceId
    const third = await h.signUp({ email: 'sam@third.example', organisationName: 'Third' })
    await h.createRequest(other)
    await h.submit((await h.createRequest(other)).id)
    await join(h, third, first, 'viewer')
    expect(JSON.stringify(await read(h, owner))).not.toContain('CANARY')
    expect(JSON.stringify(await read(h, third))).not.toContain('CANARY')
    await join(h, third, brand, 'viewer')
    const seen = await read(h, third)
    expect(seen.workspaces.map(({ name, role, waiting, owner: who }) => [name, role, waiting, who])).toEqual([
      ['CANARY Brand', 'viewer', 1, { firstName: 'Jo', email: 'jo@brand.example' }],
      ['Feldmann Studio', 'viewer', 0, { firstName: 'Nora', email: owner.email }],
      ['Third', 'owner', 0, null],
    ])
    expect(JSON.stringify(seen)).not.toContain('ana@client.example')
    await h.rows(workspaceMembers, { workspaceId: brand, userId: third.user.id }).delete()
    expect(JSON.stringify(await read(h, third))).not.toContain('CANARY')
  })

  test('who administer a workspace see who did what there this week', async () => {
    const { h, owner, first } = await setUp()
    const halm = await addWorkspace(h, owner, 'Halm')
    const mira = await h.signUp({ email: 'mira@studio.example', firstName: 'Mira', lastName: 'Castell' })
    await join(h, mira, first, 'admin')
    await join(h, mira, halm, 'admin')
    const note = (workspaceId: string, actor: Actor, kind: 'settings_changed' | 'widget_changed' | 'data_exported') =>
      h.deps.db.transaction((tx) => recordActivity(tx, { workspaceId, actor, kind, now: h.clock.now() }))
    const byMira: Actor = { kind: 'member', userId: mira.user.id }
    h.clock.set(new Date('2026-11-15T22:59:00Z'))
    await note(halm, byMira, 'settings_changed')
    h.clock.set(new Date('2026-11-15T23:00:00Z'))
    await note(halm, byMira, 'settings_changed')
    h.clock.set(at('2026-11-20'))
    await note(first, byMira, 'widget_changed')
    await note(first, byMira, 'widget_changed')
    await note(first, byMira, 'data_exported')
    await note(first, { kind: 'sign_off', name: 'Jo Almqvist' }, 'settings_changed')
    const inHalm = { token: await h.signIn(owner), headers: { 'x-workspace-id': halm } }
    const body = { customerEmail: 'ana@client.example' }
    const { id } = (await h.request<{ id: string }>('POST', '/goodword/testimonial/create', { ...inHalm, body })).body
    await h.submit(id)
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, inHalm)
    const { team } = await read(h, owner)
    expect(team?.entries).toEqual([
      {
        actor: 'member',
        name: 'Mira Castell',
        role: 'admin',
        isCaller: false,
        work: [
          { kind: 'settings_changed', count: 1 },
          { kind: 'widgets_changed', count: 2 },
        ],
        workspaceIds: [first, halm],
        lastAt: '2026-11-20T10:00:00.000Z',
      },
      expect.objectContaining({ actor: 'sign_off', name: 'Jo Almqvist', role: null }),
      expect.objectContaining({
        name: 'Nora Feldmann',
        role: 'owner',
        isCaller: true,
        work: [{ kind: 'testimonials_approved', count: 1 }],
        workspaceIds: [halm],
      }),
    ])
    await h.rows(workspaceMembers, { userId: mira.user.id, workspaceId: halm }).update({ role: 'viewer' })
    expect((await read(h, owner)).team?.entries[0]).toMatchObject({ name: 'Mira Castell', role: null })
    // Mira is an admin of the first workspace only, so that she reads about nothing in the other.
    const seenByMira = (await read(h, mira)).team
    expect(seenByMira?.entries.flatMap(({ workspaceIds }) => workspaceIds)).toEqual([first, first])
    const viewer = await h.signUp({ email: 'sam@studio.example' })
    const own = (await h.services.users.getMember(viewer.user.id)).workspaceId
    await join(h, viewer, first, 'viewer')
    await h.rows(workspaceMembers, { workspaceId: own, userId: viewer.user.id }).delete()
    expect((await read(h, viewer)).team).toBeNull()
  })
})
