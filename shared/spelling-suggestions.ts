import * as z from 'zod'

/** `open` until the client answers it. Suggestions that ended before that are deleted. */
export const SUGGESTION_STATES = ['open', 'accepted', 'declined'] as const

/** Clients answer few. More of one testimonial are refused with `testimonials.too_many_suggestions` (409). */
export const SUGGESTIONS_PER_TESTIMONIAL = 20

const instant = z.iso.datetime()

/** How a member suggests to spell a testimonial. */
export const SpellingSuggestion = z.strictObject({
  id: z.string(),
  /** The whole testimonial as it would be spelt. */
  text: z.string(),
  state: z.enum(SUGGESTION_STATES),
  /** Of whoever suggested it. There may be no such account any more. */
  userId: z.string(),
  /** Their name at that time. */
  name: z.string(),
  at: instant,
  /** When the client answered; null while it is open. */
  answeredAt: instant.nullable(),
})
export type SpellingSuggestion = z.infer<typeof SpellingSuggestion>

/** Whether the client gets an email about a suggestion made now, and if not, why. */
const SUGGESTION_EMAILS = [
  'sent',
  /** The client gave no address, so only finds it in the client portal. */
  'no_address',
  'unsubscribed',
  'complained',
  'bounced',
  'do_not_ask',
  'declined',
  /** There was one about this testimonial in the last 30 days. */
  'recently',
  /** The client gets as many emails as anybody may send them. */
  'recipient_limit',
  /** The owner's address is unconfirmed, and all emails of the day are sent. */
  'unverified_limit',
  /** The workspace sends no emails at the moment. */
  'sending_paused',
] as const

export const SuggestionEmail = z.strictObject({
  outcome: z.enum(SUGGESTION_EMAILS),
  /** From when on there would be one; null where waiting doesn't help, and for `sent`. */
  from: instant.nullable(),
})
export type SuggestionEmail = z.infer<typeof SuggestionEmail>
