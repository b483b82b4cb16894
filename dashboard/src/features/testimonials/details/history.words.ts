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
}

const bySystem: Partial<Record<Kind, string>> = {
  created: 'The request was made after a payment',
  queued: 'The mail was made ready',
  approved: 'Approved automatically',
}

const byClient = (client: string): Partial<Record<Kind, string>> => ({
  submitted: `${client} answered`,
  changed: `${client} changed the answer`,
})

/** What happened, and who did it, in a few words. */
export function historyWords({ client, event: { kind, actor } }: Who): string {
  const particular = actor === 'client' ? byClient(client)[kind] : actor === 'system' ? bySystem[kind] : undefined
  if (kind === 'submitted' && actor !== 'client') return `${client} answered`
  return particular ?? byOwner[kind]
}
