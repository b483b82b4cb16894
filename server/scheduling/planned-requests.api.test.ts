import { describe, expect, test } from 'vitest'
import { decideAgain } from '#server/payments/payments.service.ts'
import { withPayingClients, ANA, countUsedRequests } from '#server/testing/paying-clients.ts'
import { dispute, paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'
import { listRequests } from '#server/testing/requests.ts'

describe('a paid invoice', () => {
  test('plans a request three days later, in working hours, which does not count yet', async () => {
    const { h, owner, pay, log } = await withPayingClients()
    await pay()
    // Friday at ten in Berlin; three days later is a Monday.
    const at = '2026-11-23T09:00:00.000Z'
    expect((await log())[0]?.decision).toEqual({ kind: 'ask', reason: 'invoice', at })
    const [request] = await listRequests(h, owner)
    expect(request).toMatchObject({
      customerEmail: ANA,
      customerName: 'Ana Ribeiro',
      status: 'pending',
      source: 'payment',
      emailState: 'none',
      scheduledFor: at,
    })
    expect((await log())[0]?.testimonial).toEqual({ id: request?.id, status: 'pending' })
    expect(await countUsedRequests(h, owner)).toBe(0)
    expect(await h.emails()).toEqual([])
  })

  test('takes the service that its line names, if the owner has one of that name', async () => {
    const { h, owner, pay } = await withPayingClients()
    await pay()
    const [first] = await listRequests(h, owner)
    expect(first?.service).toBeNull()
    await h.createRequest(owner, { customerEmail: 'ben@client.example', service: 'Website relaunch' })
    await pay({
      id: 'in_2',
      email: 'cleo@client.example',
      line: 'WEBSITE RELAUNCH',
      paymentIntent: 'pi_2',
      customer: 'cus_2',
    })
    const request = (await listRequests(h, owner)).find(({ customerEmail }) => customerEmail === 'cleo@client.example')
    expect(request?.service).toBe('Website relaunch')
  })

  test('leads to one request at the planned time', async () => {
    const { h, owner, pay, wait, log } = await withPayingClients()
    await pay()
    await wait({ days: 2 })
    expect(await h.emails()).toEqual([])
    await wait({ days: 1 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA])
    expect(await listRequests(h, owner)).toMatchObject([{ status: 'sent', scheduledFor: null }])
    expect((await log())[0]?.decision).toMatchObject({ kind: 'asked', reason: 'invoice' })
    expect(await countUsedRequests(h, owner)).toBe(1)
    await wait({ days: 1 })
    await pay()
    expect(await h.emails()).toHaveLength(1)
  })

  test('plans a request for Monday if three days later is a Saturday', async () => {
    const { pay, log } = await withPayingClients({ now: '2026-11-25T16:30:00Z' })
    await pay()
    // Three days after Wednesday, 17:30 in Berlin, is Saturday.
    expect((await log())[0]?.decision).toMatchObject({ at: '2026-11-30T08:00:00.000Z' })
  })
})

describe('payment events', () => {
  const purchase = { subscription: 'sub_1', because: 'subscription_create' }

  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])(
    'one purchase in three events in any order, each three times and at once: one payment, one request, one email (%d %d %d)',
    async (...order) => {
      const { h, owner, tell, log, wait } = await withPayingClients()
      const invoice = { id: 'in_1', paidAt: h.clock.now().toISOString(), ...purchase }
      const events = [
        { id: 'evt_1', type: 'invoice.paid', object: paidInvoice({ ...invoice, paymentIntent: null }) },
        { id: 'evt_2', type: 'invoice.payment_succeeded', object: paidInvoice({ ...invoice, paymentIntent: null }) },
        {
          id: 'evt_3',
          type: 'checkout.session.completed',
          object: paidSession({ ...invoice, id: 'cs_1', invoice: 'in_1', paymentIntent: null }),
        },
      ]
      for (const index of order) {
        const event = events[index]
        if (event) await Promise.all([tell(event), tell(event), tell(event)])
      }
      expect(await log()).toMatchObject([{ source: 'subscription', decision: { kind: 'ask' } }])
      expect(await listRequests(h, owner)).toHaveLength(1)
      await wait({ days: 60 })
      expect(await h.emails()).toHaveLength(1)
    },
  )

  test('deposit, then balance: exactly one request, after the balance', async () => {
    const { h, asked, pay, wait, decisions } = await withPayingClients()
    asked.unsettled = 1
    await pay({ id: 'in_half' })
    expect(await decisions()).toEqual({ in_half: 'hold open_invoice' })
    await wait({ days: 20 })
    expect(await h.emails()).toEqual([])
    asked.unsettled = 0
    await pay({ id: 'in_rest' })
    expect(await decisions()).toEqual({ in_half: 'skip covered', in_rest: 'ask invoice' })
    await wait({ days: 4 })
    expect(await h.emails()).toHaveLength(1)
    await wait({ days: 5 })
    expect((await h.emails()).filter(({ recipient }) => recipient === ANA)).toHaveLength(1)
  })

  test('a payment that is called a deposit waits for the balance even if no invoice is open', async () => {
    const { h, pay, wait, decisions } = await withPayingClients()
    await pay({ id: 'in_half', line: 'Deposit, 50 % of the website' })
    await wait({ days: 30 })
    expect(await decisions()).toEqual({ in_half: 'hold deposit' })
    await pay({ id: 'in_rest' })
    expect(await decisions()).toEqual({ in_half: 'skip covered', in_rest: 'ask invoice' })
    await wait({ days: 4 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('the owner decides about a deposit after ninety days', async () => {
    const { h, pay, wait, decisions } = await withPayingClients()
    await pay({ line: 'Retainer' })
    for (let week = 0; week < 14; week += 1) await wait({ days: 7 })
    expect(await decisions()).toEqual({ in_1: 'hold owners_call' })
    expect(await h.emails()).toEqual([])
  })

  test('refund before sending: no request', async () => {
    const { h, owner, pay, refund, wait, decisions } = await withPayingClients()
    await pay()
    await refund()
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    expect(await listRequests(h, owner)).toEqual([])
    await wait({ days: 30 })
    expect(await h.emails()).toEqual([])
  })

  test('fault 23: refund before the payment: no request', async () => {
    const { h, pay, refund, wait, decisions } = await withPayingClients()
    await refund()
    await pay()
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    await wait({ days: 30 })
    expect(await h.emails()).toEqual([])
  })

  test('twelve renewals: one request', async () => {
    const { h, pay, wait } = await withPayingClients()
    await pay({ id: 'in_0', subscription: 'sub_1', because: 'subscription_create' })
    for (let month = 1; month <= 12; month += 1) {
      await wait({ days: 30 })
      await pay({ id: `in_${month}`, subscription: 'sub_1', because: 'subscription_cycle' })
    }
    await wait({ days: 60 })
    // The one request, and its one reminder.
    expect((await h.emails()).filter(({ recipient }) => recipient === ANA)).toHaveLength(2)
  })

  test('fault 21: first payment after a trial: one request', async () => {
    const { pay, wait, decisions } = await withPayingClients()
    await pay({ id: 'in_0', amount: 0, subscription: 'sub_1', because: 'subscription_create' })
    await wait({ days: 14 })
    await pay({ id: 'in_1', subscription: 'sub_1', because: 'subscription_cycle' })
    expect(await decisions()).toEqual({ in_0: 'skip nothing_paid', in_1: 'ask subscription' })
  })

  test('dispute after the request: no reminder', async () => {
    const { h, pay, wait, tell } = await withPayingClients()
    await pay()
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(1)
    await tell({ type: 'charge.dispute.created', object: dispute({ charge: 'ch_in_1', paymentIntent: 'pi_in_1' }) })
    await wait({ days: 30 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('fault 46: eight payments and five requests left: five requests, three on hold until an upgrade', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    for (let client = 1; client <= 8; client += 1) {
      await pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}` })
    }
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(5)
    const onHold = Object.values(await decisions()).filter((decision) => decision === 'hold quota')
    expect(onHold).toHaveLength(3)
    expect(await countUsedRequests(h, owner)).toBe(5)
    await h.setPlan(owner, 'pro')
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    await h.deps.db.transaction((tx) => decideAgain(tx, { workspaceId, now: h.clock.now() }))
    await h.drain()
    expect(await h.emails()).toHaveLength(8)
    expect(await countUsedRequests(h, owner)).toBe(8)
  })

  test('payments on hold for lack of requests continue in the next month', async () => {
    const { h, pay, wait } = await withPayingClients({ now: '2026-11-20T09:00:00Z' })
    for (let client = 1; client <= 6; client += 1) {
      await pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}` })
    }
    await wait({ days: 3 })
    expect((await h.emails()).length).toBe(5)
    h.clock.set(new Date('2026-12-01T07:59:00Z'))
    await h.drain()
    const before = (await h.emails()).map(({ recipient }) => recipient)
    expect(new Set(before).size).toBe(5)
    h.clock.set(new Date('2026-12-01T08:00:00Z'))
    await h.drain()
    expect(new Set((await h.emails()).map(({ recipient }) => recipient)).size).toBe(6)
  })
})
