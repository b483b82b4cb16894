import type { PlanName } from '#shared/plans.ts'

/** What is stored about a subscription. The ids are the payment provider's. */
export type SubscriptionRecord = {
  plan: PlanName
  isCancelling: boolean
  /** End of the paid period. */
  periodEndsAt: Date | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
  interval: 'month' | 'year' | null
  pastDueSince: Date | null
  hasSeveral: boolean
  /** When the payment provider was last asked. */
  syncedAt: Date | null
}

export type CurrentSubscription = Pick<
  SubscriptionRecord,
  'plan' | 'interval' | 'isCancelling' | 'periodEndsAt' | 'stripeSubscriptionId'
> & {
  /** A payment is overdue: the plan stays until this time. Null when nothing is overdue. */
  graceEndsAt: Date | null
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const GRACE_MS = 14 * DAY_MS
/** The provider may take this long to renew. */
const RENEWAL_MS = 3 * DAY_MS
/** How long a plan stays when its renewal can't be confirmed because the provider can't be reached. */
const TRUST_MS = 3 * DAY_MS

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

const FREE: CurrentSubscription = {
  plan: 'free',
  interval: null,
  isCancelling: false,
  periodEndsAt: null,
  stripeSubscriptionId: null,
  graceEndsAt: null,
}

/**
 * The plan at an instant. A cancelled subscription counts until its paid period ends, an overdue one two more weeks,
 * and one that couldn't be confirmed six more days after its period.
 */
export function subscriptionAt(record: SubscriptionRecord | undefined, now: Date): CurrentSubscription {
  if (!record || record.plan === 'free') return FREE
  const { plan, interval, isCancelling, periodEndsAt, stripeSubscriptionId, pastDueSince } = record
  if (isCancelling && periodEndsAt !== null && periodEndsAt <= now) return FREE
  if (isForgotten(record, now)) return FREE
  const graceEndsAt = pastDueSince && after(pastDueSince, GRACE_MS)
  // It is still running at the provider, so it can be paid, changed or cancelled.
  if (graceEndsAt && graceEndsAt <= now) return { ...FREE, isCancelling, stripeSubscriptionId }
  return { plan, interval, isCancelling, periodEndsAt, stripeSubscriptionId, graceEndsAt }
}

/** True when the provider was not asked since the period ended. */
const isUnasked = ({ periodEndsAt, syncedAt }: SubscriptionRecord, now: Date): boolean =>
  periodEndsAt !== null && periodEndsAt <= now && (syncedAt === null || syncedAt < periodEndsAt)

const isForgotten = (record: SubscriptionRecord, now: Date): boolean =>
  record.periodEndsAt !== null &&
  isUnasked(record, now) &&
  after(record.periodEndsAt, RENEWAL_MS + TRUST_MS).getTime() <= now.getTime()

/** Whether to ask the provider before showing the subscription. */
export function isToBeAsked(record: SubscriptionRecord, now: Date): boolean {
  if (subscriptionAt(record, now).plan === 'free') return true
  return record.periodEndsAt !== null && isUnasked(record, now) && after(record.periodEndsAt, RENEWAL_MS) <= now
}

/**
 * When to ask the provider next: at the end of the period or grace, whichever is first, or in an hour when the provider
 * should have renewed it but hasn't.
 */
export function syncTimeOf({
  periodEndsAt,
  pastDueSince,
  now,
}: {
  periodEndsAt: Date
  pastDueSince: Date | null
  now: Date
}): Date {
  const ends = [periodEndsAt, ...(pastDueSince ? [after(pastDueSince, GRACE_MS)] : [])].filter((end) => end > now)
  const [soonest] = ends.toSorted((a, b) => a.getTime() - b.getTime())
  return soonest ?? after(now, HOUR_MS)
}
