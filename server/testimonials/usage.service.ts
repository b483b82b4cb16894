import { plans } from '#shared/plans.ts'
import type { RequestUsage } from '#shared/testimonials.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { calendarMonth, type Clock, firstDateAfter, firstDayAfter } from '#server/kernel/clock.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { quotaExceeded } from './testimonials.errors.ts'
import { nextWorkingMoment, startOfDay } from '#shared/working-hours.ts'
import { markCounted } from './payment-requests.repository.ts'
import { countRequests, findUsed, uncountRequest } from './usage.repository.ts'

type Moment = { workspaceId: string; now: Date }

export type UsageService = ReturnType<typeof createUsageService>

/** How many requests of the calendar month an owner has made, and may make. */
export function createUsageService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getRequestUsage: (workspaceId: string): Promise<RequestUsage> =>
      db.read(function* (sql) {
        const { month, ...usage } = yield* readUsage(sql, { workspaceId, now: clock.now() })
        return { ...usage, resetsOn: firstDateAfter(month) }
      }),
  }
}

/** Takes some of the requests that are left. Throws `testimonials.quota_exceeded` (402) when they are too few. */
export function* takeRequests(sql: Sql, { requests, ...moment }: Moment & { requests: number }): Work<void> {
  const { limit, month } = yield* readAllowance(sql, moment)
  const isLeft = yield* countRequests(sql, { workspaceId: moment.workspaceId, month, limit, requests })
  if (!isLeft && limit !== null) throw quotaExceeded({ limit, resetsOn: firstDayAfter(month) })
}

/** Counts a request of a payment at its first sending; others have counted when they were made. Throws as `takeRequests`. */
export function* countOnce(sql: Sql, key: { workspaceId: string; id: string }, now: Date): Work<void> {
  const { workspaceId } = key
  if (yield* markCounted(sql, key)) yield* takeRequests(sql, { workspaceId, now, requests: 1 })
}

/** Of a request whose mail was taken back before it went out: `now` is when it was counted. */
export function* giveRequestBack(sql: Sql, moment: Moment): Work<void> {
  const { month } = yield* readAllowance(sql, moment)
  yield* uncountRequest(sql, { workspaceId: moment.workspaceId, month })
}

/** When requests may be made again, in working hours if those are kept; null while one is left. */
export function* findQuotaEnd(
  sql: Sql,
  { keepsWorkingHours, ...moment }: Moment & { keepsWorkingHours: boolean },
): Work<Date | null> {
  const { used, limit, month } = yield* readUsage(sql, moment)
  if (limit === null || used < limit) return null
  const { timeZone } = yield* getWorkspaceOwner(sql, moment.workspaceId)
  const begins = startOfDay(firstDateAfter(month), timeZone)
  return keepsWorkingHours ? nextWorkingMoment(begins, timeZone) : begins
}

export function* readUsage(sql: Sql, moment: Moment): Work<{ used: number; limit: number | null; month: string }> {
  const { limit, month } = yield* readAllowance(sql, moment)
  return { used: yield* findUsed(sql, { workspaceId: moment.workspaceId, month }), limit, month }
}

function* readAllowance(sql: Sql, { workspaceId, now }: Moment): Work<{ limit: number | null; month: string }> {
  const { plan } = yield* getSubscription(sql, { workspaceId, now })
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  return { limit: plans[plan].limits.requestsPerMonth, month: calendarMonth(now, timeZone) }
}
