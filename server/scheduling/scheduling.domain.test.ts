import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import {
  type RequestHistory,
  type SchedulingSettings,
  decide,
  type DecidedPayment,
  type Decision,
  onHoldSinceAfter,
} from './scheduling.domain.ts'
import { type Gate, passGate } from './sending-gate.domain.ts'

const at = (instant: string) => new Date(instant)
const PAID = at('2026-11-16T10:00:00Z')
/** A Monday at eleven in Berlin. */
const NOW = at('2026-11-16T10:00:05Z')
const DAY_MS = 24 * 60 * 60 * 1000
const later = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS)

const payment = (over: Partial<DecidedPayment> = {}): DecidedPayment => ({
  paidAt: PAID,
  amount: 48_000,
  currency: 'usd',
  source: 'invoice',
  because: 'manual',
  isFirstOfSubscription: false,
  isDeposit: false,
  email: 'ana@client.example',
  reversal: null,
  ownersChoice: null,
  onHoldSince: null,
  before: null,
  ...over,
})
const history = (over: Partial<RequestHistory> = {}): RequestHistory => ({
  connection: 'active',
  unsettledInvoices: 0,
  laterPayment: null,
  pendingRequest: null,
  lastAskedAt: null,
  refusal: null,
  elsewhere: null,
  isOwnersAddress: false,
  isSendingPaused: false,
  ...over,
})
const settings = (over: Partial<RequestRules> = {}): SchedulingSettings => ({
  rules: { ...defaultRequestRules, ...over },
  timeZone: 'Europe/Berlin',
})
const noGate: Gate = { emailLimitUntil: null, requestsFrom: null }

const ask = (reason: RequestReason, when: string): Decision => ({ kind: 'ask', reason, at: at(when) })
const hold = (reason: HoldReason, until: Date | null): Decision => ({ kind: 'hold', reason, until })
const skip = (reason: SkipReason, since: Date | null = null): Decision => ({ kind: 'skip', reason, since })

const wasOnHold = (reason: HoldReason, days: number): Partial<DecidedPayment> => ({
  onHoldSince: later(-days),
  before: hold(reason, null),
})

type Row = [
  name: string,
  given: {
    payment?: Partial<DecidedPayment>
    history?: Partial<RequestHistory>
    rules?: Partial<RequestRules>
    now?: Date
    gate?: Partial<Gate>
  },
  decided: Decision,
]

const cycle = { source: 'subscription', because: 'subscription_cycle' } as const
const noon = { now: at('2026-11-19T11:00:00Z') }

