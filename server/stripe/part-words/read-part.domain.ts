import {
  aboutMoney,
  aboutParts,
  afterArticle,
  afterWork,
  atTheEnd,
  atTheStart,
  beforeNotAShare,
  beforeRatio,
  deducting,
  first,
  firstPortion,
  last,
  lastPortion,
  negated,
  negating,
  notAShare,
  notParts,
  notYet,
  numbered,
  numberedLater,
  ofFirst,
  ofLast,
  paidBefore,
  percent,
  period,
  ratio,
  ratioInWords,
  recurring,
  retainer,
  wholePrice,
} from './patterns.domain.ts'
/** Which part of a price the words of an invoice say it is. */
export type WordedPart = 'first' | 'last' | 'recurring'

/** `isWeak`: a mere percentage, which is a part but could be any; or a retainer, which may turn out to be monthly. */
export type PartReading = { part: WordedPart; isWeak: boolean; words: string }

const LOOKED_AT_MAX = 500

/** Lower case, without accents, each character where it was. */
function plain(text: string): string {
  const characters = [...text.slice(0, LOOKED_AT_MAX).normalize('NFKC')].map((character) => {
    const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    if (bare === 'ß') return 'ss'
    return bare.length === 1 ? bare : (bare[0] ?? ' ')
  })
  return characters
    .join('')
    .replaceAll(/[_\s]/g, ' ')
    .replaceAll(/[\u2018\u2019\u00b4`]/g, "'")
}

/** A title in quotes is the work itself: "Guide “How to ask for a deposit”". */
const withoutTitles = (text: string) =>
  text.replaceAll(TITLE, (title) => (title.length < text.trim().length ? ' '.repeat(title.length) : title))
const TITLE = /"[^"]{3,}"|\u201c[^\u201d]{3,}\u201d|\u201e[^\u201c\u201d]{3,}[\u201c\u201d]|\u00ab[^\u00bb]{3,}\u00bb/gu

type Mark = { part: WordedPart; at: number; end: number; words: string; isMoment: boolean }

const marksOf = (text: string, pattern: RegExp, part: WordedPart, isMoment = false): Mark[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    part,
    at: index,
    end: index + words.length,
    words,
    isMoment,
  }))

/** Blanks what a pattern finds, so that nothing else finds it. */
const without = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))

/** Blanks the names of client and owner, which may consist of such words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .map((name) => plain(name).trim())
    .filter((name) => name.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
}

/**
 * Reads which part of a price a line says it is, in any of the product's languages; null when it says nothing. `names`
 * are the client's and the owner's. Where words for both parts stand together, the last part wins: a final invoice names
 * the deposit that it deducts.
 */
export function readPart(line: string, names: readonly string[] = []): PartReading | null {
  const text = without(withoutTitles(withoutNames(plain(line), names)), notParts)
  const found = marksIn(text)
  const rhythm = findRhythm(text)
  const deducted = found.filter((mark) => mark.part === 'first' && isDeducted(text, mark))
  const beginnings = found
    .filter((mark) => mark.part === 'first' && !deducted.includes(mark))
    .filter(({ words }) => !(rhythm && words.startsWith('retainer')))
  const ends = found.filter((mark) => mark.part === 'last' && !isBeforeEnd(text, mark))
  const [beginning] = beginnings.toSorted(byPlace)
  const [end] = ends.toSorted(byPlace)
  if (beginning && end && !isScheduleOfBoth(text, beginning, end)) return readingOf('last', end)
  if (beginning && isAll(text)) return null
  if (beginning) return { ...readingOf('first', beginning), isWeak: beginning.words.startsWith('retainer') }
  if (end) return readingOf('last', end)
  const [part] = deducted
  if (part) return readingOf('last', part)
  if (rhythm) return readingOf('recurring', rhythm)
  if (isAll(text)) return null
  const [share] = [...marksOf(text, numberedLater, 'first'), ...sharesOf(text)]
  return share ? { ...readingOf('first', share), isWeak: true } : null
}

/** All that the text says of first and last parts. */
function marksIn(text: string): Mark[] {
  const marks = [
    ...marksOf(text, first, 'first'),
    ...marksOf(text, ofFirst, 'first'),
    ...marksOf(text, numbered, 'first'),
    ...marksOf(text, firstPortion, 'first').filter((mark) => startsClause(text, mark)),
    ...ratiosOf(text),
    ...marksOf(text, last, 'last'),
    ...marksOf(text, ofLast, 'last'),
    ...marksOf(text, lastPortion, 'last').filter((mark) => startsClause(text, mark)),
  ].filter(({ at, end }) => !isOnlyNamed(text, { at, end }))
  const hasShare = marks.length > 0 || sharesOf(text).length > 0
  const isAboutMoney = hasShare || ((text.search(aboutMoney) >= 0 || MONEY.test(text)) && !PAYABLE.test(text))
  if (!isAboutMoney || (marks.length === 0 && isAll(text))) return marks
  const isMoment = true
  return [...marks, ...marksOf(text, atTheStart, 'first', isMoment), ...marksOf(text, atTheEnd, 'last', isMoment)]
}

/** When all of it is to be paid: that says nothing of parts. */
const PAYABLE =
  /(?:^|[ ])(?:payable|zahlbar|payables?|pagader[oa]s?|pagabil[ei]|pagave(?:l|is)|te voldoen|te betalen|net \d+)(?:[ ,.;:]|$)/u
/** "Without deposit", or work about deposits: the text names a part, but is none. */
const isOnlyNamed = (text: string, { at, end }: Pick<Mark, 'at' | 'end'>) => {
  const before = text.slice(0, at)
  const isWorkAbout = aboutParts.test(before) || COMPOUND_OF_WORK.test(lastWord(text.slice(0, end)))
  return negating.test(before) || negated.test(text.slice(end)) || isWorkAbout
}
const lastWord = (text: string) => /\p{L}+$/u.exec(text)?.[0] ?? ''
const COMPOUND_OF_WORK = /(?:funktion|modul|rechner|formular|erinnerung|vorlage)(?:en|e|s)?$/u
const MONEY = /[€$£¥]|(?:^|[ ])(?:eur|usd|chf|gbp|r\$)(?:[ ]|$)/u

/** "Less retention", "deducted from the balance": that part comes later. */
const isBeforeEnd = (text: string, { at }: Mark) => {
  const before = text.slice(0, at)
  return LESS.test(before) || DEDUCTED_FROM.test(before)
}
const LESS = /(?:^|[ ])(?:less|minus|moins|menos|meno|abzuglich|abzgl\.?)[ ](?:[\p{N}%.,]+[ ])*$/u
const DEDUCTED_FROM =
  /(?:credited|deducted|offset|angerechnet|verrechnet|abgezogen|deduit|impute|descontar|descuenta|descont|deduci|scalat|detra|deduzi|abat|verrekend|in mindering)\p{L}*[ ](?:against|from|auf|mit|von|du|de|sur|del|dal|dalla|no|na|do|da|met|op|van)[ ](?:the |la |el |le |der |dem |de |het )?$/u

/** The whole price at once. */
const isAll = (text: string) => text.search(wholePrice) >= 0 && sharesOf(text).length === 0

/** "First half – website", but not "translation of the first half". */
const startsClause = (text: string, { at }: Mark) => !afterArticle.test(text.slice(0, at))

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

/** "Deposit 50%, balance on completion" announces the last part: it comes after the first, with its moment. */
function isScheduleOfBoth(text: string, beginning: Mark, end: Mark): boolean {
  if (beginning.at >= end.at) return false
  // A moment alone does not turn a deposit into the rest.
  if (end.isMoment && !beginning.isMoment) return true
  const between = text.slice(beginning.end, end.at)
  if (WILL_BE_DEDUCTED.test(between)) return true
  if (!CLAUSE.test(between)) return false
  return text.slice(end.at).search(atTheEnd) >= 0 || TO_COME.test(text.slice(end.end))
}

const CLAUSE = /[,;:+&/(|\u2013-]|(?:^| )(?:then|and|und|dann|puis|et|y|e|en|poi|depois|daarna|luego)(?: |$)/u
const TO_COME =
  /^[^,;]{0,40}?(?:(?<!\p{L})(?:when|once|after|upon|on|at|nach|bei|wenn|sobald|am|apres|a la|lors|au|le jour|al|alla|el dia|il giorno|dopo|quando|em|ao|apos|no dia|no proprio|bij|op|wanneer|zodra)(?!\p{L})|fallig|falls|voraussichtlich|expected|prevu|previst|billed|invoiced|due|later|follows|to follow|folgt|spater|suivra|a la fin|volgt|seguira|segue|to come|a venir|danach|afterwards)/u
const WILL_BE_DEDUCTED =
  /(?:credited|deducted|offset|applied|angerechnet|verrechnet|abgezogen|deduit|impute|descontar|descuenta|deducir|scalat|detratt|deduzid|abatid|verrekend|in mindering)\p{L}*[ ](?:against|from|to|on|auf|mit|von|du|de|sur|al|del|dal|dalla|alla|no|na|ao|do|da|met|op|van)/u

/** "Balance less deposit", "deposit received": the part was paid before. */
function isDeducted(text: string, { at, end }: Mark): boolean {
  const before = text.slice(0, at)
  const after = text.slice(end, end + 80)
  if (deducting.test(before)) return true
  if (/[\u2013\u2212-][ ]*$/u.test(before) && after.includes('=')) return true
  return paidBefore.test(after) && !notYet.test(after) && !WILL_BE_DEDUCTED.test(after)
}

/** "1/3" and "2 of 3" are first parts, "3/3" is the last. */
function ratiosOf(text: string): Mark[] {
  const inDigits = [...text.matchAll(ratio)].flatMap((found) => {
    const { 0: words, 1: number = '', 2: total = '', index } = found
    const isNumbered = beforeRatio.test(text.slice(0, index))
    const isDate =
      !isNumbered && (number.startsWith('0') || total.startsWith('0') || (words.includes('/') && Number(total) > 6))
    return isDate ? [] : [{ words, nth: Number(number), all: Number(total), index }]
  })
  const inWords = [...text.matchAll(ratioInWords)].map(({ 0: words, 1: nth = '', 2: all = '', index }) => ({
    words,
    nth: numberOf(nth),
    all: numberOf(all),
    index,
  }))
  return [...inDigits, ...inWords].flatMap(({ words, nth, all, index }): Mark[] => {
    if (all < 2 || all > 24 || nth < 1 || nth > all || afterWork.test(text.slice(0, index))) return []
    const part = nth === all ? 'last' : 'first'
    return [{ part, at: index, end: index + words.length, words, isMoment: false }]
  })
}

/** Words for small numbers in each language, by their beginnings. */
const NUMBERS: readonly RegExp[] = [
  /^(?:1|first|erst|premi|prim|eerst)/u,
  /^(?:2|second|zwei|deux|seg|dos|due|dois|duas|twee|two)/u,
  /^(?:3|third|three|drit|drei|trois|terc|tres|terz|tre|derd|drie)/u,
  /^(?:4|fo?ur|vier|quat|cuat|cuart|quart|quatt)/u,
  /^(?:5|fi[fv]|funf|cinq|cinc|quint|vijf)/u,
  /^(?:6|six|sech|sei|sexto|sext|zes)/u,
]

const numberOf = (word: string) => NUMBERS.findIndex((beginning) => beginning.test(word)) + 1

/** A percentage below 100 that is neither a discount nor a tax. */
function sharesOf(text: string): Mark[] {
  return [...text.matchAll(percent)].flatMap(({ 0: words, 1: number, index }): Mark[] => {
    const value = Number(number)
    const end = index + words.length
    const isUsual = value % 5 === 0 || [33, 34, 66, 67].includes(value)
    if (value < 10 || value > 90 || !isUsual) return []
    if (notAShare.test(text.slice(end)) || beforeNotAShare.test(text.slice(0, index))) return []
    return [{ part: 'first', at: index, end, words, isMoment: false }]
  })
}

/** Words for work that goes on; or a retainer next to a month, a quarter or a year. */
function findRhythm(text: string): Mark | undefined {
  const [found] = marksOf(text, recurring, 'recurring')
  if (found) return found
  const [kept] = marksOf(text, retainer, 'recurring')
  return kept && text.search(period) >= 0 ? kept : undefined
}
