import type { PlanName } from '#shared/plans.ts'

/** What is kept of a subscription; the ids are those of the payment provider. */
export type SubscriptionRecord = {
  plan: PlanName
  isCancelling: boolean
  /** End of the period that is paid for. */
  periodEndsAt: Date | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
  interval: 'month' | 'year' | null
}

export type CurrentSubscription = Omit<SubscriptionRecord, 'stripeCustomerId' | 'interval'>

const FREE: CurrentSubscription = { plan: 'free', isCancelling: false, periodEndsAt: null, stripeSubscriptionId: null }

/** What an owner stands on at an instant: a cancelled subscription counts until its paid period has ended. */
export function subscriptionAt(record: SubscriptionRecord | undefined, now: Date): CurrentSubscription {
  if (!record || record.plan === 'free') return FREE
  const hasEnded = record.isCancelling && record.periodEndsAt !== null && record.periodEndsAt <= now
  if (hasEnded) return FREE
  const { plan, isCancelling, periodEndsAt, stripeSubscriptionId } = record
  return { plan, isCancelling, periodEndsAt, stripeSubscriptionId }
}

const HOUR_MS = 60 * 60 * 1000

/** When to look again: at the end of the period, or in an hour when the provider should have renewed it and has not. */
export const syncTimeOf = ({ periodEndsAt, now }: { periodEndsAt: Date; now: Date }): Date =>
  periodEndsAt > now ? periodEndsAt : new Date(now.getTime() + HOUR_MS)
