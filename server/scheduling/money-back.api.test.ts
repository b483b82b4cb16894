import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { uncertain } from '#server/testing/email-service.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'
import { creditNote, dispute, failedRefund, refundedCharge } from '#server/testing/stripe-objects.ts'

const NAMES = { id: 'ch_in_1', paymentIntent: 'pi_in_1' }

async function setUp(mailer?: Mailer) {
  const world = await withPayingClients({ overrides: { ...(mailer && { mailer }) } })
  const { tell } = world
  const of = { charge: NAMES.id, paymentIntent: NAMES.paymentIntent }
  return {
    ...world,
    refundSoFar: (back: number) =>
      tell({ type: 'charge.refunded', object: refundedCharge({ ...NAMES, amount: 48_000, back }) }),
    failRefund: (amount = 48_000) => tell({ type: 'refund.failed', object: failedRefund({ ...of, amount }) }),
    openDispute: () => tell({ type: 'charge.dispute.created', object: dispute(of) }),
    closeDispute: (status: string) => tell({ type: 'charge.dispute.closed', object: dispute({ ...of, status }) }),
    credit: (amount: number) => tell({ type: 'credit_note.created', object: creditNote({ amount }) }),
    voidNote: (amount: number) => tell({ type: 'credit_note.voided', object: creditNote({ amount, status: 'void' }) }),
  }
}

describe('money that goes back in part', () => {
  test('leaves the plan as it is, whichever way it goes', async () => {
    const { pay, wait, decisions, refundSoFar, credit, h } = await setUp()
    await pay()
    await refundSoFar(20_000)
    await credit(10_000)
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    await wait({ days: 5 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('cancels the request once nothing remains', async () => {
    const { pay, wait, decisions, refundSoFar, credit, h } = await setUp()
    await pay()
    await refundSoFar(20_000)
    await credit(28_000)
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    expect(await h.emails()).toEqual([])
  })
})

describe('an email that the email service did not confirm before the refund', () => {
  const unknown = createTestMailer(() => Promise.resolve({ kind: 'unknown', reason: 'No answer.' }))

  test('is not tried again, and the owner reads that it may have been sent', async () => {
    const { h, pay, wait, decisions, refundSoFar } = await setUp(unknown)
    await pay()
    await wait({ days: 3 })
    await refundSoFar(48_000)
    await wait({ hours: 2 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    expect(await h.rows(testimonials).one()).toMatchObject(uncertain)
    expect(await h.rows(emailMessages).one()).toMatchObject({ status: 'uncertain' })
  })
})

describe('money that comes back', () => {
  test('after a refund that failed: the client is asked as planned', async () => {
    const { pay, wait, decisions, refundSoFar, failRefund, h } = await setUp()
    await pay()
    await refundSoFar(48_000)
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    await wait({ days: 1 })
    await failRefund()
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    await wait({ days: 4 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('after a dispute that was won, however long it took', async () => {
    const { pay, wait, decisions, openDispute, closeDispute } = await setUp()
    await pay()
    await openDispute()
    await wait({ days: 80 })
    expect(await decisions()).toEqual({ in_1: 'skip disputed' })
    await closeDispute('won')
    await wait({ days: 2 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })

  test('not after a dispute that was lost', async () => {
    const { pay, wait, decisions, openDispute, closeDispute } = await setUp()
    await pay()
    await openDispute()
    await closeDispute('lost')
    await wait({ days: 5 })
    expect(await decisions()).toEqual({ in_1: 'skip disputed' })
  })

  test('after a credit note that was voided', async () => {
    const { pay, decisions, credit, voidNote } = await setUp()
    await pay()
    await credit(48_000)
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    await voidNote(48_000)
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
  })

  test('reminds the client again', async () => {
    const { h, pay, wait, openDispute, closeDispute } = await setUp()
    await pay()
    await wait({ days: 4 })
    await openDispute()
    await wait({ days: 8 })
    expect(await h.emails()).toHaveLength(1)
    await closeDispute('won')
    await wait({ days: 4 })
    expect(await h.emails()).toHaveLength(2)
  })

  test('does not resume reminders that the owner stopped', async () => {
    const { h, owner, pay, wait, openDispute, closeDispute, log } = await setUp()
    await pay()
    await wait({ days: 4 })
    const [payment] = await log()
    const path = `/goodword/testimonial/${payment?.testimonial?.id}/reminders`
    const token = await h.signIn(owner)
    expect((await h.request('PUT', path, { token, body: { areOn: false } })).status).toBe(200)
    await openDispute()
    await closeDispute('won')
    await wait({ days: 12 })
    expect(await h.emails()).toHaveLength(1)
  })
})
