import { type Fields, fieldsOf, isFields } from '#server/kernel/unknown-fields.ts'
import { amountOf, currencyOf } from '#server/stripe/event-fields.domain.ts'
import type { InvoiceWords } from '#server/stripe/part-words/said-part.domain.ts'
import type { PaidFacts } from '#server/db/schema/payment-facts.ts'
import { readTotal } from './said-total.domain.ts'

/** The price of the whole project that an invoice or a session names, and what coupons took off its own price. */
export function totalFactsOf(
  object: Fields,
  { amount, currency, ...words }: InvoiceWords & { amount: number; currency: string },
): Pick<PaidFacts, 'total' | 'discount'> {
  const lines = words.description ? [...words.lines, words.description] : words.lines
  const total = readTotal({ ...words, lines, amount, currency, quote: quoteOf(object) })
  const discount = discountOf(object)
  return { ...total, ...(discount > 0 && { discount }) }
}

/** Its location since Basil, or before. Usually only its id is there. */
function quoteOf(invoice: Fields) {
  const quote = fieldsOf(fieldsOf(fieldsOf(invoice['parent'])['quote_details'])['quote'] ?? invoice['quote'])
  const amount = amountOf(quote['amount_total'])
  const currency = currencyOf(quote['currency'])
  return amount !== null && currency !== null ? { amount, currency } : null
}

/** Of an invoice, a list; of a session, one amount. */
function discountOf(object: Fields): number {
  const each = object['total_discount_amounts']
  const amounts = Array.isArray(each)
    ? each.slice(0, 50).map((discount: unknown) => (isFields(discount) ? discount['amount'] : null))
    : [fieldsOf(object['total_details'])['amount_discount']]
  return amounts.reduce((sum: number, amount) => sum + (amountOf(amount) ?? 0), 0)
}
