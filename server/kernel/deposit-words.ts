/** In all languages of the product. German and Dutch put such words together: `Anzahlungsrechnung`. */
const WORDS = [
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

/** What a discount is called, so that "50 % off" is no half of the price. */
const OFF = 'off|discount|reduction|rabatt|nachlass|remise|réduction|descuento|desconto|sconto|korting'
/** "Balance after deposit", "abzüglich Anzahlung": the deposit is another payment. */
const BESIDE =
  'less|minus|after|excluding|without|abzüglich|abzgl\\.?|nach|ohne|moins|après|sans|menos|tras|sin|após|sem|meno|dopo|na|zonder'

const HALF = `50\\s?%(?!\\s?(?:${OFF})(?!\\p{L}))`
const MARK = new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{N}[.,])(?:(?:${WORDS})(?![\\p{L}\\p{N}_])|${HALF})`, 'giu')
const IS_BESIDE = new RegExp(`(?<!\\p{L})(?:${BESIDE}|${OFF}):?\\s+(?:[\\p{L}\\p{N}%$€£.,]+\\s+){0,2}$`, 'iu')

const LOOKED_AT_MAX = 500

/** Whether words on an invoice say that it is a part that is paid before the work. */
export function saysDeposit(words: string): boolean {
  const text = words.slice(0, LOOKED_AT_MAX).normalize('NFC').replaceAll('_', ' ')
  return [...text.matchAll(MARK)].some(({ index }) => !IS_BESIDE.test(text.slice(0, index)))
}
