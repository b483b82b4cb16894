import { expect, test } from 'vitest'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { hrefOf, joinItems, NEWEST_ACTIVITY, viewOf } from './activity.query.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', NEWEST_ACTIVITY],
  ['kind=widgets&person=usr_1&days=90', { kind: 'widgets', person: 'usr_1', days: 90 }],
  ['kind=all&person=a%20b&days=31', NEWEST_ACTIVITY],
  ['person=clients', { ...NEWEST_ACTIVITY, person: 'clients' }],
] as const)('the address %j is read', (query, expected) => {
  expect(view(query)).toEqual(expected)
  expect(viewOf(new URL(hrefOf(expected), 'https://goodword.example').searchParams)).toEqual(expected)
})

const item = (at: string, id: string): ActivityItem => ({
  id,
  at,
  kind: 'approved',
  actor: 'system',
  memberId: null,
  name: null,
  role: null,
  testimonial: null,
  subject: null,
  changes: [],
  count: null,
})

test('pages join without repeating an item, in the order of the server, also within an instant', () => {
  const [noon, one] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
  const newest = [item(one, 'evt_2'), item(one, 'evt_1'), item(noon, 'evt_9')]
  const earlier = [item(noon, 'evt_9'), item(noon, 'act_9')]
  expect(joinItems(newest, earlier).map(({ id }) => id)).toEqual(['evt_2', 'evt_1', 'evt_9', 'act_9'])
})
