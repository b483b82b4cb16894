import {
  type AnswerOutcomes,
  monthBefore,
  type PaymentOutcomes,
  type ReportFigures,
  type ServiceProof,
  WithheldReason,
} from '#shared/reports.ts'
import { HoldReason, SkipReason } from '#shared/payments.ts'
import { nextWorkingMorning, startOfDay } from '#shared/working-hours.ts'
import { calendarDay, calendarMonth, firstDateAfter } from '#server/kernel/clock.ts'
import type { AnswerFacts, PaymentFacts, RequestFacts } from './reports.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A report is no news later. */
const OFFERED_FOR_MS = 14 * DAY_MS
const SERVICES_MAX = 12

export type Range = { from: Date; until: Date }

/** From the first instant of a month to the first of the next, in a time zone. */
export const rangeOfMonth = (month: string, timeZone: string): Range => ({
  from: startOfDay(`${month}-01`, timeZone),
  until: startOfDay(firstDateAfter(month), timeZone),
})

/** The twelve months that end with this one. */
export function rangeOfYearTo(month: string, timeZone: string): Range {
  let first = month
  for (let months = 1; months < 12; months += 1) first = monthBefore(first)
  return { from: rangeOfMonth(first, timeZone).from, until: rangeOfMonth(month, timeZone).until }
}

/** The days of a month with their ranges. */
export function daysOf(month: string, timeZone: string): (Range & { day: string })[] {
  const days: (Range & { day: string })[] = []
  for (let date = new Date(`${month}-01T00:00:00Z`); date.toISOString().startsWith(month);) {
    const day = date.toISOString().slice(0, 10)
    date = new Date(date.getTime() + DAY_MS)
    days.push({
      day,
      from: startOfDay(day, timeZone),
      until: startOfDay(date.toISOString().slice(0, 10), timeZone),
    })
  }
  return days
}

/**
 * The month whose report members are told of now; null when there is none to tell of. It is told from the first working
 * morning of the next month on.
 */
export function monthToOffer(now: Date, timeZone: string): string | null {
  const thisMonth = calendarMonth(now, timeZone)
  const offeredAt = nextWorkingMorning(rangeOfMonth(thisMonth, timeZone).from, timeZone)
  const isDue = now >= offeredAt && now.getTime() < offeredAt.getTime() + OFFERED_FOR_MS
  return isDue ? monthBefore(thisMonth) : null
}

/** Counts how often each key came. */
function createTally<Key extends string>() {
  const counts = new Map<Key, number>()
  return {
    add: (key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    of: (key: Key) => counts.get(key) ?? 0,
    /** Those of `keys` that came, the most frequent first. */
    list<Named extends Key>(keys: readonly Named[]): { reason: Named; count: number }[] {
      const found = keys.flatMap((reason) => {
        const count = counts.get(reason)
        return count === undefined ? [] : [{ reason, count }]
      })
      return found.toSorted((a, b) => b.count - a.count)
    },
  }
}

/** What came of one answer. Whatever its state, it is exactly one of these. */
export function outcomeOf(answer: AnswerFacts): 'published' | 'private' | WithheldReason {
  if (answer.isPublic) return 'published'
  if (answer.erasedAt) return 'erased'
  if (answer.withdrawnAt) return 'withdrawn'
  if (answer.isPrivate) return 'private'
  if (answer.status === 'rejected') return 'rejected'
  return answer.status === 'approved' ? 'hidden' : 'waiting'
}

/** Counts the answers of a month, one after the other. */
export function createAnswerCount() {
  const tally = createTally<ReturnType<typeof outcomeOf>>()
  const days: number[] = []
  let answered = 0
  let throughLink = 0
  return {
    add(answer: AnswerFacts): void {
      answered += 1
      tally.add(outcomeOf(answer))
      if (answer.askedAt === null) throughLink += 1
      else days.push(Math.max(0, answer.submittedAt.getTime() - answer.askedAt.getTime()) / DAY_MS)
    },
    outcomes: (): AnswerOutcomes => ({
      published: tally.of('published'),
      private: tally.of('private'),
      withheld: tally.list(WithheldReason.options),
    }),
    figures: (): Omit<ReportFigures, 'asked'> => ({ answered, throughLink, medianDays: medianOf(days) }),
  }
}

/** Null for no numbers; rounded to a tenth. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10
}

/** Counts the payments of a month, one after the other. */
export function createPaymentCount() {
  const decisions = createTally<PaymentFacts['decision']>()
  const holds = createTally<HoldReason>()
  const skips = createTally<SkipReason>()
  let all = 0
  let answered = 0
  let published = 0
  return {
    add({ decision, reason, isAnswered, isPublic }: PaymentFacts): void {
      all += 1
      decisions.add(decision)
      if (decision === 'hold') holds.add(HoldReason.parse(reason))
      if (decision === 'skip') skips.add(SkipReason.parse(reason))
      if (decision !== 'asked') return
      if (isAnswered) answered += 1
      if (isPublic) published += 1
    },
    /** Null without payments. */
    outcomes: (): PaymentOutcomes | null =>
      all === 0
        ? null
        : {
            all,
            asked: decisions.of('asked'),
            planned: decisions.of('ask'),
            onHold: holds.list(HoldReason.options),
            skipped: skips.list(SkipReason.options),
            answered,
            published,
          },
  }
}

type Service = { service: string; asked: number; published: number; newestAt: Date | null }

const NOT_ASKED = { asked: 0, published: 0, newestAt: null }

/** Counts requests by service, one after the other. Spellings that differ in case or spaces are one service. */
export function createServiceCount() {
  const services = new Map<string, Service>()
  return {
    add({ service, submittedAt, isPublic }: RequestFacts): void {
      const name = service?.trim() ?? ''
      if (name === '') return
      const known = services.get(foldName(name))
      // The newest spelling is shown.
      const counted = { ...(known ?? NOT_ASKED), service: name }
      counted.asked += 1
      if (isPublic && submittedAt) {
        counted.published += 1
        if (!counted.newestAt || submittedAt > counted.newestAt) counted.newestAt = submittedAt
      }
      services.set(foldName(name), counted)
    },
    /** Requests that are deleted by now. */
    addEnded({ service, ended }: { service: string; ended: number }): void {
      const known = services.get(foldName(service)) ?? { ...NOT_ASKED, service }
      services.set(foldName(service), { ...known, asked: known.asked + ended })
    },
    /** Those with the least proof, and of these the ones with the most requests, first. */
    list: (timeZone: string): ServiceProof[] =>
      [...services.values()]
        .toSorted((a, b) => a.published - b.published || b.asked - a.asked || (a.service < b.service ? -1 : 1))
        .slice(0, SERVICES_MAX)
        .map(({ newestAt, ...service }) => ({
          ...service,
          newestOn: newestAt && calendarDay(newestAt, timeZone),
        })),
  }
}

const foldName = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ')
