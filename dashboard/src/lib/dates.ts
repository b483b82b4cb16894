import { readersFormat } from './reader-dates.ts'

/** A calendar day (`2026-12-01`) as "1 Dec". */
export const dayAndMonth = (day: string): string =>
  readersFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The reader's local day of an instant, as "1 Dec 2026". */
export const fullDate = (instant: string): string =>
  readersFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant))

/** The reader's local day of an instant that is near, as "1 Dec". */
export const shortDate = (instant: string): string =>
  readersFormat({ day: 'numeric', month: 'short' }).format(new Date(instant))

/** The reader's local day of an instant, as `2026-12-01`. */
export const localDay = (instant: Date): string =>
  [
    String(instant.getFullYear()).padStart(4, '0'),
    ...[instant.getMonth() + 1, instant.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-')
