import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** The mail of a request in parts, made by the very code that makes the mail. */
export const RequestPreview = z.strictObject({
  /** As the client's mail program shows the sender. */
  from: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  closing: z.array(z.string()),
})
export type RequestPreview = z.infer<typeof RequestPreview>

/** Sends nothing. A name that could not be saved is left out. */
export const previewRequest = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/preview',
  access: 'owner',
  summary: 'What the mail of a request would say',
  query: z.strictObject({ customerName: z.string().max(400).optional() }),
  response: RequestPreview,
})
