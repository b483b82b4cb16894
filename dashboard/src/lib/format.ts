const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })

/** An instant of the API as a day in the reader's time zone, like "Nov 21, 2026". */
export const formatDay = (instant: string): string => day.format(new Date(instant))
