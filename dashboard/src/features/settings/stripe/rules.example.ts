import type { AskRules } from '#shared/connections.ts'
import { momentWords } from '../../../lib/moments.ts'

const OPENS_AT = 9
const CLOSES_AT = 17
const PAID_AT = 15

/** The first moment from then on that is Monday to Friday, 9 to 17 o'clock, where the reader is. */
export function nextWorkingMoment(from: Date): Date {
  const moment = new Date(from)
  if (moment.getHours() >= CLOSES_AT) moment.setDate(moment.getDate() + 1)
  if (moment.getHours() >= CLOSES_AT || moment.getHours() < OPENS_AT) moment.setHours(OPENS_AT, 0, 0, 0)
  while (moment.getDay() === 0 || moment.getDay() === 6) {
    moment.setDate(moment.getDate() + 1)
    moment.setHours(OPENS_AT, 0, 0, 0)
  }
  return moment
}

/** What the rules make of an invoice that is paid today at 15:00: "asked Wed 25 Nov, 15:00". */
export function exampleWords(
  { delays, keepsWorkingHours, asksOwnerFirst }: Pick<AskRules, 'delays' | 'keepsWorkingHours' | 'asksOwnerFirst'>,
  now: Date,
): string {
  if (asksOwnerFirst) return 'waits until you say yes'
  const due = new Date(now)
  due.setHours(PAID_AT, 0, 0, 0)
  due.setDate(due.getDate() + delays.invoiceDays)
  return `asked ${momentWords(keepsWorkingHours ? nextWorkingMoment(due) : due, now)}`
}
