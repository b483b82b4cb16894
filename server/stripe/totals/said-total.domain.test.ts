import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileWordings } from '#server/testing/hostile-wordings.ts'
import { readTotal, type TotalSource } from './said-total.domain.ts'

const totalOf = (of: Partial<TotalSource>) =>
  readTotal({ amount: 240_000, currency: 'eur', quote: null, metadata: [], lines: [], names: [], ...of }).total ?? null
const line = (text: string, amount: number | null = null) => [{ text, amount }]

describe('the total of a project', () => {
  describe('is read from words, when what is paid fits', () => {
    test.each<[text: string, total: number | null, paid?: Partial<TotalSource>]>([
      // English
      ['50% of €4,800', 480_000],
      ['Website, 50 % of the agreed price of €4,800.00', 480_000],
      ['Deposit on a total of €4,800', 480_000],
      ['2,400 of 4,800', 480_000],
      ['€2,400 of €4,800 paid', 480_000],
      ['Payment 1: 2,400 / 4,800', 480_000],
      ['First instalment (project total: $12,500)', 1_250_000, { currency: 'usd', amount: 250_000 }],
      ['Half of €4,800 for the website', 480_000],
      ['Deposit, quote of £4,800', 480_000, { currency: 'gbp' }],
      ['Website relaunch, €4.8k in total', 480_000],
      // German
      ['Anzahlung auf den Gesamtbetrag von 4.800 €', 480_000],
      ['50 % von 4.800,00 €', 480_000],
      ['Rate 1, Auftragssumme: 4.800,- EUR', 480_000],
      ["Akonto, Gesamthonorar CHF 4'800.00", 480_000, { currency: 'chf' }],
      ['die Hälfte von 4.800 €', 480_000],
      ['Website, 4.800 € insgesamt', 480_000],
      // French
      ['Acompte de 50 % sur un devis de 4 800 €', 480_000],
      ['Acompte, montant total : 4 800,00 €', 480_000],
      ['2 400 € sur 4 800 € TTC', 480_000],
      ['La moitié de 4 800 €', 480_000],
      // Spanish
      ['Anticipo del 50% de 4.800 €', 480_000],
      ['Anticipo, importe total 4.800,00 €', 480_000],
      ['Primer pago: 2.400 de 4.800', 480_000],
      // Italian
      ['Acconto del 50% su un totale di 4.800 €', 480_000],
      ['Acconto su preventivo di € 4.800,00', 480_000],
      ['2.400 € di 4.800 €', 480_000],
      // Portuguese
      ['Sinal de 50% do valor total de R$ 4.800,00', 480_000, { currency: 'brl' }],
      ['Entrada, orçamento de 4.800 €', 480_000],
      ['2.400 € de um total de 4.800 €', 480_000],
      // Dutch
      ['Aanbetaling 50% van € 4.800', 480_000],
      ['Aanbetaling, totaalbedrag € 4.800,-', 480_000],
      ['Eerste termijn: € 2.400 van € 4.800', 480_000],
      // Currencies without decimals, with three, and other ways to group.
      ['50% of ¥480,000', 480_000, { currency: 'jpy' }],
      ['手付金 50% of ¥480,000', 480_000, { currency: 'jpy' }],
      ['50% of KWD 4.800', 4800, { currency: 'kwd', amount: 2400 }],
      ['Deposit on a total of ₹4,80,000', 48_000_000, { currency: 'inr', amount: 24_000_000 }],
      ['A third of the total of €4,800', 480_000, { amount: 160_000 }],
      // Nothing that could be the whole.
      ['Website', null],
      ['Total: €2,400', null],
      ['Total 2,400', null],
      ['Total 0', null],
      ['Total: -4,800', null],
      ['20% off the total of €4,800', null],
      ['Discount on a total of €4,800', null],
      ['50 % Rabatt auf 4.800 €', null],
      ['30% of €4,800', null],
      ['Deposit on a total of $4,800', null],
      ['Translation, 2,400 of 4,800 words', null],
      ['Quote 4800, first part', null],
      ['Deposit on a total of €4,800 + VAT', null],
      ['50% of €4,800 net', null, { amount: 285_600 }],
      ['Deposit, total of €4,800 or a total of €5,200', null],
      ['Invoice 2026-4800', null],
      ['2,100 of 4,800', null],
      ['A total of 4,800,000', null],
    ])('%j: %j', (text, total, paid = {}) => {
      expect(totalOf({ lines: line(text), ...paid })).toBe(total)
    })

    test('also before tax, when the share and what is paid fit', () => {
      expect(totalOf({ lines: line('50% of €4,800 + VAT') })).toBe(480_000)
    })

    test('not from a line that deducts, nor from two lines that differ', () => {
      expect(totalOf({ lines: line('Deposit on a total of €4,800', -100) })).toBe(null)
      expect(totalOf({ lines: [...line('50% of €4,800'), ...line('Total of €5,200')] })).toBe(null)
    })

    test('not from the name of a client', () => {
      expect(totalOf({ lines: line('Website for Total €4,800 Ltd'), names: ['Total €4,800 Ltd'] })).toBe(null)
    })
  })

  describe('is read from metadata, when one reading fits', () => {
    test.each<[key: string, value: string, total: number | null, paid?: Partial<TotalSource>]>([
      ['project_total', '4800', 480_000],
      ['project_total', '480000', 480_000],
      ['projectTotal', '4,800.00', 480_000],
      ['Project total', '4.800,00 €', 480_000],
      ['project_total_cents', '480000', 480_000],
      ['contract_total', 'EUR 4800', 480_000],
      ['contract value', '4 800', 480_000],
      ['quote_total', '4’800', 480_000],
      ['total_price', '4800', 480_000],
      ['Auftragssumme', '4.800', 480_000],
      ['montant_du_devis', '4 800 €', 480_000],
      ['total_del_proyecto', '4.800', 480_000],
      ['totale preventivo', '4.800', 480_000],
      ['Valor do projeto', '4.800', 480_000],
      ['offertebedrag', '€ 4.800,-', 480_000],
      ['project_total', '480000', 480_000, { currency: 'jpy' }],
      ['project_total', '4.800', 4800, { currency: 'kwd', amount: 2400 }],
      ['project_total', '4800', 480_000, { amount: 480_000 }],
      // It is what this invoice adds up to, before a coupon or a tax.
      ['total_price', '2400', null],
      ['total_price', '2800', null],
      ['Gesamtbetrag', '2.400,00 €', null],
      ['project_total', '0', null],
      ['project_total', '-4800', null],
      ['project_total', '$4,800', null],
      ['project_total', '480,000', null, { amount: 2400 }],
      ['project_total', '100', null],
      ['project_total', '4800 words', null],
      ['project_total', '20260501', null],
      ['project_total', 'yes', null],
      ['project', '4800', null],
      ['order_id', '4800', null],
    ])('%s: %s is %j', (key, value, total, paid = {}) => {
      expect(totalOf({ metadata: [[key, value]], ...paid })).toBe(total)
    })

    test('not when two entries differ, and before words', () => {
      const metadata = [
        ['project_total', '4800'],
        ['contract_total', '5200'],
      ] as const
      expect(totalOf({ metadata })).toBe(null)
      expect(totalOf({ metadata: metadata.slice(1), lines: line('Deposit on a total of €4,800') })).toBe(520_000)
    })
  })

  test('is that of the quote, if Stripe sent it, in the same currency', () => {
    expect(totalOf({ quote: { amount: 480_000, currency: 'eur' }, lines: line('Total €9,600') })).toBe(480_000)
    expect(totalOf({ quote: { amount: 480_000, currency: 'usd' } })).toBe(null)
  })

  describe('is a plausible amount or none, whatever is sent', () => {
    const isPlausible = (total: number | null, amount: number) =>
      total === null || (Number.isSafeInteger(total) && total * 1.3 >= amount && total <= amount * 50)

    test.each(Object.entries(hostileWordings))('%s', (_, text) => {
      for (const words of [text, `€4,800 ${text}`, `${text.slice(0, 400)} total of €4,800`])
        expect(isPlausible(totalOf({ lines: line(words), metadata: [['project_total', words]] }), 240_000)).toBe(true)
    })

    test('random pieces of amounts and words', () => {
      const piece = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 4 }),
        fc.nat(10_000_000).map(String),
        fc.constantFrom('€', '$', 'eur', ' ', '.', ',', ' of ', ' total ', '50%', ' half of ', '\u2019', 'k', '-', '٤'),
      )
      const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
      const currency = fc.constantFrom('eur', 'usd', 'jpy', 'kwd', 'xyz')
      fc.assert(
        fc.property(text, text, fc.nat(10_000_000), currency, (words, value, amount, of) => {
          const source = { amount, currency: of, lines: line(words), metadata: [['project_total', value]] as const }
          expect(isPlausible(totalOf(source), amount)).toBe(true)
        }),
        { numRuns: 3000 },
      )
    })
  })

  test('is nothing for a payment of nothing', () => {
    expect(totalOf({ amount: 0, metadata: [['project_total', '4800']] })).toBe(null)
  })
})
