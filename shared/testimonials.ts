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

/**
 * What is known of the newest mail beyond `mailState`. Of one that is queued: `delayed`, the mail service did not take it
 * yet. Of one that was sent: `delivered` to the mailbox, `delayed` on its way there, `bounced` back from an address that
 * cannot be reached, `complained` about as spam. Of one that failed: `uncertain`, it may have gone out all the same.
 */
export const MailDelivery = z.enum(['delayed', 'delivered', 'bounced', 'complained', 'uncertain'])
export type MailDelivery = z.infer<typeof MailDelivery>

/** Where it comes from: a request made by hand, a payment, or words received elsewhere that the owner typed in. */
const TestimonialSource = z.enum(['manual', 'payment', 'owner'])

/** A request and, once the client has answered, the answer. Instants are ISO 8601 in UTC. */
export const Testimonial = z.strictObject({
  id: z.string(),
  customerName: z.string().nullable(),
  /** Empty where the owner typed in words without knowing the address, and where the client had everything erased. */
  customerEmail: z.string(),
  imageUrl: z.string().nullable(),
  /** Stars, 1 to 5; null when the client gave none. */
  rating: z.number().int().min(1).max(5).nullable(),
  testimonial: z.string().nullable(),
  status: TestimonialStatus,
  isPrivate: z.boolean(),
  isAutoSendEnabled: z.boolean(),
  mailState: MailState,
  mailDelivery: MailDelivery.nullable(),
  /** Why the newest mail did not arrive, or not yet: a sentence. */
  mailProblem: z.string().nullable(),
  /** What the work was, as the owner put it: `{{service}}` in a mail. */
  service: z.string().nullable(),
  /** The style of mails that the owner chose for it; null is the default one. */
  emailStyleId: z.string().nullable(),
  /** When the client is reminded; null when nobody will. */
  remindsAt: z.iso.datetime().nullable(),
  remindersSent: z.number().int().min(0),
  source: TestimonialSource,
  /** When the client of a payment will be asked; null for requests made by hand, and once it was asked. */
  scheduledFor: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When the client answered; for words received elsewhere, the day of them that the owner gave. */
  submittedAt: z.iso.datetime().nullable(),
  /** When the client last changed the words. */
  revisedAt: z.iso.datetime().nullable(),
  /** When the client said no thanks, unanswered as it is. No mail is sent for it any more. */
  declinedAt: z.iso.datetime().nullable(),
  /** When mails to the client were ended, by a link of this request or, as it showed then, of another. */
  unsubscribedAt: z.iso.datetime().nullable(),
  /** When the client took the words back: they cannot be approved. */
  withdrawnAt: z.iso.datetime().nullable(),
  /** When the client had everything erased: nothing but this row is left. */
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

const actionsOfMails: readonly TestimonialAction[] = ['send', 'resend']

/**
 * What an owner may do with one testimonial: what its status offers, less mails that the client does not want or that cannot
 * arrive, and removing what is not a client's answer.
 */
export function actionsOf(
  testimonial: Pick<
    Testimonial,
    'status' | 'source' | 'mailDelivery' | 'declinedAt' | 'unsubscribedAt' | 'withdrawnAt' | 'erasedAt'
  >,
): TestimonialAction[] {
  const { status, source, mailDelivery, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  if (erasedAt) return ['remove']
  const isOpen = status === 'pending' || status === 'sent'
  const isReturned = mailDelivery === 'bounced' || mailDelivery === 'complained'
  const getsNoMail = isReturned || Boolean(declinedAt ?? unsubscribedAt)
  const offered = withdrawnAt
    ? []
    : testimonialActions[status].filter((action) => !getsNoMail || !actionsOfMails.includes(action))
  return isOpen || source === 'owner' ? [...offered, 'remove'] : offered
}

/** Path of the public form, to be put behind the product's own origin. */
export const submissionPath = (testimonialId: string) => `/testimonial/submit/${encodeURIComponent(testimonialId)}`

export const TestimonialInput = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  service: optionalLine('Service').optional(),
  /** Of `emails.ts`; left out or null is the default one, and so is one that is not there. */
  emailStyleId: z.string().max(64).nullish(),
  /** Send the request's mail as soon as the request is saved. */
  isAutoSendEnabled: z.boolean().default(false),
})
export type TestimonialInput = z.infer<typeof TestimonialInput>

/**
 * Why a mail to a client is refused. 409: the client wants none, it cannot arrive, the owner decided so, or our looking at
 * complaints. 429, with the moment from which it is possible in `retry-after` and in words: the client has had enough mails for now, or a new
 * account has sent its few of the day.
 */
export const mailErrors = [
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
 * Takes a request back that nobody has answered, or removes words that the owner added, or the row of what a client had
 * erased. Its link leads nowhere from then on. Answers of clients are theirs and cannot be removed.
 */
export const removeTestimonial = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id',
  access: 'owner',
  summary: 'Take an unanswered request back',
  errors: TestimonialParamErrors,
})

