const FEW = 2

/** How many emails can still be sent today, if only a few; null where it need not be mentioned. */
export function leftTodayMessage(leftToday: number | null): string | null {
  if (leftToday === null || leftToday > FEW) return null
  if (leftToday === 0) return 'No emails left for today.'
  return leftToday === 1 ? '1 email left for today.' : `${leftToday} emails left for today.`
}
