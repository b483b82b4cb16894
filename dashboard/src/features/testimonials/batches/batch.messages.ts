import type { BatchRow, RequestBatch } from '#shared/request-batches.ts'
import { type Clock, formatDay, formatMoment } from '../../../lib/moments.ts'

export const BATCHES_PATH = '/testimonial/planned'

export const batchPath = ({ id }: Pick<RequestBatch, 'id'>): string => `${BATCHES_PATH}/${id}`

const number = (many: number) => many.toLocaleString('en')

/** How many clients of a batch are in which state, and when the next request is due. */
export function batchSummary({ counts, nextAt }: Pick<RequestBatch, 'counts' | 'nextAt'>, clock: Clock): string {
  const next = nextAt === null ? '' : ` (next ${dueAt(nextAt, clock)})`
  const parts = [
    counts.planned > 0 && `${number(counts.planned)} planned${next}`,
    counts.saved > 0 && `${number(counts.saved)} saved`,
    counts.requested > 0 && `${number(counts.requested)} sent`,
    counts.skipped > 0 && `${number(counts.skipped)} skipped`,
    counts.cancelled > 0 && `${number(counts.cancelled)} cancelled`,
  ].filter((part) => part !== false)
  return parts.join(', ')
}

const MINUTE_MS = 60_000

/** The reader's clock goes on minute by minute, so it can be a minute behind. */
const isDue = (at: string, { now }: Clock) => Date.parse(at) < now.getTime() + MINUTE_MS

const dueAt = (at: string, clock: Clock) => (isDue(at, clock) ? 'now' : formatMoment(new Date(at), clock))

/** Whether requests of the batch are being sent. */
export const isSending = ({ nextAt }: Pick<RequestBatch, 'nextAt'>, clock: Clock): boolean =>
  nextAt !== null && isDue(nextAt, clock)

/** Of all batches, for the page of testimonials; null if no request is planned or saved. */
export function openMessage(items: readonly RequestBatch[], clock: Clock): string | null {
  const sum = (state: 'planned' | 'saved') => items.reduce((total, { counts }) => total + counts[state], 0)
  const [planned, saved] = [sum('planned'), sum('saved')]
  const next = items.flatMap(({ nextAt }) => nextAt ?? []).toSorted()[0]
  const sentences = [
    planned > 0 && `${number(planned)} ${planned === 1 ? 'request is' : 'requests are'} planned.`,
    next !== undefined && `The next one is sent ${nextWords(next, clock)}.`,
    saved > 0 && savedMessage(saved),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? null : sentences.join(' ')
}

export const savedMessage = (count: number): string =>
  count === 1 ? '1 client is saved for later.' : `${number(count)} clients are saved for later.`

const nextWords = (at: string, clock: Clock) => {
  const words = dueAt(at, clock)
  return /^(now|today|tomorrow)/.test(words) ? words : `on ${words}`
}

const stateWords: Record<BatchRow['state'], string> = {
  saved: 'Saved',
  planned: 'Planned',
  requested: 'Sent',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
}

const reasons: Record<NonNullable<BatchRow['reason']>, string> = {
  answered: 'The client has answered.',
  requested: 'The client has a request without an answer.',
  open_request: 'The client has a request that wasn’t sent yet.',
  unsubscribed: 'The client unsubscribed.',
  reported_spam: 'The client reported an email as spam.',
  declined: 'The client declined.',
  unreachable: 'An earlier email to this address came back.',
  do_not_ask: 'The address is on your do-not-ask list.',
  quota: 'No requests were left this month.',
  frozen: 'The workspace was frozen.',
  sending_paused: 'Sending was paused.',
  recipient_limit: 'The client got enough emails for now.',
  unverified_limit: 'Until you confirm your email address, you can send only a few emails a day.',
  full: 'The workspace has no room for more.',
  restored: 'The data was restored from a backup, so this request may have been sent already.',
}

/** What happened to a client of a batch, or will. */
export function rowWords({ state, reason, at }: Pick<BatchRow, 'state' | 'reason' | 'at'>, clock: Clock) {
  const detail = reason === null ? (state === 'saved' ? 'You decide when to send it.' : null) : reasons[reason]
  if (state === 'planned' && at !== null)
    return reason === null
      ? { word: stateWords.planned, time: dueAt(at, clock), detail }
      : { word: 'On hold', time: `Next try ${dueAt(at, clock)}`, detail }
  return { word: stateWords[state], time: at === null ? null : formatDay(new Date(at), clock), detail }
}
