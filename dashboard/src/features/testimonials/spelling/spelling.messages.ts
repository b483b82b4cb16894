import type { SpellingSuggestion, SuggestionEmail } from '#shared/spelling-suggestions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { isForVisitors } from '../owners-words/words.messages.ts'
import { clientName } from '../testimonial.messages.ts'

type Client = Pick<TestimonialDetails, 'customerName' | 'customerEmail'>

/** Whether the client has a page on which to answer, and the words may be shown. */
export const canGetSpelling = (details: TestimonialDetails): boolean =>
  isForVisitors(details) && details.source !== 'owner' && details.status !== 'rejected'

/** Why others can't suggest anything while somebody has to sign off. */
export const NEEDS_OWNER = 'Testimonials need a sign-off here, so only the owner can suggest a spelling fix.'

/** `day` says from when on there would be an email. */
const withoutEmail: Record<Exclude<SuggestionEmail['outcome'], 'sent'>, (client: string, day: string) => string> = {
  no_address: (client) => `No email goes out, because ${client} left no address.`,
  unsubscribed: (client) => `No email goes out, because ${client} unsubscribed from your emails.`,
  complained: (client) => `No email goes out, because ${client} marked one as spam.`,
  bounced: (client) => `No email goes out, because the address of ${client} doesn’t work.`,
  do_not_ask: (client) => `No email goes out, because ${client} is on your do-not-ask list.`,
  declined: (client) => `No email goes out, because ${client} declined your requests.`,
  recently: (_, day) =>
    `No email goes out before ${day}, because one about this testimonial was sent in the last 30 days.`,
  recipient_limit: (client, day) =>
    `No email goes out before ${day}, because ${client} has had as many as anyone may get.`,
  unverified_limit: (_, day) => `No email goes out before ${day}: confirm your own email first to send more a day.`,
  sending_paused: () => 'No email goes out, because sending is paused. Settings, Emails says why.',
}

/** What sending a suggestion now does. `day` is of `from`. */
export function suggestionEmailMessage(client: Client, { outcome }: SuggestionEmail, day: string): string {
  const name = clientName(client)
  if (outcome === 'sent') return `${name} gets an email about it, and decides on their own page.`
  return `${withoutEmail[outcome](name, day)} They can still find the suggestion on their own page.`
}

/** Of the newest suggestion. `day` is when it was made, or answered. */
export function suggestionMessage(client: Client, { state, name }: SpellingSuggestion, day: string): string {
  const who = clientName(client)
  if (state === 'open') return `Suggested by ${name} on ${day}. Nothing changes unless ${who} accepts it.`
  return state === 'accepted'
    ? `${who} accepted a spelling fix on ${day}.`
    : `${who} declined a spelling fix on ${day}.`
}
