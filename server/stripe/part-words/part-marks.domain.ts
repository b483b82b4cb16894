import { countsIn } from './counts.domain.ts'
import type { Place } from './part-timing.domain.ts'
import {
  aboutMoney,
  aboutParts,
  afterArticle,
  allOfIt,
  aloneWithArticle,
  atTheEnd,
  atTheStart,
  first,
  firstPortion,
  last,
  lastPortion,
  made,
  madeOf,
  middlePortion,
  negated,
  negating,
  numbered,
  ofFirst,
  ofLast,
  ofSomething,
  remainingShare,
  single,
  textsAbout,
  wholePrice,
  workOnParts,
  workAbout,
} from './patterns.domain.ts'
import { lastOfPrice, settling } from './remainders.domain.ts'
import { retentionsIn } from './retention.domain.ts'
import { fractionsIn, percentagesIn, type Share } from './shares.domain.ts'

/** Which part of a price the words of an invoice say it is. */
export type WordedPart = 'first' | 'last' | 'recurring'

/** `isMoment`: "on completion" says less than a word for a part. `isSoft`: it gives way to any first part. `isCount`: "1 of 2" counts. `isSettling`: nothing is to come. */
export type Mark = Place & {
  part: WordedPart
  words: string
  isMoment: boolean
  isSoft?: boolean
  isCount?: boolean
  isSettling?: boolean
}

export const marksOf = (text: string, pattern: RegExp, part: WordedPart, isMoment = false): Mark[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    part,
    at: index,
    end: index + words.length,
    words,
    isMoment,
  }))

/** As much of what stands before a place as can say something of it. */
export const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - 60), at)

/** All that the text says of first and last parts. */
export function marksIn(text: string): Mark[] {
  const found = [
    ...marksOf(text, first, 'first'),
    ...marksOf(text, ofFirst, 'first'),
    ...marksOf(text, numbered, 'first'),
    ...[...marksOf(text, firstPortion, 'first'), ...marksOf(text, middlePortion, 'first')].filter((mark) =>
      startsClause(text, mark),
    ),
    ...countsIn(text).map(({ isLast, ...place }) => ({ ...markOf(isLast ? 'last' : 'first', place), isCount: true })),
    ...marksOf(text, settling, 'last').map((mark) => ({ ...mark, isSettling: true })),
    ...marksOf(text, lastOfPrice, 'last'),
    ...marksOf(text, last, 'last'),
    ...marksOf(text, ofLast, 'last'),
    ...marksOf(text, remainingShare, 'last'),
    ...marksOf(text, lastPortion, 'last').filter((mark) => startsClause(text, mark)),
    ...retentionsIn(text)
      .filter(({ at, isReleased }) => isReleased || at === text.search(/\S/u))
      .map(({ isReleased, ...place }) => ({ ...markOf('last', place), isSoft: !isReleased })),
  ]
  const isAboutWork = found.length > 0 && text.search(workOnParts) >= 0
  const isOnce = single.test(text)
  const marks = found.filter(
    (mark) =>
      !isOnlyNamed(text, mark) && !(isAboutWork && isWorkedOn(text, mark)) && !(isOnce && isEndOfWork(text, mark)),
  )
  const hasShare = marks.length > 0 || percentagesIn(text).length > 0 || fractionsIn(text).length > 0
  const isAboutMoney = hasShare || ((text.search(aboutMoney) >= 0 || MONEY.test(text)) && !PAYABLE.test(text))
  if (!isAboutMoney || (marks.length === 0 && isAll(text))) return marks
  const isMoment = true
  return [...marks, ...marksOf(text, atTheStart, 'first', isMoment), ...marksOf(text, atTheEnd, 'last', isMoment)]
}

const markOf = (part: WordedPart, { at, end, words }: Share): Mark => ({ part, at, end, words, isMoment: false })

/** When all of it is to be paid: that says nothing of parts. */
const PAYABLE =
  /(?:^|[ ])(?:payable|zahlbar|payables?|pagader[oa]s?|pagabil[ei]|pagave(?:l|is)|te voldoen|te betalen|net \d+)(?:[ ,.;:]|$)/u

/** "Without deposit", or a form for deposits: the text names a part, but is none. */
function isOnlyNamed(text: string, { at, end }: Place): boolean {
  const after = text.slice(end, end + 40)
  if (negating.test(textBefore(text, at)) || negated.test(after) || made.test(after)) return true
  return madeOf.test(lastWord(text.slice(at, end)))
}

/** "Article about deposits", "translation of the final account". */
function isWorkedOn(text: string, { at }: Place): boolean {
  const before = textBefore(text, at)
  return aboutParts.test(before) || workAbout.test(before) || textsAbout.test(before)
}
/** "A single payment at the end of the works". */
const isEndOfWork = (text: string, { at, end }: Place) =>
  marksOf(text, atTheEnd, 'last').some((moment) => moment.at <= at && end <= moment.end)
const lastWord = (text: string) => /\p{L}+$/u.exec(text)?.[0] ?? ''
const MONEY = /[€$£¥]|(?:^|[ ])(?:eur|usd|chf|gbp|r\$)(?:[ ]|$)/u

/** "First half – website", but not "translation of the first half". */
const startsClause = (text: string, { at, end }: Mark) =>
  isAlone(text, { at, end }) || fractionsIn(text).some((share) => share.at < end && at < share.end)

function isAlone(text: string, { at, end }: Place): boolean {
  const before = textBefore(text, at)
  return aloneWithArticle.test(before) ? !ofSomething.test(text.slice(end, end + 16)) : !afterArticle.test(before)
}

/** The whole price at once. */
export const isAll = (text: string) => (wholePrice.test(text) || allOfIt.test(text)) && percentagesIn(text).length === 0

export const byPlace = (one: Mark, other: Mark) => one.at - other.at || other.end - one.end
