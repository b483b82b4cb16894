import type { RequestRules } from '#shared/connections.ts'
import { instantAt, nextWorkingMoment, wallClock } from '#shared/working-hours.ts'
import { formatMoment } from '../../../lib/moments.ts'

const PAID_AT = '15:00'
const DAY_MS = 24 * 60 * 60_000

/** What the rules do with an invoice that is paid today at 15:00 by the owner's clock: "asked Wed 25 Nov, 15:00". */
export function exampleMessage(
  { delays, keepsWorkingHours, asksOwnerFirst }: Pick<RequestRules, 'delays' | 'keepsWorkingHours' | 'asksOwnerFirst'>,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  if (asksOwnerFirst) return 'on hold until you decide'
  const today = wallClock(now, timeZone).toISOString().slice(0, 10)
  const due = new Date(instantAt({ day: today, time: PAID_AT }, timeZone).getTime() + delays.invoiceDays * DAY_MS)
  const at = keepsWorkingHours ? nextWorkingMoment(due, timeZone) : due
  return `asked ${formatMoment(at, { now, timeZone })}`
}
