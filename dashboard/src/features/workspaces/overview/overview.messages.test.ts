import { expect, test } from 'vitest'
import { TEAM_WORK, type Trouble } from '#shared/overview.ts'
import { ageOf, leadOf, percentOf, troubleMessage, workMessage } from './overview.messages.ts'

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
    const [one, many] = [1, 1200].map((count) => workMessage({ kind, count }))
    expect(one?.after).toBe(many?.after.replace(/s$/, ''))
    expect(many?.count).toBe('1,200')
  }
})
