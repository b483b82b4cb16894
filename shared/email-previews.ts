import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { EmailKind, EmailStyleInput } from './email-styles.ts'

/** A style in the editor, saved or not, and an example client. */
export const EmailDraft = z.strictObject({
  kind: EmailKind.default('request'),
  style: EmailStyleInput,
  customerName: z.string().max(400).nullable().default(null),
  service: z.string().max(400).nullable().default(null),
  /** Whether the form asks for a rating, so that the email offers stars to begin with. */
  hasStars: z.boolean().default(true),
})
export type EmailDraft = z.input<typeof EmailDraft>

/** The email, made by the same renderer that sends it, with links that lead nowhere. */
export const EmailPreview = z.strictObject({
  from: z.strictObject({ name: z.string(), address: z.string() }),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /**
   * Path of the email's HTML for an iframe, valid for ten minutes. `?theme=light` or `?theme=dark` forces a theme;
   * `&images=off` leaves out images.
   */
  htmlPath: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>

export const previewEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/preview',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Preview an email',
  body: EmailDraft,
  response: EmailPreview,
})

/** Goes to the signed-in owner's own address; at most five an hour. */
export const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/test',
  access: 'admin',
  summary: 'Send the owner a test email',
  body: EmailDraft,
  response: z.strictObject({ to: z.string() }),
  errors: ['emails.not_included', 'emails.unverified_limit', 'emails.sending_paused', 'emails.own_address_refused'],
})
