import { oneOf } from './pattern-language.domain.ts'
import {
  AFTER_TRANSFER,
  CLOSES,
  CREDITED,
  EARLIER_ONES,
  LAST_MONEY,
  LAST_OF_PRICE,
  MATERIALS_PAID,
  REMAINED,
  SUM_RECEIVED,
  TAKEN_OFF,
  WHAT_WAS_PAID,
} from './remainder-words.domain.ts'
import { LESS_THAN } from './retention-words.domain.ts'

/** "The 30 % that remained", "this payment closes the programme": nothing is to come, whatever else the text names. */
export const settling = oneOf([...REMAINED, ...CLOSES])
/** "The final portion of the agreed price", "the last 4,000". */
export const lastOfPrice = oneOf([LAST_OF_PRICE, LAST_MONEY])
/** "Less what you paid", "in view of your January transfer", "the two earlier ones are paid". */
export const paidEarlier = oneOf([
  `(?:${LESS_THAN}|${TAKEN_OFF})_(?:${WHAT_WAS_PAID.join('|')})`,
  AFTER_TRANSFER,
  CREDITED,
  EARLIER_ONES,
  MATERIALS_PAID,
  SUM_RECEIVED,
])
