import * as z from 'zod'
import type { EmailSettings, EmailStyle } from '#shared/emails.ts'

type Sending = { customerEmail: string; isAutoSendEnabled: boolean; submitLabel: string }

/** What becomes of the mail when the form is sent as it is. */
export function sendingHint({ customerEmail, isAutoSendEnabled, submitLabel }: Sending): string {
  if (!isAutoSendEnabled) return 'Unticked, nothing is sent: you share the link yourself, or send the request later.'
  const address = customerEmail.trim()
  const to = z.email().safeParse(address).success ? address : 'the client'
  return `The mail below goes to ${to} as soon as you press ${submitLabel}.`
}

type ServiceUse = {
  rights: Pick<EmailSettings['rights'], 'hasOwnWords'>
  style: Pick<EmailStyle, 'subject' | 'message'>
}

const MARK = '{{service}}'

/** What the owner's note of the work is good for. */
export function serviceHint(use: ServiceUse | undefined): string {
  if (!use) return `Used in the mail as ${MARK}.`
  if (!use.rights.hasOwnWords)
    return `Kept with the request. From Pro on, your own words in the mail can name it as ${MARK}.`
  const isNamed = [use.style.subject, use.style.message].some((words) => words?.includes(MARK))
  return isNamed
    ? `Used in the mail as ${MARK}.`
    : `Kept with the request. Your own words in the mail can name it as ${MARK}.`
}
