/** How currencies are written beside an amount: signs, codes and words, in lower case without accents. */

const DOLLARS = 'usd cad aud nzd sgd hkd mxn twd clp cop ars'
const CROWNS = 'sek nok dkk isk'

/** What a mark can stand for: ISO 4217 codes, in lower case. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  '£': 'gbp',
  pounds: 'gbp',
  '¥': 'jpy cny',
  yen: 'jpy',
  $: DOLLARS,
  dollars: DOLLARS,
  us$: 'usd',
  ca$: 'cad',
  c$: 'cad',
  a$: 'aud',
  au$: 'aud',
  nz$: 'nzd',
  s$: 'sgd',
  hk$: 'hkd',
  mx$: 'mxn',
  r$: 'brl',
  reais: 'brl',
  kr: CROWNS,
  zł: 'pln',
  zl: 'pln',
  kc: 'czk',
  ft: 'huf',
  fr: 'chf',
  sfr: 'chf',
  franken: 'chf',
  francs: 'chf',
  '₹': 'inr',
  rs: 'inr',
}
const CODES =
  'eur gbp usd cad aud nzd sgd hkd mxn twd clp cop ars brl jpy cny krw chf sek nok dkk isk pln czk huf ron bgn inr idr thb vnd php zar aed sar kwd bhd jod omr tnd mad try ils xof xaf'.split(
    ' ',
  )

const escaped = (mark: string) => mark.replaceAll('$', String.raw`\$`)
const marks = [...Object.keys(CURRENCIES), ...CODES].toSorted((a, b) => b.length - a.length)

/** One mark, as part of a regular expression. */
export const MARK = `(?:(?<!\\p{L})(?:${marks.map(escaped).join('|')})(?!\\p{L}))`

/** Whether an amount with this mark can be one of the currency. */
export const canMean = (mark: string, currency: string): boolean =>
  (CURRENCIES[mark] ?? mark).split(' ').includes(currency.toLowerCase())
