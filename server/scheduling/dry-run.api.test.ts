import { beforeEach, describe, expect, test } from 'vitest'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { requestForPastPayments, dryRun } from '#shared/payments.ts'
import { accessLost, connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { createStripeAccounts } from '#server/stripe/stripe-accounts.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { paidInvoice, paidSession, refundedCharge } from '#server/testing/stripe-objects.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'

type Listed = Awaited<ReturnType<LinkedAccounts['listPaid']>>
type Invoice = NonNullable<Parameters<typeof paidInvoice>[0]> & { id: string }

const nothing: Listed = { invoices: [], sessions: [], charges: [], isCut: false }

let h: Harness
let owner: TestOwner
let shown: Listed
let looks: { since: Date; max: number; accountId: string }[]
let refuse: (() => never) | undefined

const accounts: LinkedAccounts = {
  countUnsettledInvoices: async () => 0,
  isFirstPayment: async () => false,
  listInvoicesPaidBy: async () => [],
  listEvents: async () => [],
  readObject: async () => null,
  async listPaid({ accountId }, of) {
    looks.push({ accountId, ...of })
    refuse?.()
    return shown
  },
}

const invoice = (of: Invoice) => paidInvoice({ paymentIntent: `pi_${of.id}`, number: of.id, customer: null, ...of })

async function link(of: TestOwner, { id = 'cns_1', status = 'active', kind = 'account' } = {}) {
  const { workspaceId } = await h.services.users.getOwner(of.user.id)
  h.raw
    .prepare(
      `insert into connections (id, workspace_id, account_id, account_name, is_live, kind, status, connected_at)
       values (?, ?, 'acct_1', 'Studio account', 0, ?, ?, ?)`,
    )
    .run(id, workspaceId, kind, status, h.clock.now().getTime())
}

beforeEach(async () => {
  ;[shown, looks, refuse] = [nothing, [], undefined]
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

const everything = () =>
  h.raw
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => [name, h.raw.prepare(`select * from ${name}`).all()])

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
        invoice({ id: 'in_mine', paidAt: '2026-11-05T10:00:00Z', email: owner.email }),
      ],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_back' }), created: 1_793_786_400 }],
    }
    const before = everything()
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
      in_mine: 'skip own_address, own_address',
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
    expect(everything()).toEqual(before)
    expect(looks).toEqual([{ accountId: 'acct_1', max: 500, since: new Date('2026-08-22T09:00:00Z') }])
  })

  test('takes an invoice and its checkout for one payment', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-11-03T10:00:00Z' })],
      sessions: [paidSession({ id: 'cs_1', invoice: 'in_1', paymentIntent: null, paidAt: '2026-11-03T09:59:00Z' })],
    }
    const { items } = await run()
    expect(items).toMatchObject([{ ref: 'in:in_1', source: 'checkout', decision: { kind: 'ask', reason: 'checkout' } }])
  })

  test('fault 21: takes the first money after a trial for the start, and what comes then for renewals', async () => {
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

  test('tries rules that are not saved', async () => {
    shown = { ...nothing, invoices: [invoice({ id: 'in_1', amount: 4000, paidAt: '2026-11-03T10:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked' })
    expect(inShort(await run({ minimumAmount: 41 }))).toEqual({ in_1: 'skip below_minimum, can be asked' })
    expect(h.raw.prepare('select rules from connections').pluck().get()).toBeNull()
  })

  test('says what a deposit waits for too long for', async () => {
    shown = { ...nothing, invoices: [invoice({ id: 'in_1', line: 'Deposit', paidAt: '2026-08-22T09:00:00Z' })] }
    expect(inShort(await run())).toEqual({ in_1: 'hold owners_call, can be asked' })
  })

  test('would have asked before the money went back', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ id: 'in_1', paidAt: '2026-09-15T10:00:00Z' })],
      charges: [{ ...refundedCharge({ paymentIntent: 'pi_in_1' }), refunds: { data: [{ created: 1_793_786_400 }] } }],
    }
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, refunded' })
  })

  test('knows what is known here: who was asked, who wants no mails, what was undone or erased', async () => {
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
    h.raw.exec("update payments set reversal_reason = 'disputed', reversed_at = paid_at")
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

  test('reads an account of the stand-in for Stripe, whose library it is asked by', async () => {
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
    h.raw.prepare('update connections set account_id = ?').run(accountId)
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

  test('says that there was more', async () => {
    shown = { ...nothing, isCut: true }
    expect(await run()).toEqual({ items: [], since: '2026-08-22T09:00:00.000Z', isCut: true })
  })

  test('passes over what nobody can read', async () => {
    shown = { ...nothing, invoices: [null, 7, { id: 'in_1' }], sessions: ['x'], charges: [[], { refunded: true }] }
    expect((await run()).items).toEqual([])
  })
})

describe('asking clients of the past', () => {
  const at = { paidAt: '2026-10-05T10:00:00Z' }

  test('plans one ask each for the next working moment, and tells of each that cannot be', async () => {
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
    expect(h.raw.prepare('select distinct owners_choice from payments').pluck().all()).toEqual(['ask'])
    expect(h.raw.prepare("select count(*) from jobs where kind = 'payments.decide'").pluck().get()).toBe(2)
  })

  test('again asks nobody twice', async () => {
    shown = { ...nothing, invoices: [invoice({ ...at, id: 'in_1' })] }
    expect((await pick('in:in_1')).planned).toHaveLength(1)
    const again = await pick('in:in_1')
    expect(again.planned).toEqual([])
    expect(again.failures).toMatchObject([{ ref: 'in:in_1', code: 'payments.cannot_ask' }])
    expect(h.raw.prepare('select count(*) from payments').pluck().get()).toBe(1)
  })

  test('asks one client once, however many payments are picked', async () => {
    const two = { ...at, email: 'ana@client.example' }
    shown = { ...nothing, invoices: [invoice({ ...two, id: 'in_1' }), invoice({ ...two, id: 'in_2' })] }
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect([planned.length, failures.length]).toEqual([1, 1])
  })

  test('keeps all names, so that a refund is known by any of them', async () => {
    shown = {
      ...nothing,
      invoices: [invoice({ ...at, id: 'in_1' })],
      sessions: [paidSession({ ...at, id: 'cs_1', invoice: 'in_1', paymentIntent: null })],
    }
    await pick('in:in_1')
    expect(h.raw.prepare('select ref from payment_refs order by ref').pluck().all()).toEqual([
      'cs:cs_1',
      'in:in_1',
      'pi:pi_in_1',
    ])
  })

  test('asks nobody whom somebody else with the same account asks already, or asked lately', async () => {
    const other = await h.signUp({ timeZone: 'UTC' })
    await link(other, { id: 'cns_2' })
    shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_1', email: 'Ana+work@client.example' }),
        invoice({ ...at, id: 'in_2', email: 'bo@client.example' }),
      ],
    }
    const extraFields = { id: 'theirs', connectionId: 'cns_2', email: 'ana@client.example' }
    await tellPayment(h, other, extraFields, { kind: 'hold', reason: 'owners_call' })
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked', in_2: 'ask invoice, can be asked' })
    await tellPayment(h, other, extraFields, { kind: 'ask', reason: 'invoice' })
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect(planned.map(({ description }) => description)).toEqual(['in_2'])
    const message = 'Another business with this Stripe account asks this client, or has already asked.'
    expect(failures).toEqual([{ ref: 'in:in_1', code: 'payments.cannot_ask', message }])
    await tellPayment(h, other, extraFields, { kind: 'asked', reason: 'invoice' })
    h.clock.advance({ days: 30 })
    owner = { ...owner, token: await h.signIn(owner) }
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    h.clock.advance({ days: 1 })
    owner = { ...owner, token: await h.signIn(owner) }
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, can be asked' })
  })

  test('asks nobody whom somebody else with the same account asked after the pick', async () => {
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
    const decided = 'select decision_reason from payments where connection_id = ?'
    expect(h.raw.prepare(decided).pluck().get('cns_1')).toBe('other_workspace')
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

  test('knows no account of another owner', async () => {
    const other = await h.signUp()
    const answer = await call('cns_1', other)
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'connections.not_found' })])
    expect(looks).toEqual([])
  })

  test.each([
    ['a webhook', { kind: 'webhook' }],
    ['an account that waits for a larger plan', { status: 'paused_plan' }],
    ['an account that cannot be read any more', { status: 'needs_attention' }],
  ])('does not look into %s', async (_name, of) => {
    h.raw.exec('delete from connections')
    await link(owner, of)
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
    expect(looks).toEqual([])
  })

  test('says that the account was given up meanwhile', async () => {
    refuse = () => {
      throw accessLost(new Error())
    }
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'connections.not_readable' })])
  })

  test('says that Stripe is away, and writes nothing', async () => {
    refuse = () => {
      throw connectionsUnavailable(new Error())
    }
    const before = everything()
    const answer = await call('cns_1')
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'connections.unavailable' })])
    expect(everything()).toEqual(before)
  })

  test('is not had without end', async () => {
    h = await createHarness({
      overrides: { stripe: undefined, limits: { ...h.deps.limits, dryRun: { points: 1, seconds: 60 } } },
    })
    owner = await h.signUp()
    await link(owner)
    expect((await call('cns_1')).status).toBe(409)
    expect((await call('cns_1')).status).toBe(429)
  })
})
