import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { connections } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import type { LinkProvider } from '#server/stripe/gateway.ts'
import { beginLink, comeBack } from '#server/testing/payments.ts'
import { clientsOf, createAskedAccounts, linkTo, withPayingClients } from '#server/testing/paying-clients.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'

const ANA = 'ana@client.example'
const BO = 'bo@client.example'

async function requestsOf(h: Harness, owner: TestOwner): Promise<Testimonial[]> {
  const token = await h.signIn(owner)
  return (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items
}

async function correct(h: Harness, owner: TestOwner, customerEmail: string): Promise<void> {
  const [request] = await requestsOf(h, owner)
  const token = await h.signIn(owner)
  const body = { customerName: request?.customerName, customerEmail, isAutoSendEnabled: false }
  const { status } = await h.request('PUT', `/goodword/testimonial/${request?.id}`, { token, body })
  if (status >= 300) throw new Error(`The change was answered ${status}.`)
  await h.drain()
}

async function saveRules(h: Harness, owner: TestOwner, change: Partial<typeof defaultRequestRules>): Promise<void> {
  const token = await h.signIn(owner)
  const body = { ...defaultRequestRules, ...change }
  const { status } = await h.request('PUT', '/goodword/stripe/connections/con_1/rules', { token, body })
  if (status >= 300) throw new Error(`The rules were answered ${status}.`)
  await h.drain()
}

describe('a refund', () => {
  test('while a smaller plan pauses the account prevents a request after an upgrade', async () => {
    const { h, owner, tell, refund, pay, wait, decisions } = await withPayingClients()
    await h.setPlan(owner, 'pro')
    const linkedLater = new Date(h.clock.now().getTime() + 1000)
    await h.rows(connections, { id: 'con_1' }).update({ connectedAt: linkedLater })
    await linkTo(h, owner, { id: 'con_0', accountId: 'acct_0' })
    h.clock.advance({ seconds: 2 })
    await pay()
    await h.setPlan(owner, 'free')
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'hold account_paused' })
    await refund()
    await tell({ type: 'invoice.paid', object: paidInvoice({ id: 'in_2', email: BO, customer: 'cus_2' }) })
    await h.setPlan(owner, 'pro')
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    await wait({ days: 30 })
    expect(await h.emails()).toEqual([])
  })

  test('while nobody knows whether the email was sent keeps its link working, and stops its reminders', async () => {
    const mailer = createTestMailer(async () => ({ kind: 'unknown', reason: 'No answer.' }))
    const { h, owner, pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3 })
    await refund()
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    expect(await requestsOf(h, owner)).toHaveLength(1)
    expect((await h.rows(testimonials).one()).areRemindersStopped).toBe(true)
  })

  test('while the email waits to be sent cancels it', async () => {
    let answer: EmailOutcome = { kind: 'retry', afterMs: 60_000, reason: 'Busy.' }
    let handed = 0
    const mailer = createTestMailer(async () => {
      handed += 1
      return answer
    })
    const { h, owner, pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    await refund()
    answer = { kind: 'sent', providerId: 'p1' }
    const before = handed
    await wait({ days: 2 })
    expect(handed).toBe(before)
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    expect(await requestsOf(h, owner)).toEqual([])
  })
})

describe('a payment that waits for others of its client', () => {
  test('is not considered settled by one that triggers no request itself', async () => {
    const { h, asked, pay, wait, decisions } = await withPayingClients()
    asked.unsettled = 1
    await pay({ id: 'in_work' })
    expect(await decisions()).toEqual({ in_work: 'hold open_invoice' })
    await wait({ days: 5 })
    asked.unsettled = 0
    await pay({ id: 'in_hosting', subscription: 'sub_1', because: 'subscription_cycle' })
    await wait({ minutes: 10 })
    expect(await decisions()).toMatchObject({ in_hosting: 'skip renewal' })
    await wait({ days: 4 })
    expect(await decisions()).toMatchObject({ in_work: 'asked settled' })
    expect(await h.emails()).toHaveLength(1)
  })
})

test('payments of an account that could not be read are decided once it is linked again', async () => {
  const links: LinkProvider = {
    isLive: false,
    authorizeUrl: ({ state }) => `https://provider.example/?${new URLSearchParams({ state })}`,
    exchange: async (accountId) => ({ accountId, name: accountId, isLive: false }),
    revoke: async () => {},
  }
  const { accounts } = createAskedAccounts()
  const { h, owner, pay, decisions } = await withPayingClients({
    overrides: { stripe: { payments: undefined, links, accounts } },
  })
  await pay()
  await h.rows(connections).update({ status: 'needs_attention' })
  await saveRules(h, owner, {})
  expect(await decisions()).toEqual({ in_1: 'hold account_paused' })
  const { query, cookie } = await beginLink(h, owner)
  await comeBack(h, { state: query.get('state') ?? '', code: 'acct_1' }, cookie)
  await h.drain()
  expect(await decisions()).toEqual({ in_1: 'ask invoice' })
})

