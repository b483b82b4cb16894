import { withoutOtherMeanings } from './other-meanings.domain.ts'
import { marksIn, marksOf, isAll, textBefore, type Mark, type WordedPart } from './part-marks.domain.ts'
import { isOtherShare, isSomeDaysAfter } from './part-schedules.domain.ts'
import { timesOf } from './part-times.domain.ts'
import { arePerhapsLater, isAnnounced, type Place } from './part-timing.domain.ts'
import { latin } from './pattern-language.domain.ts'
import {
  ahead,
  allAhead,
  allOfIt,
  anyPart,
  numberedLater,
  period,
  pointing,
  prepaid,
  prepaidWork,
  recurring,
  retainer,
  wholePrice,
} from './patterns.domain.ts'
import { plain, without, withoutNames, withoutTitles, withUmlauts } from './plain-text.domain.ts'
import { fractionsIn, percentagesIn } from './shares.domain.ts'

/**
 * `isWeak`: a mere percentage, which is a part but could be any; or a retainer, which may turn out to be monthly. `isCounted`: by
 * a count of payments, such as "second of two". `isSettled`: a last part, said in so many words: what was paid before stands there
 * too, or that this is the rest.
 */
export type PartReading = { part: WordedPart; isWeak: boolean; isCounted: boolean; isSettled: boolean; words: string }

/**
 * Reads which part of a price a line says it is, in any of the product's languages; null when it says nothing. `names`
 * are the client's and the owner's. Where words for both parts stand together, the last part wins, because a final
 * invoice names the deposit that it deducts, unless the last part is only announced.
 */
export function readPart(line: string, names: readonly string[] = []): PartReading | null {
  const text = preparedText(line, names)
  const timedFrom = onlyAheadFrom(text)
  const found = marksIn(text)
    .filter(({ at }) => at < timedFrom)
    .slice(0, MARKS_MAX)
  const rhythm = findRhythm(text, found)
  const { beginnings, ends, announced, before, credits } = timesOf(text, { found, rhythm })
  const settling = ends.find(({ isSettling }) => isSettling)
  if (settling) return settled(settling)
  const pointed = [...beginnings, ...ends].find((mark) => !mark.isMoment && pointing.test(textBefore(text, mark.at)))
  if (pointed && announced.length === 0)
    return { ...readingOf(pointed.part, pointed), isSettled: pointed.part === 'last' }
  const beginning = beginnings.find(({ isMoment }) => !isMoment) ?? beginnings[0]
  const [end] = ends
  if (beginning && !end && isWhole(text, beginnings)) return null
  if (beginning && end && !isSchedule(text, beginnings, ends)) return readingOf('last', end)
  if (beginning) return { ...readingOf('first', beginning), isWeak: isWeakWord(beginning.words) }
  if (end && before.length === 0 && arePerhapsNext(text, ends)) {
    return { ...readingOf('first', end), isWeak: true }
  }
  if (end) return before.length > 0 ? settled(end) : readingOf('last', end)
  const [next] = announced
  if (next) return readingOf('first', next)
  const [credit] = credits
  if (credit && before.length === 0) return readingOf('first', credit)
  const [part] = before
  if (part && isAllAhead(text, before)) return null
  if (part) return settled(part)
  if (rhythm) return readingOf('recurring', rhythm)
  if (isAll(text)) return null
  const [share] = [
    ...marksOf(text, numberedLater, 'first'),
    ...percentagesIn(text),
    ...fractionsIn(text),
    ...(text.search(prepaid) >= 0 ? marksOf(text, prepaidWork, 'first') : []),
  ]
  return share ? { ...readingOf('first', share), isWeak: true } : null
}

/** Without what is not about parts: names, titles and words that mean something else. */
export const preparedText = (line: string, names: readonly string[]) =>
  withoutOtherMeanings(withUmlauts(withoutTitles(latin(withoutNames(plain(line), names)))))

/** No line says its part so often. */
const MARKS_MAX = 40

/** The first part is paid now, and the last one is announced for later. */
function isSchedule(text: string, beginnings: readonly Mark[], ends: readonly Mark[]): boolean {
  const beginning = beginnings.find(({ isMoment }) => !isMoment) ?? beginnings[0]
  if (!beginning) return false
  const end = ends.find(({ isMoment }) => !isMoment)
  if (!end) return beginning.isMoment ? isAnnounced(text, beginning, ends[0] ?? beginning) : true
  // "Invoice 1 of 2, rest after the event" counts the invoices.
  if (beginnings.some(({ at, isCount }) => isCount && at < end.at) && !end.isCount) return true
  return (
    isAnnounced(text, beginning, end) || isOtherShare(text, beginning, end) || isSomeDaysAfter(text, beginning, end)
  )
}

/** A rest that may be paid later: it counts as a first part until the client's payments show more. */
const arePerhapsNext = (text: string, ends: readonly Mark[]) =>
  ends.every(({ isMoment, isCount }) => !isMoment && !isCount) && arePerhapsLater(text, ends)

/** "Fee of 900, payable in advance": the whole price, only said when. */
const isWhole = (text: string, beginnings: readonly Mark[]) =>
  percentagesIn(text).length === 0 &&
  (wholePrice.test(text) || (allOfIt.test(text) && beginnings.every(({ words }) => ahead.test(words))))

/** "Logo, paid in full in advance". */
const isAllAhead = (text: string, before: readonly Place[]) =>
  allOfIt.test(text) && before.every(({ end }) => ahead.test(textBefore(text, end)))

/** Where a clause begins that only says "payable in advance", without a share. */
function onlyAheadFrom(text: string): number {
  const at = text.search(allAhead)
  return at < 0 || at < text.search(/\p{L}/u) || percentagesIn(text).length > 0 ? text.length : at
}

const isWeakWord = (words: string) => words.startsWith('retainer') || anyPart.test(words)

const WORDING_MAX = 100

/** The words of a line in the form by which the same words are recognised: without names, months, numbers and signs. */
export const wordingOf = (line: string, names: readonly string[] = []): string =>
  without(withoutNames(plain(line), names), period)
    .replaceAll(/[^\p{L}%]+/gu, ' ')
    .trim()
    .slice(0, WORDING_MAX)
    .trim()

const readingOf = (
  part: WordedPart,
  { words, isCount = false }: { words: string; isCount?: boolean },
): PartReading => ({
  part,
  isWeak: false,
  isCounted: isCount,
  isSettled: false,
  words,
})

const settled = (mark: { words: string; isCount?: boolean }): PartReading => ({
  ...readingOf('last', mark),
  isSettled: true,
})

/** Words for work that goes on; or a retainer next to a month, a quarter or a year, unless something remains to be paid. */
function findRhythm(text: string, found: readonly Mark[]): Mark | undefined {
  const [ongoing] = marksOf(text, recurring, 'recurring')
  if (ongoing) return ongoing
  if (found.some(({ part }) => part === 'last')) return undefined
  const [kept] = marksOf(text, retainer, 'recurring')
  return kept && text.search(period) >= 0 ? kept : undefined
}
