import type { KnownClient } from '#shared/known-clients.ts'
import { QUIET_DAYS, type RequestBatch } from '#shared/request-batches.ts'
import { type Clock, daysUntil, formatAgo, formatDay } from '../../../lib/moments.ts'
import { isSending } from '../batches/batch.messages.ts'
import { type CheckedClient, type LeftOut, quietUntil, type Reason } from './checked-clients.ts'
import type { Columns } from './clients.ts'
import type { PlanDay } from './import-days.ts'

const number = (many: number) => many.toLocaleString('en')
export const clientCount = (many: number): string => (many === 1 ? '1 client' : `${number(many)} clients`)

/** Why clients aren't asked, in a list with how many. */
export const leftOutTitles: Record<LeftOut, string> = {
  answered: 'Has answered already',
  asked: `Asked less than ${QUIET_DAYS} days ago`,
  open_request: 'Has a request that isn’t sent yet',
  declined: 'Declined',
  unsubscribed: 'Unsubscribed',
  reported_spam: 'Reported an email as spam',
  unreachable: 'An earlier email came back',
  do_not_ask: 'On your do-not-ask list',
  duplicate: 'In the file twice',
  address: 'Address isn’t right',
  row: 'Row isn’t right',
  unticked: 'Left out by you',
}

/** Why a client isn't asked. */
export function whyMessage({ client, known, reason }: CheckedClient, clock: Clock): string {
  if (client.fault?.kind === 'duplicate') return `Duplicate of row ${client.fault.of}.`
  if (client.fault) return client.fault.message
  const until = known && reason === 'asked' ? quietUntil(known) : null
  if (until !== null) return `Not asked again until ${formatDay(until, clock)}`
  return reason === null ? 'Left out' : (rowMessages[reason] ?? '')
}

const rowMessages: Partial<Record<Reason, string>> = {
  answered: 'Not asked: has answered',
  asked: 'Not asked again yet',
  open_request: 'Not asked: has a request that isn’t sent yet',
  declined: 'Not asked: declined',
  unsubscribed: 'Not asked: unsubscribed',
  reported_spam: 'Not asked: reported an email as spam',
  unreachable: 'Not asked: an earlier email came back',
  do_not_ask: 'Not asked: on your do-not-ask list',
}

const states: Record<KnownClient['state'], string> = {
  asked: 'Asked',
  answered: 'Answered',
  declined: 'Declined',
  unsubscribed: 'Unsubscribed',
  reported_spam: 'Reported spam',
  unreachable: 'An email came back',
  do_not_ask: 'On your list',
  planned: 'Planned for',
  saved: 'Saved',
  in_batch: 'Planned for',
}

/** What happened between the workspace and the client. */
export function historyMessage(known: KnownClient | undefined, clock: Clock): string {
  if (!known) return 'Never asked'
  if (known.at === null) return known.state === 'in_batch' ? 'Saved for later' : states[known.state]
  const at = new Date(known.at)
  const when = isLongAgo(at, clock) || at > clock.now ? formatDay(at, clock) : formatAgo(at, clock)
  return `${states[known.state]} ${when}`
}

const LONG_DAYS = 30
const isLongAgo = (at: Date, clock: Clock) => daysUntil(at, clock) < -LONG_DAYS

/** How many clients of a file are asked, by month. */
export type Outcome = {
  total: number
  chosen: number
  thisMonth: number
  nextMonth: number
  /** Chosen, but not asked. */
  saved: number
}

type HeadlineInput = Outcome & {
  /** The owner only wants to save them. */
  isOnlySaved: boolean
  /** The first day of the next month, `YYYY-MM-DD`. */
  resetsOn: string
  clock: Clock
}

/** What the import does, in one or two lines. */
export function headline(input: HeadlineInput): string[] {
  const { total, chosen, thisMonth, nextMonth, saved, isOnlySaved } = input
  if (chosen === 0) return ['No client will be asked.']
  if (isOnlySaved) return [`${part(chosen, total)} will be saved.`, 'Nobody is asked until you decide it.']
  if (thisMonth + nextMonth === 0) return [`${part(saved, total)} will be saved:`, 'no requests are left for them.']
  if (nextMonth + saved === 0) return [`${part(thisMonth, total)} will be asked this month.`]
  const parts = [
    thisMonth > 0 && `${number(thisMonth)} this month`,
    nextMonth > 0 && `${number(nextMonth)} from ${formatDay(new Date(`${input.resetsOn}T12:00:00Z`), input.clock)}`,
    saved > 0 && `${number(saved)} saved for later`,
  ].filter((one) => one !== false)
  return [`${part(thisMonth + nextMonth, total)} will be asked:`, `${parts.join(', ')}.`]
}

const part = (many: number, total: number) => {
  if (many < total) return `${number(many)} of ${clientCount(total)}`
  return total === 1 ? '1 client' : `All ${clientCount(total)}`
}

export const rowsMessage = (many: number): string => (many === 1 ? '1 row' : `${number(many)} rows`)

const columnNames: Record<keyof Columns, string> = {
  email: 'email',
  name: 'name',
  lastName: 'last name',
  service: 'service',
  tags: 'tags',
}

/** Which columns are read: "Email, name, service". */
export function columnsMessage(columns: Columns): string {
  const names = Object.entries(columnNames)
    .filter(([key]) => columns[key as keyof Columns] !== null)
    .map(([, name]) => name)
    .join(', ')
  return names === '' ? 'None yet' : `${names.charAt(0).toUpperCase()}${names.slice(1)}`
}

/** What happened, once the batch exists. */
export function doneMessage(batch: Pick<RequestBatch, 'counts' | 'nextAt'>, clock: Clock): string {
  const { saved, planned } = batch.counts
  if (planned === 0) return `${clientCount(saved)} saved. Nobody is asked yet.`
  if (isSending(batch, clock)) return 'Your requests are being sent.'
  return planned === 1 ? '1 request is planned.' : `${number(planned)} requests are planned.`
}

type Room = {
  /** Requests that this month has left. */
  thisMonth: number
  /** Emails that may still be sent today; null without a limit. */
  leftToday: number | null
}

/** What “Now” does with so many clients. */
export function nowMessage(count: number, { thisMonth, leftToday }: Room): string {
  const many = Math.min(count, thisMonth)
  if (count > 0 && many === 0) return 'No requests are left this month.'
  const requests = many === 1 ? '1 request' : `${number(many)} requests`
  const today = Math.min(many, leftToday ?? Infinity)
  if (today === many) return `${requests}, sent at once`
  return today === 0
    ? `${requests}, as soon as the daily limit allows`
    : `${number(today)} of ${requests} at once, the others later`
}

type DayNoteInput = {
  day: Pick<PlanDay, 'kind' | 'count' | 'isNextMonth'>
  /** The first day that uses requests of the next month. */
  isFirstOfMonth: boolean
  limit: number | null
}

/** Why a day has no requests, or has some again. */
export function dayNote({ day, isFirstOfMonth, limit }: DayNoteInput): string {
  if (isFirstOfMonth && limit !== null) return limit === 1 ? '1 new request' : `${number(limit)} new requests`
  return day.count === 0 && day.kind !== 'weekend' && !day.isNextMonth ? 'No requests left' : ''
}

/** On the button that saves clients who aren't asked. */
export const downloadLabel = (many: number): string =>
  many === 1 ? 'Download the client left out' : `Download the ${clientCount(many)} left out`

export const whyTitle = (many: number): string =>
  many === 1 ? 'Why 1 isn’t asked' : `Why ${number(many)} aren’t asked`
