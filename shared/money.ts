/** Currencies without decimals at Stripe, or with three; all others have two. */
const digitsAtStripe: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3])),
}

/** Number of decimals of a currency. */
const digitsOf = (currency: string) => digitsAtStripe[currency.toLowerCase()] ?? 2

/** Converts to whole units of the currency: dollars, euros, yen. */
export const wholeUnits = ({ amount, currency }: Money) => amount / 10 ** digitsOf(currency)

export type Money = {
  /** In the currency's smallest unit, as Stripe counts it. */
  amount: number
  /** ISO 4217, in either case. */
  currency: string
}

/** An amount formatted in English, in two parts: the currency symbol and the number. */
export function moneyParts({ amount, currency }: Money): { symbol: string; number: string } {
  const code = currency.toLowerCase()
  const value = wholeUnits({ amount, currency })
  if (!/^[a-z]{3}$/.test(code)) return { symbol: '', number: value.toLocaleString('en') }
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    // Without this, browsers omit the decimals of some currencies that have them at Stripe.
    minimumFractionDigits: digitsOf(code),
    maximumFractionDigits: digitsOf(code),
    trailingZeroDisplay: 'stripIfInteger',
  })
  const parts = format.formatToParts(value)
  const textOf = (isSymbol: boolean) =>
    parts
      .filter(({ type }) => (type === 'currency' || type === 'literal') === isSymbol)
      .map((part) => part.value)
      .join('')
  return { symbol: textOf(true), number: textOf(false) }
}

/** "$12", "€4,850", "£1,200.50", "¥8,000". */
export function formatMoney(money: Money): string {
  const { symbol, number } = moneyParts(money)
  return `${symbol}${number}`
}
