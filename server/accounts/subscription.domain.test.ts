import { describe, expect, test } from 'vitest'
import { isToBeAsked, subscriptionAt, syncTimeOf } from './subscription.domain.ts'

const ENDS = new Date('2026-12-20T09:00:00Z')
const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * 24 * 60 * 60 * 1000)
const DUE = daysAfter(ENDS, -20)
const before = new Date(ENDS.getTime() - 1)
const PRO = {
  plan: 'pro' as const,
  isCancelling: false,
  periodEndsAt: ENDS,
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  interval: 'month' as const,
  pastDueSince: null,
  hasSeveral: false,
  syncedAt: null,
}

describe('what an owner stands on', () => {
  test.each([
    ['without any record', undefined, ENDS, 'free'],
    ['before the end of a cancelled period', { ...PRO, isCancelling: true }, before, 'pro'],
    ['at the very end of a cancelled period', { ...PRO, isCancelling: true }, ENDS, 'free'],
    ['six days after a period that nobody could ask about', PRO, daysAfter(ENDS, 6), 'free'],
    ['a moment before that', PRO, new Date(daysAfter(ENDS, 6).getTime() - 1), 'pro'],
    [
      'long after a period that the provider was asked about since',
      { ...PRO, syncedAt: ENDS },
      daysAfter(ENDS, 60),
      'pro',
    ],
    [
      'a moment before two weeks of owing have passed',
      { ...PRO, pastDueSince: DUE },
      new Date(daysAfter(DUE, 14).getTime() - 1),
      'pro',
    ],
    ['once they have', { ...PRO, pastDueSince: DUE }, daysAfter(DUE, 14), 'free'],
    ['on a plan that nobody pays for', { ...PRO, isCancelling: true, periodEndsAt: null }, ENDS, 'pro'],
  ] as const)('%s', (_, record, now, plan) => {
    expect(subscriptionAt(record, now).plan).toBe(plan)
  })

  test('is nothing that could be cancelled once it has ended', () => {
    expect(subscriptionAt({ ...PRO, isCancelling: true }, ENDS)).toEqual({
      plan: 'free',
      isCancelling: false,
      periodEndsAt: null,
      interval: null,
      stripeSubscriptionId: null,
      graceEndsAt: null,
    })
  })

  test('C6: says until when what is owed can be paid, and keeps what can still be paid or cancelled', () => {
    const due = { ...PRO, pastDueSince: DUE }
    expect(subscriptionAt(due, DUE).graceEndsAt).toEqual(daysAfter(DUE, 14))
    expect(subscriptionAt(due, daysAfter(DUE, 14))).toMatchObject({ plan: 'free', stripeSubscriptionId: 'sub_1' })
  })
})

test('a subscription is looked at again when its period ends, and never at once', () => {
  expect(syncTimeOf({ periodEndsAt: ENDS, pastDueSince: null, now: before })).toEqual(ENDS)
  expect(syncTimeOf({ periodEndsAt: ENDS, pastDueSince: null, now: ENDS })).toEqual(new Date('2026-12-20T10:00:00Z'))
})

test('and when what is owed has to be paid by then, if that comes first', () => {
  const now = daysAfter(ENDS, -18)
  expect(syncTimeOf({ periodEndsAt: ENDS, pastDueSince: daysAfter(ENDS, -20), now })).toEqual(daysAfter(ENDS, -6))
})

test('the provider is asked by whoever looks at what is free, or should have been renewed three days ago', () => {
  const late = daysAfter(ENDS, 3)
  expect([
    isToBeAsked(PRO, before),
    isToBeAsked(PRO, new Date(late.getTime() - 1)),
    isToBeAsked(PRO, late),
    isToBeAsked({ ...PRO, syncedAt: ENDS }, late),
    isToBeAsked({ ...PRO, plan: 'free' }, before),
  ]).toEqual([false, false, true, false, true])
})
