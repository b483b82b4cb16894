import { canBeEmailed, type KnownClient, type KnownState } from '#shared/known-clients.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { shortDate } from '../../lib/dates.ts'
import { formatDay } from '../../lib/moments.ts'

/** A client as the owner would say it: `subject` begins a sentence, `object` stands within one. */
type Spoken = { subject: string; object: string }

const messages: Record<KnownState, (client: Spoken, when: (word: string) => string) => string> = {
  unsubscribed: ({ subject }, when) => `${subject} unsubscribed from your emails${when('on')}, so we can’t send this.`,
  reported_spam: ({ subject }) => `${subject} reported an earlier email as spam, so we can’t send this.`,
  declined: ({ subject }, when) => `${subject} declined${when('on')}, so we can’t send this.`,
  unreachable: () => 'An earlier email to this address came back, so we can’t send this. Check the address.',
  do_not_ask: () => 'This address is on your do-not-ask list, so we can’t send this.',
  asked: ({ object }, when) => `You asked ${object}${when('on')} and have no answer yet.`,
  planned: ({ object }, when) => `We’ll ask ${object} automatically${when('on')}, after a payment.`,
  saved: ({ object }) => `You already have an unsent request to ${object}.`,
  in_batch: ({ subject }) => `${subject} is already under “Planned requests”.`,
  answered: ({ subject }, when) => `${subject} has already answered${when(',')}.`,
}

const CLIENT: Spoken = { subject: 'This client', object: 'this client' }

/** What an owner should know before asking this client; `now` decides whether a date needs its year. */
export function knownClientMessage({ state, at }: Pick<KnownClient, 'state' | 'at'>, now: Date): string {
  const when = (word: string) => {
    if (at === null) return ''
    return word === ',' ? `, on ${dateOf(at, now)}` : ` ${word} ${dateOf(at, now)}`
  }
  return messages[state](CLIENT, when)
}

const dateOf = (at: string, now: Date) => formatDay(new Date(at), { now })

/** What the row of this client leads to; null where the list has nothing to show. */
export function knownClientLink({ state, testimonialId }: KnownClient): { id: string; label: string } | null {
  if (testimonialId === null) return null
  return { id: testimonialId, label: state === 'answered' ? 'Open the testimonial' : 'Open that request' }
}

/** Why a row of a file is skipped: the client has an open or planned request, or must not be asked. Null where it can be imported. */
export function importProblem(known: Pick<KnownClient, 'state'>): string | null {
  switch (known.state) {
    case 'asked':
    case 'planned':
    case 'saved':
      return 'This address already has an open request.'
    case 'do_not_ask':
      return 'This address is on your do-not-ask list.'
    case 'in_batch':
      return 'This address is already under “Planned requests”.'
    default:
      return null
  }
}

/** What is said of a client in a list of several, after the name; null where nothing has to be said. */
export function briefMessage(known: KnownClient, now: Date): string | null {
  if (!canBeEmailed(known)) return knownClientMessage(known, now).replace(', so we can’t send this', '')
  return known.answeredAt === null ? null : `Has already answered, on ${dateOf(known.answeredAt, now)}.`
}

/** What is said before a request is sent again or for the first time: null where nothing has to be said. `own` is the request. */
export function resendMessage(
  known: KnownClient | undefined,
  own: Pick<Testimonial, 'id' | 'status' | 'sentAt'>,
  now: Date,
): string | null {
  const brief = known && briefMessage(known, now)
  if (brief) return brief
  if (known && isThroughAnother(known, own)) return knownClientMessage(known, now)
  return own.status === 'sent' && own.sentAt ? `Asked on ${shortDate(own.sentAt)}, no answer yet.` : null
}

const isThroughAnother = ({ state, testimonialId }: KnownClient, { id }: Pick<Testimonial, 'id'>) =>
  state !== 'answered' && testimonialId !== id
