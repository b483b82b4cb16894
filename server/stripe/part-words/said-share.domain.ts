import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import { countsIn } from './counts.domain.ts'
import { ORDINAL_LATER } from './numbers.domain.ts'
import { patternOf, START, wordsOf } from './pattern-language.domain.ts'
import { period } from './patterns.domain.ts'
import { without } from './plain-text.domain.ts'
import { preparedText } from './read-part.domain.ts'
import { percentagesIn } from './shares.domain.ts'

/** What a line for a first part says besides: its share of the price, and whether it is one of several that are counted. */
export function shareSaid(line: string, names: readonly string[]): Pick<SaidPart, 'percent' | 'isCounted'> {
  const text = preparedText(line, names)
  const percentages = percentagesIn(text)
  const percent = Number.parseFloat(percentages[0]?.words.replace(',', '.') ?? '')
  const isCounted = countsIn(text).length > 0 || numbered.test(text) || later.test(without(text, period))
  return {
    ...(percentages.length === 1 && percent > 0 && { percent }),
    isCounted,
  }
}

/** "Milestone 2", "Abschlagsrechnung Nr. 2 (Website)". Longer numbers are those of invoices. */
const numbered = /\p{L} (?:no\.?|nr\.?|n[°º.]?|#|№)? ?[1-9]\d?(?= ?(?:$|[,;:()\u2013\u2014-] ?(?!\p{N})))/u
const later = patternOf(`${START}(?:${wordsOf(ORDINAL_LATER)})(?=[ ]\\p{L})`)
