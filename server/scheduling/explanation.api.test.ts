import { describe, expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import { PaymentExplanation } from '#shared/payment-explanation.ts'
import { connections } from '#server/db/schema/payments.ts'
import { ANSWER, clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { actOnPayment, ANA, withPayingClients } from '#server/testing/paying-clients.ts'
import { listRequests } from '#server/testing/requests.ts'
import { failedRefund, refundedCharge } from '#server/testing/stripe-objects.ts'

type Paying = Awaited<ReturnType<typeof withPayingClients>>

async function ask(h: Harness, owner: TestOwner, id: string) {
  return h.request('GET', `/goodword/payment/${id}/explanation`, { token: await h.signIn(owner) })
}

/** Explains the payment of an invoice. */
async function explained({ h, owner, log }: Paying, number = 'in_1') {
  const id = (await log()).find(({ description }) => description === number)?.id ?? ''
  const { status, body } = await ask(h, owner, id)
  expect(status, JSON.stringify(body)).toBe(200)
  return PaymentExplanation.parse(body)
}

const inState = ({ checks }: PaymentExplanation, state: string) =>
  checks.filter((check) => check.state === state).map(({ rule }) => rule)

/** What happened, like `request sent`. */
const happened = ({ history }: PaymentExplanation) =>
  history.map((event) => {
    if (event.kind === 'request') return `request ${event.event.kind}`
    if (event.kind === 'decided') return `${event.decision.kind} ${event.decision.reason}`
    return event.kind
  })

describe('the explanation of a payment', () => {
  test('of a scheduled request has every check passed, and its time', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    const explanation = await explained(paying)
    expect(explanation).toMatchObject({
      decision: { kind: 'ask', reason: 'invoice' },
      rules: defaultRequestRules,
      isRenewal: false,
      knowsOpenInvoices: true,
      nextPossibleAt: null,
      remindsAt: null,
    })
    expect(inState(explanation, 'stopped')).toEqual([])
    expect(inState(explanation, 'later')).toEqual(['email_limit', 'quota'])
    expect(inState(explanation, 'passed')).toEqual([
      'owner_chose_skip',
      'reversal',
      'nothing_paid',
      'refusal',
      'waited_enough',
      'own_address',
      'kind',
      'disconnected',
      'account_paused',
      'final_payment',
      'covered_by_asked',
      'open_request',
      'quiet_days',
      'other_workspace',
      'address',
      'covered',
      'workspace_frozen',
      'sending_paused',
      'outdated',
      'delay',
      'working_hours',
    ])
    expect(happened(explanation)).toEqual(['paid', 'request scheduled'])
  })

  test('leaves out what the rules of the account do not check', async () => {
    const paying = await withPayingClients()
    const rules = { ...defaultRequestRules, minimumAmount: 50, holdsDeposits: false, keepsWorkingHours: false }
    await paying.h.rows(connections, { id: 'con_1' }).update({ rules })
    await paying.pay({ amount: 100 })
    const explanation = await explained(paying)
    expect(explanation.rules).toEqual(rules)
    expect(inState(explanation, 'stopped')).toEqual(['minimum_amount'])
    expect(explanation.checks.map(({ rule }) => rule)).not.toContain('final_payment')
    expect(explanation.checks.map(({ rule }) => rule)).not.toContain('working_hours')
    expect(happened(explanation)).toEqual(['paid', 'skip below_minimum'])
  })

  test('of a deposit stops there, with the checks behind it open', async () => {
    const paying = await withPayingClients()
    await paying.pay({ line: 'Website, 50% deposit' })
    await paying.wait({ days: 2 })
    const explanation = await explained(paying)
    expect(inState(explanation, 'stopped')).toEqual(['final_payment'])
    expect(inState(explanation, 'passed')).toContain('refusal')
    expect(inState(explanation, 'later')).toContain('quiet_days')
    expect(happened(explanation)).toEqual(['paid', 'hold deposit'])
    const [paid, onHold] = explanation.history
    // It is decided again every day, but on hold since the first.
    expect(onHold?.at).toBe(paid?.at)
  })

  test('of a payment that waits for another invoice stops there without asking Stripe again', async () => {
    const paying = await withPayingClients()
    paying.asked.unsettled = 1
    await paying.pay()
    const polls = paying.asked.polls
    paying.asked.isAway = true
    const explanation = await explained(paying)
    expect(explanation.decision).toMatchObject({ kind: 'hold', reason: 'open_invoice' })
    expect(inState(explanation, 'stopped')).toEqual(['final_payment'])
    expect(paying.asked.polls).toBe(polls)
  })

  test('of a client who was asked lately says when the quiet days end, and no longer once they did', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    await paying.wait({ days: 3 })
    const [request] = await listRequests(paying.h, paying.owner)
    await paying.h.submit(request?.id ?? '', ANSWER)
    await paying.wait({ days: 10 })
    await paying.pay({ id: 'in_2' })
    const skipped = await explained(paying, 'in_2')
    expect(inState(skipped, 'stopped')).toEqual(['quiet_days'])
    // Stripe was not asked, because the answer would change nothing.
    expect(skipped.knowsOpenInvoices).toBe(false)
    expect(skipped.nextPossibleAt).toBe('2027-05-22T09:00:00.000Z')
    await paying.wait({ days: 180 })
    const later = await explained(paying, 'in_2')
    expect(inState(later, 'stopped')).toEqual(['quiet_days'])
    expect(later.nextPossibleAt).toBeNull()
  })

  test('of a request that was sent tells what became of it, and when the reminder comes', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    await paying.wait({ days: 3 })
    const sent = await explained(paying)
    expect(happened(sent)).toEqual(['paid', 'request scheduled', 'request sent'])
    expect(sent.remindsAt).not.toBeNull()
    expect(inState(sent, 'later')).toEqual([])
    expect(inState(sent, 'passed')).toEqual(expect.arrayContaining(['refusal', 'quiet_days', 'delay', 'quota']))
    const [request] = await listRequests(paying.h, paying.owner)
    await clientOf(paying.h, request?.id ?? '').decline()
    const declined = await explained(paying)
    expect(happened(declined).at(-1)).toBe('request declined')
    expect(declined.remindsAt).toBeNull()
    // It was true when the client was asked, but isn't any more.
    expect(declined.checks.map(({ rule }) => rule)).not.toContain('refusal')
  })

  test('of a payment of which money went back, and came back, says both', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    expect((await explained(paying)).hadMoneyBack).toBe(false)
    const charge = { id: 'ch_in_1', paymentIntent: 'pi_in_1', amount: 48_000 }
    await paying.tell({ type: 'charge.refunded', object: refundedCharge({ ...charge, back: 20_000 }) })
    const inPart = await explained(paying)
    expect(inPart.hadMoneyBack).toBe(true)
    expect(inState(inPart, 'passed')).toContain('reversal')
    await paying.tell({ type: 'charge.refunded', object: refundedCharge({ ...charge, back: 48_000 }) })
    const reversed = await explained(paying)
    expect(inState(reversed, 'stopped')).toEqual(['reversal'])
    expect(happened(reversed)).toContain('reversed')
    await paying.wait({ days: 1 })
    const failed = failedRefund({ charge: charge.id, paymentIntent: charge.paymentIntent, amount: 48_000 })
    await paying.tell({ type: 'refund.failed', object: failed })
    const restored = await explained(paying)
    expect(inState(restored, 'stopped')).toEqual([])
    expect(happened(restored)).toContain('restored')
    expect(happened(restored)).not.toContain('reversed')
  })

  test('of a payment that the owner decided about says so', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    const [payment] = await paying.log()
    await actOnPayment(paying.h, paying.owner, { id: payment?.id ?? '', action: 'skip' })
    const skipped = await explained(paying)
    expect(inState(skipped, 'stopped')).toEqual(['owner_chose_skip'])
    expect(happened(skipped)).toEqual(['paid', 'skip owner'])
    await actOnPayment(paying.h, paying.owner, { id: payment?.id ?? '', action: 'request' })
    const asked = await explained(paying)
    expect(asked.decision).toMatchObject({ kind: 'asked', reason: 'owner' })
    expect(asked.checks.map(({ rule }) => rule)).not.toContain('final_payment')
    expect(asked.checks.map(({ rule }) => rule)).not.toContain('delay')
  })

  test('stays true to the decision after the rules have changed', async () => {
    const paying = await withPayingClients()
    await paying.h.rows(connections, { id: 'con_1' }).update({ rules: { ...defaultRequestRules, minimumAmount: 9999 } })
    await paying.pay()
    await paying.h.rows(connections, { id: 'con_1' }).update({ rules: defaultRequestRules })
    const explanation = await explained(paying)
    expect(explanation.decision).toMatchObject({ kind: 'skip', reason: 'below_minimum' })
    expect(inState(explanation, 'stopped')).toEqual(['minimum_amount'])
  })

  test('of a client who erased everything says only that and when it was paid', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    await paying.wait({ days: 3 })
    const [request] = await listRequests(paying.h, paying.owner)
    const id = (await paying.log())[0]?.id ?? ''
    expect((await clientOf(paying.h, request?.id ?? '').erase()).status).toBe(204)
    const { status, body } = await ask(paying.h, paying.owner, id)
    expect(status).toBe(200)
    expect(PaymentExplanation.parse(body).checks).toEqual([])
    expect(JSON.stringify(body)).not.toContain(ANA)
  })

  test('is not found for another owner, or for a payment that does not exist', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    const id = (await paying.log())[0]?.id ?? ''
    const other = await paying.h.signUp()
    const notFound = { status: 404, body: { code: 'payments.not_found' } }
    expect(await ask(paying.h, other, id)).toMatchObject(notFound)
    expect(await ask(paying.h, paying.owner, 'pay_nothing')).toMatchObject(notFound)
  })
})

describe('the address of a payment at Stripe', () => {
  test('is not there while the emulator takes payments', async () => {
    const paying = await withPayingClients()
    await paying.pay()
    expect((await explained(paying)).stripeUrl).toBeNull()
  })

  test('is the invoice of the linked account, in its mode', async () => {
    const { clientConfig } = (await createHarness()).deps
    const paying = await withPayingClients({
      overrides: { clientConfig: { ...clientConfig, isStripeEmulated: false } },
    })
    await paying.pay()
    expect((await explained(paying)).stripeUrl).toBe('https://dashboard.stripe.com/acct_1/test/invoices/in_1')
  })
})
