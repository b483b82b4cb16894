import type { PaidFacts } from '#server/db/schema/payment-facts.ts'
import { plain } from '#server/stripe/part-words/plain-text.domain.ts'
import type { InvoiceLine } from '#server/stripe/part-words/said-part.domain.ts'
import { wordsOfKey } from '#server/stripe/part-words/metadata-part.domain.ts'
import { amountsIn } from './amounts-in-text.domain.ts'
import { PARTS_MAX, totalInWords } from './worded-total.domain.ts'

export type TotalSource = {
  /** Of this payment, in the currency's smallest unit. */
  amount: number
  currency: string
  /** The quote that the invoice was made from, if Stripe sent all of it. */
  quote: { amount: number; currency: string } | null
  metadata: readonly (readonly [key: string, value: string])[]
  lines: readonly InvoiceLine[]
  /** Of the client and the owner. */
  names: readonly string[]
}

/** A tax of up to this share may be in what is paid, but not in the total that is named. */
const TAX_MAX = 0.3
const ENTRIES_MAX = 100
const LINES_MAX = 100

/**
 * The price of the whole project that a payment belongs to: from its quote, its metadata or its words. Nothing when none
 * is named, or several that differ. Events name a quote only by its id, and the price of a quote isn't asked of Stripe:
 * that would be one more call for every invoice. `from_invoice` names an invoice that this one replaces, so it tells no
 * price either.
 */
export function readTotal(source: TotalSource): Pick<PaidFacts, 'total'> {
  if (source.amount <= 0) return {}
  for (const totals of [fromQuote(source), fromMetadata(source), fromWords(source)]) {
    const [total] = totals
    if (total !== undefined) return totals.every((other) => other === total) ? { total } : {}
  }
  return {}
}

function fromQuote({ quote, amount, currency }: TotalSource): number[] {
  return quote?.currency === currency && isPlausible(quote.amount, amount) ? [quote.amount] : []
}

const isPlausible = (total: number, amount: number) => total * (1 + TAX_MAX) >= amount && total <= amount * PARTS_MAX

const phraseSet = (phrases: string) => new Set(phrases.split('|').map((phrase) => phrase.trim()))

/** Keys that can only mean the whole project. */
const PROJECT_KEYS = phraseSet(
  `project total|project price|project value|project amount|project fee|project cost|project budget|project sum|
  contract total|contract value|contract price|contract amount|contract sum|total contract value|total project value|
  total project price|total project cost|quote total|quote amount|quote value|quoted total|quoted price|quoted amount|
  proposal total|estimate total|agreed total|agreed price|
  auftragssumme|auftragswert|auftragsvolumen|projektsumme|projektpreis|projektbudget|projektvolumen|angebotssumme|
  angebotspreis|angebotsbetrag|vertragssumme|gesamtauftragswert|gesamtprojektpreis|
  total projet|total du projet|prix du projet|montant du projet|total devis|total du devis|montant devis|montant du devis|
  montant du marche|total contrat|
  total proyecto|total del proyecto|precio del proyecto|total presupuesto|total del presupuesto|importe presupuesto|
  total contrato|
  totale progetto|totale del progetto|prezzo progetto|totale preventivo|importo preventivo|totale contratto|
  total projeto|total do projeto|preco do projeto|valor do projeto|total orcamento|total do orcamento|valor do contrato|
  projecttotaal|project totaal|totaal project|projectprijs|offertebedrag|offertetotaal|totaal offerte|aanneemsom`,
)
/** These can also mean what this one invoice adds up to. */
const GENERAL_KEYS = phraseSet(
  `total price|total amount|total fee|total cost|total sum|total value|full price|full amount|full fee|grand total|
  gesamtsumme|gesamtpreis|gesamtbetrag|gesamthonorar|gesamtkosten|montant total|prix total|cout total|
  importe total|precio total|coste total|importo totale|prezzo totale|compenso totale|valor total|preco total|custo total|
  totaalprijs|totaalbedrag|totale prijs`,
)

const VALUE_MAX = 60

function fromMetadata({ metadata, amount, currency }: TotalSource): number[] {
  return metadata.slice(0, ENTRIES_MAX).flatMap(([key, value]) => {
    const asked = wordsOfKey(key).replace(/ (?:in )?(?:cents?|amount cents|[a-z]{3})$/, '')
    const isOfProject = PROJECT_KEYS.has(asked)
    if (!isOfProject && !GENERAL_KEYS.has(asked)) return []
    const total = amountOf(value, { amount, currency })
    if (total === null) return []
    return isOfProject || total > amount * (1 + TAX_MAX) ? [total] : []
  })
}

/** Only when one reading fits what is paid: programs write amounts in the smallest unit, people don't. */
function amountOf(value: string, { amount, currency }: Pick<TotalSource, 'amount' | 'currency'>): number | null {
  const text = plain(value.slice(0, VALUE_MAX)).trim()
  const [written] = amountsIn(text, currency)
  if (!written || written.at > 0 || written.end < text.length) return null
  const readings = [...written.values, ...(written.isBare ? [Number(text)] : [])]
  const [total, ...others] = new Set(readings.filter((reading) => isPlausible(reading, amount)))
  return total === undefined || others.length > 0 ? null : total
}

function fromWords({ lines, names, amount, currency }: TotalSource): number[] {
  const charged = lines.slice(0, LINES_MAX).filter((line) => line.amount === null || line.amount >= 0)
  return charged.flatMap(({ text }) => totalInWords(text, { amount, currency, names }) ?? [])
}
