import { describe, expect, test } from 'vitest'
import { ANA, withPayingClients } from '#server/testing/paying-clients.ts'

/**
 * An owner's own webhook sends objects in the version that their account had when the webhook was made. What changed for
 * the objects that we read, from Stripe's API changelog: charges contain their refunds until 2022-11-15; checkout
 * sessions have no payment intent before they are completed since 2022-08-01; since 2025-03-31 ("Basil") invoices name
 * their payments and parent instead of a charge, a payment intent and a subscription, charges no longer name their
 * invoice, and credit notes list their refunds with amounts.
 */
const VERSIONS = [
  '2020-03-02',
  '2020-08-27',
  '2022-08-01',
  '2022-11-15',
  '2023-10-16',
  '2024-06-20',
  '2024-09-30.acacia',
  '2025-03-31.basil',
  '2025-09-30.clover',
  '2026-10-28.endive',
]

const PRICE = 48_000

function objectsOf(version: string) {
  const isBasil = version >= '2025-03-31'
  const hasRefunds = version < '2022-11-15'
  const person = { customer: 'cus_1', customer_email: ANA, customer_name: 'Ana Ribeiro', customer_phone: null }

  function invoice(line: string, { subscription = null }: { subscription?: string | null } = {}) {
    const priced = isBasil
      ? { pricing: { type: 'price_details', price_details: { price: 'price_1', product: 'prod_1' } }, parent: null }
      : { price: { id: 'price_1', object: 'price', unit_amount: PRICE }, plan: null, proration: false, subscription }
    const item = { id: 'il_1', object: 'line_item', amount: PRICE, currency: 'eur', description: line, metadata: {} }
    const details = { subscription_details: { subscription, metadata: {} }, type: 'subscription_details' }
    const payment = { type: 'payment_intent', payment_intent: 'pi_1' }
    const paidWith = isBasil
      ? {
          parent: subscription === null ? null : { ...details, quote_details: null },
          payments: { object: 'list', data: [{ id: 'inpay_1', object: 'invoice_payment', status: 'paid', payment }] },
          amount_overpaid: 0,
        }
      : { subscription, charge: 'ch_1', payment_intent: 'pi_1', paid: true, paid_out_of_band: false, quote: null }
    return {
      id: 'in_1',
      object: 'invoice',
      ...person,
      status: 'paid',
      currency: 'eur',
      amount_due: PRICE,
      amount_paid: PRICE,
      amount_remaining: 0,
      attempted: true,
      billing_reason: subscription === null ? 'manual' : 'subscription_create',
      collection_method: 'send_invoice',
      description: null,
      metadata: {},
      number: 'A-0001',
      lines: { object: 'list', data: [{ ...item, ...priced }], has_more: false, total_count: 1 },
      ...paidWith,
    }
  }

  const charge = (back: number) => ({
    id: 'ch_1',
    object: 'charge',
    amount: PRICE,
    amount_captured: PRICE,
    amount_refunded: back,
    captured: true,
    currency: 'eur',
    paid: true,
    refunded: back === PRICE,
    disputed: false,
    payment_intent: 'pi_1',
    ...(!isBasil && { invoice: 'in_1' }),
    ...(hasRefunds && { refunds: { object: 'list', data: [{ id: 're_1', object: 'refund', amount: back }] } }),
  })

  const refund = (status: string) => ({
    id: 're_1',
    object: 'refund',
    amount: PRICE,
    currency: 'eur',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    status,
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  })

  const dispute = (status: string) => ({
    id: version >= '2022-08-01' ? 'du_1' : 'dp_1',
    object: 'dispute',
    amount: PRICE,
    currency: 'eur',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    is_charge_refundable: false,
    status,
  })

  const session = () => ({
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    amount_total: PRICE,
    currency: 'eur',
    customer: version >= '2022-08-01' ? null : 'cus_1',
    customer_email: version >= '2022-08-01' ? null : ANA,
    customer_details: { email: ANA, tax_exempt: 'none', ...(version >= '2022-08-01' && { name: 'Ana Ribeiro' }) },
    payment_intent: 'pi_1',
    subscription: null,
    metadata: {},
    ...(version >= '2023-10-16' && { status: 'complete', invoice: null }),
  })

  const creditNote = () => ({
    id: 'cn_1',
    object: 'credit_note',
    amount: PRICE,
    currency: 'eur',
    invoice: 'in_1',
    status: 'issued',
    type: 'post_payment',
    out_of_band_amount: null,
    ...(isBasil ? { refunds: [], pre_payment_amount: 0, post_payment_amount: PRICE } : { refund: null }),
  })
  return { isBasil, invoice, charge, refund, dispute, session, creditNote }
}

