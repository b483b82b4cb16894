import type { Place } from './part-timing.domain.ts'
import {
  afterWork,
  beforeNotAShare,
  beforeRatio,
  fractionOfPrice,
  percentInWords,
  notAShare,
  percent,
  ratio,
  ratioInWords,
} from './patterns.domain.ts'

/** As much of what stands beside a share as can say something of it. */
const BESIDE_MAX = 60

export type Share = Place & { words: string }

/** "1/3" and "2 of 3" are first parts, "3/3" is the last. */
export function ratiosIn(text: string): (Share & { isLast: boolean })[] {
  const inDigits = [...text.matchAll(ratio)].flatMap((found) => {
    const { 0: words, 1: number = '', 2: total = '', index } = found
    const isNumbered = beforeRatio.test(text.slice(Math.max(0, index - BESIDE_MAX), index))
    const isDate =
      !isNumbered && (number.startsWith('0') || total.startsWith('0') || (words.includes('/') && Number(total) > 6))
    return isDate ? [] : [{ words, nth: Number(number), all: Number(total), index }]
  })
  const inWords = [...text.matchAll(ratioInWords)].map(({ 0: words, 1: nth = '', 2: all = '', index }) => ({
    words,
    nth: LAST_ONE.test(nth) ? numberOf(all) : numberOf(nth),
    all: numberOf(all),
    index,
  }))
  return [...inDigits, ...inWords].flatMap(({ words, nth, all, index }) => {
    if (
      all < 2 ||
      all > 24 ||
      nth < 1 ||
      nth > all ||
      afterWork.test(text.slice(Math.max(0, index - BESIDE_MAX), index))
    )
      return []
    return [{ at: index, end: index + words.length, words, isLast: nth === all }]
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

const LAST_ONE = /^(?:final|last|concluding|closing|letz|dern|ultim|laatste|abschl)/u

const numberOf = (word: string) => NUMBERS.findIndex((beginning) => beginning.test(word)) + 1

/** A percentage below 100 that is neither a discount nor a tax. */
export function percentagesIn(text: string): Share[] {
  const inWords = [...text.matchAll(percentInWords)].map(({ 0: words, index }) => ({
    words,
    at: index,
    end: index + words.length,
  }))
  const inDigits = [...text.matchAll(percent)].flatMap(({ 0: words, 1: number, index }) => {
    const value = Number(number)
    const end = index + words.length
    const before = text.slice(Math.max(0, index - BESIDE_MAX), index)
    const isUsual = value % 5 === 0 || [33, 34, 66, 67].includes(value)
    if (value < 10 || value > 90 || !isUsual || REDUCTION.test(before)) return []
    if (notAShare.test(text.slice(end, end + BESIDE_MAX)) || beforeNotAShare.test(before)) return []
    return [{ at: index, end, words }]
  })
  return [...inDigits, ...inWords]
}

/** "Sale -50%". */
const REDUCTION = /(?:^|[ ])[-\u2212]$/u

/** "Half of the agreed fee", "die Hälfte des Honorars". */
export const fractionsIn = (text: string): Share[] =>
  [...text.matchAll(fractionOfPrice)].map(({ 0: words, index }) => ({ at: index, end: index + words.length, words }))
