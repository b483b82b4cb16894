import type { KnownClient } from '#shared/known-clients.ts'
import { actionsOf, type Testimonial } from '#shared/testimonials.ts'
import type { BulkAction } from '#shared/testimonial-decisions.ts'
import { resendMessage } from '../known-clients.messages.ts'

export const severalActions: readonly BulkAction[] = ['approve', 'reject', 'resend']

const canDo = (testimonial: Testimonial, action: BulkAction) =>
  actionsOf(testimonial).some((each) => each === action || (action === 'resend' && each === 'send'))

/** The rows that an action applies to. */
export const rowsFor = (rows: readonly Testimonial[], action: BulkAction): Testimonial[] =>
  rows.filter((row) => canDo(row, action))

const isFirstTime = (rows: readonly Testimonial[]) => rows.some(({ status }) => status === 'pending')

/** The label of an action: a request that was never sent is not "resent". */
export function severalVerb(action: BulkAction, rows: readonly Testimonial[]): string {
  if (action === 'approve') return 'Approve'
  if (action === 'reject') return 'Reject'
  return isFirstTime(rows) ? 'Send' : 'Resend'
}

const things = {
  approve: ['testimonial', 'testimonials'],
  reject: ['testimonial', 'testimonials'],
  resend: ['request', 'requests'],
}

/** "3 testimonials", "1 request". */
export function severalThings(action: BulkAction, count: number): string {
  const [one, many] = things[action]
  return `${count} ${count === 1 ? one : many}`
}

const done = { approve: 'approved', reject: 'rejected', resend: 'on the way' }

/** "3 testimonials approved." */
export function severalDone(action: BulkAction, count: number): string {
  const verb = action === 'resend' ? (count === 1 ? 'is ' : 'are ') : ''
  return `${severalThings(action, count)} ${verb}${done[action]}.`
}

const notDone = { approve: 'not approved', reject: 'not rejected', resend: 'not sent' }

/** "3 testimonials not approved" */
export const severalNotDone = (action: BulkAction, count: number): string =>
  `${severalThings(action, count)} ${notDone[action]}`

/** What is said below a recipient: that the client was asked before, has answered, or can't be emailed. Null for none. */
export function recipientNote(
  row: Pick<Testimonial, 'id' | 'status' | 'sentAt' | 'customerEmail'>,
  known: readonly KnownClient[] | undefined,
  now: Date,
): string | null {
  return resendMessage(
    known?.find(({ customerEmail }) => customerEmail === row.customerEmail),
    row,
    now,
  )
}

/** Below the recipients, when something is said of some of them. */
export const notedMessage = (count: number): string =>
  count === 1 ? 'Check the one with a note before you send.' : `Check the ${count} with a note before you send.`
