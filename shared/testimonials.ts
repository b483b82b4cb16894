import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'

export const TestimonialStatus = z.enum(['pending', 'sent', 'submitted', 'approved', 'rejected'])
export type TestimonialStatus = z.infer<typeof TestimonialStatus>

/**
 * Delivery state of the request email. `none`: not asked for. `queued`: not yet passed to the email service. `sent`:
 * passed to it. `failed`: permanently refused.
 */
const EmailState = z.enum(['none', 'queued', 'sent', 'failed'])

/**
 * What else is known about the newest email. While queued: `delayed`, the email service didn't accept it yet. Once
 * sent: `delivered` to the mailbox, `delayed` on the way, `bounced` because the address can't be reached, `complained`
 * about as spam. Failed: `uncertain`, it may have been sent after all.
 */
export const EmailDelivery = z.enum(['delayed', 'delivered', 'bounced', 'complained', 'uncertain'])
export type EmailDelivery = z.infer<typeof EmailDelivery>

/**
 * Where it comes from: a request created by hand, a payment, or a testimonial received elsewhere that the owner typed
 * in.
 */
const TestimonialSource = z.enum(['manual', 'payment', 'owner'])

/** A request and, once the client has answered, the answer. Instants are ISO 8601 in UTC. */
export const Testimonial = z.strictObject({
  id: z.string(),
  customerName: z.string().nullable(),
  /** Empty when the owner added a testimonial without an address, and after the client had everything erased. */
  customerEmail: z.string(),
  imageUrl: z.string().nullable(),
  /** Stars, 1 to 5; null when the client gave none. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string().nullable(),
  status: TestimonialStatus,
  isPrivate: z.boolean(),
  isAutoSendEnabled: z.boolean(),
  emailState: EmailState,
  emailDelivery: EmailDelivery.nullable(),
  /** A sentence that says why the newest email did not arrive, or not yet. */
  emailProblem: z.string().nullable(),
  /** What the work was, in the owner's words: `{{service}}` in an email. */
  service: z.string().nullable(),
  /** The email style that the owner chose for it; null for the default. */
  emailStyleId: z.string().nullable(),
  /** When the client gets a reminder; null when none will be sent. */
  remindsAt: z.iso.datetime().nullable(),
  remindersSent: z.number().int().min(0),
  source: TestimonialSource,
  /** When the client of a payment will be asked; null for requests created by hand, and once asked. */
  scheduledFor: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When the client answered. For a testimonial received elsewhere, the date that the owner gave. */
  submittedAt: z.iso.datetime().nullable(),
  /** When the client last changed the text. */
  revisedAt: z.iso.datetime().nullable(),
  /** When the client declined, without answering. No more emails are sent for it. */
  declinedAt: z.iso.datetime().nullable(),
  /** When the client unsubscribed, by a link of this request or another one. */
  unsubscribedAt: z.iso.datetime().nullable(),
  /** When the client withdrew it. It can't be approved any more. */
  withdrawnAt: z.iso.datetime().nullable(),
  /** When the client had everything erased. Only this row is left. */
  erasedAt: z.iso.datetime().nullable(),
})
export type Testimonial = z.infer<typeof Testimonial>

/** What an owner may do with a testimonial in each status (specification, section 4). */
export type TestimonialAction = 'edit' | 'copyLink' | 'send' | 'resend' | 'approve' | 'reject' | 'remove'

export const testimonialActions: Record<TestimonialStatus, readonly TestimonialAction[]> = {
  pending: ['edit', 'copyLink', 'send'],
  sent: ['copyLink', 'resend'],
  submitted: ['approve', 'reject'],
  rejected: ['approve'],
  approved: ['reject'],
}

const actionsOfEmails: readonly TestimonialAction[] = ['send', 'resend']

/**
 * What an owner can do with one testimonial: the actions of its status, without emails that the client doesn't want or
 * that can't be delivered, and with removing it unless it is a client's answer.
 */
export function actionsOf(
  testimonial: Pick<
    Testimonial,
    'status' | 'source' | 'emailDelivery' | 'declinedAt' | 'unsubscribedAt' | 'withdrawnAt' | 'erasedAt'
  >,
): TestimonialAction[] {
  const { status, source, emailDelivery, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  if (erasedAt) return ['remove']
  const isOpen = status === 'pending' || status === 'sent'
  const isReturned = emailDelivery === 'bounced' || emailDelivery === 'complained'
  const getsNoEmail = isReturned || Boolean(declinedAt ?? unsubscribedAt)
  const offered = withdrawnAt
    ? []
    : testimonialActions[status].filter((action) => !getsNoEmail || !actionsOfEmails.includes(action))
  return isOpen || source === 'owner' ? [...offered, 'remove'] : offered
}

/** Path of the public form, relative to the product's origin. */
export const submissionPath = (testimonialId: string) => `/testimonial/submit/${encodeURIComponent(testimonialId)}`

export const TestimonialInput = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  service: optionalLine('Service').optional(),
  /** Id of a style in `emails.ts`. Left out, null or unknown: the default style. */
  emailStyleId: z.string().max(64).nullish(),
  /** Send the request email as soon as the request is saved. */
  isAutoSendEnabled: z.boolean().default(false),
})
export type TestimonialInput = z.infer<typeof TestimonialInput>

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

