import { END, oneOf, patternOf, START, wordsOf } from './pattern-language.domain.ts'
import { WORD } from './patterns.domain.ts'
import type { Place } from './part-timing.domain.ts'
import { DISCOUNT, NOT_A_SHARE } from './vocabulary.domain.ts'

/** As much of what stands beside a share as can say something of it. */
const BESIDE_MAX = 60

export type Share = Place & { words: string }

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
    if (afterDiscount.test(before) || discounted.test(text.slice(end, end + BESIDE_MAX))) return []
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

const percent =
  /(?<![\p{N}.,])(\d{1,3})(?:[.,]\d+)?\s?(?:%|pct|percent|prozent|pour cent|por ciento|per cento|por cento|procent)/gu
const notAShare = patternOf(`^[ ]?(?:[(]|of[ ]|de[ ]|di[ ])?(?:${wordsOf(NOT_A_SHARE)})${END}`)
/** "50 % early-bird discount", "promoção: 40 %". */
const discounted = patternOf(`^(?:[ ][\\p{L}\\d'-]+){0,4}?[ -](?:${wordsOf(DISCOUNT)})${END}`)
const afterDiscount = patternOf(
  `${START}(?:${wordsOf(DISCOUNT)}|oferta)[:( ]+(?:(?:of|von|de|del|di|van|do)[ ])?[-\u2212]?$`,
)
const beforeNotAShare = patternOf(`${START}(?:${wordsOf(NOT_A_SHARE)})[: (]*(?:of|von|de|di|du|del|van)?[ (]*$`)

const TENS =
  'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|dix|vingt|trente|quarante|cinquante|soixante|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|dez|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|tien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig'
/** "Ten percent". */
const percentInWords = oneOf([`(?:${TENS})_(?:per_?cent|prozent|pour_cent|por_ciento|per_cento|por_cento|procent)`])

const PRICE =
  'fees?|price|cost|costs|quote|budget|sum|total|amount|honorar~|preis~|betrag~|~summe|kosten|angebot~|auftrags~|rechnung|montant|prix|honoraires|forfait|devis|cachet|precio|importe|presupuesto|honorarios|monto|importo|prezzo|compenso|preventivo|onorari[oi]?|corrispettivo|valor|preco|orcamento|bedrag|prijs|honorarium|offerte|aanneemsom|som'
const FRACTION =
  'half|(?:a|one|two|first|second|opening|initial|final|last|remaining)_(?:thirds?|quarters?)|three_quarters|halfte|(?:ein|zwei|erste[ns]?|zweite[ns]?)_drittel|(?:ein|drei)_viertel|moitie|(?:un|deux|premier|deuxieme|second)_(?:tiers|quarts?)|mitad|(?:un|primer|segundo|dos)_(?:tercios?|cuartos?)|meta|(?:un|primo|secondo|due)_(?:terz[oi]|quart[oi])|metade|(?:um|primeiro|segundo|dois)_(?:tercos?|quartos?)|helft|(?:een|eerste|tweede)_(?:derde|kwart)|twee_derde'
const INVOICE =
  'invoice|bill|rechnung|facture|note|factura|fattura|parcella|fatura|nota|factuur|charge|billing|berechnen|berechne|invoicing'
const fractionOfPrice = patternOf(
  `${START}(?:halbe[rsn]?|demi)[ ](?:${wordsOf(PRICE)})${END}|${START}(?:${wordsOf(INVOICE)})[ ](?:${WORD}){0,3}(?:${wordsOf(FRACTION)})${END}|${START}(?:${wordsOf(FRACTION)})[ ](?:(?:of|the|our|your|agreed|der|des|von|vom|vereinbarten|de|du|la|le|l|los|las|del|dell|di|il|do|da|dos|van|het|op)['\u2019 ]+){1,3}(?:[\\p{L}]+[ ])?(?:${wordsOf(PRICE)})${END}`,
  'g',
)
