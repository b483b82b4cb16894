import { describe, expect, test } from 'vitest'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { countUsedRequests, withPayingClients } from '#server/testing/paying-clients.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'

const HOUR_MS = 60 * 60 * 1000
const BUSY: EmailOutcome = { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }

/**
 * A client whose invoice and checkout are the same payment, which shows only later: until then two requests are sent,
 * because the client gave another address at the checkout. The email service takes emails only once it is `free`.
 */
async function setUp() {
  let isBusy = true
  const handed: string[] = []
  const mailer = createTestMailer(async ({ to }) => {
    if (isBusy) return BUSY
    handed.push(to)
    return { kind: 'sent', providerId: `provider-${handed.length}` }
  })
  const paying = await withPayingClients({ overrides: { mailer } })
  const { h, tell } = paying
  const checkOut = () => {
    const of = { paymentIntent: 'pi_1', customer: null, email: 'ana@other.example' }
    return tell({
      type: 'checkout.session.completed',
      object: paidSession({ ...of, paidAt: h.clock.now().toISOString() }),
    })
  }
  /** Due together with a checkout of four days earlier. */
  const payInvoice = () => {
    const of = { paymentIntent: null, customer: null, paidAt: h.clock.now().toISOString() }
    return tell({ type: 'invoice.paid', object: paidInvoice(of) })
  }
  const showTheSame = () => {
    const alias = { invoice: 'in_1', status: 'paid', payment: { payment_intent: 'pi_1' }, object: 'invoice_payment' }
    return tell({ type: 'invoice_payment.paid', object: { id: 'inpay_1', ...alias } })
  }
  const free = () => (isBusy = false)
  return { ...paying, checkOut, payInvoice, showTheSame, free, handed }
}

describe('two payments that turn out to be one', () => {
  test('send one email if both are queued', async () => {
    const { h, owner, checkOut, payInvoice, showTheSame, wait, free, handed, decisions } = await setUp()
    await checkOut()
    await wait({ days: 4 })
    await payInvoice()
    await wait({ days: 3, minutes: 1 })
    expect(await countUsedRequests(h, owner)).toBe(2)
    await showTheSame()
    expect(await countUsedRequests(h, owner)).toBe(1)
    free()
    await wait({ days: 30 })
    expect(handed.filter((to) => to.startsWith('ana@'))).toHaveLength(1)
    expect(Object.values(await decisions())).toEqual(['asked checkout'])
  })

  test('leave the request of the month that they don’t need to the next in line', async () => {
    const { h, owner, pay, checkOut, payInvoice, showTheSame, wait, free, handed, decisions } = await setUp()
    await checkOut()
    await wait({ days: 4 })
    for (const number of [1, 2, 3])
      await pay({ id: `in_a${number}`, email: `client${number}@client.example`, customer: `cus_${number}` })
    await payInvoice()
    await wait({ minutes: 1 })
    await pay({ id: 'in_last', email: 'last@client.example', customer: 'cus_last' })
    await wait({ days: 3, minutes: 1 })
    expect(await decisions()).toMatchObject({ in_last: 'hold quota' })
    await showTheSame()
    await wait({ minutes: 1 })
    expect(await decisions()).toMatchObject({ in_last: 'asked invoice' })
    expect(await countUsedRequests(h, owner)).toBe(5)
    free()
    await wait({ days: 1 })
    expect(handed).toContain('last@client.example')
  })
})
