import { beforeEach, describe, expect, test } from 'vitest'
import { requestForPastPayments } from '#shared/past-payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { payments } from '#server/db/schema/payments.ts'
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
  const { accounts: answering } = createAskedAccounts()
  const accounts: LinkedAccounts = {
    ...answering,
    listPaid: async () => ({ invoices: shown, sessions: [], charges: [], isCut: false }),
  }
  h = await createHarness({ overrides: { stripe: { payments: undefined, links: undefined, accounts } } })
  owner = await h.signUp()
  await linkTo(h, owner)
  clients = clientsOf(h, owner)
})

const requests = () => h.rows(testimonials).list()
const emailsTo = async (address: string) => (await h.emails()).filter(({ recipient }) => recipient === address)

describe('two payments that turn out to be one', () => {
  test('trigger one request, even if each had one planned', async () => {
    const paidAt = h.clock.now().toISOString()
    // The client gave another address at the checkout, so only the payment’s name shows that it is the same one.
    await clients.tell({ type: 'invoice.paid', object: paidInvoice({ paidAt, paymentIntent: null, customer: null }) })
    const session = paidSession({ paidAt, paymentIntent: 'pi_1', customer: null, email: 'ana@other.example' })
    await clients.tell({ type: 'checkout.session.completed', object: session })
    expect(await requests()).toHaveLength(2)
    const alias = { invoice: 'in_1', status: 'paid', payment: { payment_intent: 'pi_1' }, object: 'invoice_payment' }
    await clients.tell({ type: 'invoice_payment.paid', object: { id: 'inpay_1', ...alias } })
    expect(await requests()).toHaveLength(1)
    const log = await clients.log()
    expect(log).toMatchObject([{ source: 'checkout', customerEmail: 'ana@client.example', decision: { kind: 'ask' } }])
    await clients.wait({ days: 32 })
    expect((await emailsTo('ana@client.example')).length + (await emailsTo('ana@other.example')).length).toBe(1)
    expect(await clients.decisions()).toEqual({ 'A-0001': 'asked checkout' })
  })
})

describe('a client of a chosen past payment', () => {
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

  test('is asked once, in the next working hours', async () => {
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

  test('is left out, with the reason, if the owner has sent a request since the dry run', async () => {
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

  test('is not asked again if the owner sends a request before the next working hours', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    await askByHand()
    await clients.wait({ days: 2 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual(['Ana+studio@client.example'])
    expect(await clients.decisions()).toEqual({ past: 'skip open_request' })
    expect(await requests()).toHaveLength(1)
  })

  test('is not asked again if the owner’s own request was answered before the next working hours', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    await h.submit(await askByHand())
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toEqual([])
    expect(await clients.decisions()).toEqual({ past: 'skip asked_recently' })
  })

  test('is left out if an email about the payment was sent, even if its request was deleted', async () => {
    await clients.pay({ number: 'past' })
    await clients.wait({ days: 3 })
    expect(await emailsTo('ana@client.example')).toHaveLength(1)
    const [request] = await requests()
    await h.request('DELETE', `/goodword/testimonial/${request?.id}`, { token: await h.signIn(owner) })
    shown = [paidInvoice({ ...past, paidAt: '2026-11-20T09:00:00Z' })]
    const { planned, failures } = await pick('in:in_1')
    expect(planned).toEqual([])
    expect(failures).toMatchObject([{ ref: 'in:in_1', message: 'This client was asked recently.' }])
    await clients.wait({ days: 3 })
    // The sent email is deleted with its request.
    expect(await emailsTo('ana@client.example')).toEqual([])
  })

  test('is not asked after a refund', async () => {
    shown = [paidInvoice(past)]
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await pick('in:in_1')
    const charge = { id: 'ch_1', captured: true, refunded: true, payment_intent: 'pi_1' }
    await clients.tell({ type: 'charge.refunded', object: charge })
    expect(await clients.decisions()).toEqual({ past: 'skip refunded' })
    await clients.wait({ days: 2 })
    expect(await emailsTo('ana@client.example')).toEqual([])
    expect(await requests()).toEqual([])
  })
})

test('a client who has everything erased is not asked for a planned payment, and leaves no trace', async () => {
  await clients.pay({ email: 'Ana@client.example' })
  const found = await h.createRequest(owner, { customerEmail: 'ana+other@client.example' })
  expect((await clientOf(h, found.id).erase()).status).toBe(204)
  await clients.wait({ days: 32 })
  expect(await h.emails()).toEqual([])
  expect(await clients.log()).toMatchObject([
    { customerEmail: null, customerName: null, description: null, decision: { kind: 'skip', reason: 'unsubscribed' } },
  ])
  expect(JSON.stringify(await h.rows(testimonials).list()).toLowerCase()).not.toMatch(/ana@|ribeiro/)
  expect(JSON.stringify(await h.rows(payments).list()).toLowerCase()).not.toMatch(/ana@|ribeiro/)
})

describe('of a payment whose checkout and invoice have different addresses', () => {
  const ANA = { email: 'ana@client.example', name: 'Ana Ribeiro' }
  const BO = { email: 'bo@client.example', name: 'Bo Lind' }
  const stored = async () => JSON.stringify(await h.rows(payments).list())

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

  test('both are erased for the client of the payment', async () => {
    await payTogether()
    await erase('Ana+x@client.example')
    expect(await stored()).not.toMatch(/@|Ribeiro|Lind/)
    expect(await clients.log()).toMatchObject([{ customerEmail: null, decision: { kind: 'skip' } }])
  })

  test('only the client’s own is erased if the payment is another client’s, despite later events', async () => {
    const session = await payTogether()
    await erase('Bo+x@client.example')
    await clients.tell({ id: 'evt_later', type: 'checkout.session.async_payment_succeeded', object: session })
    expect(await stored()).not.toMatch(/bo@|Bo Lind/)
    expect(await clients.log()).toMatchObject([
      { customerEmail: ANA.email, customerName: null, source: 'checkout', decision: { kind: 'ask' } },
    ])
    await clients.wait({ days: 10 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA.email])
  })

  test('neither is erased for a third client', async () => {
    await payTogether()
    const before = await stored()
    await erase('cy@client.example')
    expect(await stored()).toBe(before)
  })
})
