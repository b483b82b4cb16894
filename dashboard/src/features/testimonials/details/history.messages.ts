import type { EarlierVersion } from '#shared/portal.ts'
import type { TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'

type Kind = TestimonialEvent['kind']
type Who = { client: string; event: Pick<TestimonialEvent, 'kind' | 'actor'> }

const byOwner: Record<Kind, string> = {
  created: 'You created the request',
  changed: 'You changed the request',
  queued: 'You sent the request',
  sent: 'Email sent',
  send_failed: 'Email could not be delivered',
  submitted: 'Answered',
  approved: 'You approved it',
  rejected: 'You rejected it',
  reopened: 'You undid the decision',
  imported: 'You imported the client from a file',
  added: 'You added it',
  revised: 'The testimonial was changed',
  shown_parts_changed: 'What’s shown with the testimonial was changed',
  made_public: 'Made public',
  made_private: 'Made private',
  withdrawn: 'Withdrawn',
  shared_again: 'Shared again',
  declined: 'Declined',
  unsubscribed: 'Unsubscribed',
  erased: 'Everything was erased',
  reminded: 'Reminder sent',
  reminders_stopped: 'You stopped reminders',
  reminders_resumed: 'You resumed reminders',
  closed: 'Closed without an answer: the client paid again and was asked anew',
  delivered: 'Email delivered',
  bounced: 'Email bounced: the address cannot be reached',
  complained: 'Email reported as spam',
  email_uncertain: 'The email may not have been sent',
  scheduled: 'A payment came in: request scheduled',
}

const bySystem: Partial<Record<Kind, string>> = {
  created: 'Request created after a payment',
  queued: 'Email prepared',
  approved: 'Approved automatically',
  reminders_stopped: 'Reminders stopped',
  reminders_resumed: 'Reminders resumed',
}

const byClient = (client: string): Partial<Record<Kind, string>> => ({
  submitted: `${client} answered`,
  changed: `${client} changed the answer`,
  revised: `${client} changed the testimonial`,
  shown_parts_changed: `${client} changed what’s shown with the testimonial`,
  made_public: `${client} made it public`,
  made_private: `${client} made it private`,
  withdrawn: `${client} withdrew it`,
  shared_again: `${client} shared it again`,
  declined: `${client} declined`,
  complained: `${client} reported the email as spam`,
  unsubscribed: `${client} unsubscribed`,
  erased: 'The client erased everything',
})

/** What happened and who did it, in a few words. */
export function historyMessage({ client, event: { kind, actor } }: Who): string {
  const particular = actor === 'client' ? byClient(client)[kind] : actor === 'system' ? bySystem[kind] : undefined
  if (kind === 'submitted' && actor !== 'client') return `${client} answered`
  return particular ?? byOwner[kind]
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
