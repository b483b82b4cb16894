import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

export const REQUEST_MONTHS_MIN = 6
export const ACTIVITY_MONTHS_MIN = 6
export const VIEW_MONTHS_MIN = 3
export const KEPT_MONTHS_MAX = 60
/** As far back as the activity can be read. */
export const ACTIVITY_MONTHS_MAX = 24

const months = (min: number, max: number) => {
  const hint = `Enter a whole number of months from ${min} to ${max}.`
  return z.number(hint).int(hint).min(min, hint).max(max, hint)
}

/**
 * For how many months a workspace keeps what isn't kept for good, in calendar months. Testimonials, consents and payments are kept
 * until somebody deletes them.
 */
export const Retention = z.strictObject({
  /** Requests without an answer, since the newest email to the client, or since they were made. Their links then say that they ended. */
  requestMonths: months(REQUEST_MONTHS_MIN, KEPT_MONTHS_MAX),
  /** What members did. The history of a testimonial stays with it. */
  activityMonths: months(ACTIVITY_MONTHS_MIN, ACTIVITY_MONTHS_MAX),
  /** Views and clicks of widgets. */
  viewMonths: months(VIEW_MONTHS_MIN, KEPT_MONTHS_MAX),
})
export type Retention = z.infer<typeof Retention>

export const DEFAULT_RETENTION: Retention = { requestMonths: 24, activityMonths: 24, viewMonths: 13 }

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/goodword/retention',
  access: 'viewer',
  summary: 'Read how long requests without an answer, the activity and views are kept',
  response: Retention,
})

/**
 * Changes how long data is kept. Where the new times delete something now, they are refused with `retention.deletes_now` (409),
 * whose message says how much, unless `deletesNow` is true. Nothing that was deleted comes back with longer times.
 */
export const updateRetention = defineEndpoint({
  method: 'PUT',
  path: '/goodword/retention',
  access: 'admin',
  summary: 'Change how long requests without an answer, the activity and views are kept',
  body: Retention.extend({ deletesNow: z.boolean('Say whether data may be deleted now.').optional() }),
  response: Retention,
  worksFrozen: true,
  errors: ['retention.deletes_now'],
})
