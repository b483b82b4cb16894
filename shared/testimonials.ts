import * as z from 'zod'
import { TagRef } from './tags.ts'

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
 * Where it comes from: a request created by hand, a payment, a testimonial received elsewhere that the owner typed in, or
 * the collection link, which anybody can use.
 */
export const TESTIMONIAL_SOURCES = ['manual', 'payment', 'owner', 'link'] as const
const TestimonialSource = z.enum(TESTIMONIAL_SOURCES)

/** What the owner answers below a testimonial, for everybody to read. */
const Reply = z.strictObject({
  text: z.string(),
  /** When it was last written or kept. */
  at: z.iso.datetime(),
  /** The client changed the testimonial since. It is shown nowhere until the owner keeps or changes it. */
  isOutdated: z.boolean(),
})
export type Reply = z.infer<typeof Reply>

/** The member who looks after it. */
const Assignee = z.strictObject({ userId: z.string(), name: z.string() })
export type Assignee = z.infer<typeof Assignee>

/** Where an imported testimonial comes from, like "Senja", and the member who imported it: the name of that time. */
const ImportedFrom = z.strictObject({ receivedVia: z.string(), userId: z.string(), memberName: z.string().nullable() })
export type ImportedFrom = z.infer<typeof ImportedFrom>

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
  /** What cards show of it: whole sentences, with "…" where others are left out. Null for all of it. */
  excerpt: z.string().nullable(),
  /** A phrase of what cards show that stands out; its first place counts. */
  highlight: z.string().nullable(),
  reply: Reply.nullable(),
  status: TestimonialStatus,
  isPrivate: z.boolean(),
  isAutoSendEnabled: z.boolean(),
  emailState: EmailState,
  emailDelivery: EmailDelivery.nullable(),
  /** A sentence that says why the newest email did not arrive, or not yet. */
  emailProblem: z.string().nullable(),
  /** What the work was, in the owner's words: `{{service}}` in an email. */
  service: z.string().nullable(),
  /** By name. Only members see them. */
  tags: z.array(TagRef),
  /** Only members see them. Null for nobody. */
  assignee: Assignee.nullable(),
  /** The email style that the owner chose for it; null for the default. */
  emailStyleId: z.string().nullable(),
  /** The form that it uses, or whose collection link it came through; null for the default form and without one. */
  formId: z.string().nullable(),
  /** When the client gets a reminder; null when none will be sent. */
  remindsAt: z.iso.datetime().nullable(),
  remindersSent: z.number().int().min(0),
  source: TestimonialSource,
  /** Null unless it came with an import of existing testimonials. */
  imported: ImportedFrom.nullable(),
  /** When the client of a payment will be asked; null for requests created by hand, and once asked. */
  scheduledFor: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When the client answered. For a testimonial received elsewhere, the date that the owner gave. */
  submittedAt: z.iso.datetime().nullable(),
  /** When the client last changed the text. */
  revisedAt: z.iso.datetime().nullable(),
  /** When it was closed without an answer, because the client was asked again after a later payment. */
  closedAt: z.iso.datetime().nullable(),
  /** When the client declined, without answering. No more emails are sent for it. */
  declinedAt: z.iso.datetime().nullable(),
  /** When the client unsubscribed, by a link of this request or another one. */
  unsubscribedAt: z.iso.datetime().nullable(),
  /** Since when it waits for a sign-off; null when it doesn't. */
  signOffAskedAt: z.iso.datetime().nullable(),
  /** When it was to review again because nobody could sign off any more. Null once decided. */
  signOffEndedAt: z.iso.datetime().nullable(),
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
 * that can't be delivered, and with removing it unless it is a client's answer. An answer through the collection link may
 * be from anybody, so it can be removed once it is rejected.
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
  const isRejectedVisitor = source === 'link' && status === 'rejected'
  return isOpen || source === 'owner' || isRejectedVisitor ? [...offered, 'remove'] : offered
}

/**
 * Whether it waits for the owner: an answer to decide on that doesn't wait for a sign-off, or an open request whose email did not arrive although the
 * client may still be asked.
 */
export function needsOwner({
  status,
  emailState,
  emailDelivery,
  declinedAt,
  unsubscribedAt,
  signOffAskedAt,
  erasedAt,
}: Pick<
  Testimonial,
  'status' | 'emailState' | 'emailDelivery' | 'declinedAt' | 'unsubscribedAt' | 'signOffAskedAt' | 'erasedAt'
>): boolean {
  if (status === 'submitted') return signOffAskedAt === null
  const isOpen = status === 'pending' || status === 'sent'
  const isUndelivered = emailState === 'failed' || emailDelivery === 'bounced' || emailDelivery === 'uncertain'
  return isOpen && isUndelivered && !declinedAt && !unsubscribedAt && !erasedAt
}

/** Path of the public form, relative to the product's origin. */
export const submissionPath = (testimonialId: string) => `/testimonial/submit/${encodeURIComponent(testimonialId)}`

/** What every call about one testimonial can answer. */
export const testimonialErrors = ['testimonials.not_found', 'testimonials.wrong_status'] as const
