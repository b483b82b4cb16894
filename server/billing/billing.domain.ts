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
  pastDueSince: Date | null
  hasSeveral: boolean
  /** When the payment provider was last asked. */
  syncedAt: Date | null
}

export type CurrentSubscription = Pick<
  SubscriptionRecord,
  'plan' | 'interval' | 'isCancelling' | 'periodEndsAt' | 'stripeSubscriptionId'
> & {
  /** A payment is owed: until then the plan stays. Null when none is. */
  graceEndsAt: Date | null
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const GRACE_MS = 14 * DAY_MS
/** A renewal may take the provider a while. */
const RENEWAL_MS = 3 * DAY_MS
/** For so long a plan stays when it should have been renewed and the provider cannot be asked. */
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
 * What an owner stands on at an instant. A cancelled subscription counts until its paid period has ended, one that is owed
 * for two weeks more, and one that nobody could say anything of since its period ended for six days.
 */
export function subscriptionAt(record: SubscriptionRecord | undefined, now: Date): CurrentSubscription {
  if (!record || record.plan === 'free') return FREE
  const { plan, interval, isCancelling, periodEndsAt, stripeSubscriptionId, pastDueSince } = record
  if (isCancelling && periodEndsAt !== null && periodEndsAt <= now) return FREE
  if (isForgotten(record, now)) return FREE
  const graceEndsAt = pastDueSince && after(pastDueSince, GRACE_MS)
  // It still runs at the provider: it can be paid, changed or cancelled.
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

/** Whether whoever looks at the subscription should have the provider asked first. */
export function isToBeAsked(record: SubscriptionRecord, now: Date): boolean {
  if (subscriptionAt(record, now).plan === 'free') return true
  return record.periodEndsAt !== null && isUnasked(record, now) && after(record.periodEndsAt, RENEWAL_MS) <= now
}

/**
 * When to look again: at the end of the period or of the grace, whichever comes first, or in an hour when the provider should
 * have renewed it and has not.
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
