import { beforeEach, describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { dispute, paidInvoice, paidSession, refundedCharge } from '#server/testing/stripe-objects.ts'
import { createPaymentHarness, PAID_INVOICE, PAID_SESSION } from '#server/testing/payment-harness.ts'
import { saveOwnersAddress } from './recording.service.ts'

let harness: Awaited<ReturnType<typeof createPaymentHarness>>
beforeEach(async () => {
  harness = await createPaymentHarness()
})

describe('an event', () => {
  test('is ignored if the payment was made before the account was linked, with a tolerance for clocks', async () => {
    const link = harness.link(new Date('2026-11-20T09:01:03Z'))
    await harness.tell(link, PAID_INVOICE, PAID_SESSION, PAID_INVOICE)
    expect(await harness.paymentsOf(link)).toEqual([])
    const later = harness.link(new Date('2026-11-20T09:01:00Z'))
    await harness.tell(later, PAID_INVOICE)
    expect(await harness.paymentsOf(later)).toHaveLength(1)
  })

  test('causes one decision if it is sent twice', async () => {
    const link = harness.link()
    await harness.tell(link, PAID_INVOICE)
    await harness.forgetJobs()
    await harness.tell(link, PAID_INVOICE, { ...PAID_INVOICE, type: 'invoice.payment_succeeded' })
    expect(await harness.waiting()).toEqual([])
  })

  test('does not affect another account', async () => {
    const [one, other] = [harness.link(), harness.link()]
    await harness.tell(one, PAID_INVOICE)
    await harness.tell(other, PAID_INVOICE)
    expect(await harness.paymentsOf(one)).toHaveLength(1)
    expect(await harness.paymentsOf(other)).toHaveLength(1)
  })

  test('causes new decisions about the same client’s payments on hold', async () => {
    const link = harness.link()
    await harness.tell(link, PAID_INVOICE)
    await harness.rows(payments).update({ decision: 'hold' })
    await harness.forgetJobs()
    const balance = paidInvoice({ id: 'in_2', paymentIntent: 'pi_2', email: 'ANA+work@client.example', customer: null })
    await harness.tell(link, { type: 'invoice.paid', object: balance })
    expect(await harness.waiting()).toHaveLength(2)
    await harness.forgetJobs()
    const stranger = paidInvoice({ id: 'in_3', paymentIntent: 'pi_3', email: 'bo@client.example', customer: 'cus_3' })
    await harness.tell(link, { type: 'invoice.paid', object: stranger })
    expect(await harness.waiting()).toHaveLength(1)
  })

  test('fault 18: does not replace the address that the owner added', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ email: 'nobody' }) })
    const [payment] = await harness.paymentsOf(link)
    expect(payment).toMatchObject({ customerEmail: 'nobody', addressHash: null })
    const key = { workspaceId: 'wsp_1', paymentId: payment?.id ?? '' }
    await harness.db.transaction((tx) =>
      saveOwnersAddress(tx, key, { email: 'ana@client.example', name: null, hashKey: 'a-key-of-tests' }),
    )
    await harness.tell(link, PAID_SESSION)
    const [after] = await harness.paymentsOf(link)
    expect(after).toMatchObject({
      customerEmail: 'ana@client.example',
      customerName: 'Ana Ribeiro',
      source: 'checkout',
    })
    expect(after?.addressHash).not.toBeNull()
  })

  test('is not stored if the client had the payment erased', async () => {
    const link = harness.link()
    await harness.tell(link, PAID_INVOICE)
    const erased = { factsBySource: {}, customerEmail: null, customerName: null }
    await harness.rows(payments).update({ ...erased, addressHash: null })
    await harness.forgetJobs()
    await harness.tell(link, PAID_SESSION, { type: 'charge.refunded', object: refundedCharge() })
    const [payment, ...others] = await harness.paymentsOf(link)
    expect(others).toEqual([])
    const { factsBySource, customerEmail, customerName } = payment ?? {}
    expect({ factsBySource, customerEmail, customerName }).toEqual(erased)
    expect(await harness.waiting()).toEqual([])
  })

  test('triggers no request if its metadata says "skip"', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ metadata: { testimonial: 'skip' } }) })
    const [payment] = await harness.paymentsOf(link)
    expect(await harness.readFacts(payment?.id)).toMatchObject({ ownersChoice: 'skip' })
  })
})

describe('a reversal', () => {
  test.each([
    ['fault 23: a refund', { type: 'charge.refunded', object: refundedCharge() }, 'refunded'],
    ['fault 24: a dispute', { type: 'charge.dispute.created', object: dispute() }, 'disputed'],
  ])('%s is recorded before or after the payment', async (_name, event, because) => {
    const [before, after] = [harness.link(), harness.link()]
    await harness.tell(before, event)
    expect(await harness.paymentsOf(before)).toMatchObject([{ paidAt: null, reversalReason: because }])
    expect(await harness.waiting()).toEqual([])
    await harness.tell(before, PAID_INVOICE)
    await harness.tell(after, PAID_INVOICE, event)
    expect(await harness.stateOf(before)).toEqual(await harness.stateOf(after))
    const [payment] = await harness.paymentsOf(before)
    expect(await harness.readFacts(payment?.id)).toMatchObject({ reversal: { because } })
  })

  test('fault 22: a failed attempt does not reverse a later payment', async () => {
    const link = harness.link()
    await harness.tell(
      link,
      { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) },
      { type: 'invoice.marked_uncollectible', object: paidInvoice(), occurredAt: '2026-11-19T00:00:00Z' },
      PAID_INVOICE,
    )
    const [payment] = await harness.paymentsOf(link)
    expect(await harness.readFacts(payment?.id)).toMatchObject({ reversal: null })
  })

  test('fault 22: an unpaid checkout is not a payment yet', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) })
    expect(await harness.paymentsOf(link)).toMatchObject([{ paidAt: null }])
    expect(await harness.waiting()).toEqual([])
    await harness.tell(link, { type: 'checkout.session.async_payment_succeeded', object: paidSession() })
    expect(await harness.paymentsOf(link)).toMatchObject([{ amount: 48_000 }])
    expect(await harness.waiting()).toHaveLength(1)
  })
})
