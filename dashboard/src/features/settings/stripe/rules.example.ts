import type { AskRules } from '#shared/connections.ts'
import { instantAt, nextWorkingMoment, wallClock } from '#shared/working-hours.ts'
import { momentWords } from '../../../lib/moments.ts'

const PAID_AT = '15:00'
const DAY_MS = 24 * 60 * 60_000

/** What the rules make of an invoice that is paid today at 15:00, as the owner's clock shows it: "asked Wed 25 Nov, 15:00". */
export function exampleWords(
  { delays, keepsWorkingHours, asksOwnerFirst }: Pick<AskRules, 'delays' | 'keepsWorkingHours' | 'asksOwnerFirst'>,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  if (asksOwnerFirst) return 'waits until you say yes'
  const today = wallClock(now, timeZone).toISOString().slice(0, 10)
  const due = new Date(instantAt({ day: today, time: PAID_AT }, timeZone).getTime() + delays.invoiceDays * DAY_MS)
  const at = keepsWorkingHours ? nextWorkingMoment(due, timeZone) : due
  return `asked ${momentWords(at, { now, timeZone })}`
}
