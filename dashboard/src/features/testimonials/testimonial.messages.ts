import { greetingNames } from '#shared/greeting-names.ts'
import type { HoldReason } from '#shared/payments.ts'
import type { ImportedFrom, Testimonial, TestimonialAction } from '#shared/testimonials.ts'
import { type Clock, formatMomentDay, formatMomentThere } from '../../lib/moments.ts'

type Planned = Pick<Testimonial, 'status' | 'emailState' | 'scheduledFor'>

/** Whether the client will be asked automatically because of a payment. */
export const isPlanned = ({ status, emailState, scheduledFor }: Planned): boolean =>
  status === 'pending' && emailState === 'none' && scheduledFor !== null

/** Why a client is on hold although the time to ask has come, as briefly as possible. */
export const waitMessage: Record<HoldReason, string> = {
  open_invoice: 'On hold: another invoice is open',
  deposit: 'On hold: deposit',
  no_email: 'Needs an email address',
  invalid_email: 'Needs a valid address',
  quota: 'On hold: no requests left',
  email_limit: 'On hold: email limit reached',
  workspace_frozen: 'On hold while frozen',
  sending_paused: 'On hold: emails are paused',
  account_paused: 'On hold: account is paused',
  owners_call: 'Needs your decision',
}

/** When the client will be asked, as a day and to the minute; null for a request that is not scheduled. */
export function plannedMessage(testimonial: Planned, clock: Clock): { day: string; moment: string } | null {
  const { scheduledFor } = testimonial
  if (!isPlanned(testimonial) || scheduledFor === null) return null
  const at = new Date(scheduledFor)
  if (at <= clock.now) return { day: 'Will ask soon', moment: 'Will ask soon' }
  return { day: `Will ask ${formatMomentDay(at, clock)}`, moment: `Will ask ${formatMomentThere(at, clock)}` }
}

const SOON_MS = 60_000
const LATE_MS = 10 * 60_000

/** Whether a scheduled time is about to come or has just passed: then the list is polled. */
export const isRequestDue = (items: readonly Planned[], now: Date): boolean =>
  items.some((item) => {
    const left = item.scheduledFor === null ? Infinity : Date.parse(item.scheduledFor) - now.getTime()
    return isPlanned(item) && left <= SOON_MS && left > -LATE_MS
  })

type Client = Pick<Testimonial, 'customerName' | 'customerEmail'>

/** What to call a client: the name, or the address if there is no name. An erased client has neither. */
export const clientName = ({ customerName, customerEmail }: Client): string =>
  customerName ?? (customerEmail || 'Erased client')

/**
 * That it was imported, from where, and by which colleague, in parts of which the last ones can be left out. `userId` is
 * the reader's, undefined while it isn't known.
 */
export function importedParts({ receivedVia, ...by }: ImportedFrom, userId: string | undefined): string[] {
  const colleague = userId === undefined || by.userId === userId ? null : by.memberName
  return ['Imported', receivedVia && `from ${receivedVia}`, colleague && `by ${colleague}`].filter(
    (part): part is string => Boolean(part),
  )
}

/** Who imported it, as the beginning of a sentence: "Imported by you". */
export function importerMessage(imported: ImportedFrom | null, userId: string | undefined): string {
  if (!imported || userId === undefined) return 'Imported'
  if (imported.userId === userId) return 'Imported by you'
  return imported.memberName === null ? 'Imported' : `Imported by ${imported.memberName}`
}

/** What a sentence calls a client: the first name of a person, or the whole name; undefined without a name. */
export const firstNameOf = (name: string | null): string | undefined =>
  greetingNames(name).firstName ?? (name?.trim() || undefined)

type Removable = Pick<Testimonial, 'status' | 'emailState' | 'scheduledFor' | 'erasedAt'>

export const isAnswered = ({ status }: Pick<Testimonial, 'status'>): boolean =>
  status !== 'pending' && status !== 'sent'

/** A scheduled request is not asked, another open request is cancelled; anything else is removed. */
const removalVerb = (testimonial: Removable): string => {
  if (testimonial.erasedAt || isAnswered(testimonial)) return 'Remove'
  return isPlanned(testimonial) ? 'Don’t ask' : 'Cancel request'
}

/** The toast after it was removed. */
export function removalDone(testimonial: Client & Removable): string {
  if (isPlanned(testimonial)) return `${clientName(testimonial)} won’t be asked.`
  return removalVerb(testimonial) === 'Remove' ? 'Testimonial removed.' : 'Request cancelled.'
}

/** The toast after a request was saved without an email. */
export const NOTHING_SENT = 'Request saved. No email was sent.'

/** The toast after the email of a request was queued. */
export const onItsWay = ({ customerEmail }: Pick<Testimonial, 'customerEmail'>): string =>
  `The request is on its way to ${customerEmail}.`

/** Why the email of a saved request is not sent; null where it is, or where none was wanted. */
export function unsentText(
  saved: Client & Pick<Testimonial, 'isAutoSendEnabled' | 'emailState' | 'emailProblem'>,
): string | null {
  if (!saved.isAutoSendEnabled || saved.emailState !== 'none') return null
  const problem = saved.emailProblem ?? `${clientName(saved)} unsubscribed from your emails. You can copy the link.`
  return `No email was sent. ${problem}`
}

/** The label of an action's button. */
export const actionVerb = (action: TestimonialAction, testimonial: Removable): string =>
  action === 'remove' ? removalVerb(testimonial) : isSentNow(action, testimonial) ? 'Send now' : actionMessage[action]

/** A request that would be sent automatically later. */
const isSentNow = (action: TestimonialAction, testimonial: Removable) => action === 'send' && isPlanned(testimonial)

const actionMessage: Record<Exclude<TestimonialAction, 'remove'>, string> = {
  edit: 'Edit',
  copyLink: 'Copy request link',
  send: 'Send request',
  resend: 'Resend request',
  approve: 'Approve',
  reject: 'Reject',
}

const actionLabels: Record<Exclude<TestimonialAction, 'remove'>, (client: string) => string> = {
  edit: (client) => `Edit request for ${client}`,
  copyLink: (client) => `Copy request link for ${client}`,
  send: (client) => `Send request to ${client}`,
  resend: (client) => `Resend request to ${client}`,
  approve: (client) => `Approve testimonial from ${client}`,
  reject: (client) => `Reject testimonial from ${client}`,
}

/** The accessible name of an action's button, needed because every row has one. */
export function actionLabel(action: TestimonialAction, testimonial: Client & Removable): string {
  const client = clientName(testimonial)
  if (isSentNow(action, testimonial)) return `Send now to ${client}`
  if (action !== 'remove') return actionLabels[action](client)
  const word = removalVerb(testimonial)
  if (isPlanned(testimonial)) return `${word} ${client}`
  return word === 'Remove' ? `Remove testimonial from ${client}` : `${word} to ${client}`
}
