import { delayByDailyLimit, GIVEN_UP_AFTER_DAYS } from '#shared/daily-limit.ts'
import type { SendingStatus } from '#shared/email-settings.ts'
import type { BatchTiming } from '#shared/request-batches.ts'
import { planRequests, type RequestsLeft } from '#shared/request-plan.ts'
import { BEGINS_AT, ENDS_AT, wallClock } from '#shared/working-hours.ts'
import { type Clock, formatHour, formatMomentDay } from '../../../lib/moments.ts'
import { savedMessage } from './batch.messages.ts'

type PlanInput = {
  timing: BatchTiming
  /** Of each client: `seedOf` in `request-plan.ts`. */
  seeds: readonly string[]
  left: RequestsLeft
  sending: Pick<SendingStatus, 'dailyLimit' | 'countedAt'>
  clock: Clock
}

type PlanWords = {
  /** When each client is requested; null for those who are saved. */
  times: (Date | null)[]
  /** What will happen, each in a sentence. */
  sentences: string[]
  /** Of the button that does it. */
  label: string
  /** How many requests are sent, now or later. The others are saved. */
  planned: number
  /** Of these, when those are sent that the daily limit delays. */
  delayed: Date[]
}

const count = (many: number, word: string) => `${many.toLocaleString('en')} ${word}${many === 1 ? '' : 's'}`

/** What the server will do, in words, before anything happens. */
export function planWords({ timing, seeds, left, sending, clock }: PlanInput): PlanWords {
  const { now, timeZone = 'UTC' } = clock
  const wanted = planRequests({ timing, seeds, now, timeZone, left })
  const times = delayByDailyLimit({ times: wanted, sending, timeZone })
  const due = times.filter((at) => at !== null)
  const immediate = timing.kind === 'now' ? due.filter((at) => at <= now) : []
  const later = due.slice(immediate.length)
  const saved = times.length - due.length
  const unplanned = wanted.filter((at) => at === null).length
  const givenUp = saved - unplanned
  const sentences = [
    immediate.length > 0 && `${count(immediate.length, 'request')} ${immediate.length === 1 ? 'is' : 'are'} sent now.`,
    later.length > 0 && laterSentence(later, immediate.length > 0, clock),
    unplanned > 0 && (timing.kind === 'save' ? savedMessage(unplanned) : savedSentence(unplanned)),
    givenUp > 0 && givenUpSentence(givenUp),
  ].filter((sentence) => sentence !== false)
  return {
    sentences,
    label: labelOf({ immediate: immediate.length, later: later.length, saved }),
    times,
    planned: due.length,
    delayed: times.flatMap((at, index) => (at && at.getTime() !== wanted[index]?.getTime() ? [at] : [])),
  }
}

function laterSentence(times: readonly Date[], isRest: boolean, clock: Clock): string {
  const many = times.length
  const subject = isRest ? `${many.toLocaleString('en')} more` : count(many, 'request')
  return `${subject} ${many === 1 ? 'is' : 'are'} sent ${daysOf(times, clock)}, between ${formatHour(BEGINS_AT)} and ${formatHour(ENDS_AT)}.`
}

/** The days of ascending times: "tomorrow", "on Mon 30 Nov", or "from today to Tue 1 Dec". */
export function daysOf(times: readonly Date[], clock: Clock): string {
  const [first = '', last] = [times[0], times.at(-1)].map((at) => (at ? formatMomentDay(at, clock) : ''))
  return first === last ? onDay(first) : `from ${first} to ${last}`
}

const onDay = (day: string) => (day === 'today' || day === 'tomorrow' ? day : `on ${day}`)

const savedSentence = (many: number) =>
  many === 1
    ? '1 client is saved for later: no request is left this month or next.'
    : `${many.toLocaleString('en')} clients are saved for later: no requests are left for them this month or next.`

const givenUpSentence = (many: number) =>
  many === 1
    ? `1 client is saved for later: with the daily limit, the request would be more than ${GIVEN_UP_AFTER_DAYS} days late.`
    : `${many.toLocaleString('en')} clients are saved for later: with the daily limit, their requests would be more than ${GIVEN_UP_AFTER_DAYS} days late.`

function labelOf({ immediate, later, saved }: { immediate: number; later: number; saved: number }): string {
  if (immediate > 0) return `Send ${count(immediate, 'request')}`
  if (later > 0) return `Plan ${count(later, 'request')}`
  return `Save ${count(saved, 'client')}`
}

type MonthsInput = {
  /** Null for a client who is only saved. */
  times: readonly (Date | null)[] /** The first day of the next month, `YYYY-MM-DD`. */
  resetsOn: string
  clock: Clock
}

/** How many are asked in this month and in the next, and how many are only saved. */
export function monthsOf({ times, resetsOn, clock }: MonthsInput): {
  thisMonth: number
  nextMonth: number
  saved: number
} {
  const due = times.filter((time) => time !== null)
  const nextMonth = due.filter((time) => dayIn(time, clock) >= resetsOn).length
  return { thisMonth: due.length - nextMonth, nextMonth, saved: times.length - due.length }
}

const dayIn = (time: Date, { timeZone = 'UTC' }: Clock) =>
  wallClock(time, timeZone).toISOString().slice(0, 'YYYY-MM-DD'.length)
