import { describe, expect, test } from 'vitest'
import { creditNote, dispute, failedRefund, refundedCharge } from '#server/testing/stripe-objects.ts'
import { readListedCharge } from './money-back-event.domain.ts'
import { readPaymentEvent } from './payment-event.domain.ts'

const OCCURRED = new Date('2026-11-20T10:00:00Z')
const at = OCCURRED.getTime()
const read = (type: string, object: unknown) => readPaymentEvent({ type, object, occurredAt: OCCURRED })
const refs = ['ch:ch_1', 'pi:pi_1']

describe('a refunded charge', () => {
  test('fault 23: says how much of it went back so far', () => {
    expect(read('charge.refunded', refundedCharge({ amount: 500, back: 200 }))).toEqual({
      kind: 'money_back',
      refs,
      moneyBack: { charges: { ch_1: { amount: 500, back: 200, currency: 'usd', at } } },
    })
  })

  test('went back whole if it says so without amounts', () => {
    expect(read('charge.refunded', refundedCharge())).toMatchObject({
      moneyBack: { charges: { ch_1: { amount: null, back: null } } },
    })
  })

  test('is nothing if it was only authorised, or only the rest was released', () => {
    expect(read('charge.refunded', { ...refundedCharge(), captured: false }).kind).toBe('nothing')
    const partlyCaptured = { ...refundedCharge({ amount: 500, back: 200, refunded: false }), amount_captured: 300 }
    expect(read('charge.refunded', partlyCaptured)).toEqual({ kind: 'nothing', reason: 'not_refunded' })
  })
})

test('a refund is told by its charge, unless it failed or was cancelled', () => {
  expect(read('refund.failed', failedRefund({ amount: 200 }))).toEqual({
    kind: 'money_back',
    refs,
    moneyBack: { failedRefunds: { re_1: { chargeId: 'ch_1', amount: 200, at } } },
  })
  expect(read('charge.refund.updated', { ...failedRefund(), status: 'canceled' }).kind).toBe('money_back')
  expect(read('refund.updated', { ...failedRefund(), status: 'succeeded' }).kind).toBe('nothing')
})

test.each([
  ['charge.dispute.created', 'needs_response', false],
  ['charge.dispute.closed', 'lost', false],
  ['charge.dispute.closed', 'won', true],
  ['charge.dispute.closed', 'warning_closed', true],
])('fault 24: after %s with status %s, the owner keeps the money: %s', (type, status, isKept) => {
  expect(read(type, dispute({ status }))).toEqual({
    kind: 'money_back',
    refs,
    moneyBack: { disputes: { ch_1: { isKept, at } } },
  })
})

test('a dispute says how much of the payment it is about', () => {
  const object = { ...dispute(), amount: 200, currency: 'usd' }
  expect(read('charge.dispute.created', object)).toMatchObject({
    moneyBack: { disputes: { ch_1: { isKept: false, amount: 200, currency: 'usd' } } },
  })
})

describe('a credit note', () => {
  const amountIn = (note: object) => {
    const paymentEvent = read('credit_note.created', note)
    return paymentEvent.kind === 'money_back' ? paymentEvent.moneyBack.creditNotes?.['cn_1']?.amount : paymentEvent.kind
  }

  test('names its invoice, and what it took off without a refund', () => {
    expect(read('credit_note.created', creditNote({ amount: 500, refunded: 200 }))).toEqual({
      kind: 'money_back',
      refs: ['in:in_1'],
      moneyBack: { creditNotes: { cn_1: { amount: 300, isVoid: false, at } } },
    })
    expect(read('credit_note.voided', creditNote({ status: 'void' }))).toMatchObject({
      moneyBack: { creditNotes: { cn_1: { isVoid: true } } },
    })
  })

  test('is nothing if a refund paid all of it, or if it only made the invoice smaller', () => {
    expect(amountIn(creditNote({ amount: 500, refunded: 500 }))).toBe('nothing')
    expect(amountIn({ ...creditNote(), type: 'pre_payment' })).toBe('nothing')
  })

  test('of the API before Basil has no amounts by part', () => {
    const {
      post_payment_amount: _post,
      pre_payment_amount: _pre,
      refunds: _refunds,
      ...old
    } = creditNote({ amount: 500 })
    expect(amountIn({ ...old, refund: null, customer_balance_transaction: 'cbtxn_1' })).toBe(500)
    expect(amountIn({ ...old, refund: 're_1', out_of_band_amount: 120 })).toBe(120)
    expect(amountIn({ ...old, refund: 're_1' })).toBe('nothing')
  })
})

test('a listed charge says both', () => {
  const charge = { ...refundedCharge({ amount: 500, back: 100 }), created: 1_800_000_000, disputed: true }
  expect(readListedCharge(charge)).toMatchObject({
    moneyBack: { charges: { ch_1: { back: 100 } }, disputes: { ch_1: { isKept: false } } },
  })
})
