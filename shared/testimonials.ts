import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'

export const TestimonialStatus = z.enum(['pending', 'sent', 'submitted', 'approved', 'rejected'])
export type TestimonialStatus = z.infer<typeof TestimonialStatus>

/**
 * What becomes of the request's mail: `none` was never asked for, `queued` waits to be handed over, `sent` was handed
 * over, `failed` was refused for good.
 */
const MailState = z.enum(['none', 'queued', 'sent', 'failed'])

/** A request and, once the client has answered, the answer. Instants are ISO 8601 in UTC. */
export const Testimonial = z.strictObject({
  id: z.string(),
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  imageUrl: z.string().nullable(),
  /** Stars, 1 to 5; null when the client gave none. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string().nullable(),
  status: TestimonialStatus,
  isPrivate: z.boolean(),
  isAutoSendEnabled: z.boolean(),
  mailState: MailState,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
})
export type Testimonial = z.infer<typeof Testimonial>

/** What an owner may do with a testimonial in each status (specification, section 4). */
export type TestimonialAction = 'edit' | 'copyLink' | 'send' | 'resend' | 'approve' | 'reject'

export const testimonialActions: Record<TestimonialStatus, readonly TestimonialAction[]> = {
  pending: ['edit', 'copyLink', 'send'],
  sent: ['copyLink', 'resend'],
  submitted: ['approve', 'reject'],
  rejected: ['approve'],
  approved: ['reject'],
}

/** Path of the public form, to be put behind the product's own origin. */
export const submissionPath = (testimonialId: string) => `/testimonial/submit/${encodeURIComponent(testimonialId)}`

export const TestimonialInput = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  /** Send the request's mail as soon as the request is saved. */
  isAutoSendEnabled: z.boolean().default(false),
})
export type TestimonialInput = z.infer<typeof TestimonialInput>

const TestimonialParamErrors = ['testimonials.not_found', 'testimonials.wrong_status'] as const

/** An empty body, or no body at all. */
const Nothing = z.strictObject({}).optional()

/** Newest first. */
export const listTestimonials = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/list',
  access: 'owner',
  summary: 'List requests and testimonials, newest first',
  query: PageQuery,
  response: z.strictObject({ items: z.array(Testimonial), pagination: Pagination }),
})

/** Honours `Idempotency-Key`: the same key and body again answer with the request made the first time. */
export const createTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/create',
  access: 'owner',
  summary: 'Create a request',
  body: TestimonialInput,
  response: Testimonial,
  status: 201,
  errors: ['testimonials.quota_exceeded', 'request.idempotency_key_reused'],
})

/** Only while the request is pending and no mail of it is on its way. */
export const updateTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id',
  access: 'owner',
  summary: 'Change a pending request',
  body: TestimonialInput,
  response: Testimonial,
  errors: TestimonialParamErrors,
})

export const approveTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/approve',
  access: 'owner',
  summary: 'Approve a submitted or rejected testimonial',
  body: Nothing,
  response: Testimonial,
  errors: TestimonialParamErrors,
})

export const rejectTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reject',
  access: 'owner',
  summary: 'Reject a submitted or approved testimonial',
  body: Nothing,
  response: Testimonial,
  errors: TestimonialParamErrors,
})

/** Sends the request's mail: the first time for a pending request, again for a sent one. Honours `Idempotency-Key`. */
export const resendTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/:id/resend',
  access: 'owner',
  summary: 'Send or resend the request by mail',
  body: Nothing,
  response: Testimonial,
  errors: TestimonialParamErrors,
})
