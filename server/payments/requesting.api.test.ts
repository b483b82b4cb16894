import { beforeEach, describe, expect, test } from 'vitest'
import { requestForPastPayments } from '#shared/payments.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { clientOf } from '#server/testing/clients.ts'
import { clientsOf, createAskedAccounts, linkTo } from '#server/testing/paying-clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'

let h: Harness
let owner: TestOwner
let clients: ReturnType<typeof clientsOf>
let shown: unknown[]

beforeEach(async () => {
  shown = []
  const { accounts: asked } = createAskedAccounts()
  const accounts: LinkedAccounts = {
    ...asked,
    listPaid: async () => ({ invoices: shown, sessions: [], charges: [], isCut: false }),
  }
  h = await createHarness({ overrides: { stripe: { payments: undefined, links: undefined, accounts } } })
  owner = await h.signUp()
  await linkTo(h, owner)
  clients = clientsOf(h, owner)
})

const requests = () => h.raw.prepare<[], { id: string }>('select id from testimonials').all()
const emailsTo = async (address: string) => (await h.emails()).filter(({ recipient }) => recipient === address)

describe('two payments that turn out to be one', () => {
  test('ask once, though each had a request planned', async () => {
    const paidAt = h.clock.now().toISOString()
    // The client gave another address at the checkout: nothing but the name of the payment shows that it is the same one.
    await clients.tell({ type: 'invoice.paid', object: paidInvoice({ paidAt, paymentIntent: null, customer: null }) })
    const session = paidSession({ paidAt, paymentIntent: 'pi_1', customer: null, email: 'ana@other.example' })
    await clients.tell({ type: 'checkout.session.completed', object: session })
    expect(requests()).toHaveLength(2)
    const alias = { invoice: 'in_1', status: 'paid', payment: { payment_intent: 'pi_1' }, object: 'invoice_payment' }
    await clients.tell({ type: 'invoice_payment.paid', object: { id: 'inpay_1', ...alias } })
    expect(requests()).toHaveLength(1)
    const log = await clients.log()
    expect(log).toMatchObject([{ source: 'checkout', customerEmail: 'ana@client.example', decision: { kind: 'ask' } }])
    await clients.wait({ days: 32 })
    expect((await emailsTo('ana@client.example')).length + (await emailsTo('ana@other.example')).length).toBe(1)
    expect(await clients.decisions()).toEqual({ 'A-0001': 'asked checkout' })
  })
})

describe('a client of the past who is picked', () => {
  const pick = async (...refs: string[]) => {
    const path = '/goodword/stripe/connections/con_1/request-past'
    const answer = await h.request('POST', path, { token: await h.signIn(owner), body: { refs } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    await h.drain()
    return requestForPastPayments.response!.parse(answer.body)
  }
  const askByHand = async () => {
    owner = { ...owner, token: await h.signIn(owner) }
    const { id } = await h.createRequest(owner, { customerEmail: 'Ana+studio@client.example', isAutoSendEnabled: true })
    await h.drain()
    return id
  }
  const past = { paidAt: '2026-09-15T10:00:00Z', number: 'past' }
  const bo = { customer: 'cus_2', email: 'bo@client.example' }

  test('is asked at the next working moment, once', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    expect(await clients.decisions()).toEqual({ past: 'ask owner' })
    expect(await emailsTo('ana@client.example')).toEqual([])
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toHaveLength(1)
    await pick('in:in_1')
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toHaveLength(1)
  })

  test('is left out, with the reason, when a request was made by hand since the dry run', async () => {
    shown = [paidInvoice(past), paidInvoice({ ...past, id: 'in_2', paymentIntent: 'pi_2', ...bo })]
    await askByHand()
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect(planned.map(({ customerEmail }) => customerEmail)).toEqual(['bo@client.example'])
    expect(failures).toEqual([
      {
        ref: 'in:in_1',
        code: 'payments.cannot_ask',
        message: 'This client already has an unanswered request.',
      },
    ])
    await clients.wait({ days: 3 })
    expect(await emailsTo('ana@client.example')).toEqual([])
  })

  test('is not asked again when a request is made by hand before the next working moment', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    await askByHand()
    await clients.wait({ days: 2 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['Ana+studio@client.example'])
    expect(await clients.decisions()).toEqual({ past: 'skip open_request' })
    expect(requests()).toHaveLength(1)
  })

  test('is not asked again when a request by hand was answered before the next working moment', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    await h.submit(await askByHand())
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toEqual([])
    expect(await clients.decisions()).toEqual({ past: 'skip asked_recently' })
  })

  test('is left out when a mail went out because of the payment, though its request was removed', async () => {
    await clients.pay({ number: 'past' })
    await clients.wait({ days: 3 })
    expect(await emailsTo('ana@client.example')).toHaveLength(1)
    const [request] = requests()
    await h.request('DELETE', `/goodword/testimonial/${request?.id}`, { token: await h.signIn(owner) })
    shown = [paidInvoice({ ...past, paidAt: '2026-11-20T09:00:00Z' })]
    const { planned, failures } = await pick('in:in_1')
    expect(planned).toEqual([])
    expect(failures).toMatchObject([{ ref: 'in:in_1', message: 'This client was asked recently.' }])
    await clients.wait({ days: 3 })
    // What was mailed goes with its request.
    expect(await emailsTo('ana@client.example')).toEqual([])
  })

  test('is not asked when the money goes back before', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    const charge = { id: 'ch_1', captured: true, refunded: true, payment_intent: 'pi_1' }
    await clients.tell({ type: 'charge.refunded', object: charge })
    expect(await clients.decisions()).toEqual({ past: 'skip refunded' })
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toEqual([])
    expect(requests()).toEqual([])
  })
})

