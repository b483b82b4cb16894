import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EvidenceKind, PaymentPart } from '#shared/payment-parts.ts'
import { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { at, DAY_MS, later } from '#server/testing/scheduling-cases/case.ts'
import type { RequestHistory, SchedulingSettings, DecidedPayment, Decision } from './decision.domain.ts'
import { askEveryRule, decide, onHoldSinceAfter } from './scheduling.domain.ts'
import { explain } from './explanation.domain.ts'
import { type Gate, passGate } from './sending-gate.domain.ts'

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
  evidence: fc.record({
    part: fc.constantFrom(...PaymentPart.options),
    by: fc.constantFrom(...EvidenceKind.options),
    words: fc.constant(null),
    otherPaidAt: fc.constant(null),
  }),
  email: fc.constantFrom('ana@client.example', 'bo@client.example', null, 'no address'),
  reversal: sometimes(
    fc.record({ because: fc.constantFrom('refunded', 'disputed', 'voided', 'payment_failed'), at: anyInstant }),
  ),
  restoredAt: sometimes(anyInstant),
  ownersChoice: fc.constantFrom(null, null, null, 'ask', 'skip'),
  onHoldSince: fc.constant(null),
  before: sometimes(anyDecision),
})
const anyHistory: fc.Arbitrary<RequestHistory> = fc.record({
  connection: fc.constantFrom('active', 'active', 'active', 'paused', 'gone'),
  unsettledInvoices: fc.constantFrom(null, 0, 0, 1, 3),
  laterPayment: sometimes(fc.record({ id: fc.constant('pay_2'), paidAt: anyInstant })),
  covering: sometimes(fc.record({ id: fc.constant('pay_3'), paidAt: anyInstant, isAsked: fc.boolean() })),
  pendingRequest: sometimes(fc.record({ id: fc.constant('req_1'), since: anyInstant, isPlanned: fc.boolean() })),
  lastAskedAt: sometimes(anyInstant),
  unansweredInRow: fc.nat(4),
  refusal: sometimes(
    fc.record({
      kind: fc.constantFrom('unsubscribed', 'declined', 'bounced', 'complained', 'do_not_ask'),
      at: sometimes(anyInstant),
    }),
  ),
  elsewhere: sometimes(fc.record({ paymentId: fc.constant('pay_4'), at: anyInstant })),
  isOwnersAddress: fc.boolean(),
  isSendingPaused: fc.boolean(),
  isFrozen: fc.boolean(),
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
    emailStyleId: fc.constant(null),
    formId: fc.constant(null),
    products: fc.constant([]),
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
/** An input that the rules mostly ask for: they skip nearly all random inputs. */
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
    covering: null,
    elsewhere: null,
    isOwnersAddress: false,
    isSendingPaused: false,
    isFrozen: false,
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

describe('any decision about a payment', () => {
  test('skips reversed payments, payments of nothing, clients who refuse emails, and those whom the owner refuses', () => {
    expectAlways(({ payment: { reversal, amount, ownersChoice }, history: { refusal } }, { kind }) => {
      if (reversal || amount === 0 || refusal || ownersChoice === 'skip') expect(kind).toBe('skip')
    })
  })

  test('plans no request in the past or before the delay is over', () => {
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

  test('plans requests in the owner’s working hours if the owner keeps them', () => {
    expectAlways(({ settings: { rules, timeZone } }, decision) => {
      if (decision.kind === 'ask' && rules.keepsWorkingHours)
        expect(nextWorkingMoment(decision.at, timeZone)).toEqual(decision.at)
    })
  })

  test('is the same for the same input, which it does not change', () => {
    expectAlways((of, decision) => {
      const asItWas = structuredClone(of)
      expect(decideAt(of)).toEqual(decision)
      expect(of).toEqual(asItWas)
    })
  })

  test('stays the same if it is made again at once', () => {
    expectAlways((of, decision) => {
      const now = nowOf(of)
      const onHoldSince = onHoldSinceAfter(decision, of.payment, now)
      const again = decideAt({ ...of, payment: { ...of.payment, before: decision, onHoldSince } })
      expect(again).toEqual(decision)
    })
  })

  test('is made again at most half a year later if the payment is on hold', () => {
    expectAlways((of, decision) => {
      if (decision.kind !== 'hold') return
      expect(decision.until).not.toBeNull()
      expect(decision.until && decision.until <= later(180, nowOf(of))).toBe(true)
    })
  })

  test('ignores everything else, such as ratings and moods', () => {
    expectAlways((of, decision) => {
      const moods = { rating: 1, satisfaction: 'low', nps: 2, sentiment: -1, isHappy: false }
      const said = { ...of, payment: { ...of.payment, ...moods }, history: { ...of.history, ...moods } }
      expect(decideAt(said)).toEqual(decision)
    })
  })
})

describe('the explanation of any decision', () => {
  const stoppedIn = (checks: ReturnType<typeof explain>) => checks.filter(({ state }) => state === 'stopped')

  function expectExplained(claim: (of: AnyInput, now: Date) => void) {
    for (const input of [anyInput, likelyInput])
      fc.assert(
        fc.property(input, (of) => claim(of, nowOf(of))),
        { numRuns: 1500 },
      )
  }

  test('stops at the rule that decided, after every rule before it has passed', () => {
    expectExplained((of, now) => {
      const decision = decide(of.payment, of.history, of.settings, now)
      const asked = askEveryRule(of.payment, of.history, of.settings, now)
      const stopping = asked.find(({ says }) => says !== null)
      const checks = explain(decision, of.payment, of.history, of.settings, now)
      const stopped = stoppedIn(checks)
      if (decision.kind === 'ask') {
        expect(stopped).toEqual([])
        expect(stopping).toBeUndefined()
        return
      }
      expect(stopping?.says).toEqual(decision)
      expect(stopped.map(({ rule }) => rule)).toEqual([stopping?.rule])
      const stopsAt = checks.findIndex(({ state }) => state === 'stopped')
      for (const { rule, state } of checks.slice(0, stopsAt)) {
        expect(state).toBe('passed')
        expect(asked.find((answer) => answer.rule === rule)?.says).toBeNull()
      }
      for (const { state } of checks.slice(stopsAt + 1)) expect(state).toBe('later')
    })
  })

  test('is as it was when the decision is stored and the open invoices are not known any more', () => {
    expectExplained((of, now) => {
      const decision = decideAt(of, now)
      const onHoldSince = onHoldSinceAfter(decision, of.payment, now)
      const stored = { ...of.payment, before: decision, onHoldSince }
      const unknown = { ...of.history, unsettledInvoices: null }
      const stopped = stoppedIn(explain(decision, stored, unknown, of.settings, now))
      expect(stopped).toHaveLength(decision.kind === 'ask' ? 0 : 1)
      const again = explain(decision, stored, of.history, of.settings, now)
      expect(stoppedIn(again)).toEqual(stopped)
    })
  })

  test('says nothing of a rule that is not true, also once the client was asked and everything has changed', () => {
    expectExplained((of, now) => {
      const made = { kind: 'asked', reason: 'invoice' } as const
      const asked = askEveryRule(of.payment, { ...of.history, unsettledInvoices: 0 }, of.settings, now)
      const checks = explain(made, of.payment, of.history, of.settings, now)
      expect(stoppedIn(checks)).toEqual([])
      for (const { rule } of checks) expect(asked.find((answer) => answer.rule === rule)?.says ?? null).toBeNull()
    })
  })
})
