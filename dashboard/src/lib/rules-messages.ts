import type { RequestRules } from '#shared/connections.ts'
import { BEGINS_AT, ENDS_AT } from '#shared/working-hours.ts'
import { formatShortHour } from './moments.ts'

/** "Monday to Friday between 9 and 17", by the clock that the reader is used to. */
export const workingHours = () =>
  `Monday to Friday between ${formatShortHour(BEGINS_AT)} and ${formatShortHour(ENDS_AT)}`

/** When clients are asked after an invoice, in a sentence: what "automatically" means. */
export function automaticallyMessage({
  delays,
  keepsWorkingHours,
  asksOwnerFirst,
}: Pick<RequestRules, 'delays' | 'keepsWorkingHours' | 'asksOwnerFirst'>): string {
  if (asksOwnerFirst) return 'Your rules ask you first, for each payment.'
  const days = delays.invoiceDays
  const delay =
    days === 0 ? 'Right after an invoice is paid' : `${days} ${days === 1 ? 'day' : 'days'} after an invoice is paid`
  return keepsWorkingHours ? `${delay}, ${workingHours()}.` : `${delay}, on any day.`
}
