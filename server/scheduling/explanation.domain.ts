/**
 * Explains a decision about a payment with the rules that made it, asked again with the same facts. What is said of a
 * rule is true now, too: a rule that would stop the payment today, but didn't then, is left out.
 */
import type { PaymentCheck, PaymentRule } from '#shared/payment-explanation.ts'
import type { HoldReason, PaymentDecision, SkipReason } from '#shared/payments.ts'
import type { DecidedPayment, RequestHistory, SchedulingSettings } from './decision.domain.ts'
import { askEveryRule, type RuleAnswer } from './scheduling.domain.ts'

/** A decision that was made: its kind and reason tell which rule made it. */
export type MadeDecision = KindAndReason<PaymentDecision>
type KindAndReason<D> = D extends PaymentDecision ? Pick<D, 'kind' | 'reason'> : never

type Input = { payment: DecidedPayment; history: RequestHistory; settings: SchedulingSettings; now: Date }

/** The checks behind a decision, in the order in which `decide` makes them. `now` is when it was decided. */
export function explain(
  made: MadeDecision,
  payment: DecidedPayment,
  history: RequestHistory,
  settings: SchedulingSettings,
  now: Date,
): PaymentCheck[] {
  const of: Input = { payment: asMade(payment, made), history, settings, now }
  const asked = askWithKnownInvoices(of, made)
  const checks = [...checksOf(asked, stoppingRule(asked, made)), ...timingOf(made, of.payment)]
  return checks.filter(({ rule, state }) => state === 'stopped' || !isOff(rule, settings))
}

/** An owner who asked a client regardless of the rules had only a few of them checked. */
const asMade = (payment: DecidedPayment, { kind, reason }: MadeDecision): DecidedPayment =>
  kind === 'asked' && reason === 'owner' ? { ...payment, ownersChoice: 'ask' } : payment

/** Stripe's answer about open invoices is not stored, so the decision says whether there was one. */
function askWithKnownInvoices({ payment, history, settings, now }: Input, made: MadeDecision): RuleAnswer[] {
  const withOpen = (unsettledInvoices: number) =>
    askEveryRule(payment, { ...history, unsettledInvoices }, settings, now)
  const settled = withOpen(0)
  if (isMadeBy(firstOf(settled), made)) return settled
  const open = withOpen(1)
  return isMadeBy(firstOf(open), made) ? open : settled
}

const firstOf = (asked: readonly RuleAnswer[]) => asked.find(({ says }) => says !== null)

const isMadeBy = (answer: RuleAnswer | undefined, made: MadeDecision) =>
  answer?.says?.kind === made.kind && answer.says.reason === made.reason

/** The rule that made the decision; null for a request, which none of them stopped. */
function stoppingRule(asked: readonly RuleAnswer[], made: MadeDecision): PaymentRule | null {
  if (made.kind === 'ask' || made.kind === 'asked') return null
  const first = firstOf(asked)
  if (first && isMadeBy(first, made)) return first.rule
  // Something has changed since.
  return asked.find((answer) => isMadeBy(answer, made))?.rule ?? ruleOfReason[made.reason]
}

function checksOf(asked: readonly RuleAnswer[], stopping: PaymentRule | null): PaymentCheck[] {
  const stopsAt = stopping === null ? asked.length : asked.findIndex(({ rule }) => rule === stopping)
  if (stopping !== null && stopsAt === -1 && !isAtGate(stopping)) return [{ rule: stopping, state: 'stopped' }]
  return asked.flatMap(({ rule, says }, index): PaymentCheck[] => {
    if (rule === stopping) return [{ rule, state: 'stopped' }]
    if (stopsAt !== -1 && index > stopsAt) return [{ rule, state: 'later' }]
    return says === null ? [{ rule, state: 'passed' }] : []
  })
}

const isAtGate = (rule: PaymentRule) => rule === 'email_limit' || rule === 'quota'

/** When the client is asked, and what is checked at that moment. */
function timingOf(made: MadeDecision, { ownersChoice }: DecidedPayment): PaymentCheck[] {
  const gate = made.kind === 'hold' ? ruleOfReason[made.reason] : null
  const isPlanned = made.kind === 'ask' || made.kind === 'asked' || (gate !== null && isAtGate(gate))
  const timing = ownersChoice === 'ask' ? (['working_hours'] as const) : (['delay', 'working_hours'] as const)
  const state = isPlanned ? 'passed' : 'later'
  return [
    ...timing.map((rule): PaymentCheck => ({ rule, state })),
    { rule: 'email_limit', state: gateState('email_limit', { made, gate }) },
    { rule: 'quota', state: gateState('quota', { made, gate }) },
  ]
}

function gateState(
  rule: 'email_limit' | 'quota',
  { made, gate }: { made: MadeDecision; gate: PaymentRule | null },
): PaymentCheck['state'] {
  if (gate === rule) return 'stopped'
  // The email limit is checked before the month's requests.
  return made.kind === 'asked' || (gate === 'quota' && rule === 'email_limit') ? 'passed' : 'later'
}

/** A rule that the owner has not turned on checks nothing. */
function isOff(rule: PaymentRule, { rules }: SchedulingSettings): boolean {
  if (rule === 'minimum_amount') return rules.minimumAmount === 0
  if (rule === 'final_payment') return !rules.holdsDeposits
  if (rule === 'owner_first') return !rules.asksOwnerFirst
  return rule === 'working_hours' && !rules.keepsWorkingHours
}

/** Which rule gives a reason, for decisions whose facts have changed since. */
const ruleOfReason: Record<HoldReason | SkipReason, PaymentRule> = {
  owner: 'owner_chose_skip',
  refunded: 'reversal',
  disputed: 'reversal',
  voided: 'reversal',
  payment_failed: 'reversal',
  nothing_paid: 'nothing_paid',
  unsubscribed: 'refusal',
  declined: 'refusal',
  bounced: 'refusal',
  complained: 'refusal',
  do_not_ask: 'refusal',
  hold_expired: 'waited_enough',
  quota_expired: 'waited_enough',
  own_address: 'own_address',
  below_minimum: 'minimum_amount',
  renewal: 'kind',
  plan_change: 'kind',
  unknown_kind: 'kind',
  disconnected: 'disconnected',
  account_paused: 'account_paused',
  deposit: 'final_payment',
  open_invoice: 'final_payment',
  covered: 'covered',
  open_request: 'open_request',
  no_answer: 'open_request',
  asked_recently: 'quiet_days',
  other_workspace: 'other_workspace',
  no_email: 'address',
  invalid_email: 'address',
  owners_call: 'owner_first',
  workspace_frozen: 'workspace_frozen',
  sending_paused: 'sending_paused',
  email_limit: 'email_limit',
  quota: 'quota',
}