async function withVersion(version: string) {
  const { tell, wait, decisions, h } = await withPayingClients()
  const objects = objectsOf(version)
  const send = (type: string, object: Record<string, unknown>) => tell({ type, object, apiVersion: version })
  const paidAt = Math.trunc(h.clock.now().getTime() / 1000)
  const pay = async (invoice: ReturnType<typeof objects.invoice>) => {
    const object = { ...invoice, created: paidAt, status_transitions: { finalized_at: paidAt, paid_at: paidAt } }
    await send('invoice.paid', object)
    // What later versions say of a payment in an event of its own.
    const payment = { id: 'inpay_1', object: 'invoice_payment', invoice: 'in_1', status: 'paid' }
    const by = { type: 'payment_intent', payment_intent: 'pi_1' }
    if (objects.isBasil) await send('invoice_payment.paid', { ...payment, payment: by })
  }
  return { ...objects, send, pay, wait, decisions, h }
}

describe.each(VERSIONS)('in API version %s', (version) => {
  test('a paid invoice asks its client, once', async () => {
    const { pay, invoice, wait, decisions, h } = await withVersion(version)
    await pay(invoice('Website'))
    expect(await decisions()).toEqual({ 'A-0001': 'ask invoice' })
    await wait({ days: 5 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('the first payment of a subscription asks, too', async () => {
    const { pay, invoice, decisions } = await withVersion(version)
    await pay(invoice('Coaching, monthly', { subscription: 'sub_1' }))
    expect(await decisions()).toEqual({ 'A-0001': 'ask subscription' })
  })

  test('a deposit is held', async () => {
    const { pay, invoice, decisions } = await withVersion(version)
    await pay(invoice('Website, 50 % deposit'))
    expect(await decisions()).toEqual({ 'A-0001': 'hold deposit' })
  })

  test('a checkout and the invoice of the same purchase are one payment', async () => {
    const { pay, invoice, send, session, charge, wait, decisions, h } = await withVersion(version)
    await send('checkout.session.completed', session())
    await pay(invoice('Website'))
    expect(Object.values(await decisions())).toHaveLength(1)
    await send('charge.refunded', charge(PRICE))
    await wait({ days: 5 })
    expect(Object.values(await decisions())).toEqual(['skip refunded'])
    expect(await h.emails()).toEqual([])
  })

  test('a refund in part leaves the request, a refund of all ends it, and one that fails brings it back', async () => {
    const { pay, invoice, send, charge, refund, decisions } = await withVersion(version)
    await pay(invoice('Website'))
    await send('charge.refunded', charge(PRICE / 2))
    expect(await decisions()).toEqual({ 'A-0001': 'ask invoice' })
    await send('charge.refunded', charge(PRICE))
    expect(await decisions()).toEqual({ 'A-0001': 'skip refunded' })
    await send('refund.failed', refund('failed'))
    expect(await decisions()).toEqual({ 'A-0001': 'ask invoice' })
  })

  test('a dispute ends the request, and a won one brings it back', async () => {
    const { pay, invoice, send, dispute, decisions } = await withVersion(version)
    await pay(invoice('Website'))
    await send('charge.dispute.created', dispute('needs_response'))
    expect(await decisions()).toEqual({ 'A-0001': 'skip disputed' })
    await send('charge.dispute.closed', dispute('won'))
    expect(await decisions()).toEqual({ 'A-0001': 'ask invoice' })
  })

  test('a credit note about everything ends the request, and a voided one brings it back', async () => {
    const { pay, invoice, send, creditNote, decisions } = await withVersion(version)
    await pay(invoice('Website'))
    await send('credit_note.created', creditNote())
    expect(Object.values(await decisions())[0]).toMatch(/^skip /)
    await send('credit_note.voided', { ...creditNote(), status: 'void' })
    expect(await decisions()).toEqual({ 'A-0001': 'ask invoice' })
  })
})
