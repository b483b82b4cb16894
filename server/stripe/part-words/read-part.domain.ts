import { isAnnounced, isDeductedFrom, isStillToCome, type Place, wasPaidBefore } from './part-timing.domain.ts'
import {
  aboutMoney,
  aboutParts,
  afterArticle,
  ahead,
  allAhead,
  allOfIt,
  alreadyPaid,
  anyPart,
  atTheEnd,
  atTheStart,
  earlierPayments,
  pointing,
  first,
  firstPortion,
  last,
  lastPortion,
  laterStage,
  lessThan,
  made,
  madeOf,
  meantOtherwise,
  middlePortion,
  negated,
  negating,
  notParts,
  numbered,
  numberedLater,
  ofFirst,
  ofLast,
  opening,
  period,
  recurring,
  retainer,
  textsAbout,
  wholePrice,
  workAbout,
} from './patterns.domain.ts'
import { creditsIn, isDaysAway, isNextShare } from './part-schedules.domain.ts'
import { plain, without, withoutNames, withoutTitles, withUmlauts } from './plain-text.domain.ts'
import { retentionsIn } from './retention.domain.ts'
import { fractionsIn, percentagesIn, ratiosIn, type Share } from './shares.domain.ts'

/** Which part of a price the words of an invoice say it is. */
export type WordedPart = 'first' | 'last' | 'recurring'

/** `isWeak`: a mere percentage, which is a part but could be any; or a retainer, which may turn out to be monthly. */
export type PartReading = { part: WordedPart; isWeak: boolean; words: string }

/** `isMoment`: "on completion" says less than a word for a part. `isSoft`: it gives way to any first part. */
type Mark = Place & { part: WordedPart; words: string; isMoment: boolean; isSoft?: boolean }

const marksOf = (text: string, pattern: RegExp, part: WordedPart, isMoment = false): Mark[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    part,
    at: index,
    end: index + words.length,
    words,
    isMoment,
  }))

/** As much of what stands before a place as can say something of it. */
const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - 60), at)

/** Blanks what only looks like a part of a price. */
function withoutOtherMeanings(text: string): string {
  const rest = without(text, notParts)
  return meantOtherwise
    .filter(({ trade }) => rest.search(trade) >= 0)
    .reduce(
      (left, { word }) =>
        left.replace(word, (found, ...more) => {
          const at = Number(more.find((value) => typeof value === 'number'))
          return hasShareAround(left, { at, end: at + found.length }) ? found : ' '.repeat(found.length)
        }),
      rest,
    )
}
/** "Tax return: deposit 50%" is a deposit all the same. */
const hasShareAround = (text: string, { at, end }: Place) =>
  /%[^,;]{0,6}$/u.test(text.slice(Math.max(0, at - 12), at)) || /^[^,;]{0,8}\d[ ]?%/u.test(text.slice(end, end + 16))

/**
 * Reads which part of a price a line says it is, in any of the product's languages; null when it says nothing. `names`
 * are the client's and the owner's. Where words for both parts stand together, the last part wins, because a final
 * invoice names the deposit that it deducts, unless the last part is only announced.
 */
export function readPart(line: string, names: readonly string[] = []): PartReading | null {
  const text = withoutOtherMeanings(withUmlauts(withoutTitles(withoutNames(plain(line), names))))
  const timedFrom = onlyAheadFrom(text)
  const found = marksIn(text).filter(({ at }) => at < timedFrom)
  const rhythm = findRhythm(text)
  const { beginnings, ends, announced, before, credits } = timesOf(text, { found, rhythm })
  const pointed = [...beginnings, ...ends].find((mark) => !mark.isMoment && pointing.test(textBefore(text, mark.at)))
  if (pointed && announced.length === 0) return readingOf(pointed.part, pointed)
  const beginning = beginnings.find(({ isMoment }) => !isMoment) ?? beginnings[0]
  const [end] = ends
  if (beginning && !end && isWhole(text, beginnings)) return null
  if (beginning && end && !isSchedule(text, beginning, ends)) return readingOf('last', end)
  if (beginning) return { ...readingOf('first', beginning), isWeak: isWeakWord(beginning.words) }
  if (end) return readingOf('last', end)
  const [next] = announced
  if (next) return readingOf('first', next)
  const [credit] = credits
  if (credit && before.length === 0) return readingOf('first', credit)
  const [part] = before
  if (part) return readingOf('last', part)
  if (rhythm) return readingOf('recurring', rhythm)
  if (isAll(text)) return null
  const [share] = [...marksOf(text, numberedLater, 'first'), ...percentagesIn(text), ...fractionsIn(text)]
  return share ? { ...readingOf('first', share), isWeak: true } : null
}

