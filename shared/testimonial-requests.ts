import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { TagIds } from './tags.ts'
import { Testimonial, testimonialErrors } from './testimonials.ts'

export const TestimonialInput = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  service: optionalLine('Service').optional(),
  /** Id of a style in `email-styles.ts`. Left out, null or unknown: the default style. */
  emailStyleId: z.string().max(64).nullish(),
  /** Id of the form that the client answers. Left out or null: the default form. */
  formId: z.string().max(64).nullish(),
  /** Send the request email as soon as the request is saved. */
  isAutoSendEnabled: z.boolean().default(false),
})
export type TestimonialInput = z.infer<typeof TestimonialInput>

export const NewTestimonialInput = TestimonialInput.extend({
  /** Tags of the request, and later of its answer, besides those that its form gives. */
  tagIds: TagIds.default([]),
})
export type NewTestimonialInput = z.infer<typeof NewTestimonialInput>

/**
 * Why an email to a client is refused. 409: the client doesn't want any, it can't be delivered, the owner decided so,
 * or complaints are under review. 429: the client got enough emails for now, or a new account used up its few of the
 * day; `retry-after` and the message say when it is possible again.
 */
export const emailErrors = [
  'testimonials.unsubscribed',
  'testimonials.declined',
  'testimonials.bounced',
  'testimonials.complained',
  'testimonials.do_not_ask',
  'emails.sending_paused',
  'emails.recipient_limit',
  'emails.unverified_limit',
] as const

const count = z.number().int().min(0)

/** Requests in this calendar month, in the owner's time zone. */
export const RequestUsage = z.strictObject({
  used: count,
  /** Null is unlimited. */
  limit: count.nullable(),
  /** First day of the next month, `YYYY-MM-DD`. */
  resetsOn: z.iso.date(),
})
export type RequestUsage = z.infer<typeof RequestUsage>

export const getRequestUsage = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/usage',
  access: 'viewer',
  summary: 'Count the requests used this month',
  response: RequestUsage,
})

/**
 * Honours `Idempotency-Key`: repeating the call with the same key and body answers with the request created the first
 * time.
 */
export const createTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/create',
  access: 'editor',
  summary: 'Create a request',
  body: NewTestimonialInput,
  response: Testimonial,
  status: 201,
  errors: [
    'testimonials.quota_exceeded',
    'forms.not_found',
    'tags.not_found',
    'workspaces.too_many_entries',
    'workspaces.storage_full',
    'request.idempotency_key_reused',
    ...emailErrors,
  ],
})

/** Only while the request is pending and no email is queued for it. */
export const updateTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id',
  access: 'editor',
  summary: 'Change a pending request',
  body: TestimonialInput,
  response: Testimonial,
  errors: [...testimonialErrors, 'forms.not_found', ...emailErrors],
})

/**
 * Sends the request email: for the first time if the request is pending, again if it is sent. Honours
 * `Idempotency-Key`.
 */
export const resendTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/:id/resend',
  access: 'editor',
  summary: 'Send or resend the request email',
  body: z.strictObject({}).optional(),
  response: Testimonial,
  errors: [...testimonialErrors, 'testimonials.erased', 'testimonials.email_on_its_way', ...emailErrors],
})

/** Turns reminders of an unanswered request off or on. How many there are is a workspace setting. */
export const changeReminders = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reminders',
  access: 'editor',
  summary: 'Turn the reminders of a request off or on',
  body: z.strictObject({ areOn: z.boolean() }),
  response: Testimonial,
  errors: testimonialErrors,
})

/**
 * Cancels a request that nobody has answered, or removes a testimonial that the owner added, or the row left after a
 * client had everything erased. Its link stops working. Clients' answers belong to the clients and can't be removed.
 */
export const removeTestimonial = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id',
  access: 'editor',
  worksFrozen: true,
  summary: 'Remove an unanswered request',
  errors: testimonialErrors,
})
