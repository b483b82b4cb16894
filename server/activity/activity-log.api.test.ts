import { isPostgres } from '#server/db/dialect/dialect.ts'
import { describe, expect, test } from 'vitest'
import { ACTIVITY_KINDS } from '#shared/activity.ts'
import { TESTIMONIAL_EVENT_KINDS } from '#shared/testimonial-details.ts'
import { ACTIVITY_GROUPS, type ActivityItem } from '#shared/workspace-activity.ts'
import { activity } from '#server/db/schema/activity.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { addMember, readActivity, readAllActivity, setUpActivity } from '#server/testing/activity.ts'
import { planOf } from '#server/testing/query-plan.ts'
import { activityPage, eventsPage } from './activity-log.repository.ts'

const kindsOf = ({ items }: { items: ActivityItem[] }) => items.map(({ kind }) => kind)

test('says who did what on which testimonial, newest first', async () => {
  const { h, owner } = await setUpActivity()
  const mira = await addMember(h, owner, { role: 'editor' })
  const { id } = await h.createRequest(owner)
  h.clock.advance({ minutes: 1 })
  await h.submit(id)
  h.clock.advance({ minutes: 1 })
  await mira.call('PUT', `/goodword/testimonial/${id}/approve`)
  const { body } = await readActivity(h, owner)
  const testimonial = { id, customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example' }
  expect(body.items.map(({ kind, actor, name, role, testimonial: about }) => [kind, actor, name, role, about])).toEqual(
    [
      ['approved', 'member', 'Mira Castell', 'editor', testimonial],
      ['submitted', 'client', null, null, testimonial],
      ['created', 'member', 'Nora Feldmann', 'owner', testimonial],
    ],
  )
  expect(body.members.map(({ name }) => name)).toEqual(['Mira Castell', 'Nora Feldmann'])
})

test('is for admins; editors and viewers are told so', async () => {
  const { h, owner } = await setUpActivity()
  for (const path of ['/goodword/workspace/activity', '/goodword/workspace/activity/export']) {
    for (const role of ['viewer', 'editor'] as const) {
      const member = await addMember(h, owner, { role })
      expect(await member.call('GET', path)).toMatchObject({ status: 403, body: { code: 'request.role_too_low' } })
    }
    const admin = await addMember(h, owner, { role: 'admin' })
    expect((await admin.call('GET', path)).status).toBe(200)
  }
})

test.each([
  ['?days=31', 'Days must be 30, 90, 365 or 730.'],
  ['?days=x', 'Days must be 30, 90, 365 or 730.'],
  ['?kind=all', `Kind must be one of: ${ACTIVITY_GROUPS.join(', ')}.`],
  ['?person=a%20b', 'Person must be the id of a member, or clients, automatic or sign_off.'],
  ['?before=yesterday', 'Before must be the value of next of an earlier page.'],
])('refuses %s with a sentence', async (query, message) => {
  const { h, owner } = await setUpActivity()
  expect(await readActivity(h, owner, query)).toMatchObject({ status: 422, body: { message } })
})

describe('pages', () => {
  test('hold everything once, in one order, although much happened in the same instant', async () => {
    const { h, owner, workspaceId } = await setUpActivity()
    const { id: testimonialId } = await h.createRequest(owner)
    const at = (number: number) => new Date(h.clock.now().getTime() - Math.floor(number / 40) * 1000)
    const about = { workspaceId, actor: 'system' } as const
    for (let number = 0; number < 120; number += 1) {
      const event = { ...about, id: `evt_${number}`, testimonialId, kind: 'sent', at: at(number) } as const
      await h.insertRows(testimonialEvents, event)
      await h.insertRows(activity, { ...about, id: `act_${number}`, kind: 'widget_changed', at: at(number) })
    }
    const { items, pages } = await readAllActivity(h, owner)
    expect(pages).toEqual([50, 50, 50, 50, 41])
    expect(new Set(items.map(({ id }) => id)).size).toBe(241)
    const order = items.map((item) => `${item.at} ${item.id}`)
    expect(order).toEqual(order.toSorted().toReversed())
    expect((await readAllActivity(h, owner)).items).toEqual(items)
  })

  test('of 50 lines are not followed by an empty one', async () => {
    const { h, owner, workspaceId } = await setUpActivity()
    for (let number = 0; number < 50; number += 1) {
      const line = { workspaceId, actor: 'system', kind: 'widget_changed', at: h.clock.now() } as const
      await h.insertRows(activity, { ...line, id: `act_${number}` })
    }
    expect((await readAllActivity(h, owner)).pages).toEqual([50])
  })

  test.skipIf(isPostgres)('are read from an index in its order, without sorting', async () => {
    const { h, workspaceId } = await setUpActivity()
    const page = { workspaceId, since: new Date(0), before: { at: h.clock.now(), id: 'evt_1' }, limit: 51 }
    for (const more of [{}, { person: 'usr_1' }, { person: 'automatic' }]) {
      const events = await planOf(h, (tx) => eventsPage(tx, { ...page, ...more, kinds: ['approved'] }))
      expect(events[0]).toMatch(/^SEARCH testimonial_events USING INDEX testimonial_events_newest/)
      const lines = await planOf(h, (tx) => activityPage(tx, { ...page, ...more, kinds: undefined }))
      expect(lines[0]).toMatch(/^SEARCH activity USING INDEX activity_newest/)
      for (const step of [...events, ...lines]) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/)
    }
  })
})