/** What of it is paid with this invoice, what is still to come, and what was paid before. */
function timesOf(text: string, { found, rhythm }: { found: readonly Mark[]; rhythm: Mark | undefined }) {
  const firsts = found.filter(({ part }) => part === 'first')
  const before = firsts.filter((mark) => wasPaidBefore(text, mark, othersThan(found, mark)))
  const beginnings = firsts
    .filter((mark) => !before.includes(mark))
    .filter(({ words }) => !(rhythm && saysOnlyWhen(text, words)))
    .filter((mark) => !(mark.isMoment && before.some(({ end }) => isSameClause(text.slice(end, mark.at)))))
    .toSorted(byPlace)
  const lasts = found
    .filter(({ part, isSoft }) => part === 'last' && !(isSoft && beginnings.length > 0))
    .filter(({ at }) => !lessThan.test(textBefore(text, at)))
    .toSorted(byPlace)
  const shares = percentagesIn(text)
  const [opener] = lasts.length > 0 ? [...marksOf(text, new RegExp(opening, 'gu'), 'first')] : []
  const isNextOne = (mark: Mark) =>
    isStillToCome(text, mark) ||
    (mark.part === 'last' && isNextShare(text, mark, shares)) ||
    (opener !== undefined && isDaysAway(text, mark) && isAnnounced(text, opener, mark))
  const announced = [
    ...[...lasts, ...marksOf(text, numberedLater, 'first')].filter(isNextOne),
    ...marksOf(text, laterStage, 'first').filter((mark) => mark.at > 0 && isStillToCome(text, mark)),
  ]
  const deducted = lasts.filter((mark) => isDeductedFrom(text, mark))
  const ends = lasts
    .filter((mark) => !announced.includes(mark) && !deducted.includes(mark))
    .filter(({ isMoment }) => !isMoment || announced.length === 0)
  const later = marksOf(text, numberedLater, 'first').filter((mark) =>
    wasPaidBefore(text, mark, othersThan(found, mark)),
  )
  const paidBefore = [
    ...before,
    ...later,
    ...marksOf(text, alreadyPaid, 'first'),
    ...marksOf(text, earlierPayments, 'first'),
  ]
  const credits = [...creditsIn(text), ...deducted]
  return { beginnings, ends, announced, before: paidBefore, credits }
}

/** "Deposit was paid at booking": the moment belongs to the part that was paid. */
const isSameClause = (between: string) => between !== '' && between.length < 40 && !/[.,;:()|\u2013]/u.test(between)

const othersThan = (found: readonly Mark[], mark: Mark) =>
  found.filter(({ at, end }) => end <= mark.at || at >= mark.end)

/** "Hosting, billed in advance": next to a rhythm, that is a way of paying. */
const saysOnlyWhen = (text: string, words: string) =>
  words.startsWith('retainer') || (PAID_AHEAD.test(words) && percentagesIn(text).length === 0)
const PAID_AHEAD =
  /advance|im voraus|voraus|vorab|vorkasse|prepa|pre pay|up ?front|avance|adelantad|anticipad|anticipat|antecipad|adiantad|vooruit|vooraf/u