const TestimonialParamErrors = ['testimonials.not_found', 'testimonials.wrong_status'] as const

/**
 * Cancels a request that nobody has answered, or removes a testimonial that the owner added, or the row left after a
 * client had everything erased. Its link stops working. Clients' answers belong to the clients and can't be removed.
 */
export const removeTestimonial = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id',
  access: 'owner',
  summary: 'Remove an unanswered request',
  errors: TestimonialParamErrors,
})

const DecisionErrors = [...TestimonialParamErrors, 'testimonials.withdrawn', 'testimonials.erased'] as const

/** An empty body, or no body at all. */
const Nothing = z.strictObject({}).optional()

/** The orders of the list. Testimonials without a rating come last in both rating orders. */
export const TestimonialOrder = z.enum(['newest', 'oldest', 'rating-high', 'rating-low', 'name'])
export type TestimonialOrder = z.infer<typeof TestimonialOrder>

export const SEARCH_MAX_LENGTH = 200

export const TestimonialListQuery = PageQuery.extend({
  /** Only testimonials with this status. */
  status: TestimonialStatus.optional(),
  /** Only testimonials whose name, address, text or company contains this, ignoring case and accents. */
  q: z
    .string('The search must be text.')
    .trim()
    .max(SEARCH_MAX_LENGTH, `The search can be at most ${SEARCH_MAX_LENGTH} characters long.`)
    .optional(),
  sort: TestimonialOrder.default('newest'),
})

const count = z.number().int().min(0)

/** Counts per status of everything that the search finds. */
export const TestimonialCounts = z.strictObject({
  all: count,
  pending: count,
  sent: count,
  submitted: count,
  approved: count,
  rejected: count,
})
export type TestimonialCounts = z.infer<typeof TestimonialCounts>

export const listTestimonials = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/list',
  access: 'owner',
  summary: 'List requests and testimonials, with search, filter and order',
  query: TestimonialListQuery,
  response: z.strictObject({ items: z.array(Testimonial), pagination: Pagination, counts: TestimonialCounts }),
})

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
  access: 'owner',
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
  access: 'owner',
  summary: 'Create a request',
  body: TestimonialInput,
  response: Testimonial,
  status: 201,
  errors: ['testimonials.quota_exceeded', 'request.idempotency_key_reused', ...emailErrors],
})

/** Only while the request is pending and no email is queued for it. */
export const updateTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id',
  access: 'owner',
  summary: 'Change a pending request',
  body: TestimonialInput,
  response: Testimonial,
  errors: [...TestimonialParamErrors, ...emailErrors],
})

/**
 * `revisedAt` of the text that the owner has read. If given, a text that the client changed since is not approved. If
 * left out, the current text is approved.
 */
const readRevision = z.iso.datetime().nullable()

export const approveTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/approve',
  access: 'owner',
  summary: 'Approve a submitted or rejected testimonial',
  body: z.strictObject({ revisedAt: readRevision.optional() }).optional(),
  response: Testimonial,
  errors: [...DecisionErrors, 'testimonials.revised'],
})

export const rejectTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reject',
  access: 'owner',
  summary: 'Reject a submitted or approved testimonial',
  body: Nothing,
  response: Testimonial,
  errors: DecisionErrors,
})

/**
 * Sends the request email: for the first time if the request is pending, again if it is sent. Honours
 * `Idempotency-Key`.
 */
export const resendTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/:id/resend',
  access: 'owner',
  summary: 'Send or resend the request email',
  body: Nothing,
  response: Testimonial,
  errors: [...TestimonialParamErrors, 'testimonials.erased', 'testimonials.email_on_its_way', ...emailErrors],
})

/** Turns reminders of an unanswered request off or on. How many there are is a workspace setting. */
export const changeReminders = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reminders',
  access: 'owner',
  summary: 'Turn the reminders of a request off or on',
  body: z.strictObject({ areOn: z.boolean() }),
  response: Testimonial,
  errors: TestimonialParamErrors,
})

/**
 * Undoes a decision: an approved or rejected testimonial is submitted again. Refused when its status is not `from` any
 * more, so that only the decision the owner saw is undone.
 */
export const reopenTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reopen',
  access: 'owner',
  summary: 'Undo a decision',
  body: z.strictObject({ from: z.enum(['approved', 'rejected']) }),
  response: Testimonial,
  errors: DecisionErrors,
})

const BULK_MAX = 100

export const BulkAction = z.enum(['approve', 'reject', 'resend'])
export type BulkAction = z.infer<typeof BulkAction>

/**
 * Does the same to several testimonials, each separately: one that fails doesn't affect the others. `failures` says
 * which ones failed and why, in the order of `ids`. Repeated ids are handled once.
 */
export const changeTestimonials = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/bulk',
  access: 'owner',
  summary: 'Approve, reject or send several at once',
  body: z.strictObject({
    action: BulkAction,
    ids: z
      .array(z.string().max(64))
      .min(1, 'Choose at least one testimonial.')
      .max(BULK_MAX, `Choose at most ${BULK_MAX} testimonials.`),
    /** For approving: the `revisedAt` that the owner has read, by id. */
    revisedAt: z.record(z.string().max(64), readRevision).optional(),
  }),
  response: z.strictObject({
    changed: z.array(Testimonial),
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  }),
})
