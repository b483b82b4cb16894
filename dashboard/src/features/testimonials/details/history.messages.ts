import type { EarlierVersion } from '#shared/portal.ts'
import type { TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'
import { type EventActor, memberName } from '../../../lib/actor-names.ts'

type Kind = TestimonialEvent['kind']
type HistoryLine = {
  client: string
  /** The reader's user id, once it is known. */
  me: string | undefined
  event: Pick<TestimonialEvent, 'kind'> & EventActor
}

const messages: Record<Kind, string> = {
  created: 'Request created',
  changed: 'Request changed',
  queued: 'Email prepared',
  sent: 'Email sent',
  send_failed: 'Email could not be delivered',
  submitted: 'Answered',
  approved: 'Approved automatically',
  rejected: 'Rejected',
  reopened: 'Decision undone',
  sign_off_asked: 'Sent for sign-off',
  sign_off_ended: 'Back to review: nobody could sign off',
  imported: 'Imported from a file',
  imported_existing: 'Imported',
  added: 'Added',
  revised: 'The testimonial was changed',
  excerpt_chosen: 'What cards show was chosen',
  excerpt_removed: 'Cards show the full text again',
  excerpt_ended: 'The excerpt or highlight ended: its words were changed or withdrawn',
  replied: 'A reply was published',
  reply_changed: 'The reply was changed',
  reply_kept: 'The reply was kept',
  reply_removed: 'The reply was removed',
  reply_hidden: 'The reply is hidden: the testimonial was changed',
  translated: 'A translation was written',
  translation_removed: 'A translation was removed',
  translations_hidden: 'The translations are hidden: the testimonial was changed',
  spelling_suggested: 'A spelling fix was suggested',
  spelling_cancelled: 'The suggested spelling fix was cancelled',
  spelling_accepted: 'The spelling fix was accepted',
  spelling_declined: 'The spelling fix was declined',
  spelling_ended: 'The suggested spelling fix ended: the testimonial was changed',
  shown_parts_changed: 'What’s shown with the testimonial was changed',
  made_public: 'Made public',
  made_private: 'Made private',
  withdrawn: 'Withdrawn',
  shared_again: 'Shared again',
  declined: 'Declined',
  unsubscribed: 'Unsubscribed',
  erased: 'Everything was erased',
  reminded: 'Reminder sent',
  reminders_stopped: 'Reminders stopped',
  reminders_resumed: 'Reminders resumed',
  closed: 'Closed without an answer: a later request was sent',
  delivered: 'Email delivered',
  bounced: 'Email bounced: the address cannot be reached',
  complained: 'Email reported as spam',
  email_uncertain: 'The email may not have been sent',
  scheduled: 'A payment came in: request scheduled',
}

/** After a member's name, or that of somebody with a sign-off link. */
const did: Partial<Record<Kind, string>> = {
  created: 'created the request',
  changed: 'changed the request',
  queued: 'sent the request',
  approved: 'approved it',
  rejected: 'rejected it',
  reopened: 'undid the decision',
  sign_off_asked: 'approved it and sent it for sign-off',
  imported: 'imported the client from a file',
  imported_existing: 'imported this testimonial',
  added: 'added it',
  excerpt_chosen: 'chose what cards show',
  excerpt_removed: 'showed the full text again',
  replied: 'replied',
  reply_changed: 'changed the reply',
  reply_kept: 'kept the reply',
  reply_removed: 'removed the reply',
  translated: 'wrote a translation',
  translation_removed: 'removed a translation',
  spelling_suggested: 'suggested a spelling fix',
  spelling_cancelled: 'cancelled the spelling fix',
  reminders_stopped: 'stopped reminders',
  reminders_resumed: 'resumed reminders',
}

const byRule: Partial<Record<Kind, string>> = {
  created: 'Request created after a payment',
  queued: 'A payment rule sent the request',
  approved: 'Approved automatically by your approval rules',
  sign_off_asked: 'Sent for sign-off by your approval rules',
}

const byClient: Partial<Record<Kind, string>> = {
  changed: 'changed the answer',
  revised: 'changed the testimonial',
  shown_parts_changed: 'changed what’s shown with the testimonial',
  excerpt_ended: 'changed or withdrew words that cards showed, so the excerpt or highlight ended',
  reply_hidden: 'changed the testimonial, so the reply is hidden',
  translations_hidden: 'changed the testimonial, so its translations are hidden',
  spelling_accepted: 'accepted the spelling fix',
  spelling_declined: 'declined the spelling fix',
  spelling_ended: 'changed the testimonial, so the spelling fix ended',
  made_public: 'made it public',
  made_private: 'made it private',
  withdrawn: 'withdrew it',
  shared_again: 'shared it again',
  declined: 'declined',
  complained: 'reported the email as spam',
  unsubscribed: 'unsubscribed',
}

/** What happened and who did it, in a few words. */
export function historyMessage(line: HistoryLine): string {
  const { client, event } = line
  if (event.kind === 'submitted') return `${client} answered`
  if (event.kind === 'erased' && event.actor === 'client') return 'The client erased everything'
  return particularMessage(line) ?? messages[event.kind]
}

function particularMessage({ client, me, event }: HistoryLine): string | undefined {
  const { kind, actor } = event
  const action = actor === 'client' ? byClient[kind] : did[kind]
  switch (actor) {
    case 'client':
      return action && `${client} ${action}`
    case 'member':
      return action && `${memberName(event, me)} ${action}`
    case 'sign_off':
      return action && `${event.name ?? 'Somebody'} ${action} with a sign-off link`
    case 'rule':
      return byRule[kind]
    case 'system':
      return undefined
  }
}

type Present = Pick<TestimonialDetails, 'customerName' | 'rating' | 'company' | 'role' | 'answers'>
type Change = { label: string; was: string; is: string }

const stars = (rating: number | null) => (rating === null ? '' : `${rating} of 5`)

/** What else, besides the text, was different then. */
export function otherChanges(
  earlier: Omit<EarlierVersion, 'writtenAt' | 'replacedAt' | 'testimonial'>,
  present: Present,
) {
  const questions = new Map(
    [...present.answers, ...earlier.answers].map(({ questionId, question }) => [questionId, question]),
  )
  const answerIn = (answers: Present['answers'], id: string) =>
    answers.find(({ questionId }) => questionId === id)?.answer ?? ''
  const all: Change[] = [
    { label: 'Name', was: earlier.customerName, is: present.customerName ?? '' },
    { label: 'Rating', was: stars(earlier.rating), is: stars(present.rating) },
    { label: 'Company', was: earlier.company ?? '', is: present.company ?? '' },
    { label: 'Role', was: earlier.role ?? '', is: present.role ?? '' },
    ...[...questions].map(([id, label]) => ({
      label,
      was: answerIn(earlier.answers, id),
      is: answerIn(present.answers, id),
    })),
  ]
  return all.filter(({ was, is }) => was !== is)
}
