/** In all languages of the product. German and Dutch form compounds with them: `Anzahlungsrechnung`. */
const ANSWER = [
  'deposits?',
  'retainers?',
  'up[ -]?front',
  'milestones?',
  'anzahlung\\p{L}*',
  'acomptes?',
  'anticipos?',
  'sinal',
  'adiantamentos?',
  'accont[oi]',
  'aanbetaling\\p{L}*',
].join('|')

/** Words for a discount, so that "50% off" doesn't count as half the price. */
const OFF = 'off|discount|reduction|rabatt|nachlass|remise|réduction|descuento|desconto|sconto|korting'
/** "Balance after deposit", "abzüglich Anzahlung": here the deposit is another payment. */
const BESIDE =
  'less|minus|after|excluding|without|abzüglich|abzgl\\.?|nach|ohne|moins|après|sans|menos|tras|sin|após|sem|meno|dopo|na|zonder'

const HALF = `50\\s?%(?!\\s?(?:${OFF})(?!\\p{L}))`
const MARK = new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{N}[.,])(?:(?:${ANSWER})(?![\\p{L}\\p{N}_])|${HALF})`, 'giu')
const IS_BESIDE = new RegExp(`(?<!\\p{L})(?:${BESIDE}|${OFF}):?\\s+(?:[\\p{L}\\p{N}%$€£.,]+\\s+){0,2}$`, 'iu')

const LOOKED_AT_MAX = 500

/** Whether the text of an invoice says that it is a deposit. */
export function saysDeposit(words: string): boolean {
  const text = words.slice(0, LOOKED_AT_MAX).normalize('NFC').replaceAll('_', ' ')
  return [...text.matchAll(MARK)].some(({ index }) => !IS_BESIDE.test(text.slice(0, index)))
}
