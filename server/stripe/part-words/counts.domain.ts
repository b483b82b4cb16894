import { CARDINAL, isOrdinal, numberOf, ORDINAL } from './numbers.domain.ts'
import { END, patternOf, START, wordsOf } from './pattern-language.domain.ts'
import type { Share } from './shares.domain.ts'
import { COUNTED_WORK, NUMBERED, ORDINAL_LAST, PAYMENT, PAYMENTS, PORTION, STAGE } from './vocabulary.domain.ts'

/** As much of what stands beside a count as can say something of it. */
const BESIDE_MAX = 60

type Count = { words: string; nth: number; all: number; at: number }

/** "1/3", "2 of 3" and "second of three" are first parts, "3/3" and "three of three" are the last. */
export function countsIn(text: string): (Share & { isLast: boolean })[] {
  return [...inDigits(text), ...inWords(text)].flatMap(({ words, nth, all, at }) => {
    const end = at + words.length
    if (all < 2 || all > 24 || nth < 1 || nth > all) return []
    if (afterWork.test(before(text, at)) || beforeWork.test(after(text, end))) return []
    return [{ at, end, words, isLast: nth === all || isLastShare(before(text, at)) }]
  })
}

const before = (text: string, at: number) => text.slice(Math.max(0, at - BESIDE_MAX), at)
const after = (text: string, end: number) => text.slice(end, end + BESIDE_MAX)

const inDigits = (text: string): Count[] =>
  [...text.matchAll(digits)].flatMap((found) => {
    const { 0: words, 1: nth = '', 2: all = '', index: at } = found
    const isNumbered = afterNumbered.test(before(text, at))
    const isDate =
      !isNumbered && (nth.startsWith('0') || all.startsWith('0') || (words.includes('/') && Number(all) > 6))
    return isDate ? [] : [{ words, nth: Number(nth), all: Number(all), at }]
  })

function inWords(text: string): Count[] {
  return [...text.matchAll(ofSeveral)].flatMap((found) => {
    const { 0: words, 1: nth = '', 2: noun, 3: all = '', 4: nouns, index: at } = found
    const isOfPayments =
      noun !== undefined ||
      nouns !== undefined ||
      afterPayment.test(before(text, at)) ||
      afterStage.test(before(text, at))
    // "One of three articles" counts articles.
    const isBare =
      (isOrdinal(nth) || LAST_ONE.test(nth) || beginsClause.test(before(text, at))) &&
      endsClause.test(after(text, at + words.length))
    if (!isOfPayments && !isBare) return []
    return [{ words, nth: LAST_ONE.test(nth) ? numberOf(all) : numberOf(nth), all: numberOf(all), at }]
  })
}

const digits =
  /(?<![\p{N}/.,])(\d{1,2})\s?(?:\/|of|v\.|von|de|di|su|sobre|van|sur|out of|em)\s?(\d{1,2})(?![\p{N}/]|[.,]\p{N})(?!\s?(?:page|day|hour|seite|tag|stunde|jour|journ|jornad|giornat|diari|halb|dia|hora|giorno|ora|dag|uur|pagin|price|preis))/gu

const OF = 'of|out_of|von|aus|der|de|di|dei|delle|du|van|uit|sur|su|des|em|dos|das|sobre'
const ofSeveral = patternOf(
  `${START}(${wordsOf(`${ORDINAL}|${CARDINAL}|${ORDINAL_LAST}`)})[ ]?(${wordsOf(`${PAYMENTS}|${PORTION}|mensualite|mensualidad|mensilita|mensalidade|monatsrate`)})?[ ](?:${wordsOf(OF)})[ ](?:(?:the|de|los|las|le|les|i|os|as|den|der)[ ])?(\\d{1,2}|${wordsOf(CARDINAL)})(?:x|[ ](?:(?:equal|gleichen|egaux|egales|iguales|uguali|iguais|gelijke)[ ])?(${wordsOf(PAYMENTS)}))?${END}`,
  'g',
)
const afterNumbered = patternOf(`${START}(?:${wordsOf(NUMBERED)})[ ]?(?:no\\.?|nr\\.?|n[°º.]?)?[ ]?$`)
const afterPayment = patternOf(`${START}(?:${wordsOf(PAYMENT)})[ ]?(?:no\\.?|nr\\.?|n[°º.]?)?[ :]*$`)
const afterStage = patternOf(`(?:^|[^\\p{L}\\p{N} ][ ]*)(?:${wordsOf(STAGE)})[ ]$`)
/** "Final 1/3" is a third. */
const afterLast = patternOf(`${START}(?:${wordsOf(ORDINAL_LAST)})[ ]$`)
const isLastShare = (beside: string) => afterLast.test(beside)
const afterWork = patternOf(`${START}(?:${wordsOf(COUNTED_WORK)})[ .:#-]*$`)
const beforeWork = patternOf(`^[ ](?:\\p{L}+[ ])?(?:${wordsOf(COUNTED_WORK)})${END}`)
const beginsClause = /(?:^|[^\p{L}\p{N} ])[ ]*$/u
const endsClause = /^[ ]*(?:$|[^\p{L}\p{N} ])|^[ ](?:for|fur|pour|para|per|voor|at|on|bei|nach|zu|zum|zur)(?!\p{L})/u
const LAST_ONE = patternOf(`^(?:${wordsOf(ORDINAL_LAST)})$`)
