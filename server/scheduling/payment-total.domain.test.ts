import { describe, expect, test } from 'vitest'
import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import { later } from '#server/testing/scheduling-cases/case.ts'
import type { PartFacts } from './part-facts.domain.ts'
import { partOf } from './payment-part.domain.ts'

const START = new Date('2026-01-01T10:00:00Z')
const said = (part: SaidPart['part'], over: Partial<SaidPart> = {}): SaidPart => ({
  part,
  by: 'words',
  isWeak: false,
  words: 'Website',
  ...over,
})
/** Half of a project of 4,800, which it names, paid so many days after the start. */
const paid = (day: number, over: Partial<PartFacts> = {}): PartFacts => ({
  paidAt: later(day, START),
  amount: 240_000,
  currency: 'eur',
  source: 'invoice',
  saidPart: null,
  wordings: ['website'],
  line: 'Website',
  ownersPart: null,
  total: 480_000,
  discount: 0,
  ...over,
})
const unnamed = { total: null }
const read = (payment: Partial<PartFacts>, ...others: PartFacts[]) =>
  partOf({ payment: paid(100, payment), others, lessons: new Map() })

describe('what is paid of a total', () => {
  test('is kept with the evidence', () => {
    expect(read({})).toEqual({
      part: 'first',
      by: 'total',
      words: null,
      otherPaidAt: null,
      total: { paid: 240_000, price: 480_000, currency: 'eur' },
    })
    expect(read({}, paid(40))).toEqual({
      part: 'last',
      by: 'total',
      words: null,
      otherPaidAt: later(40, START).toISOString(),
      total: { paid: 480_000, price: 480_000, currency: 'eur' },
    })
  })

  test.each<[name: string, part: string, by: string, payment: Partial<PartFacts>, others?: PartFacts[]]>([
    ['half of it', 'first', 'total', {}],
    ['a tenth of it', 'first', 'total', { amount: 48_000 }],
    ['all of it', 'whole', 'total', { amount: 480_000 }],
    ['all of it with a tax', 'whole', 'total', { amount: 571_200 }],
    ['all of it but a coupon that we see', 'whole', 'total', { amount: 432_000, discount: 48_000 }],
    ['all of it but a coupon that we don’t see', 'whole', 'nothing', { amount: 432_000 }],
    ['most of it, as words say', 'first', 'total', { amount: 432_000, saidPart: said('first', { isWeak: true }) }],
    ['nothing', 'whole', 'nothing', { amount: 0 }],
    ['both halves', 'last', 'total', {}, [paid(40)]],
    ['two of three', 'first', 'total', { amount: 160_000 }, [paid(40, { amount: 160_000 })]],
    [
      'three of three, rounded',
      'last',
      'total',
      { amount: 159_999 },
      [paid(20, { amount: 159_999 }), paid(40, { amount: 159_999 })],
    ],
    ['more than all of it', 'last', 'total', { amount: 300_000 }, [paid(40)]],
    ['the rest with a coupon', 'last', 'total', { amount: 192_000, discount: 48_000 }, [paid(40)]],
    [
      'a deposit that doesn’t name it, and the rest',
      'last',
      'total',
      {},
      [paid(40, { ...unnamed, saidPart: said('first') })],
    ],
    [
      'a deposit and a milestone',
      'first',
      'total',
      { amount: 120_000 },
      [paid(40, { ...unnamed, saidPart: said('first') })],
    ],
    [
      'what the owner calls a deposit, and the rest',
      'last',
      'total',
      {},
      [paid(40, { ...unnamed, ownersPart: 'first' })],
    ],
    ['a payment without words that is just what else is missing', 'last', 'total', {}, [paid(40, unnamed)]],
    ['a payment without words of another amount', 'first', 'total', {}, [paid(40, { ...unnamed, amount: 90_000 })]],
    ['part of another total', 'first', 'total', {}, [paid(40, { total: 900_000 })]],
    ['a part in another currency', 'first', 'total', {}, [paid(40, { currency: 'usd' })]],
    ['a part half a year before', 'first', 'total', {}, [paid(-100)]],
    ['a part that is paid later', 'first', 'total', {}, [paid(110)]],
    ['two halves at the same time', 'last', 'total', {}, [paid(100)]],
    [
      'the first part of another project at the same price',
      'first',
      'total',
      { saidPart: said('first', { isWeak: true }) },
      [paid(20), paid(40)],
    ],
    ['some more after all of it', 'last', 'total', { amount: 60_000 }, [paid(20), paid(40)]],
    // In currencies without decimals, amounts are as they are.
    ['half in yen', 'first', 'total', { currency: 'jpy', amount: 2400, total: 4800 }],
    [
      'both halves in yen',
      'last',
      'total',
      { currency: 'jpy', amount: 2400, total: 4800 },
      [paid(40, { currency: 'jpy', amount: 2400, total: 4800 })],
    ],
    // Words, metadata and the owner.
    ['a final invoice, of which too little is known to be paid', 'last', 'words', { saidPart: said('last') }],
    [
      'a second instalment that says so',
      'first',
      'words',
      { saidPart: said('first', { isCounted: true }) },
      [paid(40)],
    ],
    ['a retainer that says so', 'recurring', 'words', { saidPart: said('recurring') }],
    ['“50%” of the second half', 'last', 'total', { saidPart: said('first', { isWeak: true }) }, [paid(40)]],
    [
      '“Deposit” said again of the rest',
      'last',
      'total',
      { saidPart: said('first', { isCounted: false }) },
      [paid(40, { saidPart: said('first', { isCounted: false }) })],
    ],
    ['metadata that says the stage', 'last', 'metadata', { saidPart: said('last', { by: 'metadata' }) }],
    ['an invoice that subtracts a part', 'last', 'deduction', { saidPart: said('last', { by: 'deduction' }) }],
    ['a subscription', 'recurring', 'subscription', { source: 'subscription' }],
    ['the owner’s word', 'last', 'owner', { ownersPart: 'last' }],
    // A price that only the other payment names.
    ['the rest of a deposit that names it', 'last', 'amounts', unnamed, [paid(40, { saidPart: said('first') })]],
    [
      'less than the rest of a deposit that names it',
      'whole',
      'nothing',
      { ...unnamed, amount: 90_000 },
      [paid(40, { saidPart: said('first') })],
    ],
  ])('%s: %s by %s', (_, part, by, payment, others = []) => {
    expect(read(payment, ...others)).toMatchObject({ part, by })
  })
})
