import type { TestimonialEvent } from '#shared/testimonial-details.ts'

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
