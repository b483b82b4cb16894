import * as z from 'zod'
import { ACTOR_KINDS } from './activity.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'
import { LANGUAGES } from './languages.ts'
import { Note } from './notes.ts'
import { EarlierVersion } from './portal.ts'
import { Payment } from './payments.ts'
import { REJECTION_REASONS } from './rejection-reasons.ts'
import { SpellingSuggestion, SuggestionEmail } from './spelling-suggestions.ts'
import { QuestionAnswer, ShownParts } from './submissions.ts'
import { Testimonial } from './testimonials.ts'

const instant = z.iso.datetime()

/** Everything that can happen to a testimonial. */
export const TESTIMONIAL_EVENT_KINDS = [
  'created',
  'changed',
  'queued',
  'sent',
  'send_failed',
  'submitted',
  'approved',
  'rejected',
  'reopened',
  /** It was made from a file. Only earlier versions recorded that. */
  'imported',
  /** It was received elsewhere, and came with an import of existing testimonials. */
  'imported_existing',
  'added',
  'revised',
  /** A member chose which sentences cards show, or a highlight. */
  'excerpt_chosen',
  /** A member shows the full text again, without a highlight. */
  'excerpt_removed',
  /** The client changed or withdrew words of the excerpt or highlight. */
  'excerpt_ended',
  /** A member wrote, changed, kept or removed the public reply. */
  'replied',
  'reply_changed',
  'reply_kept',
  'reply_removed',
  /** The client changed the testimonial, so its reply is shown nowhere. */
  'reply_hidden',
  /** A member wrote, changed or kept a translation, or removed one. */
  'translated',
  'translation_removed',
  /** The client changed the words, so their translations are shown nowhere. */
  'translations_hidden',
  /** A member suggested a spelling fix, or cancelled it. */
  'spelling_suggested',
  'spelling_cancelled',
  /** The client accepted or declined it, or changed or withdrew the testimonial before. */
  'spelling_accepted',
  'spelling_declined',
  'spelling_ended',
  'shown_parts_changed',
  'made_public',
  'made_private',
  'withdrawn',
  'shared_again',
  'declined',
  'unsubscribed',
  'erased',
  'reminded',
  'reminders_stopped',
  'reminders_resumed',
  /** The client did not answer, and was asked again because of a later payment. */
  'closed',
  'delivered',
  'bounced',
  'complained',
  'email_uncertain',
  'scheduled',
  /** An editor or admin approved, and now somebody with a sign-off link has to. */
  'sign_off_asked',
  /** Nobody could sign off any more. */
  'sign_off_ended',
] as const

/**
 * Whether a testimonial requested after a payment is shown as "Verified client", with a proof page, once it is public.
 * Otherwise why not: the invoice was only marked as paid, the payment is known only from the owner's own webhook, or
 * the client answered through a link other than the one in our email.
 */
