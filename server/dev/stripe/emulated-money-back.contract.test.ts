import { describe, expect, test } from 'vitest'
import { createStripeHarness, queuedTypes, refusalOf } from '#server/testing/stripe-emulator.ts'

async function withPaidInvoice() {
  const harness = createStripeHarness()
  const { actions, eventsOf, link, linkAccount } = harness
  const accountId = await linkAccount()
  const { id } = await actions.createInvoice({
    accountId,
    client: { email: 'ana@client.example', name: 'Ana Ribeiro' },
    amount: 48_000,
    currency: 'eur',
    description: 'Website',
  })
  await actions.payInvoice(id)
  const readCharge = async () =>
    (await link.charges.list({ expand: ['data.refunds'] }, { stripeAccount: accountId })).data[0]
  return {
    ...harness,
    paid: { accountId, id },
    readCharge,
    readInvoice: () => link.invoices.retrieve(id, {}, { stripeAccount: accountId }),
    /** The types of events for our webhook after the payment. */
    sentSince: async () => (await queuedTypes(harness.rows)).slice(2),
    objectOf: async (type: string) => (await eventsOf(accountId)).find((event) => event.type === type)?.data.object,
  }
}

describe('a refund that fails', () => {
  test('gives the charge its money back, and is told with the reason', async () => {
    const { actions, paid, objectOf, readCharge, sentSince } = await withPaidInvoice()
    await actions.refund({ ...paid, amount: 8_000 })
    await actions.refund(paid)
    const failed = await actions.failRefund(paid)
    expect(await sentSince()).toEqual(['charge.refunded', 'charge.refunded', 'refund.failed'])
    expect(await objectOf('refund.failed')).toMatchObject({
      id: failed.id,
      amount: 40_000,
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      charge: expect.stringMatching(/^ch_/),
      payment_intent: expect.stringMatching(/^pi_/),
    })
    expect(await readCharge()).toMatchObject({ refunded: false, amount_refunded: 8_000 })
  })

  test('can be read, and be followed by another', async () => {
    const { actions, link, paid, readCharge } = await withPaidInvoice()
    const { id } = await actions.refund(paid)
    await actions.failRefund(paid)
    expect(await link.refunds.retrieve(id, {}, { stripeAccount: paid.accountId })).toMatchObject({ status: 'failed' })
    await expect(actions.failRefund(paid)).rejects.toThrow(/no refund that can fail/)
    await actions.refund(paid)
    expect(await readCharge()).toMatchObject({ refunded: true, amount_refunded: 48_000 })
  })
})

describe('a dispute', () => {
  test.each(['won', 'lost'] as const)('that is %s ends once', async (as) => {
    const { actions, link, paid, objectOf, readCharge, sentSince } = await withPaidInvoice()
    const { id } = await actions.dispute(paid)
    await actions.closeDispute({ ...paid, as })
    expect(await sentSince()).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
    expect(await objectOf('charge.dispute.created')).toMatchObject({ id, status: 'needs_response', amount: 48_000 })
    expect(await objectOf('charge.dispute.closed')).toMatchObject({ id, status: as, charge: expect.any(String) })
    expect(await link.disputes.retrieve(id, {}, { stripeAccount: paid.accountId })).toMatchObject({ status: as })
    expect(await readCharge()).toMatchObject({ disputed: true })
    await expect(actions.closeDispute({ ...paid, as })).rejects.toThrow(/no open dispute/)
    await expect(actions.dispute(paid)).rejects.toThrow(/already been charged back/)
  })

  test('takes the money until it is won', async () => {
    const { actions, eventsOf, paid } = await withPaidInvoice()
    await actions.dispute(paid)
    await actions.closeDispute({ ...paid, as: 'won' })
    const types = (await eventsOf(paid.accountId)).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('charge.dispute.'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ])
  })
})

describe('a credit note', () => {
  test('takes what is left off a paid invoice, for the balance of the client', async () => {
    const { actions, link, paid, objectOf, readInvoice, sentSince } = await withPaidInvoice()
    await actions.refund({ ...paid, amount: 8_000 })
    const { id } = await actions.creditInvoice(paid)
    expect(await sentSince()).toEqual(['charge.refunded', 'credit_note.created'])
    expect(await objectOf('credit_note.created')).toMatchObject({
      id,
      invoice: paid.id,
      type: 'post_payment',
      status: 'issued',
      amount: 40_000,
      post_payment_amount: 40_000,
      refunds: [],
      number: expect.stringMatching(/-CN-01$/),
    })
    expect(await readInvoice()).toMatchObject({ status: 'paid', post_payment_credit_notes_amount: 40_000 })
    const options = { stripeAccount: paid.accountId }
    expect(await link.creditNotes.retrieve(id, {}, options)).toMatchObject({ amount: 40_000, currency: 'eur' })
    const { data } = await link.customers.list({}, options)
    expect(data).toMatchObject([{ balance: -40_000 }])
  })

  test('is refused for more than what is left', async () => {
    const { actions, paid } = await withPaidInvoice()
    await actions.creditInvoice({ ...paid, amount: 20_000 })
    await expect(actions.creditInvoice({ ...paid, amount: 28_001 })).rejects.toThrow(/greater than what is left/)
    await actions.creditInvoice(paid)
    await expect(actions.creditInvoice(paid)).rejects.toThrow(/greater than what is left/)
  })

  test('is refused for an invoice that nobody paid, and for another account’s', async () => {
    const { actions, link, linkAccount, paid } = await withPaidInvoice()
    const other = await linkAccount('Studio')
    const { id } = await actions.createInvoice({
      accountId: other,
      client: { email: null, name: 'Bo' },
      amount: 100,
      currency: 'eur',
      description: 'Logo',
    })
    await expect(actions.creditInvoice({ accountId: other, id })).rejects.toThrow(/Only a paid invoice/)
    await expect(actions.creditInvoice({ accountId: other, id: paid.id })).rejects.toThrow(/No such invoice/)
    const note = await actions.creditInvoice(paid)
    const refusal = await refusalOf(link.creditNotes.retrieve(note.id, {}, { stripeAccount: other }))
    expect(refusal).toMatchObject({ code: 'resource_missing' })
  })
})
