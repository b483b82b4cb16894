import * as z from 'zod'
import type { EmailSettings } from '#shared/emails.ts'

type Sending = { customerEmail: string; isAutoSendEnabled: boolean; submitLabel: string }

/** What becomes of the mail when the form is sent as it is. */
export function sendingHint({ customerEmail, isAutoSendEnabled, submitLabel }: Sending): string {
  if (!isAutoSendEnabled) return 'Unticked, nothing is sent: you share the link yourself, or send the request later.'
  const address = customerEmail.trim()
  const to = z.email().safeParse(address).success ? address : 'the client'
  return `The mail below goes to ${to} as soon as you press ${submitLabel}.`
}

/** What the owner's note of the work is good for. */
export const serviceHint = (settings: Pick<EmailSettings, 'rights'> | undefined): string =>
  settings && !settings.rights.hasOwnWords
    ? 'Kept with the request. From Pro on, your own words in the mail can name it as {{service}}.'
    : 'Used in the mail as {{service}}.'
