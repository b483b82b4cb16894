/** The day on the reader's calendar, `YYYY-MM-DD`. */
export const todayHere = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
