import * as z from 'zod'
import { ExportedTestimonial } from './account-export.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Payment } from './payments.ts'
import { BatchRow } from './request-batches.ts'

/**
 * Everything that a workspace stores about one client, found by the email address, for a client who asks for it. Instants are
 * ISO 8601 in UTC; lists are oldest first. The photo is given as a URL that works for at least an hour.
 */
export const ClientExport = z.strictObject({
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  /** Empty for a testimonial without an address: then only it is exported. */
  customerEmail: z.string(),
  /** Why no emails are sent to the client; null if they may be. */
  refusal: z.enum(['unsubscribed', 'complained', 'bounced', 'do_not_ask', 'declined']).nullable(),
  /** With notes of members and the emails to the client. */
  testimonials: z.array(ExportedTestimonial),
  /** What batches of clients hold about the client. */
  planned: z.array(BatchRow),
  payments: z.array(Payment),
})
export type ClientExport = z.infer<typeof ClientExport>

export const exportClient = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id/client-export',
  access: 'admin',
  summary: 'Export what is stored about the client of a testimonial',
  response: ClientExport,
})
