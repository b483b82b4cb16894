import { describe, expect, test } from 'vitest'
import { listConnections } from '#shared/connections.ts'
import { createHarness } from '#server/testing/harness.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { invoicePayment, paidInvoice } from '#server/testing/stripe-objects.ts'

const SECRET = `whsec_${'a'.repeat(32)}`

/** An owner whose own webhook is set up. */
async function withWebhook() {
  const h = await createHarness({ overrides: { stripe: undefined, development: undefined } })
  const owner = await h.signUp()
  const { token } = owner
  const { sendOwn } = stripeSenderOf(h)
  const added = await h.request<{ id: string; webhookUrl: string }>('POST', '/goodword/stripe/webhook-connections', {
    token,
    body: { name: 'My Stripe' },
  })
  const { id, webhookUrl } = added.body
  await h.request('PUT', `/goodword/stripe/connections/${id}/secret`, { token, body: { signingSecret: SECRET } })
  let invoices = 0
  return {
    id,
    wait: (days: number) => h.clock.advance({ days }),
    async pay({ apiVersion, ...invoice }: { apiVersion?: string; amount?: number; isPaidElsewhere?: boolean } = {}) {
      invoices += 1
      const { isPaidElsewhere, ...of } = invoice
      const name = `in_${invoices}`
      const paid = paidInvoice({ id: name, paymentIntent: null, paidAt: h.clock.now().toISOString(), ...of })
      const object = { ...paid, ...(isPaidElsewhere && { amount_paid_off_stripe: paid.amount_paid }) }
      const draft = { id: `evt_${name}`, object, ...(apiVersion !== undefined && { apiVersion }) }
      expect(await sendOwn(webhookUrl, SECRET, draft)).toBe(200)
      await h.drain()
    },
    async sendInvoicePayment() {
      const draft = { type: 'invoice_payment.paid', object: invoicePayment({ invoice: 'in_1' }) }
      expect(await sendOwn(webhookUrl, SECRET, draft)).toBe(200)
      await h.drain()
    },
    async incomplete() {
      const { body } = await h.request('GET', listConnections.path, { token: await h.signIn(owner) })
      return listConnections.response?.parse(body).incompleteWebhooks
    },
  }
}

describe('an owner’s own webhook that never reports the payment of an invoice', () => {
  test('is told from one that does, a week after three invoices were paid', async () => {
    const { id, pay, wait, sendInvoicePayment, incomplete } = await withWebhook()
    for (let invoice = 0; invoice < 3; invoice += 1) await pay()
    expect(await incomplete()).toEqual([])
    wait(8)
    expect(await incomplete()).toEqual([{ connectionId: id, paidInvoices: 3 }])
    await sendInvoicePayment()
    expect(await incomplete()).toEqual([])
  })

  test('is not told from two invoices', async () => {
    const { pay, wait, incomplete } = await withWebhook()
    await pay()
    await pay()
    wait(8)
    await pay()
    expect(await incomplete()).toEqual([])
  })

  test.each([
    ['a trial', { amount: 0 }],
    ['an invoice that was paid outside Stripe', { isPaidElsewhere: true }],
    ['an API version from before there was such an event', { apiVersion: '2025-04-30.basil' }],
  ])('is not told from %s', async (_, invoice) => {
    const { pay, wait, incomplete } = await withWebhook()
    for (let paid = 0; paid < 4; paid += 1) await pay(invoice)
    wait(8)
    expect(await incomplete()).toEqual([])
  })

  test('is not told from events that are no longer known', async () => {
    const { pay, wait, incomplete } = await withWebhook()
    for (let invoice = 0; invoice < 3; invoice += 1) await pay()
    wait(44)
    expect(await incomplete()).toEqual([])
  })
})
