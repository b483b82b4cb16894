import type { TestimonialRow } from './testimonials.repository.ts'

/** Mail that came back, or was reported as spam. */
const RETURNED: readonly (string | null)[] = ['bounced', 'complained']

/** Whether a client was asked, has still to answer, and nobody wants it otherwise. */
export const mayBeReminded = (
  row: Pick<
    TestimonialRow,
    'status' | 'declinedAt' | 'unsubscribedAt' | 'erasedAt' | 'mailDelivery' | 'areRemindersStopped'
  >,
): boolean =>
  row.status === 'sent' &&
  !row.declinedAt &&
  !row.unsubscribedAt &&
  !row.erasedAt &&
  !row.areRemindersStopped &&
  !RETURNED.includes(row.mailDelivery)

const DAY_MS = 24 * 60 * 60 * 1000

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)
