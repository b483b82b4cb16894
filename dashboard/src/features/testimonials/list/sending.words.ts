const FEW = 2

/** How many mails may still go out today, where they are few; null where it need not be said. */
export function leftTodayWords(leftToday: number | null): string | null {
  if (leftToday === null || leftToday > FEW) return null
  if (leftToday === 0) return 'No mail is left for today.'
  return leftToday === 1 ? '1 mail is left for today.' : `${leftToday} mails are left for today.`
}
