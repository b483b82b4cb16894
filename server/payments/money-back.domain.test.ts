import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MoneyBack } from '#server/db/schema/payment-facts.ts'
import { mergeMoneyBack, restoredAt, reversalIn } from './money-back.domain.ts'

const PAID = { paidAt: new Date(1000), amount: 500, currency: 'usd' }
const of = (...all: MoneyBack[]) => all.reduce(mergeMoneyBack, {})
const charge = (back: number | null, at = 2000, { id = 'ch_1', amount = 500, currency = 'usd' } = {}): MoneyBack => ({
  charges: { [id]: { amount: back === null ? null : amount, back, currency, at } },
})
const failed = (amount: number, at = 3000, id = 're_1'): MoneyBack => ({
  failedRefunds: { [id]: { chargeId: 'ch_1', amount, at } },
})
const note = (amount: number, at = 2500, isVoid = false): MoneyBack => ({
  creditNotes: { cn_1: { amount, isVoid, at } },
})
const dispute = (
  isKept: boolean,
  at: number,
  over: { amount?: number; currency?: string } = {},
  id = 'ch_1',
): MoneyBack => ({
  disputes: { [id]: { isKept, at, ...over } },
})
const disputeOver = (amount: number, { currency = 'usd', at = 2000, id = 'ch_1' } = {}) =>
  dispute(false, at, { amount, currency }, id)

describe('a payment', () => {
  test.each([
    ['of which nothing went back', of(), null],
    ['of which a part went back', of(charge(200)), null],
    ['of which all went back', of(charge(500)), 'refunded'],
    ['of which all went back, without amounts', of(charge(null)), 'refunded'],
    ['refunded in two steps', of(charge(200, 2000), charge(500, 2500)), 'refunded'],
    ['of two charges, one refunded', of(charge(250, 2000, { amount: 250 })), null],
    [
      'of two charges, both refunded',
      of(charge(250, 2000, { amount: 250 }), charge(250, 2000, { id: 'ch_2', amount: 250 })),
      'refunded',
    ],
    ['refunded in another currency', of(charge(440, 2000, { amount: 440, currency: 'eur' })), 'refunded'],
    ['partly refunded in another currency', of(charge(430, 2000, { amount: 440, currency: 'eur' })), null],
    ['credited in part', of(note(200)), null],
    ['credited whole', of(note(500)), 'refunded'],
    ['refunded in part, the rest credited', of(charge(200), note(300)), 'refunded'],
    ['credited by a note that was voided', of(note(500), note(500, 2600, true)), null],
    ['whose refund failed', of(charge(500), failed(500)), null],
    ['whose refund failed in part', of(charge(500), failed(100)), null],
    ['whose refund failed and was made again', of(charge(500), failed(500), charge(500, 4000)), 'refunded'],
    ['that is disputed', of(dispute(false, 2000)), 'disputed'],
    ['whose dispute was won', of(dispute(false, 2000), dispute(true, 9000)), null],
    ['disputed in full', of(disputeOver(500)), 'disputed'],
    ['disputed in full, after the rate changed', of(disputeOver(470)), 'disputed'],
    ['disputed in part', of(disputeOver(200)), null],
    ['disputed in part, the rest refunded', of(charge(300), disputeOver(200)), 'disputed'],
    ['disputed in part, twice', of(disputeOver(250), disputeOver(250, { id: 'ch_2' })), 'disputed'],
    ['disputed in another currency', of(disputeOver(200, { currency: 'eur' })), 'disputed'],
    ['disputed in part, and won', of(disputeOver(200), dispute(true, 9000, { amount: 200, currency: 'usd' })), null],
    ['disputed again', of(dispute(true, 2000), dispute(false, 9000)), 'disputed'],
    ['voided before it was paid', of({ ended: { because: 'voided', at: 900 } }), null],
    ['that failed afterwards', of({ ended: { because: 'payment_failed', at: 1000 } }), 'payment_failed'],
  ] as const)('%s', (_name, moneyBack, because) => {
    expect(reversalIn(moneyBack, PAID)?.because ?? null).toBe(because)
  })
})

test('it says since when nothing remains, and when money last came back', () => {
  const inParts = of(disputeOver(250), disputeOver(250, { id: 'ch_2', at: 2800 }))
  expect(reversalIn(inParts, PAID)).toEqual({ because: 'disputed', at: new Date(2800) })
  expect(reversalIn(disputeOver(200))).toEqual({ because: 'disputed', at: new Date(2000) })
  expect(reversalIn(of(charge(200), note(300)), PAID)).toEqual({ because: 'refunded', at: new Date(2500) })
  expect(restoredAt(of(charge(500), failed(500), dispute(true, 9000)))).toEqual(new Date(9000))
  expect(restoredAt(of(charge(500)))).toBeNull()
})

test('a dispute from before charges were stored ends with any dispute that is won later', () => {
  const earlier: MoneyBack = { disputes: { earlier: { isKept: false, at: 2000 } } }
  expect(reversalIn(earlier, PAID)?.because).toBe('disputed')
  expect(reversalIn(of(earlier, dispute(true, 3000)), PAID)).toBeNull()
})

const id = fc.constantFrom('ch_1', 'ch_2', 'ch_3')
const at = fc.nat(4)
const amount = fc.constantFrom(0, 100, 250, 500)
const anyMoneyBack: fc.Arbitrary<MoneyBack> = fc.oneof(
  fc
    .record({
      id,
      back: fc.option(amount),
      amount: fc.option(amount),
      currency: fc.constantFrom('usd', 'eur', null),
      at,
    })
    .map(({ id: key, ...entry }) => ({ charges: { [key]: entry } })),
  fc
    .record({ id, chargeId: fc.option(id), amount, at })
    .map(({ id: key, ...entry }) => ({ failedRefunds: { [key]: entry } })),
  fc
    .record(
      { id, isKept: fc.boolean(), at, amount, currency: fc.constantFrom('usd', 'eur') },
      { requiredKeys: ['id', 'isKept', 'at'] },
    )
    .map(({ id: key, ...entry }) => ({ disputes: { [key]: entry } })),
  fc
    .record({ id, amount, isVoid: fc.boolean(), at })
    .map(({ id: key, ...entry }) => ({ creditNotes: { [key]: entry } })),
  fc
    .record({ because: fc.constantFrom('voided' as const, 'payment_failed' as const, 'refunded' as const), at })
    .map((ended) => ({ ended })),
)

test('the order of what was told makes no difference, nor how often it was told', () => {
  const shuffled = fc
    .array(anyMoneyBack, { minLength: 1, maxLength: 8 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })))
  fc.assert(
    fc.property(shuffled, ([all, again]) => {
      const once = of(...all)
      expect(JSON.stringify(of(...again))).toBe(JSON.stringify(once))
      expect(reversalIn(of(...again), PAID)).toEqual(reversalIn(once, PAID))
    }),
    { numRuns: 10_000 },
  )
})

test('any number of entries stays bounded', () => {
  const many = Array.from({ length: 500 }, (_, index): MoneyBack => ({
    disputes: { [`ch_${index}`]: { isKept: false, at: index } },
  }))
  expect(Object.keys(of(...many).disputes ?? {})).toHaveLength(40)
})
