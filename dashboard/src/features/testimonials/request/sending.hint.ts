import * as z from 'zod'

type Sending = { customerEmail: string; isAutoSendEnabled: boolean; submitLabel: string }

/** What becomes of the mail when the form is sent as it is. */
export function sendingHint({ customerEmail, isAutoSendEnabled, submitLabel }: Sending): string {
  if (!isAutoSendEnabled) return 'Unticked, nothing is sent: you share the link yourself, or send the request later.'
  const address = customerEmail.trim()
  const to = z.email().safeParse(address).success ? address : 'the client'
  return `The mail below goes to ${to} as soon as you press ${submitLabel}.`
}
