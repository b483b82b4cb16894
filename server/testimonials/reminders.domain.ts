import type { TestimonialRow } from './testimonials.queries.ts'
/** Emails that bounced or were reported as spam. */
const RETURNED: readonly (string | null)[] = ['bounced', 'complained']

/** Whether a client was asked, has not answered, and nothing prevents a reminder. */
export const mayBeReminded = (
  row: Pick<
    TestimonialRow,
    'status' | 'closedAt' | 'declinedAt' | 'unsubscribedAt' | 'erasedAt' | 'emailDelivery' | 'areRemindersStopped'
  >,
): boolean =>
  row.status === 'sent' &&
  !row.closedAt &&
  !row.declinedAt &&
  !row.unsubscribedAt &&
  !row.erasedAt &&
  !row.areRemindersStopped &&
  !RETURNED.includes(row.emailDelivery)

const DAY_MS = 24 * 60 * 60 * 1000

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)