export const VERIFICATIONS = ['verified', 'paid_elsewhere', 'own_webhook', 'owners_address', 'other_link'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Something that happened to a testimonial, and who did it. */
export const TestimonialEvent = z.strictObject({
  kind: z.enum(TESTIMONIAL_EVENT_KINDS),
  actor: z.enum(ACTOR_KINDS),
  /** The member's user; null for others. There may be no such account any more. */
  memberId: z.string().nullable(),
  /**
   * The name of the member at that time, or of whoever has the sign-off link. Null for the others, and for what an owner
   * did before names were kept.
   */
  name: z.string().nullable(),
  at: instant,
})
export type TestimonialEvent = z.infer<typeof TestimonialEvent>

/** What a client agreed to, in the exact wording that was shown. */
export const Consent = z.strictObject({
  choice: z.enum(['public', 'private']),
  version: z.string(),
  wording: z.string(),
  locale: z.string(),
  /** What the client allowed to be shown with a public testimonial. */
  parts: ShownParts,
  givenAt: instant,
  /** When it ended, by a new choice of the client or by withdrawing. Null while it applies. */
  withdrawnAt: instant.nullable(),
})
export type Consent = z.infer<typeof Consent>

/** What the owner confirmed when adding a testimonial received elsewhere. */
export const Attestation = z.strictObject({
  wording: z.string(),
  version: z.string(),
  /** Where it was received, as described by the owner. */
  receivedVia: z.string().nullable(),
  givenAt: instant,
})
export type Attestation = z.infer<typeof Attestation>

/** Where a testimonial that was imported comes from. */
export const Origin = z.strictObject({
  /** The import that it came with. */
  importId: z.string(),
  /** Like "Senja". */
  receivedVia: z.string(),
  importedAt: instant,
  /** Where the original can be read; null if that isn't known. */
  originalUrl: z.string().nullable(),
})
export type Origin = z.infer<typeof Origin>

/** What a member translated. Visitors read it while the testimonial is public and it is not outdated. */
export const Translation = z.strictObject({
  language: z.enum(LANGUAGES),
  text: z.string(),
  /** When it was last written or kept. */
  at: instant,
  /** The client changed the words since. It is shown nowhere until a member keeps or changes it. */
  isOutdated: z.boolean(),
})
export type Translation = z.infer<typeof Translation>

/** An honest testimonial has fewer events. `listTestimonialEvents` has the rest. */
export const HISTORY_MAX = 200

/** Everything known about one testimonial. Lists are oldest first, but for `notes` and `spellingSuggestions`. */
export const TestimonialDetails = Testimonial.extend({
  /** At most the newest `HISTORY_MAX` events when one testimonial is read. */
  history: z.array(TestimonialEvent),
  /** Newest first. Only members see them. */
  notes: z.array(Note),
  /** In the order of `LANGUAGES`. */
  translations: z.array(Translation),
  /** Newest first, those that the client answered and the open one. */
  spellingSuggestions: z.array(SpellingSuggestion),
  company: z.string().nullable(),
  role: z.string().nullable(),
  answers: z.array(QuestionAnswer),
  /** What the client allows to be shown with a public testimonial. */
  parts: ShownParts,
  /** The language of the client's answer; null before it, and for testimonials that the owner added. */
  language: z.enum(LANGUAGES).nullable(),
  /**
   * Signs of a bot: the honeypot was filled in (`trap`), or the form was sent faster than anyone can write (`fast`).
   */
  suspicion: z.enum(['honeypot', 'fast']).nullable(),
  /** The form gave a code to whoever answered it, and visitors read that. */
  isRewarded: z.boolean(),
  /** When a visitor of a collection link confirmed the email address; null if that wasn't needed. */
  emailConfirmedAt: instant.nullable(),
  /** Versions of the text before the client changed it. */
  earlierVersions: z.array(EarlierVersion),
  consents: z.array(Consent),
  /** Of the rejection, if a reason was given. */
  rejectionReason: z.enum(REJECTION_REASONS).nullable(),
  /** Null unless the owner added it. */
  attestation: Attestation.nullable(),
  /** Null unless it was imported. */
  origin: Origin.nullable(),
  /** The payment that triggered the request; null for others. */
  payment: Payment.omit({ testimonial: true }).nullable(),
  /** Null before there is an answer, and when no payment triggered the request. */
  verification: z.enum(VERIFICATIONS).nullable(),
})
export type TestimonialDetails = z.infer<typeof TestimonialDetails>

const TestimonialWithSentences = TestimonialDetails.extend({
  /** As the server divides it, each with the space after it. Joined, they are the text. */
  sentences: z.array(z.string()),
  /** What would happen if a spelling fix were suggested now. */
  spellingEmail: SuggestionEmail,
})
export type TestimonialWithSentences = z.infer<typeof TestimonialWithSentences>

export const listTestimonialEvents = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id/history',
  access: 'viewer',
  summary: 'List what happened to a testimonial, newest first',
  query: PageQuery,
  response: z.strictObject({ items: z.array(TestimonialEvent), pagination: Pagination }),
  errors: ['testimonials.not_found'],
})

export const getTestimonialDetails = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id/details',
  access: 'viewer',
  summary: 'Read one testimonial with its history and consent',
  response: TestimonialWithSentences,
  errors: ['testimonials.not_found'],
})