test('a client who has everything erased is not asked for a payment that was planned, nor is its trace found', async () => {
  await clients.pay({ email: 'Ana@client.example' })
  const found = await h.createRequest(owner, { customerEmail: 'ana+other@client.example' })
  expect((await clientOf(h, found.id).erase()).status).toBe(204)
  await clients.wait({ days: 32 })
  expect(await h.emails()).toEqual([])
  expect(await clients.log()).toMatchObject([
    { customerEmail: null, customerName: null, description: null, decision: { kind: 'skip', reason: 'unsubscribed' } },
  ])
  expect(JSON.stringify(h.raw.prepare('select * from testimonials').all()).toLowerCase()).not.toContain('ana')
  expect(JSON.stringify(h.raw.prepare('select * from payments').all()).toLowerCase()).not.toContain('ana')
})

describe('of a payment whose checkout names another address than its invoice', () => {
  const ANA = { email: 'ana@client.example', name: 'Ana Ribeiro' }
  const BO = { email: 'bo@client.example', name: 'Bo Lind' }
  const rows = () => JSON.stringify(h.raw.prepare('select * from payments').all())

  async function payTogether() {
    const of = { paidAt: h.clock.now().toISOString(), customer: null }
    await clients.tell({ type: 'invoice.paid', object: { ...paidInvoice({ ...of, ...ANA }), customer_name: null } })
    const session = paidSession({ ...of, ...BO, id: 'cs_1', invoice: 'in_1' })
    await clients.tell({ type: 'checkout.session.completed', object: session })
    expect(await clients.log()).toMatchObject([{ customerEmail: ANA.email, customerName: BO.name }])
    return session
  }
  const erase = async (customerEmail: string) => {
    owner = { ...owner, token: await h.signIn(owner) }
    const { id } = await h.createRequest(owner, { customerEmail })
    expect((await clientOf(h, id).erase()).status).toBe(204)
    await h.drain()
  }

  test('both are erased with the client whose payment it is', async () => {
    await payTogether()
    await erase('Ana+x@client.example')
    expect(rows()).not.toMatch(/@|Ana|Bo/)
    expect(await clients.log()).toMatchObject([{ customerEmail: null, decision: { kind: 'skip' } }])
  })

  test('only the one is erased that is the client’s, where the payment is somebody else’s, whatever is told later', async () => {
    const session = await payTogether()
    await erase('Bo+x@client.example')
    await clients.tell({ id: 'evt_later', type: 'checkout.session.async_payment_succeeded', object: session })
    expect(rows()).not.toMatch(/bo@|Bo Lind/)
    expect(await clients.log()).toMatchObject([
      { customerEmail: ANA.email, customerName: null, source: 'checkout', decision: { kind: 'ask' } },
    ])
    await clients.wait({ days: 10 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA.email])
  })

  test('neither is erased with a third client', async () => {
    await payTogether()
    const before = rows()
    await erase('cy@client.example')
    expect(rows()).toBe(before)
  })
})
