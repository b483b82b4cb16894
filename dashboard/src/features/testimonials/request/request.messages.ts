import * as z from 'zod'
import type { EmailSettings, SendingStatus } from '#shared/email-settings.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import type { Clock } from '../../../lib/moments.ts'
import { daysOf } from '../batches/batch-plan.ts'

type Buttons = {
  isNew: boolean
  /** The box that sends the request is ticked. */
  sends: boolean
  /** The client must not be emailed, so that the link is copied without sending. */
  isRefused: boolean
}

/** What the buttons say: exactly what will happen. */
export function requestLabels({ isNew, sends, isRefused }: Buttons): { submit: string; copyLink: string } {
  const submit = !sends ? 'Save without sending' : isNew ? 'Create and send' : 'Save and send'
  return { submit, copyLink: sends && !isRefused ? 'Send and copy link' : 'Save and copy link' }
}

type Sending = {
  customerEmail: string
  isAutoSendEnabled: boolean
  /** The client must not be emailed. */
  isRefused: boolean
  submitLabel: string
  /** Undefined while it is loading. */
  reminders: EmailSettings['reminders'] | undefined
}

/** What happens to the email when the form is submitted as it is. */
export function sendingHint({ customerEmail, isAutoSendEnabled, isRefused, submitLabel, reminders }: Sending): string {
  if (!isAutoSendEnabled)
    return 'If unticked, nothing is sent. You can share the link yourself or send the request later.'
  if (isRefused) return 'No email can be sent to this client.'
  const address = customerEmail.trim()
  const to = z.email().safeParse(address).success ? address : 'your client'
  const sentence = `We’ll send the email below to ${to} when you press ${submitLabel}.`
  return reminders && reminders.count > 0 ? `${sentence} ${reminderHint(reminders)}` : sentence
}

const reminderHint = ({ count, afterDays }: EmailSettings['reminders']) =>
  count === 1
    ? `If there’s no answer, one reminder follows after ${afterDays} days.`
    : `If there’s no answer, ${count} reminders follow, ${afterDays} days apart.`

/** How many requests the month still has. */
export const requestsLeftMessage = ({ used, limit }: { used: number; limit: number }): string =>
  `${Math.max(0, limit - used).toLocaleString('en')} of ${limit.toLocaleString('en')} requests left this month`

/** What an owner with an unconfirmed address should know before sending; null once it is confirmed. */
export function unconfirmedMessage({ isAddressVerified, leftToday, dailyLimit }: SendingStatus): string | null {
  if (isAddressVerified || leftToday === null || dailyLimit === null) return null
  if (leftToday === 0)
    return 'You’ve sent all emails you can send today without a confirmed email address. Confirm it to send more.'
  return `Until you confirm your email address, you can send ${dailyLimit} emails a day (${leftToday} left today), and clients can’t reply to you.`
}

/** Which of the planned requests the daily limit delays; null if none. */
export function delayedMessage(
  { planned, delayed }: { planned: number; delayed: readonly Date[] },
  clock: Clock,
): string | null {
  if (delayed.length === 0) return null
  const many = delayed.length.toLocaleString('en')
  const which = delayed.length === planned ? `All ${many}` : `${many} of these ${planned.toLocaleString('en')}`
  return planned === 1
    ? `So this request is sent ${daysOf(delayed, clock)}.`
    : `${which} requests are sent later because of that, ${daysOf(delayed, clock)}.`
}

type ServiceUse = {
  rights: Pick<EmailSettings['rights'], 'hasOwnText'>
  style: Pick<EmailStyle, 'subject' | 'message'>
}

const MARK = '{{service}}'

/** What the project's name is used for. */
export function serviceHint(use: ServiceUse | undefined): string {
  if (!use) return `Used in the email as ${MARK}.`
  if (!use.rights.hasOwnText) return 'Saved with the request. On Pro, you can include this in your emails.'
  const isNamed = [use.style.subject, use.style.message].some((text) => text?.includes(MARK))
  return isNamed
    ? `Used in the email as ${MARK}.`
    : `Saved with the request. You can include this in your emails as ${MARK}.`
}

const UNKNOWN_FAILURE = 'Something went wrong.'

/** Why a request could not be saved: the server's message, or that there was no answer, else a general sentence. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.message === UNEXPECTED_ERROR_MESSAGE) return UNKNOWN_FAILURE
  return error.message
}
