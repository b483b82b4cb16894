import { expect, test } from 'vitest'
import { TEAM_WORK, type Trouble } from '#shared/overview.ts'
import { ageOf, leadOf, percentOf, troubleMessage, waitingNotes, weekMessage, workParts } from './overview.messages.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

test.each([
  [
    { needing: 4, all: 6, toReview: 8, problems: 3 },
    '4 of 6 need you: 8 testimonials to review and 3 problems to fix.',
  ],
  [{ needing: 1, all: 6, toReview: 1, problems: 0 }, '1 of 6 needs you: 1 testimonial to review.'],
  [{ needing: 2, all: 2, toReview: 0, problems: 1 }, '2 of 2 need you: 1 problem to fix.'],
  [{ needing: 0, all: 2, toReview: 0, problems: 0 }, 'Nothing needs you right now.'],
])('the lead of %o is the sum of its groups', (sums, sentence) => {
  expect(leadOf(sums)).toBe(sentence)
})

test.each([
  ['2026-11-20T08:59:50Z', '1 minute'],
  ['2026-11-20T08:01:00Z', '59 minutes'],
  ['2026-11-20T07:00:00Z', '2 hours'],
  ['2026-11-19T09:00:00Z', '1 day'],
  ['2026-11-11T08:00:00Z', '9 days'],
  ['2026-11-20T09:00:30Z', '1 minute'],
])('what is from %s is %s old', (instant, age) => {
  expect(ageOf(instant, NOW)).toBe(age)
})

test('a share needs somebody who was asked', () => {
  expect(percentOf({ asked: 0, answered: 0 })).toBeUndefined()
  expect(percentOf({ asked: 3, answered: 2 })).toBe('67%')
})

const troubles: Trouble[] = [
  { kind: 'requests_undelivered', count: 1 },
  { kind: 'requests_undelivered', count: 2 },
  { kind: 'deliveries_uncertain', count: 1 },
  { kind: 'deliveries_uncertain', count: 2 },
  { kind: 'stripe_unlinked', at: '2026-11-14T10:00:00Z' },
  { kind: 'stripe_needs_attention' },
  { kind: 'requests_used_up', limit: 5, resetsOn: '2026-12-01' },
  { kind: 'sending_paused', since: '2026-11-19T10:00:00Z' },
]

test('each problem is a sentence with one thing to do', () => {
  expect(
    troubles.map((trouble) => troubleMessage(trouble, NOW)).map(({ text, mending }) => [text, mending.label]),
  ).toEqual([
    ['1 request couldn’t be delivered.', 'Correct address'],
    ['2 requests couldn’t be delivered.', 'Correct addresses'],
    ['We don’t know whether 1 request was delivered.', 'Check request'],
    ['We don’t know whether 2 requests were delivered.', 'Check requests'],
    ['Stripe was disconnected on 14 Nov. Payments since then haven’t triggered any requests.', 'Reconnect Stripe'],
    ['We can no longer read payments from Stripe, so they don’t trigger any requests.', 'Reconnect Stripe'],
    ['All 5 requests of this month are used. There are new ones on 1 Dec.', 'See plans'],
    ['Emails to clients have been paused since 19 Nov, because clients reported some as spam.', 'See what to do'],
  ])
})

test('each kind of work is counted in words', () => {
  for (const kind of TEAM_WORK) {
    const [one, many] = [1, 1200].flatMap((count) => workParts([{ kind, count }]))
    expect(one?.after).toBe(many?.after.replace(/s$/, ''))
    expect(many?.count).toBe('1,200')
  }
})

test('what was just named is not named again', () => {
  const parts = workParts([
    { kind: 'requests_sent', count: 9 },
    { kind: 'testimonials_approved', count: 4 },
    { kind: 'testimonials_rejected', count: 1 },
    { kind: 'settings_changed', count: 2 },
  ])
  expect(parts.map(({ before, count, after }) => `${before} ${count}${after}`).join(', ')).toBe(
    'sent 9 requests, approved 4 testimonials, rejected 1, changed 2 settings',
  )
})

test.each([
  ['2026-11-16', '2026-11-20', 'Mon 16 to Fri 20 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
  ['2026-11-16', '2026-11-16', 'Mon 16 Nov'],
])('the week from %s to %s is %s', (from, to, text) => {
  expect(weekMessage({ from, to })).toBe(text)
})

test.each([
  [{}, ['oldest 9 days']],
  [{ waitingForSignOff: 1 }, ['oldest 9 days', '1 in sign-off']],
  [{ waiting: 0, oldestWaitingAt: null, waitingForSignOff: 2 }, ['2 in sign-off']],
  [{ waiting: 0, oldestWaitingAt: null }, []],
  [{ role: 'viewer' as const }, []],
  [{ isFrozen: true }, []],
])('what waits with %o is noted as %j', (changes, notes) => {
  const workspace = { role: 'owner' as const, isFrozen: false, waiting: 5, oldestWaitingAt: '2026-11-11T08:00:00Z' }
  expect(waitingNotes({ ...workspace, waitingForSignOff: 0, ...changes }, NOW)).toEqual(notes)
})
