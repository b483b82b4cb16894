import type { PaymentRule } from '#shared/payment-explanation.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import type { DecidedPayment, Decision, Input, RequestHistory, Rule, SchedulingSettings } from './decision.domain.ts'
import { dueAt, groundOf, ruleNames, rulesFor, waitsForBalance } from './scheduling-rules.domain.ts'

/**
 * Decides whether the client of a payment is asked, when, and why not. Pure and total: the same input always gives the
 * same decision.
 */
export function decide(
  payment: DecidedPayment,
  history: RequestHistory,
  settings: SchedulingSettings,
  now: Date,
): Decision {
  const of: Input = { payment, history, settings, now }
  return firstOf(rulesFor(payment), of) ?? planned(of)
}

function firstOf(rules: readonly Rule[], of: Input): Decision | null {
  for (const rule of rules) {
    const decision = rule(of)
    if (decision) return decision
  }
  return null
}

function planned(of: Input): Decision {
  const { payment, settings, now } = of
  const ground = groundOf(payment)
  const awaited = ground === 'owner' ? null : payment.linesAwaitedUntil
  const earliest = [dueAt(of), awaited ?? now].reduce((latest, each) => (each > latest ? each : latest), now)
  const at = settings.rules.keepsWorkingHours ? nextWorkingMoment(earliest, settings.timeZone) : earliest
  const isSettled = waitsForBalance(payment.before) && !wasUnheard(payment)
  return { kind: 'ask', reason: ground !== 'owner' && isSettled ? 'settled' : ground, at }
}

/** It was taken for a deposit only because an earlier payment was heard after it. */
const wasUnheard = ({ before, evidence: { part, by } }: DecidedPayment) =>
  before?.kind === 'hold' && before.reason === 'deposit' && part === 'last' && (by === 'total' || by === 'amounts')

/** A rule, and what it alone decides; null when it doesn't apply. */
export type RuleAnswer = { rule: PaymentRule; says: Decision | null }

/** Every rule that `decide` goes through, in its order. `decide` takes the first that says something. */
export function askEveryRule(
  payment: DecidedPayment,
  history: RequestHistory,
  settings: SchedulingSettings,
  now: Date,
): RuleAnswer[] {
  return rulesFor(payment).map((rule) => {
    const name = ruleNames.get(rule)
    if (!name) throw new Error('A rule has no name.')
    return { rule: name, says: rule({ payment, history, settings, now }) }
  })
}

/**
 * Since when a payment is on hold as it is now. `open_invoice` and `deposit` count as one reason: both wait for the
 * final payment.
 */
export function onHoldSinceAfter(
  decision: Decision,
  { onHoldSince, before }: Pick<DecidedPayment, 'onHoldSince' | 'before'>,
  now: Date,
): Date | null {
  if (decision.kind === 'skip') return null
  if (decision.kind === 'ask') return onHoldSince
  const isSame =
    before?.kind === 'hold' &&
    (before.reason === decision.reason || (waitsForBalance(before) && waitsForBalance(decision)))
  return isSame && onHoldSince ? onHoldSince : now
}