describe('a filter', () => {
  test('finds what one person did, and what clients, rules and the product did', async () => {
    const { h, owner } = await setUpActivity()
    const mira = await addMember(h, owner, { role: 'editor' })
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    await h.submit(id)
    await mira.call('PUT', `/goodword/testimonial/${id}/reject`)
    const found = async (person: string) => kindsOf((await readActivity(h, owner, `?person=${person}`)).body)
    expect(await found(mira.user.id)).toEqual(['rejected'])
    // Both in the same instant.
    expect(await found(owner.user.id)).toEqual(['queued', 'created'])
    expect(await found('clients')).toEqual(['submitted'])
    expect(await found('automatic')).toEqual(['sent'])
    expect(await found('sign_off')).toEqual([])
    expect(await found('usr_nobody')).toEqual([])
  })

  test('finds each kind in exactly one group', async () => {
    const { h, owner, workspaceId } = await setUpActivity()
    const { id: testimonialId } = await h.createRequest(owner)
    const line = { workspaceId, actor: 'system', at: h.clock.now() } as const
    await h.rows(testimonialEvents).delete()
    for (const kind of ACTIVITY_KINDS) await h.insertRows(activity, { ...line, id: `act_${kind}`, kind })
    for (const kind of TESTIMONIAL_EVENT_KINDS)
      await h.insertRows(testimonialEvents, { ...line, id: `evt_${kind}`, testimonialId, kind })
    const found: string[] = []
    for (const group of ACTIVITY_GROUPS)
      found.push(...kindsOf(await readAllActivity(h, owner, `?days=30&kind=${group}`)))
    expect(found.toSorted()).toEqual([...ACTIVITY_KINDS, ...TESTIMONIAL_EVENT_KINDS].toSorted())
  })

  test('finds what happened in so many days', async () => {
    const { h, owner, workspaceId } = await setUpActivity()
    const day = (ago: number) => new Date(h.clock.now().getTime() - ago * 24 * 60 * 60 * 1000)
    for (const ago of [1, 31, 91, 366, 731]) {
      const line = { workspaceId, actor: 'system', kind: 'widget_changed', at: day(ago) } as const
      await h.insertRows(activity, { ...line, id: `act_${ago}` })
    }
    const found = async (query: string) => (await readActivity(h, owner, query)).body.items.length
    expect([await found(''), await found('?days=90'), await found('?days=365'), await found('?days=730')]).toEqual([
      1, 2, 3, 4,
    ])
  })
})

