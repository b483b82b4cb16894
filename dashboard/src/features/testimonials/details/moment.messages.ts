const moment = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })

/** An instant by the reader's clock, like "21 Nov 2026, 08:51". */
export const formatMoment = (instant: string, timeZone?: string): string => moment(timeZone).format(new Date(instant))
