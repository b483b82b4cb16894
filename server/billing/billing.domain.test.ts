import { describe, expect, test } from 'vitest'
import { subscriptionAt, syncTimeOf } from './billing.domain.ts'

const ENDS = new Date('2026-12-20T09:00:00Z')
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
    ['after a period that is to be renewed', PRO, new Date('2027-01-01T00:00:00Z'), 'pro'],
    ['on a plan that nobody pays for', { ...PRO, isCancelling: true, periodEndsAt: null }, ENDS, 'pro'],
  ] as const)('%s', (_, record, now, plan) => {
    expect(subscriptionAt(record, now).plan).toBe(plan)
  })

  test('is nothing that could be cancelled once it has ended', () => {
    expect(subscriptionAt({ ...PRO, isCancelling: true }, ENDS)).toEqual({
      plan: 'free',
      isCancelling: false,
      periodEndsAt: null,
      stripeSubscriptionId: null,
    })
  })
})

test('a subscription is looked at again when its period ends, and never at once', () => {
  expect(syncTimeOf({ periodEndsAt: ENDS, pastDueSince: null, now: before })).toEqual(ENDS)
  expect(syncTimeOf({ periodEndsAt: ENDS, pastDueSince: null, now: ENDS })).toEqual(new Date('2026-12-20T10:00:00Z'))
})
