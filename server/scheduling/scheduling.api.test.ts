import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Payment } from '#shared/payments.ts'
import { connections } from '#server/db/schema/payments.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import { clientOf } from '#server/testing/clients.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { clientsOf, linkTo, withPayingClients } from '#server/testing/paying-clients.ts'
import { dispute, paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'

const ANA = 'ana@client.example'

async function requests(h: Harness, owner: TestOwner): Promise<Testimonial[]> {
  const token = await h.signIn(owner)
  return (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items
}

const used = async (h: Harness, owner: TestOwner) =>
  (await h.request<{ used: number }>('GET', '/goodword/testimonial/usage', { token: await h.signIn(owner) })).body.used

async function act(h: Harness, owner: TestOwner, of: { id: string; action: string; body?: unknown }) {
  const token = await h.signIn(owner)
  const method = of.action === 'address' ? 'PUT' : 'POST'
  return h.request<Payment & { code: string }>(method, `/goodword/payment/${of.id}/${of.action}`, {
    token,
    body: of.body ?? {},
  })
}

describe('a paid invoice', () => {
  test('plans a request for three days later, in working hours, which does not count yet', async () => {
    const { h, owner, pay, log } = await withPayingClients()
    await pay()
    // Friday at ten in Berlin; three days later is a Monday.
    const at = '2026-11-23T09:00:00.000Z'
    expect((await log())[0]?.decision).toEqual({ kind: 'ask', reason: 'invoice', at })
    const [request] = await requests(h, owner)
    expect(request).toMatchObject({
      customerEmail: ANA,
      customerName: 'Ana Ribeiro',
      status: 'pending',
      source: 'payment',
      emailState: 'none',
      scheduledFor: at,
    })
    expect((await log())[0]?.testimonial).toEqual({ id: request?.id, status: 'pending' })
    expect(await used(h, owner)).toBe(0)
    expect(await h.emails()).toEqual([])
  })

  test('asks once, when the time has come', async () => {
    const { h, owner, pay, wait, log } = await withPayingClients()
    await pay()
    await wait({ days: 2 })
    expect(await h.emails()).toEqual([])
    await wait({ days: 1 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA])
    expect(await requests(h, owner)).toMatchObject([{ status: 'sent', scheduledFor: null }])
    expect((await log())[0]?.decision).toMatchObject({ kind: 'asked', reason: 'invoice' })
    expect(await used(h, owner)).toBe(1)
    await wait({ days: 1 })
    await pay()
    expect(await h.emails()).toHaveLength(1)
  })

  test('plans a request for a weekday when three days later is a Saturday', async () => {
    const { pay, log } = await withPayingClients({ now: '2026-11-25T16:30:00Z' })
    await pay()
    // Three days after Wednesday, 17:30 in Berlin, is Saturday.
    expect((await log())[0]?.decision).toMatchObject({ at: '2026-11-30T08:00:00.000Z' })
  })
})

describe('however events arrive', () => {
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
      expect(await requests(h, owner)).toHaveLength(1)
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

  test('a deposit that is named so waits for the balance even if no invoice is open', async () => {
    const { h, pay, wait, decisions } = await withPayingClients()
    await pay({ id: 'in_half', line: 'Deposit, 50 % of the website' })
    await wait({ days: 30 })
    expect(await decisions()).toEqual({ in_half: 'hold deposit' })
    await pay({ id: 'in_rest' })
    expect(await decisions()).toEqual({ in_half: 'skip covered', in_rest: 'ask invoice' })
    await wait({ days: 4 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('a deposit is for the owner to decide after ninety days', async () => {
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
    expect(await requests(h, owner)).toEqual([])
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
    expect(await used(h, owner)).toBe(5)
    await h.setPlan(owner, 'pro')
    const { workspaceId } = await h.services.users.getOwner(owner.user.id)
    await h.deps.db.transaction((tx) => decideAgain(tx, { workspaceId, now: h.clock.now() }))
    await h.drain()
    expect(await h.emails()).toHaveLength(8)
    expect(await used(h, owner)).toBe(8)
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

describe('who is not asked', () => {
  test.each([
    ['somebody who unsubscribed', 'unsubscribed'],
    ['somebody who declined', 'declined'],
  ])('%s', async (_, reason) => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    const earlier = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    if (reason === 'declined') await clientOf(h, earlier.id).decline()
    else {
      const [message] = await h.emails()
      const link = message?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
      await h.app.request(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    }
    await pay({ email: 'ANA+invoices@client.example' })
    expect(await decisions()).toEqual({ in_1: `skip ${reason}` })
    await wait({ days: 30 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('fault 45: somebody who is put on the do-not-ask list before the planned time', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const token = await h.signIn(owner)
    await h.request('POST', '/goodword/emails/do-not-ask', { token, body: { patterns: [ANA] } })
    await wait({ days: 3 })
    expect(await decisions()).toEqual({ in_1: 'skip do_not_ask' })
    expect(await requests(h, owner)).toEqual([])
    expect(await h.emails()).toEqual([])
  })

  test('somebody who has an open request, or was asked within half a year', async () => {
    const { pay, wait, decisions } = await withPayingClients()
    await pay({ id: 'in_1' })
    await pay({ id: 'in_2' })
    expect(await decisions()).toEqual({ in_1: 'ask invoice', in_2: 'skip open_request' })
    await wait({ days: 3 })
    await wait({ days: 100 })
    await pay({ id: 'in_3' })
    expect(await decisions()).toMatchObject({ in_3: 'skip open_request' })
  })

  test('the owner', async () => {
    const { owner, pay, decisions } = await withPayingClients()
    await pay({ email: owner.email.toUpperCase() })
    expect(await decisions()).toEqual({ in_1: 'skip own_address' })
  })

  test('fault 17: a client of an account that two owners linked, twice', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    const other = await h.signUp()
    h.clock.advance({ seconds: 1 })
    await linkTo(h, other, { id: 'con_2' })
    await pay()
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    expect(await clientsOf(h, other).decisions()).toEqual({ in_1: 'skip other_workspace' })
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(1)
    expect(await requests(h, owner)).toHaveLength(1)
    expect(await requests(h, other)).toEqual([])
  })

  test('a client whom another owner asked because of the same account and then disconnected it', async () => {
    const { h, owner, pay, wait, tell } = await withPayingClients()
    const other = await h.signUp()
    await pay()
    await wait({ days: 3 })
    expect(await h.emails()).toHaveLength(1)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token: await h.signIn(owner) })
    await h.rows(connections).delete()
    await linkTo(h, other, { id: 'con_2' })
    const theirs = clientsOf(h, other)
    await theirs.pay({ id: 'in_2', email: 'Ana+two@client.example' })
    expect(await theirs.decisions()).toEqual({ in_2: 'skip other_workspace' })
    const unlike = paidInvoice({ id: 'in_3', number: 'in_3', paidAt: h.clock.now().toISOString() })
    await linkTo(h, other, { id: 'con_3', accountId: 'acct_3' })
    await h.setPlan(other, 'pro')
    await tell({ account: 'acct_3', type: 'invoice.paid', object: unlike })
    expect(await theirs.decisions()).toMatchObject({ in_3: 'ask invoice' })
    expect(await h.emails()).toHaveLength(1)
  })

  test('anybody while Stripe can’t say whether invoices are open', async () => {
    const { h, asked, pay, wait, decisions } = await withPayingClients()
    await pay()
    asked.isAway = true
    await wait({ days: 4 })
    expect(await h.emails()).toEqual([])
    expect(await decisions()).toEqual({ in_1: 'ask invoice' })
    asked.isAway = false
    await wait({ minutes: 5 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('a client of an account that was disconnected', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const token = await h.signIn(owner)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token, body: { connectionId: 'con_1' } })
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'skip disconnected' })
    expect(await requests(h, owner)).toEqual([])
    expect(await h.emails()).toEqual([])
  })
})

describe('an owner', () => {
  const first = async (log: () => Promise<Payment[]>) => (await log())[0]?.id ?? ''

  test('can ask now, and nobody is asked a second time', async () => {
    const { h, owner, pay, log, wait } = await withPayingClients()
    await pay()
    const answer = await act(h, owner, { id: await first(log), action: 'request' })
    expect(answer).toMatchObject({ status: 200, body: { decision: { kind: 'asked', reason: 'owner' } } })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
    expect(await used(h, owner)).toBe(1)
    expect(await act(h, owner, { id: await first(log), action: 'request' })).toMatchObject({
      status: 409,
      body: { code: 'payments.wrong_state' },
    })
    await wait({ days: 6 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('can send the request from the list, and it counts once', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await pay()
    const [request] = await requests(h, owner)
    const token = await h.signIn(owner)
    expect((await h.request('POST', `/goodword/testimonial/${request?.id}/resend`, { token })).status).toBeLessThan(300)
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'asked owner' })
    expect(await used(h, owner)).toBe(1)
    await wait({ days: 6 })
    expect(await h.emails()).toHaveLength(1)
  })

  test('can refuse, at the payment or by deleting the request', async () => {
    const { h, owner, pay, log, wait, decisions } = await withPayingClients()
    await pay()
    expect(await act(h, owner, { id: await first(log), action: 'skip' })).toMatchObject({
      status: 200,
      body: { decision: { kind: 'skip', reason: 'owner' }, testimonial: null },
    })
    await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
    const [request] = await requests(h, owner)
    const token = await h.signIn(owner)
    expect((await h.request('DELETE', `/goodword/testimonial/${request?.id}`, { token })).status).toBe(204)
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'skip owner', in_2: 'skip owner' })
    expect(await h.emails()).toEqual([])
  })

  test('can add a missing address', async () => {
    const { h, owner, pay, log, decisions, wait } = await withPayingClients()
    await pay({ email: null })
    expect(await decisions()).toEqual({ in_1: 'hold no_email' })
    const id = await first(log)
    const body = { customerEmail: 'bo@client.example', customerName: 'Bo' }
    expect(await act(h, owner, { id, action: 'address', body })).toMatchObject({
      status: 200,
      body: { customerEmail: 'bo@client.example', decision: { kind: 'ask' } },
    })
    expect((await act(h, owner, { id, action: 'address', body })).status).toBe(409)
    await wait({ days: 3 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['bo@client.example'])
  })

  test('can ask for a skipped payment, but not for a refunded one', async () => {
    const { h, owner, pay, refund, log } = await withPayingClients()
    await pay({ id: 'in_1', subscription: 'sub_1', because: 'subscription_cycle' })
    await pay({ id: 'in_2', email: 'bo@client.example', customer: 'cus_2' })
    await refund('in_2')
    const byName = new Map((await log()).map(({ description, id }) => [description, id]))
    expect((await act(h, owner, { id: byName.get('in_1') ?? '', action: 'request' })).status).toBe(200)
    expect(await act(h, owner, { id: byName.get('in_2') ?? '', action: 'request' })).toMatchObject({
      status: 409,
      body: { code: 'payments.wrong_state' },
    })
    await h.drain()
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA])
  })

  test('can’t reach payments of another owner', async () => {
    const { h, pay, log } = await withPayingClients()
    await pay()
    const id = await first(log)
    const other = await h.signUp()
    for (const [action, body] of [
      ['request', {}],
      ['skip', {}],
      ['address', { customerEmail: 'x@client.example' }],
    ] as const) {
      expect(await act(h, other, { id, action, body })).toMatchObject({
        status: 404,
        body: { code: 'payments.not_found' },
      })
    }
    await h.drain()
    expect((await log())[0]?.decision.kind).toBe('ask')
  })

  test('who wants to decide first is waited for', async () => {
    const { h, owner, pay, wait, log, decisions } = await withPayingClients()
    const token = await h.signIn(owner)
    await h.request('PUT', '/goodword/stripe/connections/con_1/rules', {
      token,
      body: { ...defaultRequestRules, asksOwnerFirst: true },
    })
    await pay()
    await wait({ days: 10 })
    expect(await decisions()).toEqual({ in_1: 'hold owners_call' })
    await act(h, owner, { id: await first(log), action: 'request' })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('with a confirmed address gets one notice about a planned request', async () => {
    const { h, owner, pay, wait } = await withPayingClients()
    await confirmEmail({ h, owner })
    await pay()
    const [notice] = await h.emails()
    expect(notice).toMatchObject({ recipient: owner.email, subject: 'Ana Ribeiro paid: we’ll ask for a testimonial' })
    expect(notice?.text).toContain(
      'Ana Ribeiro paid you $480. We’ll ask for a testimonial on Monday, 23 November, 10:00.',
    )
    await wait({ days: 1 })
    expect(await h.emails()).toHaveLength(1)
  })
})
