import { isAnnounced, type Place, wasPaidBefore } from './part-timing.domain.ts'
import { countsTowards, daysAway, reductions } from './patterns.domain.ts'

/** "Comes off the total", "wird mit der Endrechnung verrechnet": what is paid now counts towards the whole. */
export const creditsIn = (text: string): (Place & { words: string })[] =>
  text.search(reductions) >= 0
    ? []
    : [...text.matchAll(countsTowards)].map(({ 0: words, index }) => ({ at: index, end: index + words.length, words }))

const CLAUSE_MAX = 120

/** "Booking 4 May, balance 10 days before": the part is paid some days away from an event, not by a date. */
export const isDaysAway = (text: string, { end }: Place) => daysAway.test(text.slice(end, end + CLAUSE_MAX))

/** "40 % after the shell, the last 30 % on handover": a part with a share of its own follows another share. */
export function isNextShare(text: string, place: Place, shares: readonly Place[]): boolean {
  const isOwn = ({ at, end }: Place) => at < place.end + 16 && end > place.at - 6
  if (!shares.some(isOwn)) return false
  const earlier = shares.filter((share) => share.end < place.at && !isOwn(share))
  return earlier.some((share) => !wasPaidBefore(text, share, []) && isAnnounced(text, share, place))
}