const DecisionErrors = [...TestimonialParamErrors, 'testimonials.withdrawn', 'testimonials.erased'] as const

/** An empty body, or no body at all. */
const Nothing = z.strictObject({}).optional()

/** How the list may be ordered. Testimonials without a rating come last in both orders of ratings. */
export const TestimonialOrder = z.enum(['newest', 'oldest', 'rating-high', 'rating-low', 'name'])
export type TestimonialOrder = z.infer<typeof TestimonialOrder>

export const SEARCH_MAX_LENGTH = 200

export const TestimonialListQuery = PageQuery.extend({
  /** Only those in this status. */
  status: TestimonialStatus.optional(),
  /** Only those whose name, address, words or company hold this text, whatever the case and the accents. */
  q: z
    .string('The search must be text.')
    .trim()
    .max(SEARCH_MAX_LENGTH, `The search can have ${SEARCH_MAX_LENGTH} characters at most.`)
    .optional(),
  sort: TestimonialOrder.default('newest'),
})

const count = z.number().int().min(0)

/** Counts of everything that the search finds, in whatever status. */
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
  summary: 'List requests and testimonials: searched, filtered, in the order asked for',
  query: TestimonialListQuery,
  response: z.strictObject({ items: z.array(Testimonial), pagination: Pagination, counts: TestimonialCounts }),
})

/** Requests of this calendar month, in the owner's time zone. */
export const RequestUsage = z.strictObject({
  used: count,
  /** Null is no limit. */
  limit: count.nullable(),
  /** First day of the next month, `YYYY-MM-DD`. */
  resetsOn: z.iso.date(),
})
export type RequestUsage = z.infer<typeof RequestUsage>

export const getRequestUsage = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/usage',
  access: 'owner',
  summary: 'How many requests of the month are used up',
  response: RequestUsage,
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
  errors: ['testimonials.quota_exceeded', 'request.idempotency_key_reused', ...mailErrors],
})

/** Only while the request is pending and no mail of it is on its way. */
export const updateTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id',
  access: 'owner',
  summary: 'Change a pending request',
  body: TestimonialInput,
  response: Testimonial,
  errors: [...TestimonialParamErrors, ...mailErrors],
})

/**
 * As `revisedAt` of the words that the owner has read: with it, words that the client changed since are not approved. Left
 * out, whatever stands there is.
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

/** Sends the request's mail: the first time for a pending request, again for a sent one. Honours `Idempotency-Key`. */
export const resendTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/:id/resend',
  access: 'owner',
  summary: 'Send or resend the request by mail',
  body: Nothing,
  response: Testimonial,
  errors: [...TestimonialParamErrors, 'testimonials.erased', 'testimonials.mail_on_its_way', ...mailErrors],
})

/** Whether the client of an unanswered request is reminded, as often as the workspace's settings say. */
export const changeReminders = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reminders',
  access: 'owner',
  summary: 'Stop the reminders of a request, or let them be',
  body: z.strictObject({ areOn: z.boolean() }),
  response: Testimonial,
  errors: TestimonialParamErrors,
})

/**
 * Takes a decision back: an approved or rejected testimonial waits again. Refused when it does not stand in `from` any
 * more, so that nothing but the decision that was seen is taken back.
 */
export const reopenTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reopen',
  access: 'owner',
  summary: 'Take a decision back',
  body: z.strictObject({ from: z.enum(['approved', 'rejected']) }),
  response: Testimonial,
  errors: DecisionErrors,
})

const BULK_MAX = 100

export const BulkAction = z.enum(['approve', 'reject', 'resend'])
export type BulkAction = z.infer<typeof BulkAction>

/**
 * One action for several testimonials, each for itself: what is refused for one leaves the others done. `failures` says
 * which and why, in the order of `ids`. An id that is named twice is done once.
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
      .min(1, 'Choose one testimonial at least.')
      .max(BULK_MAX, `Choose ${BULK_MAX} testimonials at most.`),
    /** For approving, by the id. */
    revisedAt: z.record(z.string().max(64), readRevision).optional(),
  }),
  response: z.strictObject({
    changed: z.array(Testimonial),
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  }),
})
