import { beforeEach, describe, expect, test } from 'vitest'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { requestForPastPayments, dryRun } from '#shared/payments.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { connections, paymentRefs, payments } from '#server/db/schema/payments.ts'
import { accessLost, connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { createStripeAccounts } from '#server/stripe/stripe-accounts.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { paidInvoice, paidSession, refundedCharge } from '#server/testing/stripe-objects.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import type { Row } from '#server/testing/rows.ts'

type Listed = Awaited<ReturnType<LinkedAccounts['listPaid']>>
type Invoice = NonNullable<Parameters<typeof paidInvoice>[0]> & { id: string }

const nothing: Listed = { invoices: [], sessions: [], charges: [], isCut: false }

let h: Harness
let owner: TestOwner
let shown: Listed
let reads: { since: Date; max: number; accountId: string }[]
let refuse: (() => never) | undefined

const accounts: LinkedAccounts = {
  countUnsettledInvoices: async () => 0,
  isFirstPayment: async () => false,
  listInvoicesPaidBy: async () => [],
  listEvents: async () => [],
  readObject: async () => null,
  async listPaid({ accountId }, of) {
    reads.push({ accountId, ...of })
    refuse?.()
    return shown
  },
}

const invoice = (of: Invoice) => paidInvoice({ paymentIntent: `pi_${of.id}`, number: of.id, customer: null, ...of })

async function link(of: TestOwner, { id = 'cns_1', ...change }: Partial<Row<typeof connections>> = {}) {
  await linkTo(h, of, { id })
  if (Object.keys(change).length > 0) await h.rows(connections, { id }).update(change)
}

beforeEach(async () => {
  ;[shown, reads, refuse] = [nothing, [], undefined]
  h = await createHarness({ overrides: { stripe: { payments: undefined, links: undefined, accounts } } })
  owner = await h.signUp({ timeZone: 'UTC' })
  await link(owner)
})

const post = (path: string, body: unknown, of = owner) => h.request('POST', path, { token: of.token, body })

async function run(rules?: Partial<RequestRules>) {
  const body = rules ? { rules: { ...defaultRequestRules, ...rules } } : {}
  const answer = await post('/goodword/stripe/connections/cns_1/dry-run', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return dryRun.response!.parse(answer.body)
}

async function pick(...refs: string[]) {
  const answer = await post('/goodword/stripe/connections/cns_1/request-past', { refs })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return requestForPastPayments.response!.parse(answer.body)
}

const inShort = ({ items }: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    items.map(({ description, ref, decision, cannotSendNow }) => [
      description ?? ref,
      `${decision.kind} ${decision.reason}, ${cannotSendNow ?? 'can be asked'}`,
    ]),
  )

describe('a dry run', () => {
  test('says what the rules would have done with each payment, and writes nothing', async () => {
    shown = {
      ...nothing,
      invoices: [
        invoice({ id: 'in_plain', paidAt: '2026-10-05T10:00:00Z', email: 'ana@client.example' }),
        invoice({ id: 'in_again', paidAt: '2026-10-20T10:00:00Z', email: 'ANA+x@client.example' }),
        invoice({ id: 'in_deposit', paidAt: '2026-10-06T10:00:00Z', email: 'bo@client.example', line: 'Deposit' }),
        invoice({ id: 'in_balance', paidAt: '2026-10-26T10:00:00Z', email: 'bo@client.example' }),
        invoice({ id: 'in_open', paidAt: '2026-11-10T10:00:00Z', email: 'cy@client.example', line: 'Deposit' }),
        invoice({ id: 'in_nobody', paidAt: '2026-11-02T10:00:00Z', email: null }),
        invoice({
          id: 'in_renewal',
          paidAt: '2026-11-03T10:00:00Z',
          email: 'di@client.example',
          subscription: 'sub_1',
          because: 'subscription_cycle',
        }),
        invoice({ id: 'in_back', paidAt: '2026-11-04T10:00:00Z', email: 'ed@client.example' }),
        invoice({ id: 'in_own', paidAt: '2026-11-05T10:00:00Z', email: owner.email }),
      ],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_back' }), created: 1_793_786_400 }],
    }
    const before = await everyRow(h.rows)
    const result = await run()
    expect(inShort(result)).toEqual({
      in_plain: 'ask invoice, can be asked',
      in_again: 'skip asked_recently, covered',
      in_deposit: 'skip covered, covered',
      in_balance: 'ask invoice, can be asked',
      in_open: 'hold deposit, can be asked',
      in_nobody: 'hold no_email, no_address',
      in_renewal: 'skip renewal, can be asked',
      in_back: 'skip refunded, refunded',
      in_own: 'skip own_address, own_address',
    })
    expect(result.items.map(({ paidAt }) => paidAt)).toEqual(
      result.items
        .map(({ paidAt }) => paidAt)
        .toSorted()
        .toReversed(),
    )
    const [plain] = result.items.filter(({ description }) => description === 'in_plain')
    // Three days later, on a Thursday.
    expect(plain?.decision).toEqual({ kind: 'ask', reason: 'invoice', at: '2026-10-08T10:00:00.000Z' })
    expect(await everyRow(h.rows)).toEqual(before)
    expect(reads).toEqual([{ accountId: 'acct_1', max: 500, since: new Date('2026-08-22T09:00:00Z') }])
  })

  test('treats an invoice and its checkout as one payment', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-11-03T10:00:00Z' })],
      sessions: [paidSession({ id: 'cs_1', invoice: 'in_1', paymentIntent: null, paidAt: '2026-11-03T09:59:00Z' })],
    }
    const { items } = await run()
    expect(items).toMatchObject([{ ref: 'in:in_1', source: 'checkout', decision: { kind: 'ask', reason: 'checkout' } }])
  })

  test('fault 21: treats the first payment after a trial as the purchase, and later ones as renewals', async () => {
    const of = { subscription: 'sub_1', because: 'subscription_cycle', email: 'di@client.example' }
    shown = {
      ...nothing,
      invoices: [
        invoice({ ...of, id: 'in_trial', because: 'subscription_create', amount: 0, paidAt: '2026-09-01T10:00:00Z' }),
        invoice({ ...of, id: 'in_first', paidAt: '2026-09-15T10:00:00Z' }),
        invoice({ ...of, id: 'in_second', paidAt: '2026-10-15T10:00:00Z' }),
      ],
    }
    expect(inShort(await run())).toEqual({
      in_trial: 'skip nothing_paid, nothing_paid',
      in_first: 'ask subscription, can be asked',
      in_second: 'skip renewal, covered',
    })
  })

  test('can try rules that are not saved', async () => {
    shown = { ...nothing, invoices: [invoice({ id: 'in_1', amount: 4000, paidAt: '2026-11-03T10:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked' })
    expect(inShort(await run({ minimumAmount: 41 }))).toEqual({ in_1: 'skip below_minimum, can be asked' })
    expect((await h.rows(connections).one()).rules).toBeNull()
  })

  test('asks the owner about a deposit that has waited too long', async () => {
    shown = { ...nothing, invoices: [invoice({ id: 'in_1', line: 'Deposit', paidAt: '2026-08-22T09:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'hold owners_call, can be asked' })
  })

  test('says that the client would have been asked before the refund', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-09-15T10:00:00Z' })],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_1' }), refunds: { data: [{ created: 1_793_786_400 }] } }],
    }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, refunded' })
  })

  test('considers who was asked, who wants no emails, and what was reversed or erased', async () => {
    const at = { paidAt: '2026-11-03T10:00:00Z' }
    await h.createRequest(owner, { customerEmail: 'open@client.example' })
    const declined = await h.createRequest(owner, { customerEmail: 'no@client.example' })
    await clientOf(h, declined.id).decline()
    const answered = await h.createRequest(owner, { customerEmail: 'done@client.example' })
    await h.submit(answered.id)
    await h.request('POST', '/goodword/emails/do-not-ask', {
      token: owner.token,
      body: { patterns: ['@never.example'] },
    })
    await tellPayment(h, owner, { ...at, id: 'back', connectionId: 'cns_1', email: 'ed@client.example' })
    await h.rows(payments).update({ reversalReason: 'disputed', reversedAt: new Date(at.paidAt) })
    const erased = await h.createRequest(owner, { customerEmail: 'gone@client.example' })
    await tellPayment(h, owner, { id: 'gone', connectionId: 'cns_1', email: 'gone@client.example' })
    await clientOf(h, erased.id).erase()
    shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_o', email: 'open@client.example' }),
        invoice({ ...at, id: 'in_n', email: 'no@client.example' }),
        invoice({ ...at, id: 'in_d', email: 'done@client.example' }),
        invoice({ ...at, id: 'in_x', email: 'x@mail.never.example' }),
        invoice({ ...at, id: 'in_back', email: 'ed@client.example' }),
        invoice({ ...at, id: 'in_gone', email: 'gone@client.example' }),
      ],
    }
    expect(inShort(await run())).toEqual({
      in_o: 'ask invoice, open_request',
      in_n: 'skip declined, declined',
      in_d: 'ask invoice, asked_recently',
      in_x: 'skip do_not_ask, do_not_ask',
      back: 'skip disputed, disputed',
    })
  })

  test('reads an account of the Stripe emulator through Stripe’s library', async () => {
    const stripe = createStripeHarness()
    const accountId = await stripe.linkAccount()
    h = await createHarness({
      now: '2026-12-10T09:00:00Z',
      overrides: {
        stripe: { payments: undefined, links: undefined, accounts: createStripeAccounts({ stripe: stripe.link }) },
      },
    })
    owner = await h.signUp({ timeZone: 'UTC' })
    await link(owner)
    await h.rows(connections).update({ accountId })
    const sale = { accountId, amount: 48_000, currency: 'eur' }
    const clientOfSale = (name: string) => ({ name, email: `${name}@client.example` })
    const bill = async (name: string, description: string) => {
      const { id } = await stripe.actions.createInvoice({ ...sale, client: clientOfSale(name), description })
      await stripe.actions.payInvoice(id)
      return id
    }
    await bill('ana', 'Website')
    await bill('bo', 'Deposit')
    await stripe.actions.refund({ accountId, id: await bill('cy', 'Logo') })
    await stripe.actions.sell({ ...sale, client: clientOfSale('di'), description: 'Course', hasInvoice: true })
    const { id } = await stripe.actions.sell({ ...sale, client: clientOfSale('ed'), description: 'Course' })
    await stripe.actions.dispute({ accountId, id })
    const { items, isCut } = await run()
    const found = items.map(({ customerName, decision, cannotSendNow }) => [
      customerName,
      `${decision.kind} ${decision.reason}`,
      cannotSendNow,
    ])
    expect(found.toSorted()).toEqual([
      ['ana', 'ask invoice', null],
      ['bo', 'hold deposit', null],
      ['cy', 'skip refunded', 'refunded'],
      ['di', 'ask checkout', null],
      ['ed', 'skip disputed', 'disputed'],
    ])
    expect(isCut).toBe(false)
    const { planned } = await pick(...items.map(({ ref }) => ref))
    expect(planned.map(({ customerName }) => customerName).toSorted()).toEqual(['ana', 'bo', 'di'])
  })

  test('says when there is more than it lists', async () => {
    shown = { ...nothing, isCut: true }
    expect(await run()).toEqual({ items: [], since: '2026-08-22T09:00:00.000Z', isCut: true })
  })

  test('skips objects that can’t be read', async () => {
    shown = { ...nothing, invoices: [null, 7, { id: 'in_1' }], sessions: ['x'], charges: [[], { refunded: true }] }
    expect((await run()).items).toEqual([])
  })
})

