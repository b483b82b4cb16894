import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import { plain } from './plain-text.domain.ts'
import { readPart } from './read-part.domain.ts'

/**
 * Reads which part of a price an invoice is from Stripe's metadata. Owners and their tools keep anything there, so a value
 * counts only under a key that asks for a part: `deposit: yes`, `stage: final`, `Rechnungsart: Schlussrechnung`.
 */

type MetadataPart = Pick<SaidPart, 'part' | 'isWeak'>

export type MetadataEntry = {
  key: string
  value: string
  /** Of the client and the owner. */
  names: readonly string[]
  /** Of the invoice, in the currency's smallest unit. */
  amount: number | null
}

/** Null when it says nothing. `isWeak`: it could be any part, or work that goes on. */
export function partOfEntry({ key, value, names, amount }: MetadataEntry): MetadataPart | null {
  const answer = plain(value.slice(0, VALUE_MAX)).trim()
  const asked = wordsOfKey(key)
  if (asked === TESTIMONIAL) return answer === 'final' ? LAST : null
  if (NOT_SO.has(answer) || NO_AMOUNT.test(answer)) return null
  const flag = FIRST_KEYS.has(asked) ? FIRST : LAST_KEYS.has(asked) ? LAST : null
  if (flag) return partOfFlag(flag, { answer, amount })
  return asksForPart(asked) ? partOfAnswer({ asked, answer, value, names }) : null
}

const VALUE_MAX = 500
const KEY_MAX = 40
const FIRST: MetadataPart = { part: 'first', isWeak: false }
const LAST: MetadataPart = { part: 'last', isWeak: false }
const TESTIMONIAL = 'testimonial'

/** "isFinalInvoice", "is_final_invoice" and "Is final invoice" are one key. */
export const wordsOfKey = (key: string): string =>
  plain(key.slice(0, KEY_MAX).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^(?:is|this is|ist|est|es|e) /, '')

const wordSet = (words: string) => new Set(words.split(/[\s|]+/).filter((word) => word !== ''))
const phraseSet = (phrases: string) => new Set(phrases.split('|').map((phrase) => phrase.trim()))

const NOT_SO = new Set(['', ...wordSet('false no none null off n nein non no nao nee falsch faux falso onwaar n/a -')])
const SO = wordSet('true yes y on x 1 ok ja j wahr oui o vrai si s sim verdadero vero verdadeiro waar ✓ ✔')
const AMOUNT = /^(?:[$€£¥]|[a-z]{3}|r\$)?\s?\d[\d.,' ]*\s?(?:[$€£¥]|[a-z]{3})?$/
const NO_AMOUNT = /^(?:[$€£¥]|[a-z]{3}|r\$)?\s?[+-]?0[0.,]*\s?(?:[$€£¥%]|[a-z]{3})?$/
const SHARE = /^(?:[1-9]\d?)(?:[.,]\d+)?\s?%$/

/** Keys that ask for yes or no. */
const FIRST_KEYS = phraseSet(
  `deposit|deposit invoice|deposit payment|partial|partial invoice|partial payment|advance|advance payment|advance invoice|
  down payment|downpayment|upfront|upfront payment|prepayment|anzahlung|anzahlungsrechnung|abschlag|abschlagsrechnung|
  abschlagszahlung|teilrechnung|teilzahlung|vorschuss|vorauszahlung|acompte|facture d acompte|arrhes|avance|anticipo|
  pago anticipado|sena|acconto|anticipo|caparra|sinal|adiantamento|entrada|aanbetaling|aanbetalingsfactuur|voorschot|
  voorschotfactuur|deelfactuur`,
)
const LAST_KEYS = phraseSet(
  `final|final invoice|final payment|last|last invoice|last payment|balance|balance invoice|balance payment|remainder|
  schlussrechnung|abschlussrechnung|endrechnung|schlusszahlung|restzahlung|restbetrag|solde|facture de solde|facture finale|
  saldo|pago final|factura final|liquidacion final|fattura a saldo|fattura finale|pagamento final|fatura final|slotfactuur|
  eindfactuur|slotbetaling|restbedrag`,
)

function partOfFlag(flag: MetadataPart, of: { answer: string; amount: number | null }): MetadataPart | null {
  if (SO.has(of.answer)) return flag
  if (AMOUNT.test(of.answer)) return isAmountOf(of) ? flag : null
  // It may describe the price of the whole project.
  return SHARE.test(of.answer) ? { part: 'first', isWeak: true } : null
}

/** "480.00" and "48000", which is how programs write it. A final invoice may name the deposit, which is another amount. */
function isAmountOf({ answer, amount }: { answer: string; amount: number | null }): boolean {
  const digits = answer.replaceAll(/\D/g, '')
  const inUnits = Number(digits)
  return amount !== null && (inUnits === amount || (!/[.,]\d{2}\D*$/.test(answer) && inUnits * 100 === amount))
}

/** What is counted or told apart, in the product's languages. */
const ASKING = wordSet(
  `part stage type kind milestone phase installment instalment step category
  rechnungsart rechnungstyp rechnungsphase zahlungsphase zahlungstyp zahlungsstufe teil art typ rate phase stufe etappe meilenstein
  partie etape type nature echeance tranche jalon
  parte etapa fase tipo cuota plazo hito clase
  rata tappa traguardo
  parcela marco prestacao
  deel soort termijn mijlpaal factuurtype factuursoort betaaltype betalingstype betaalfase`,
)
/** Words beside them that change nothing. */
const BESIDE = wordSet(
  `invoice payment billing bill project of the rechnung zahlung projekt facture paiement projet de la du factura pago proyecto
  del fattura pagamento progetto di della fatura projeto do da factuur betaling van no nr`,
)
/** These ask for anything, so a share or a retainer is no part of a price. */
const GENERAL = wordSet('type kind category art typ tipo clase soort nature')

function asksForPart(asked: string): boolean {
  const words = asked.split(' ')
  return words.some((word) => ASKING.has(word)) && words.every((word) => ASKING.has(word) || BESIDE.has(word))
}

const LAST_ANSWERS = phraseSet('final|last|balance|rest|remainder|full balance')
const FIRST_ANSWERS = phraseSet('first|partial|advance|interim|initial')
/** It needs the key to be read: "milestone: 1". */
const COUNT = /^\d+(?:\s?(?:\/|of|von|de|di|van|sur)\s?\d+)?$/

type Answer = { asked: string; answer: string; value: string; names: readonly string[] }

function partOfAnswer({ asked, answer, value, names }: Answer): MetadataPart | null {
  if (LAST_ANSWERS.has(answer)) return LAST
  if (FIRST_ANSWERS.has(answer)) return FIRST
  const reading = readPart(COUNT.test(answer) ? `${asked} ${answer}` : value, names)
  if (!reading || reading.part === 'recurring') return null
  const { part, isWeak } = reading
  return isWeak && GENERAL.has(asked) ? null : { part, isWeak }
}
