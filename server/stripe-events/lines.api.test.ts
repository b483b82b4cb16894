import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { accessLost } from '#server/stripe/gateway.errors.ts'
import {
  actOnPayment,
  linkTo,
  clientsOf,
  createAskedAccounts,
  withPayingClients,
} from '#server/testing/paying-clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { listRequests } from '#server/testing/requests.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'

const lineItem = (description: string, amount = 48_000) => ({
  id: 'li_1',
  object: 'item',
  description,
  amount_total: amount,
})
const line = (description: string, amount: number) => ({ id: 'il_1', object: 'line_item', description, amount })

/** As Stripe sends it: with ten of its lines. */
function longInvoice(paidAt: string) {
  const lines = [
    ...Array.from({ length: 11 }, (_, at) => line(`Page ${at} of the shop`, 10_000)),
    line('Anzahlung vom 1. Mai', -50_000),
  ]
  const object = paidInvoice({ paidAt, amount: 60_000 })
  return { lines, object: { ...object, lines: { ...object.lines, data: lines.slice(0, 10), has_more: true } } }
}

async function withPaidCheckout() {
  const clients = await withPayingClients()
  const paidAt = clients.h.clock.now().toISOString()
  const object = paidSession({ paidAt, customer: null })
  const tell = () => clients.tell({ type: 'checkout.session.completed', object })
  return { ...clients, tell, paidAt }
}

describe('what a payment was for', () => {
  test('is read from Stripe for a checkout, so that a deposit waits', async () => {
    const { asked, tell, log } = await withPaidCheckout()
    asked.lines.set('cs_1', [lineItem('50% deposit, website')])
    await tell()
    expect(await log()).toMatchObject([
      {
        description: '50% deposit, website',
        decision: { kind: 'hold', reason: 'deposit' },
        evidence: { part: 'first', by: 'words', words: '50% deposit, website' },
      },
    ])
  })

  test('is read from Stripe for an invoice with more lines than an event has', async () => {
    const { h, asked, tell, log } = await withPayingClients()
    const { lines, object } = longInvoice(h.clock.now().toISOString())
    asked.lines.set('in_1', lines)
    await tell({ type: 'invoice.paid', object })
    expect(await log()).toMatchObject([{ evidence: { part: 'last', by: 'deduction', words: 'Anzahlung vom 1. Mai' } }])
  })

  test('is not asked of Stripe for an invoice whose event has all lines', async () => {
    const { asked, pay } = await withPayingClients()
    const polls = asked.polls
    asked.lines.set('in_1', [line('Deposit', 48_000)])
    await pay({ customer: null })
    expect(asked.polls).toBe(polls)
  })

  test('follows when Stripe can’t be reached at first: the payment is known at once', async () => {
    const { asked, tell, log, wait } = await withPaidCheckout()
    asked.lines.set('cs_1', [lineItem('50% deposit, website')])
    asked.isAway = true
    await tell()
    expect(await log()).toMatchObject([{ description: null, decision: { kind: 'ask' } }])
    asked.isAway = false
    await wait({ hours: 1 })
    expect(await log()).toMatchObject([{ description: '50% deposit, website', decision: { reason: 'deposit' } }])
  })

  describe('is waited for when clients are asked at once', () => {
    async function withImmediateRequests() {
      const clients = await withPaidCheckout()
      const { h, owner } = clients
      const delays = { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 }
      const body = { ...defaultRequestRules, delays, keepsWorkingHours: false }
      const token = await h.signIn(owner)
      expect((await h.request('PUT', '/goodword/stripe/connections/con_1/rules', { token, body })).status).toBe(200)
      clients.asked.lines.set('cs_1', [lineItem('50% deposit, website')])
      clients.asked.isAway = true
      return clients
    }

    test('so that a deposit is not asked for', async () => {
      const { h, asked, tell, log, wait } = await withImmediateRequests()
      await tell()
      expect(await log()).toMatchObject([{ decision: { kind: 'ask', reason: 'checkout' } }])
      expect(await h.emails()).toEqual([])
      asked.isAway = false
      await wait({ hours: 1 })
      expect(await log()).toMatchObject([{ decision: { kind: 'hold', reason: 'deposit' } }])
      await wait({ days: 2 })
      expect(await h.emails()).toEqual([])
    })

    test('and a whole price is asked for as soon as it is known', async () => {
      const { h, asked, tell, wait } = await withImmediateRequests()
      asked.lines.set('cs_1', [lineItem('Website')])
      await tell()
      asked.isAway = false
      await wait({ hours: 1 })
      expect(await h.emails()).toHaveLength(1)
    })

    test('but only for half a day', async () => {
      const { h, tell, log, wait } = await withImmediateRequests()
      await tell()
      await wait({ hours: 11 })
      expect(await h.emails()).toEqual([])
      await wait({ hours: 2 })
      expect(await log()).toMatchObject([{ decision: { kind: 'asked' }, evidence: { part: 'unclear', by: 'nothing' } }])
      expect(await h.emails()).toHaveLength(1)
    })

    test('and not when the owner says to ask', async () => {
      const { h, owner, tell, log } = await withImmediateRequests()
      await tell()
      const [payment] = await log()
      expect((await actOnPayment(h, owner, { id: payment?.id ?? '', action: 'request' })).status).toBe(200)
      await h.drain()
      expect(await h.emails()).toHaveLength(1)
    })
  })

  test('stays unknown when the account can no longer be read', async () => {
    const { accounts } = createAskedAccounts()
    const refusing = {
      ...accounts,
      listLines: async () => {
        throw accessLost(new Error('revoked'))
      },
    }
    const h = await createHarness({
      overrides: { stripe: { payments: undefined, links: undefined, accounts: refusing } },
    })
    const owner = await h.signUp()
    await linkTo(h, owner)
    const { tell, log } = clientsOf(h, owner)
    const { object } = longInvoice(h.clock.now().toISOString())
    await tell({ type: 'invoice.paid', object })
    expect(await log()).toMatchObject([{ evidence: { part: 'whole' }, decision: { kind: 'ask' } }])
  })

  test('decides which service a request gets', async () => {
    const { h, owner, asked, tell } = await withPaidCheckout()
    const token = await h.signIn(owner)
    await h.setPlan(owner, 'pro')
    const products = [{ product: 'Brand workshop', service: 'Two days', tagId: null }]
    const body = { ...defaultRequestRules, products }
    expect((await h.request('PUT', '/goodword/stripe/connections/con_1/rules', { token, body })).status).toBe(200)
    asked.lines.set('cs_1', [lineItem('Brand workshop, spring')])
    await tell()
    expect(await listRequests(h, owner)).toMatchObject([{ service: 'Two days' }])
  })
})