test('nothing of another workspace is in it, also if the same person is a member of both', async () => {
  const { h, owner, workspaceId } = await setUpActivity()
  const other = await h.signUp({ firstName: 'Jo', organisationName: 'Canary Brewing' })
  await h.insertRows(workspaceMembers, { workspaceId, userId: other.user.id, role: 'admin' })
  const { id } = await h.createRequest(other, { customerName: 'Canary Client' })
  await h.submit(id, { customerName: 'Canary Client' })
  await h.request('POST', '/goodword/widget/create', {
    token: other.token,
    body: { name: 'Canary wall', kind: 'wall' },
  })
  await h.createRequest(owner)
  for (const query of ['', `?person=${other.user.id}`, '?person=clients']) {
    const { body } = await readActivity(h, owner, query)
    expect(JSON.stringify(body.items)).not.toMatch(/canary/i)
  }
  const { body } = await h.request<{ items: ActivityItem[] }>('GET', '/goodword/workspace/activity/export', {
    token: owner.token,
  })
  expect(JSON.stringify(body)).not.toMatch(/canary/i)
})

test('the export has all pages of the filter, and is recorded', async () => {
  const { h, owner, workspaceId } = await setUpActivity()
  for (let number = 0; number < 1200; number += 1) {
    const line = { workspaceId, actor: 'system', kind: 'widget_changed', at: h.clock.now() } as const
    await h.insertRows(activity, { ...line, id: `act_${number}` })
  }
  const { status, body } = await h.request<{ items: ActivityItem[] }>(
    'GET',
    '/goodword/workspace/activity/export?kind=widgets',
    { token: owner.token },
  )
  expect(status).toBe(200)
  expect(new Set(body.items.map(({ id }) => id)).size).toBe(1200)
  const recorded = await h.rows(activity, { kind: 'data_exported' }).one()
  expect([recorded.subject, recorded.actorName]).toEqual(['activity', 'Nora Feldmann'])
})

test('who is no member any more keeps the name, and has no role', async () => {
  const { h, owner, workspaceId } = await setUpActivity()
  const mira = await addMember(h, owner, { role: 'editor' })
  const { id } = await h.createRequest(owner)
  await h.submit(id)
  await mira.call('PUT', `/goodword/testimonial/${id}/approve`)
  await h.rows(workspaceMembers, { workspaceId, userId: mira.user.id }).delete()
  const approved = (await readActivity(h, owner)).body.items.find(({ kind }) => kind === 'approved')
  expect(approved).toMatchObject({ name: 'Mira Castell', role: null })
  const closing = { token: mira.token, body: { email: mira.email } }
  expect((await h.request('DELETE', '/goodword/user/me', closing)).status).toBe(204)
  await h.drain()
  expect((await readActivity(h, owner)).body.items.find(({ kind }) => kind === 'approved')).toEqual(approved)
})

test('activity is deleted after two years, the history of a testimonial is not', async () => {
  const { h, owner, workspaceId } = await setUpActivity()
  await h.submit((await h.createRequest(owner)).id)
  const events = await h.rows(testimonialEvents).count()
  const line = { workspaceId, actor: 'system', kind: 'widget_changed' } as const
  for (let number = 0; number < 1500; number += 1)
    await h.insertRows(activity, { ...line, id: `act_${number}`, at: h.clock.now() })
  h.clock.advance({ days: 729 })
  await h.insertRows(activity, { ...line, id: 'act_later', at: h.clock.now() })
  await h.housekeeping.run()
  await h.drain()
  expect(await h.rows(activity).count()).toBe(1501)
  h.clock.advance({ days: 3 })
  await h.housekeeping.run()
  await h.drain()
  expect(await h.rows(activity).values('id')).toEqual(['act_later'])
  expect(await h.rows(testimonialEvents).count()).toBe(events)
})
