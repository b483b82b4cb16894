import { expect, test } from 'vitest'
import type { KnownClient, KnownState } from '#shared/known-clients.ts'
import { checkClients, chosenOf, countLeftOut, mayBeAsked, placesOf } from './checked-clients.ts'
import { clientsOf } from './clients.ts'
import { whyMessage } from './client-import.messages.ts'

const now = new Date('2026-11-23T12:00:00Z')
const columns = { email: 0, name: null, lastName: null, service: null, tags: null }
const rows = (...addresses: string[]) =>
  clientsOf({
    table: { rows: addresses.map((address, index) => ({ number: index + 2, cells: [address] })) },
    columns,
    corrections: new Map(),
  })
const known = (state: KnownState, at = '2026-11-12T12:00:00.000Z'): KnownClient => ({
  customerEmail: `${state}@a.example`,
  state,
  at,
  answeredAt: null,
  testimonialId: null,
})

test.each<[KnownState, string, boolean]>([
  ['answered', 'Not asked: has answered', true],
  ['asked', 'Not asked again until 11 May 2027', false],
  ['planned', 'Not asked: has a request that isn’t sent yet', false],
  ['saved', 'Not asked: has a request that isn’t sent yet', false],
  ['in_batch', 'Not asked: has a request that isn’t sent yet', false],
  ['declined', 'Not asked: declined', false],
  ['unsubscribed', 'Not asked: unsubscribed', false],
  ['reported_spam', 'Not asked: reported an email as spam', false],
  ['unreachable', 'Not asked: an earlier email came back', false],
  ['do_not_ask', 'Not asked: on your do-not-ask list', false],
])('a client who is %s isn’t asked (%s), and only the owner’s tick can change that: %s', (state, why, canInsist) => {
  const clients = rows(`${state}@a.example`)
  const checked = checkClients({ clients, known: [known(state)], now })
  expect(checked.map((one) => whyMessage(one, { now, timeZone: 'UTC' }))).toEqual([why])
  expect(chosenOf(checked, new Map())).toEqual([])
  expect(checked.map(mayBeAsked)).toEqual([canInsist])
  expect(chosenOf(checked, new Map([[2, true]]))).toHaveLength(canInsist ? 1 : 0)
})

test('a client is asked again 180 days after a request without an answer', () => {
  const clients = rows('asked@a.example')
  const reasonAt = (at: string) => checkClients({ clients, known: [known('asked', at)], now })[0]?.reason
  expect(reasonAt('2026-05-27T12:00:01.000Z')).toBe('asked')
  expect(reasonAt('2026-05-27T12:00:00.000Z')).toBeNull()
})

test('whoever is left out is counted by why, and comes after the others', () => {
  const clients = rows('answered@a.example', 'new@a.example', 'a@b', 'other@a.example', 'NEW@a.example')
  const checked = checkClients({ clients, known: [known('answered')], now })
  expect(placesOf(checked)).toEqual([3, 5, 2, 4, 6])
  expect(countLeftOut(checked, new Map([[5, false]]))).toEqual([
    { why: 'answered', count: 1 },
    { why: 'duplicate', count: 1 },
    { why: 'address', count: 1 },
    { why: 'unticked', count: 1 },
  ])
  expect(countLeftOut(checked, new Map([[2, true]]))).toEqual([
    { why: 'duplicate', count: 1 },
    { why: 'address', count: 1 },
  ])
})

test('before it is known who was asked, valid rows count as new', () => {
  const checked = checkClients({ clients: rows('answered@a.example'), known: undefined, now })
  expect(chosenOf(checked, new Map())).toHaveLength(1)
})