describe('asking for past payments', () => {
  const at = { paidAt: '2026-10-05T10:00:00Z' }

  test('plans one request each for the next working hour, and explains each failure', async () => {
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    owner = { ...owner, token: await h.signIn(owner) }
    shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_1', email: 'ana@client.example' }),
        invoice({ ...at, id: 'in_2', email: 'bo@client.example', line: 'Deposit' }),
        invoice({ ...at, id: 'in_3', email: null }),
        invoice({ ...at, id: 'in_4', email: 'cy@client.example' }),
      ],
    }
    const { planned, failures } = await pick('in:in_1', 'in:in_2', 'in:in_3', 'in:in_9', 'in:in_1')
    expect(planned.map(({ description, decision }) => [description, decision]).toSorted()).toEqual([
      // That day is a Saturday.
      ['in_1', { kind: 'ask', reason: 'owner', at: '2026-11-23T09:00:00.000Z' }],
      ['in_2', { kind: 'ask', reason: 'owner', at: '2026-11-23T09:00:00.000Z' }],
    ])
    expect(failures).toEqual([
      {
        ref: 'in:in_3',
        code: 'payments.cannot_ask',
        message: 'Stripe has no valid email address for this client.',
      },
      expect.objectContaining({ ref: 'in:in_9', code: 'payments.not_found' }),
    ])
    expect(await h.rows(payments).values('ownersChoice')).toEqual(['ask', 'ask'])
    expect(await h.rows(jobs, { kind: 'payments.decide' }).count()).toBe(2)
  })

  test('a second time asks nobody twice', async () => {
    shown = { ...nothing, invoices: [invoice({ ...at, id: 'in_1' })] }
    expect((await pick('in:in_1')).planned).toHaveLength(1)
    const again = await pick('in:in_1')
    expect(again.planned).toEqual([])
    expect(again.failures).toMatchObject([{ ref: 'in:in_1', code: 'payments.cannot_ask' }])
    expect(await h.rows(payments).count()).toBe(1)
  })

  test('asks one client once, however many payments are picked', async () => {
    const two = { ...at, email: 'ana@client.example' }
    shown = { ...nothing, invoices: [invoice({ ...two, id: 'in_1' }), invoice({ ...two, id: 'in_2' })] }
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect([planned.length, failures.length]).toEqual([1, 1])
  })

  test('stores all names of a payment, so that a refund by any of them is recognised', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ ...at, id: 'in_1' })],
      sessions: [paidSession({ ...at, id: 'cs_1', invoice: 'in_1', paymentIntent: null })],
    }
    await pick('in:in_1')
    expect((await h.rows(paymentRefs).values('ref')).toSorted()).toEqual(['cs:cs_1', 'in:in_1', 'pi:pi_in_1'])
  })

  test('asks nobody whom another business with the same account asks or has recently asked', async () => {
    const other = await h.signUp({ timeZone: 'UTC' })
    await link(other, { id: 'cns_2' })
    shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_1', email: 'Ana+work@client.example' }),
        invoice({ ...at, id: 'in_2', email: 'bo@client.example' }),
      ],
    }
    const theirPayment = { id: 'theirs', connectionId: 'cns_2', email: 'ana@client.example' }
    await tellPayment(h, other, theirPayment, { kind: 'hold', reason: 'owners_call' })
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked', in_2: 'ask invoice, can be asked' })
    await tellPayment(h, other, theirPayment, { kind: 'ask', reason: 'invoice' })
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect(planned.map(({ description }) => description)).toEqual(['in_2'])
    const message = 'Another business with this Stripe account asks this client, or has already asked.'
    expect(failures).toEqual([{ ref: 'in:in_1', code: 'payments.cannot_ask', message }])
    await tellPayment(h, other, theirPayment, { kind: 'asked', reason: 'invoice' })
    h.clock.advance({ days: 30 })
    owner = { ...owner, token: await h.signIn(owner) }
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    h.clock.advance({ days: 1 })
    owner = { ...owner, token: await h.signIn(owner) }
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, can be asked' })
  })

  test('asks nobody whom another business with the same account asked after the choice', async () => {
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    owner = { ...owner, token: await h.signIn(owner) }
    shown = { ...nothing, invoices: [invoice({ ...at, id: 'in_1', email: 'ana@client.example' })] }
    expect((await pick('in:in_1')).planned).toHaveLength(1)
    const other = await h.signUp({ timeZone: 'UTC' })
    await link(other, { id: 'cns_2' })
    const asked = { id: 'theirs', connectionId: 'cns_2', email: 'ana@client.example' }
    await tellPayment(h, other, asked, { kind: 'asked', reason: 'owner' })
    h.clock.advance({ days: 3 })
    await h.drain()
    expect(await h.emails()).toEqual([])
    const payment = await h.rows(payments, { connectionId: 'cns_1' }).one()
    expect(payment.decisionReason).toBe('other_workspace')
  })

  test.each([{ refs: [] }, { refs: 'in:in_1' }, { refs: ['a'.repeat(129)] }, { refs: Array(101).fill('in:in_1') }, {}])(
    'refuses %j',
    async (body) => {
      const answer = await post('/goodword/stripe/connections/cns_1/request-past', body)
      expect(answer.status).toBe(422)
    },
  )
})

