import * as z from 'zod'
import type { EmailSettings } from '#shared/email-settings.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'

type Sending = { customerEmail: string; isAutoSendEnabled: boolean; submitLabel: string }

/** What happens to the email when the form is submitted as it is. */
export function sendingHint({ customerEmail, isAutoSendEnabled, submitLabel }: Sending): string {
  if (!isAutoSendEnabled)
    return 'If unticked, nothing is sent. You can share the link yourself or send the request later.'
  const address = customerEmail.trim()
  const to = z.email().safeParse(address).success ? address : 'your client'
  return `We’ll send the email below to ${to} when you press ${submitLabel}.`
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
