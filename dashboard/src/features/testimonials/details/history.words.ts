import type { TestimonialEvent } from '#shared/testimonial-details.ts'

type Kind = TestimonialEvent['kind']
type Who = { client: string; event: Pick<TestimonialEvent, 'kind' | 'actor'> }

const byOwner: Record<Kind, string> = {
  created: 'You created the request',
  changed: 'You changed the request',
  queued: 'You had the request sent',
  sent: 'Mail handed over',
  send_failed: 'Mail could not be delivered',
  submitted: 'Answered',
  approved: 'You approved it',
  rejected: 'You rejected it',
  reopened: 'You took the decision back',
  imported: 'You imported the client from a file',
  added: 'You added it',
  revised: 'The words were changed',
  shown_parts_changed: 'What is shown with the words was changed',
  made_public: 'Made public',
  made_private: 'Made private',
  withdrawn: 'Withdrawn',
  shared_again: 'Shared again',
  declined: 'Said no thanks',
  unsubscribed: 'Ended mails',
  erased: 'Everything was erased',
  reminded: 'Reminder handed over',
  reminders_stopped: 'You stopped the reminders',
  reminders_resumed: 'You turned the reminders on again',
  delivered: 'Mail delivered',
  bounced: 'Mail came back: the address cannot be reached',
  complained: 'Mail reported as spam',
  mail_uncertain: 'Not sure whether the mail went out',
  scheduled: 'A payment came in: the time to ask was set',
}

const bySystem: Partial<Record<Kind, string>> = {
  created: 'The request was made after a payment',
  queued: 'The mail was made ready',
  approved: 'Approved automatically',
  reminders_stopped: 'The reminders were stopped',
  reminders_resumed: 'The reminders go on',
}

const byClient = (client: string): Partial<Record<Kind, string>> => ({
  submitted: `${client} answered`,
  changed: `${client} changed the answer`,
  revised: `${client} changed the words`,
  shown_parts_changed: `${client} changed what is shown with the words`,
  made_public: `${client} made it public`,
  made_private: `${client} made it private`,
  withdrawn: `${client} withdrew it`,
  shared_again: `${client} shared it again`,
  declined: `${client} said no thanks`,
  complained: `${client} reported the mail as spam`,
  unsubscribed: `${client} ended mails`,
  erased: 'The client had everything erased',
})

/** What happened, and who did it, in a few words. */
export function historyWords({ client, event: { kind, actor } }: Who): string {
  const particular = actor === 'client' ? byClient(client)[kind] : actor === 'system' ? bySystem[kind] : undefined
  if (kind === 'submitted' && actor !== 'client') return `${client} answered`
  return particular ?? byOwner[kind]
}