describe.each([
  ['dry-run', {}],
  ['request-past', { refs: ['in:in_1'] }],
])('%s', (action, body) => {
  const call = (id: string, of = owner) => post(`/goodword/stripe/connections/${id}/${action}`, body, of)

  test('can’t see an account of another owner', async () => {
    const other = await h.signUp()
    const answer = await call('cns_1', other)
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'connections.not_found' })])
    expect(reads).toEqual([])
  })

  test.each<[string, Partial<Row<typeof connections>>]>([
    ['a webhook', { kind: 'webhook' }],
    ['an account that waits for a larger plan', { status: 'paused_plan' }],
    ['an account that can no longer be read', { status: 'needs_attention' }],
  ])('does not read %s', async (_name, of) => {
    await h.rows(connections).delete()
    await link(owner, of)
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
    expect(reads).toEqual([])
  })

  test('says that the account was unlinked in the meantime', async () => {
    refuse = () => {
      throw accessLost(new Error())
    }
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
  })

  test('says that Stripe can’t be reached, and writes nothing', async () => {
    refuse = () => {
      throw connectionsUnavailable(new Error())
    }
    const before = await everyRow(h.rows)
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'connections.unavailable' })])
    expect(await everyRow(h.rows)).toEqual(before)
  })

  test('is limited', async () => {
    h = await createHarness({
      overrides: { stripe: undefined, limits: { ...h.deps.limits, dryRun: { points: 1, seconds: 60 } } },
    })
    owner = await h.signUp()
    await link(owner)
    expect((await call('cns_1')).status).toBe(409)
    expect((await call('cns_1')).status).toBe(429)
  })
})
