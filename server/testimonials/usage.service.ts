import { plans } from '#shared/plans.ts'
import type { RequestUsage } from '#shared/testimonial-requests.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { calendarMonth, type Clock, firstDateAfter, firstDayAfter } from '#server/kernel/clock.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import { findPayerTimeZone } from '#server/accounts/workspaces.queries.ts'
import { quotaExceeded } from './testimonials.errors.ts'
import { nextWorkingMoment, startOfDay } from '#shared/working-hours.ts'
import { markCounted } from './payment-requests.repository.ts'
import { countRequests, findUsed, uncountRequest } from './usage.repository.ts'

type Moment = { workspaceId: string; now: Date }

export type UsageService = ReturnType<typeof createUsageService>

/** How many requests an owner has used this calendar month, and how many are allowed. */
export function createUsageService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getRequestUsage: (workspaceId: string): Promise<RequestUsage> =>
      db.read(function* (tx) {
        const { month, ...usage } = yield* readUsage(tx, { workspaceId, now: clock.now() })
        return { ...usage, resetsOn: firstDateAfter(month) }
      }),
  }
}

/** Uses some of the remaining requests. Throws `testimonials.quota_exceeded` (402) when too few are left. */
export function* reserveRequests(tx: Tx, { requests, ...moment }: Moment & { requests: number }): Transactional<void> {
  const { limit, month } = yield* readAllowance(tx, moment)
  const isLeft = yield* countRequests(tx, { workspaceId: moment.workspaceId, month, limit, requests })
  if (!isLeft && limit !== null) throw quotaExceeded({ limit, resetsOn: firstDayAfter(month) })
}

/** Counts a payment's request when it is first sent; others were counted when created. Throws like `reserveRequests`. */
export function* countOnce(tx: Tx, key: { workspaceId: string; id: string }, now: Date): Transactional<void> {
  const { workspaceId } = key
  if (yield* markCounted(tx, key)) yield* reserveRequests(tx, { workspaceId, now, requests: 1 })
}

/** For a request whose email was cancelled before it was sent: `now` is when it was counted. */
export function* releaseRequestPlace(tx: Tx, moment: Moment): Transactional<void> {
  const { month } = yield* readAllowance(tx, moment)
  yield* uncountRequest(tx, { workspaceId: moment.workspaceId, month })
}

/** How many requests the owner can still send this month; null for any number. */
export function* countRequestsLeft(tx: Tx, moment: Moment): Transactional<number | null> {
  const { used, limit } = yield* readUsage(tx, moment)
  return limit === null ? null : Math.max(0, limit - used)
}

/** When the next month's requests are available, within working hours if those are kept. */
export function* findNextQuota(
  tx: Tx,
  { keepsWorkingHours, ...moment }: Moment & { keepsWorkingHours: boolean },
): Transactional<Date> {
  const { month } = yield* readAllowance(tx, moment)
  const timeZone = yield* findPayerTimeZone(tx, moment.workspaceId)
  const begins = startOfDay(firstDateAfter(month), timeZone)
  return keepsWorkingHours ? nextWorkingMoment(begins, timeZone) : begins
}

export function* readUsage(
  tx: Tx,
  moment: Moment,
): Transactional<{ used: number; limit: number | null; month: string }> {
  const { limit, month } = yield* readAllowance(tx, moment)
  return { used: yield* findUsed(tx, { workspaceId: moment.workspaceId, month }), limit, month }
}

function* readAllowance(tx: Tx, { workspaceId, now }: Moment): Transactional<{ limit: number | null; month: string }> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const timeZone = yield* findPayerTimeZone(tx, workspaceId)
  return { limit: plans[plan].limits.requestsPerMonth, month: calendarMonth(now, timeZone) }
}