const rows: Row[] = [
  // The delay.
  ['a paid invoice asks three days later', {}, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    '…or after as many days as the owner says',
    { rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 8 } } },
    ask('invoice', '2026-11-24T10:00:00Z'),
  ],
  [
    '…or at once',
    { rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } } },
    { kind: 'ask', reason: 'invoice', at: NOW },
  ],
  [
    'an invoice marked as paid elsewhere asks too (fault 25)',
    { payment: { because: 'manual' } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  ['a quote that was accepted asks', { payment: { because: 'quote_accept' } }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    'so does an invoice of pending items',
    { payment: { because: 'automatic_pending_invoice_item_invoice' } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    'a checkout asks seven days later',
    { payment: { source: 'checkout', because: 'payment' } },
    ask('checkout', '2026-11-23T10:00:00Z'),
  ],
  [
    '…or after as many days as the owner says',
    {
      payment: { source: 'checkout', because: null },
      rules: { delays: { ...defaultRequestRules.delays, checkoutDays: 1 } },
    },
    ask('checkout', '2026-11-17T10:00:00Z'),
  ],
  [
    'the first payment of a subscription asks thirty days later',
    { payment: { source: 'subscription', because: 'subscription_create' } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    '…also as only the checkout tells it',
    { payment: { source: 'subscription', because: 'subscription' } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    '…or after as many days as the owner says',
    {
      payment: { source: 'subscription', because: 'subscription_create' },
      rules: { delays: { ...defaultRequestRules.delays, subscriptionDays: 2 } },
    },
    ask('subscription', '2026-11-18T10:00:00Z'),
  ],
  [
    'the first positive invoice after a trial is the start of it (fault 21)',
    { payment: { ...cycle, isFirstOfSubscription: true } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  [
    '…also when a change of the plan ends the trial',
    { payment: { ...cycle, because: 'subscription_update', isFirstOfSubscription: true } },
    ask('subscription', '2026-12-16T10:00:00Z'),
  ],
  ['whose time has passed asks now', noon, ask('invoice', '2026-11-19T11:00:00Z')],
  ['heard of too late asks nobody', { now: later(34, PAID) }, skip('hold_expired')],
  ['heard of late asks now', { now: later(29, PAID) }, { kind: 'ask', reason: 'invoice', at: later(29, PAID) }],

  // Working hours.
  [
    'falling on a Saturday it asks on Monday at nine',
    { payment: { paidAt: at('2026-11-18T15:00:00Z') }, now: at('2026-11-18T15:00:05Z') },
    ask('invoice', '2026-11-23T08:00:00Z'),
  ],
  [
    '…or on that Saturday, when no hours are kept',
    {
      payment: { paidAt: at('2026-11-18T15:00:00Z') },
      now: at('2026-11-18T15:00:05Z'),
      rules: { keepsWorkingHours: false },
    },
    ask('invoice', '2026-11-21T15:00:00Z'),
  ],

  // What no word of the owner's can change.
  ['the owner said no', { payment: { ownersChoice: 'skip' } }, skip('owner')],
  ['a refund (fault 23)', { payment: { reversal: { because: 'refunded', at: PAID } } }, skip('refunded', PAID)],
  [
    '…also against the owner’s word',
    { payment: { reversal: { because: 'refunded', at: PAID }, ownersChoice: 'ask' } },
    skip('refunded', PAID),
  ],
  ['a dispute (fault 24)', { payment: { reversal: { because: 'disputed', at: PAID } } }, skip('disputed', PAID)],
  ['a void invoice', { payment: { reversal: { because: 'voided', at: PAID } } }, skip('voided', PAID)],
  [
    'a payment that failed after all',
    { payment: { reversal: { because: 'payment_failed', at: PAID } } },
    skip('payment_failed', PAID),
  ],
  ['nothing paid (fault 19)', { payment: { amount: 0 } }, skip('nothing_paid')],
  ...(['unsubscribed', 'declined', 'bounced', 'complained', 'do_not_ask'] as const).map((kind): Row => [
    `a client who is ${kind} (fault 45)`,
    { history: { refusal: { kind, at: PAID } } },
    skip(kind, PAID),
  ]),
  [
    '…also against the owner’s word',
    { payment: { ownersChoice: 'ask' }, history: { refusal: { kind: 'declined', at: PAID } } },
    skip('declined', PAID),
  ],

  // The owner's word goes before the rules.
  ['the owner says to ask', { payment: { ownersChoice: 'ask' } }, { kind: 'ask', reason: 'owner', at: NOW }],
  [
    '…in working hours',
    { payment: { ownersChoice: 'ask' }, now: at('2026-11-21T10:00:00Z') },
    ask('owner', '2026-11-23T08:00:00Z'),
  ],
  [
    '…whatever the rules say',
    {
      payment: { ownersChoice: 'ask', ...cycle, isDeposit: true, amount: 1 },
      history: {
        connection: 'gone',
        unsettledInvoices: 2,
        laterPayment: { paidAt: NOW },
        isOwnersAddress: true,
      },
      rules: { minimumAmount: 900, asksOwnerFirst: true },
    },
    { kind: 'ask', reason: 'owner', at: NOW },
  ],
  [
    '…but nobody who was asked since',
    { payment: { ownersChoice: 'ask' }, history: { pendingRequest: { since: PAID, isPlanned: false } } },
    skip('open_request', PAID),
  ],
  [
    '…nor has answered since',
    { payment: { ownersChoice: 'ask' }, history: { lastAskedAt: PAID } },
    skip('asked_recently', PAID),
  ],
  [
    '…nor was asked since by somebody else with the same account',
    { payment: { ownersChoice: 'ask' }, history: { elsewhere: { at: PAID } } },
    skip('other_workspace', PAID),
  ],
  ['…but to an address', { payment: { ownersChoice: 'ask', email: null } }, hold('no_email', later(90))],
  [
    '…and not while sending is paused',
    { payment: { ownersChoice: 'ask' }, history: { isSendingPaused: true } },
    hold('sending_paused', later(30)),
  ],

  // What was paid, and by whom.
  ['the owner’s own address (fault 18)', { history: { isOwnersAddress: true } }, skip('own_address')],
  ['less than the owner’s minimum', { rules: { minimumAmount: 481 } }, skip('below_minimum')],
  ['…exactly the minimum asks', { rules: { minimumAmount: 480 } }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    '…in a currency without cents',
    { payment: { amount: 480, currency: 'jpy' }, rules: { minimumAmount: 480 } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    '…in one of thousandths',
    { payment: { amount: 479_999, currency: 'kwd' }, rules: { minimumAmount: 480 } },
    skip('below_minimum'),
  ],
  ['a renewal (fault 20)', { payment: cycle }, skip('renewal')],
  [
    '…that the owner wants asked',
    { payment: cycle, rules: { asksRenewals: true } },
    ask('renewal', '2026-11-19T10:00:00Z'),
  ],
  ['usage that was billed', { payment: { ...cycle, because: 'subscription_threshold' } }, skip('renewal')],
  [
    'a change of plan (fault 20)',
    { payment: { ...cycle, because: 'subscription_update' }, rules: { asksRenewals: true } },
    skip('plan_change'),
  ],
  [
    'a kind that we do not know (fault 28)',
    { payment: { because: 'something_new' }, rules: { asksRenewals: true } },
    skip('unknown_kind'),
  ],
  ['a kind called as what every object has', { payment: { because: 'constructor' } }, skip('unknown_kind')],

  // The account.
  ['an account that is not linked any more', { history: { connection: 'gone' } }, skip('disconnected')],
  ['an account that waits', { history: { connection: 'paused' } }, hold('account_paused', later(30))],
  [
    '…for too long',
    { payment: wasOnHold('account_paused', 30), history: { connection: 'paused' } },
    skip('hold_expired', later(-30)),
  ],

  // A deposit, and its balance.
  ['a deposit waits', { payment: { isDeposit: true } }, hold('deposit', later(90))],
  [
    '…not as the owner wants it',
    { payment: { isDeposit: true }, rules: { holdsDeposits: false } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  ['…from when it began to', { payment: { isDeposit: true, ...wasOnHold('deposit', 40) } }, hold('deposit', later(50))],
  [
    '…until the balance is paid, which asks',
    { payment: { isDeposit: true, ...wasOnHold('deposit', 4) }, history: { laterPayment: { paidAt: NOW } } },
    skip('covered', NOW),
  ],
  [
    '…until the owner is to decide',
    { payment: { isDeposit: true, ...wasOnHold('deposit', 90) } },
    hold('owners_call', later(90)),
  ],
  [
    '…who has time for that',
    { payment: { isDeposit: true, ...wasOnHold('owners_call', 10) } },
    hold('owners_call', later(80)),
  ],
  [
    '…and not for ever',
    { payment: { isDeposit: true, ...wasOnHold('owners_call', 90) } },
    skip('hold_expired', later(-90)),
  ],
  ['…and it stays so', { payment: { before: skip('hold_expired', PAID), email: null } }, skip('hold_expired', PAID)],
  ['another invoice that is open', { history: { unsettledInvoices: 1 } }, hold('open_invoice', later(90))],
  [
    '…not as the owner wants it',
    { history: { unsettledInvoices: 1 }, rules: { holdsDeposits: false } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  [
    '…as before, since when it was held',
    { payment: wasOnHold('open_invoice', 40), history: { unsettledInvoices: 1 } },
    hold('open_invoice', later(50)),
  ],
  ['…and is settled', { payment: wasOnHold('open_invoice', 40) }, ask('settled', '2026-11-19T10:00:00Z')],
  [
    '…and stays settled while it is planned',
    { payment: { onHoldSince: PAID, before: ask('settled', '2026-11-19T10:00:00Z') } },
    ask('settled', '2026-11-19T10:00:00Z'),
  ],
  [
    '…and is settled by a payment that asks itself',
    { payment: wasOnHold('open_invoice', 40), history: { laterPayment: { paidAt: NOW } } },
    skip('covered', NOW),
  ],
  ['…and Stripe cannot be asked', { history: { unsettledInvoices: null } }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    'a later payment takes the place of none that waits for nothing',
    { history: { laterPayment: { paidAt: NOW } } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],

  // Who is asked already.
  [
    'a client who is asked already',
    { history: { pendingRequest: { since: PAID, isPlanned: true } } },
    skip('open_request', PAID),
  ],
  [
    'a client who was asked 179 days ago',
    { history: { lastAskedAt: later(-179) } },
    skip('asked_recently', later(-179)),
  ],
  ['…or 180', { history: { lastAskedAt: later(-180) } }, ask('invoice', '2026-11-19T10:00:00Z')],
  [
    '…or as the owner wants it',
    { history: { lastAskedAt: later(-29) }, rules: { quietDays: 30 } },
    skip('asked_recently', later(-29)),
  ],
  [
    'a client whom another workspace asks (fault 17)',
    { history: { elsewhere: { at: PAID } } },
    skip('other_workspace', PAID),
  ],

  // Nobody to write to.
  ['no address (fault 18)', { payment: { email: null } }, hold('no_email', later(90))],
  ['an empty one', { payment: { email: ' ' } }, hold('no_email', later(90))],
  [
    'no address for too long',
    { payment: { email: null, ...wasOnHold('no_email', 90) } },
    skip('hold_expired', later(-90)),
  ],
  ['no address that works (fault 18)', { payment: { email: 'ana at home' } }, hold('invalid_email', later(90))],
  ['an address that was added', { payment: wasOnHold('no_email', 2) }, ask('invoice', '2026-11-19T10:00:00Z')],
  ['an owner who wants to be asked first', { rules: { asksOwnerFirst: true } }, hold('owners_call', later(90))],
  ['all mails are paused', { history: { isSendingPaused: true } }, hold('sending_paused', later(30))],

  // The gate.
  [
    'limits are nothing of what is planned',
    { gate: { emailLimitUntil: later(1), requestsFrom: later(9) } },
    ask('invoice', '2026-11-19T10:00:00Z'),
  ],
  ['a client who had mails enough', { ...noon, gate: { emailLimitUntil: later(4) } }, hold('email_limit', later(4))],
  [
    '…and had them for too long',
    {
      payment: wasOnHold('email_limit', 30),
      now: NOW,
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { emailLimitUntil: later(4) },
    },
    skip('hold_expired', later(-30)),
  ],
  ['no requests left (fault 46)', { ...noon, gate: { requestsFrom: later(9) } }, hold('quota', later(9))],
  [
    '…for a month',
    {
      payment: wasOnHold('quota', 25),
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { requestsFrom: later(9) },
    },
    hold('quota', later(5)),
  ],
  [
    '…for longer',
    {
      payment: wasOnHold('quota', 30),
      rules: { delays: { ...defaultRequestRules.delays, invoiceDays: 0 } },
      gate: { requestsFrom: later(9) },
    },
    skip('quota_expired', later(-30)),
  ],
]

describe('a payment', () => {
  test.each(rows)('%s', (_, given, decided) => {
    const now = given.now ?? NOW
    const paid = payment(given.payment)
    const plan = decide(paid, history(given.history), settings(given.rules), now)
    expect(passGate(plan, { payment: paid, gate: { ...noGate, ...given.gate }, now })).toEqual(decided)
  })

  test('is decided for every reason that there is', () => {
    const named = new Set(rows.map(([, , { kind, reason }]) => `${kind} ${reason}`))
    const all = [
      ...RequestReason.options.map((reason) => `ask ${reason}`),
      ...HoldReason.options.map((reason) => `hold ${reason}`),
      ...SkipReason.options.map((reason) => `skip ${reason}`),
    ]
    expect(all.filter((reason) => !named.has(reason))).toEqual([])
  })

  test('is held since it first was, while it waits for its balance under either name', () => {
    const onHold = { onHoldSince: PAID, before: hold('open_invoice', null) }
    expect(onHoldSinceAfter(hold('deposit', null), onHold, NOW)).toEqual(PAID)
    expect(onHoldSinceAfter(hold('quota', null), onHold, NOW)).toEqual(NOW)
    expect(onHoldSinceAfter({ kind: 'ask', reason: 'settled', at: NOW }, onHold, NOW)).toEqual(PAID)
    expect(onHoldSinceAfter(skip('covered'), onHold, NOW)).toBeNull()
  })
})

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns', 'UTC']
const START_MS = at('2026-01-01T00:00:00Z').getTime()
const anyInstant = fc.integer({ min: 0, max: 700 * DAY_MS }).map((ms) => new Date(START_MS + ms))
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })
const days = fc.integer({ min: 0, max: 90 })

const anyDecision: fc.Arbitrary<Decision> = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const), reason: fc.constantFrom(...RequestReason.options), at: anyInstant }),
  fc.record({
    kind: fc.constant('hold' as const),
    reason: fc.constantFrom(...HoldReason.options),
    until: sometimes(anyInstant),
  }),
  fc.record({
    kind: fc.constant('skip' as const),
    reason: fc.constantFrom(...SkipReason.options),
    since: sometimes(anyInstant),
  }),
)
const becauses = [null, 'manual', 'payment', 'subscription_create', 'subscription_cycle', 'subscription_update', 'odd']
const anyPayment: fc.Arbitrary<DecidedPayment> = fc.record({
  paidAt: anyInstant,
  amount: fc.oneof(
    { arbitrary: fc.constant(0), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 1e9 }), weight: 8 },
  ),
  currency: fc.constantFrom('usd', 'jpy', 'kwd', 'eur', ''),
  source: fc.constantFrom('invoice', 'checkout', 'subscription'),
  because: fc.constantFrom(...becauses),
  isFirstOfSubscription: fc.boolean(),
  isDeposit: fc.boolean(),
  email: fc.constantFrom('ana@client.example', 'bo@client.example', null, 'no address'),
  reversal: sometimes(
    fc.record({ because: fc.constantFrom('refunded', 'disputed', 'voided', 'payment_failed'), at: anyInstant }),
  ),
  ownersChoice: fc.constantFrom(null, null, null, 'ask', 'skip'),
  onHoldSince: fc.constant(null),
  before: sometimes(anyDecision),
})
const anyHistory: fc.Arbitrary<RequestHistory> = fc.record({
  connection: fc.constantFrom('active', 'active', 'active', 'paused', 'gone'),
  unsettledInvoices: fc.constantFrom(null, 0, 0, 1, 3),
  laterPayment: sometimes(fc.record({ paidAt: anyInstant })),
  pendingRequest: sometimes(fc.record({ since: anyInstant, isPlanned: fc.boolean() })),
  lastAskedAt: sometimes(anyInstant),
  refusal: sometimes(
    fc.record({
      kind: fc.constantFrom('unsubscribed', 'declined', 'bounced', 'complained', 'do_not_ask'),
      at: sometimes(anyInstant),
    }),
  ),
  elsewhere: sometimes(fc.record({ at: anyInstant })),
  isOwnersAddress: fc.boolean(),
  isSendingPaused: fc.boolean(),
})
const anySettings: fc.Arbitrary<SchedulingSettings> = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  rules: fc.record({
    delays: fc.record({ invoiceDays: days, checkoutDays: days, subscriptionDays: days }),
    keepsWorkingHours: fc.boolean(),
    holdsDeposits: fc.boolean(),
    asksRenewals: fc.boolean(),
    minimumAmount: fc.constantFrom(0, 0, 10, 1000),
    quietDays: fc.integer({ min: 30, max: 730 }),
    asksOwnerFirst: fc.boolean(),
  }),
})
const anyGate: fc.Arbitrary<Gate> = fc.record({
  emailLimitUntil: sometimes(anyInstant),
  requestsFrom: sometimes(anyInstant),
})
const anyInput = fc
  .record({
    payment: anyPayment,
    history: anyHistory,
    settings: anySettings,
    sinceMs: fc.integer({ min: 0, max: 120 * DAY_MS }),
    onHoldAfter: sometimes(fc.double({ min: 0, max: 1, noNaN: true })),
    gate: anyGate,
  })
  .map(({ onHoldAfter, ...of }) => {
    const { paidAt } = of.payment
    const onHoldSince = onHoldAfter === null ? null : new Date(paidAt.getTime() + Math.floor(of.sinceMs * onHoldAfter))
    return { ...of, payment: { ...of.payment, onHoldSince } }
  })
/** One that the rules would mostly ask for: nearly all of those made by chance are skipped. */
const likelyInput = anyInput.map((of) => ({
  ...of,
  payment: {
    ...of.payment,
    amount: of.payment.amount + 1_000_000,
    reversal: null,
    because: 'manual',
    email: 'ana@client.example',
  },
  history: {
    ...of.history,
    refusal: null,
    connection: 'active' as const,
    pendingRequest: null,
    elsewhere: null,
    isOwnersAddress: false,
    isSendingPaused: false,
    lastAskedAt: null,
  },
  settings: { ...of.settings, rules: { ...of.settings.rules, asksOwnerFirst: false } },
}))

type AnyInput = {
  payment: DecidedPayment
  history: RequestHistory
  settings: SchedulingSettings
  sinceMs: number
  gate: Gate
}
const nowOf = ({ payment: { paidAt }, sinceMs }: AnyInput) => new Date(paidAt.getTime() + sinceMs)
const decideAt = (of: AnyInput, now = nowOf(of)) =>
  passGate(decide(of.payment, of.history, of.settings, now), { payment: of.payment, gate: of.gate, now })

function expectAlways(claim: (of: AnyInput, decision: Decision) => void) {
  const runs = { numRuns: 5000 }
  fc.assert(
    fc.property(anyInput, (of) => claim(of, decideAt(of))),
    runs,
  )
  fc.assert(
    fc.property(likelyInput, (of) => claim(of, decideAt(of))),
    runs,
  )
}

describe('whatever the case,', () => {
  test('nobody is asked of a payment that was undone, or of nothing, or who wants none, or whom the owner does not want asked', () => {
    expectAlways(({ payment: { reversal, amount, ownersChoice }, history: { refusal } }, { kind }) => {
      if (reversal || amount === 0 || refusal || ownersChoice === 'skip') expect(kind).toBe('skip')
    })
  })

  test('an ask is never planned for what has passed, nor before the delay is over', () => {
    expectAlways((of, decision) => {
      if (decision.kind !== 'ask') return
      const { delays } = of.settings.rules
      const delayDays = decision.reason === 'owner' ? 0 : delays[`${of.payment.source}Days`]
      const isRenewal = decision.reason === 'renewal'
      const due = later(isRenewal ? delays.invoiceDays : delayDays, of.payment.paidAt)
      expect(decision.at >= nowOf(of)).toBe(true)
      if (decision.reason !== 'settled') expect(decision.at >= due).toBe(true)
    })
  })

  test('an ask falls into the working hours of the owner, where these are kept', () => {
    expectAlways(({ settings: { rules, timeZone } }, decision) => {
      if (decision.kind === 'ask' && rules.keepsWorkingHours)
        expect(nextWorkingMoment(decision.at, timeZone)).toEqual(decision.at)
    })
  })

  test('the same case is decided the same way, and nothing in it is changed', () => {
    expectAlways((of, decision) => {
      const asItWas = structuredClone(of)
      expect(decideAt(of)).toEqual(decision)
      expect(of).toEqual(asItWas)
    })
  })

  test('what was decided stays so when it is decided again at once', () => {
    expectAlways((of, decision) => {
      const now = nowOf(of)
      const onHoldSince = onHoldSinceAfter(decision, of.payment, now)
      const again = decideAt({ ...of, payment: { ...of.payment, before: decision, onHoldSince } })
      expect(again).toEqual(decision)
    })
  })

  test('whatever is held is looked at again, and no later than half a year after', () => {
    expectAlways((of, decision) => {
      if (decision.kind !== 'hold') return
      expect(decision.until).not.toBeNull()
      expect(decision.until && decision.until <= later(180, nowOf(of))).toBe(true)
    })
  })

  test('nothing but what is named here has any say: no rating, no words, no mood', () => {
    expectAlways((of, decision) => {
      const moods = { rating: 1, satisfaction: 'low', nps: 2, sentiment: -1, isHappy: false }
      const said = { ...of, payment: { ...of.payment, ...moods }, history: { ...of.history, ...moods } }
      expect(decideAt(said)).toEqual(decision)
    })
  })
})
