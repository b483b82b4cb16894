/** Currencies whose smallest unit at Stripe is the whole one, or a thousandth; of all others it is a hundredth. */
const digitsAtStripe: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3])),
}

/** How many digits of an amount stand behind the point. */
const digitsOf = (currency: string) => digitsAtStripe[currency.toLowerCase()] ?? 2

/** In whole units of the currency: dollars, euros, yen. */
export const wholeUnits = ({ amount, currency }: Money) => amount / 10 ** digitsOf(currency)

export type Money = {
  /** In the smallest unit of the currency, as Stripe counts it. */
  amount: number
  /** ISO 4217, in any case. */
  currency: string
}

/** The money as it is written in English, in pieces: what stands before the number, and the number. */
export function moneyParts({ amount, currency }: Money): { symbol: string; number: string } {
  const code = currency.toLowerCase()
  const value = wholeUnits({ amount, currency })
  if (!/^[a-z]{3}$/.test(code)) return { symbol: '', number: value.toLocaleString('en') }
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    // A browser leaves out the hundredths of some currencies that have them at Stripe.
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
export function moneyWords(money: Money): string {
  const { symbol, number } = moneyParts(money)
  return `${symbol}${number}`
}