describe('an address that the owner corrected', () => {
  test('is kept when the planned request is cancelled, and shown with the payment', async () => {
    const { h, owner, pay, wait, log, decisions } = await withPayingClients()
    await pay()
    await correct(h, owner, BO)
    expect((await log())[0]).toMatchObject({ customerEmail: BO })
    await saveRules(h, owner, { asksOwnerFirst: true })
    expect(await decisions()).toEqual({ in_1: 'hold owners_call' })
    await saveRules(h, owner, {})
    await wait({ days: 4 })
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([BO])
  })
})

test('a client whose invoice and checkout have different addresses gets the email at the address of the payment', async () => {
  const { h, tell, wait, log } = await withPayingClients()
  const of = { paidAt: h.clock.now().toISOString() }
  await tell({
    type: 'checkout.session.completed',
    object: paidSession({ ...of, id: 'cs_1', invoice: 'in_1', email: ANA }),
  })
  await tell({ type: 'invoice.paid', object: paidInvoice({ ...of, id: 'in_1', email: BO }) })
  await wait({ days: 10 })
  const [payment] = await log()
  expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([payment?.customerEmail])
})

test('a payment that arrives while Stripe can’t be reached is recorded, and nobody is asked until Stripe is back', async () => {
  const { h, asked, pay, wait, decisions } = await withPayingClients()
  asked.isAway = true
  await pay()
  expect(await decisions()).toEqual({ in_1: 'ask invoice' })
  await wait({ days: 4 })
  expect(await h.emails()).toEqual([])
  asked.isAway = false
  asked.unsettled = 1
  await wait({ minutes: 5 })
  expect(await decisions()).toEqual({ in_1: 'hold open_invoice' })
  expect(await h.emails()).toEqual([])
})

test('a client whose newest payment is refunded before the request is asked for the one before', async () => {
  const { h, pay, refund, wait, decisions } = await withPayingClients()
  await pay({ id: 'in_1' })
  await pay({ id: 'in_2' })
  expect(await decisions()).toEqual({ in_1: 'skip covered', in_2: 'ask invoice' })
  await refund('in_2')
  await wait({ days: 5 })
  expect(await decisions()).toEqual({ in_1: 'asked invoice', in_2: 'skip refunded' })
  expect(await h.emails()).toHaveLength(1)
})

test('a request because of one account does not affect an owner of another account', async () => {
  const { h, pay, decisions } = await withPayingClients()
  const other = await h.signUp()
  await linkTo(h, other, { id: 'con_2', accountId: 'acct_2' })
  const theirs = clientsOf(h, other)
  await pay()
  const object = paidInvoice({ paidAt: h.clock.now().toISOString(), number: 'in_1' })
  await theirs.tell({ id: 'evt_other', account: 'acct_2', type: 'invoice.paid', object })
  expect(await decisions()).toEqual({ in_1: 'ask invoice' })
  expect(await theirs.decisions()).toEqual({ in_1: 'ask invoice' })
})

test('a payment is recorded for all owners who linked the account, unless their plan pauses it', async () => {
  const { h, owner, pay, decisions } = await withPayingClients()
  const other = await h.signUp()
  await linkTo(h, other, { id: 'con_2' })
  await h.rows(connections, { id: 'con_2' }).update({ status: 'paused_plan' })
  await pay()
  expect(await decisions()).toEqual({ in_1: 'ask invoice' })
  expect(await clientsOf(h, other).decisions()).toEqual({})
  expect(await requestsOf(h, owner)).toHaveLength(1)
})

test('a request of a payment counts once, however often its email is sent', async () => {
  const { h, owner, pay, wait } = await withPayingClients()
  await pay()
  await wait({ days: 3 })
  const [request] = await requestsOf(h, owner)
  const token = await h.signIn(owner)
  await h.request('POST', `/goodword/testimonial/${request?.id}/resend`, { token })
  await h.drain()
  expect(await h.emails()).toHaveLength(2)
  const usage = await h.request<{ used: number }>('GET', '/goodword/testimonial/usage', { token })
  expect(usage.body.used).toBe(1)
})