/** The first part is paid now, and the last one is announced for later. */
function isSchedule(text: string, beginning: Mark, ends: readonly Mark[]): boolean {
  const end = ends.find(({ isMoment }) => !isMoment)
  if (!end) return beginning.isMoment ? isAnnounced(text, beginning, ends[0] ?? beginning) : true
  return isAnnounced(text, beginning, end)
}

/** All that the text says of first and last parts. */
function marksIn(text: string): Mark[] {
  const marks = [
    ...marksOf(text, first, 'first'),
    ...marksOf(text, ofFirst, 'first'),
    ...marksOf(text, numbered, 'first'),
    ...[...marksOf(text, firstPortion, 'first'), ...marksOf(text, middlePortion, 'first')].filter((mark) =>
      startsClause(text, mark),
    ),
    ...ratiosIn(text).map(({ isLast, ...place }) => markOf(isLast ? 'last' : 'first', place)),
    ...marksOf(text, last, 'last'),
    ...marksOf(text, ofLast, 'last'),
    ...marksOf(text, lastPortion, 'last').filter((mark) => startsClause(text, mark)),
    ...retentionsIn(text)
      .filter(({ at, isReleased }) => isReleased || at === text.search(/\S/u))
      .map(({ isReleased, ...place }) => ({ ...markOf('last', place), isSoft: !isReleased })),
  ].filter((mark) => !isOnlyNamed(text, mark))
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
/** "Without deposit", or work about deposits: the text names a part, but is none. */
const isOnlyNamed = (text: string, { at, end }: Place) => {
  const before = textBefore(text, at)
  const after = text.slice(end, end + 40)
  if (negating.test(before) || negated.test(after) || made.test(after)) return true
  return (
    madeOf.test(lastWord(text.slice(at, end))) ||
    aboutParts.test(before) ||
    workAbout.test(before) ||
    textsAbout.test(before)
  )
}
const lastWord = (text: string) => /\p{L}+$/u.exec(text)?.[0] ?? ''
const MONEY = /[€$£¥]|(?:^|[ ])(?:eur|usd|chf|gbp|r\$)(?:[ ]|$)/u

/** "Fee of 900, payable in advance": the whole price, only said when. */
const isWhole = (text: string, beginnings: readonly Mark[]) =>
  percentagesIn(text).length === 0 &&
  (wholePrice.test(text) || (allOfIt.test(text) && beginnings.every(({ words }) => ahead.test(words))))

/** Where a clause begins that only says "payable in advance", without a share. */
const onlyAheadFrom = (text: string) =>
  percentagesIn(text).length > 0 ? text.length : (allAhead.exec(text)?.index ?? text.length)

const isWeakWord = (words: string) => words.startsWith('retainer') || anyPart.test(words)

/** The whole price at once. */
const isAll = (text: string) => (wholePrice.test(text) || allOfIt.test(text)) && percentagesIn(text).length === 0

/** "First half – website", but not "translation of the first half". */
const startsClause = (text: string, { at, end }: Mark) =>
  !afterArticle.test(textBefore(text, at)) || fractionsIn(text).some((share) => share.at < end && at < share.end)

const WORDING_MAX = 100

/** The words of a line in the form by which the same words are recognised: without names, months, numbers and signs. */
export const wordingOf = (line: string, names: readonly string[] = []): string =>
  without(withoutNames(plain(line), names), period)
    .replaceAll(/[^\p{L}%]+/gu, ' ')
    .trim()
    .slice(0, WORDING_MAX)
    .trim()

const byPlace = (one: Mark, other: Mark) => one.at - other.at || other.end - one.end

const readingOf = (part: WordedPart, { words }: Pick<Mark, 'words'>): PartReading => ({ part, isWeak: false, words })

/** Words for work that goes on; or a retainer next to a month, a quarter or a year. */
function findRhythm(text: string): Mark | undefined {
  const [found] = marksOf(text, recurring, 'recurring')
  if (found) return found
  const [kept] = marksOf(text, retainer, 'recurring')
  return kept && text.search(period) >= 0 ? kept : undefined
}
