import { announcedAfter, type Place, wasPaidBefore } from './part-timing.domain.ts'
import { countsTowards, daysAway, otherOne, reductions } from './patterns.domain.ts'
import { percentagesIn, type Share } from './shares.domain.ts'

/** "Comes off the total", "wird mit der Endrechnung verrechnet": what is paid now counts towards the whole. */
export const creditsIn = (text: string): (Place & { words: string })[] =>
  text.search(reductions) >= 0
    ? []
    : [...text.matchAll(countsTowards)].map(({ 0: words, index }) => ({ at: index, end: index + words.length, words }))

const CLAUSE_MAX = 120

/** "Booking 4 May, balance 10 days before": the part is paid some days away from an event, not by a date. */
const isDaysAway = (text: string, { end }: Place) => daysAway.test(text.slice(end, end + CLAUSE_MAX))

/** "50 % deposit, 50 % outstanding", "half up front, the other half at launch": together they are the whole price. */
export function isOtherShare(text: string, beginning: Place, end: Place): boolean {
  if (beginning.at >= end.at) return false
  const words = text.slice(end.at, end.end)
  if (otherOne.test(words)) return true
  const [own, other] = [beginning, end].map((place) => percentagesIn(text).find((share) => isBeside(share, place)))
  return own !== undefined && other !== undefined && own !== other && valueOf(own) + valueOf(other) === 100
}

const isBeside = (share: Place, place: Place) => share.at < place.end + 16 && share.end > place.at - 6
const valueOf = ({ words }: Share) => Number.parseInt(words, 10)

/** "Deposit for the catering, rest two weeks before". */
export const isSomeDaysAfter = (text: string, beginning: Place, end: Place) =>
  beginning.at < end.at && isDaysAway(text, end)

/** "40 % after the shell, the last 30 % on handover": a part with a share of its own follows another share. */
export function isNextShare(text: string, place: Place, shares: readonly Place[]): boolean {
  const isOwn = (share: Place) => isBeside(share, place)
  if (!shares.some(isOwn)) return false
  const earlier = shares.filter((share) => share.end < place.at && !isOwn(share))
  return earlier.filter(announcedAfter(text, place)).some((share) => !wasPaidBefore(text, share, []))
}
