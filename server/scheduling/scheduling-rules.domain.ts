/**
 * Decides when a client is asked because of a payment, or why not.
 * Clients are never chosen by how satisfied they seem: the decision knows only money, dates, addresses and what people
 * said they want. Asking only those likely to praise is illegal where our owners sell: in the United States (16 CFR
 * 465), the United Kingdom (Digital Markets, Competition and Consumers Act 2024, schedule 20) and the European Union
 * (Unfair Commercial Practices Directive, annex I, 23b and 23c). Do not add such a rule.
 */
import { emailAddress } from '#shared/fields.ts'
import { wholeUnits } from '#shared/money.ts'
import type { PaymentRule } from '#shared/payment-explanation.ts'
import type { HoldReason, RequestReason } from '#shared/payments.ts'
import {
  daysAfter,
  type DecidedPayment,
  type Decision,
  hold,
  type Input,
  type RequestHistory,
  type Rule,
  skip,
} from './decision.domain.ts'
import { kindOf } from './payment-kind.domain.ts'

/** If the final payment doesn't arrive for this long, the owner has to decide. */
const BALANCE_AWAITED_DAYS = 90
/** A request this late would only surprise the client. */
export const OUTDATED_AFTER_DAYS = 30
/** Days that a payment stays on hold when only the owner can resolve it. */
const OWNER_AWAITED_DAYS = 90

const ownerSaidSkip: Rule = ({ payment }) => (payment.ownersChoice === 'skip' ? skip('owner') : null)

const reversal: Rule = ({ payment }) => payment.reversal && skip(payment.reversal.because, payment.reversal.at)

const nothingPaid: Rule = ({ payment }) => (payment.amount > 0 ? null : skip('nothing_paid'))

const clientsWish: Rule = ({ history }) => history.refusal && skip(history.refusal.kind, history.refusal.at)

/** It was on hold once already and is not put on hold again. */
const waitedEnough: Rule = ({ payment: { before } }) =>
  before?.kind === 'skip' && (before.reason === 'hold_expired' || before.reason === 'quota_expired') ? before : null

const ownAddress: Rule = ({ history }) => (history.isOwnersAddress ? skip('own_address') : null)

const belowMinimum: Rule = ({ payment, settings }) =>
  wholeUnits(payment) < settings.rules.minimumAmount ? skip('below_minimum') : null

const unaskedKind: Rule = ({ payment, settings }) => {
  const kind = kindOf(payment)
  if (kind === 'start' || (kind === 'renewal' && settings.rules.asksRenewals)) return null
  return skip(kind)
}

const connectionGone: Rule = ({ history }) => (history.connection === 'gone' ? skip('disconnected') : null)

const connectionPaused: Rule = (of) =>
  of.history.connection === 'paused' ? waitFor('account_paused', OUTDATED_AFTER_DAYS, of) : null

export const waitsForBalance = (decision: Decision | null | undefined): boolean => {
  if (!decision) return false
  const { kind, reason } = decision
  if (kind === 'hold') return reason === 'deposit' || reason === 'open_invoice'
  return reason === 'settled'
}

/**
 * Whatever else the client has to pay belongs to something else: this is the rest of a project, or work that goes on.
 * Amounts, what the owner said of other payments, and words that could mean another part show too little.
 */
const isApartFromOthers = ({ evidence: { part, by }, saidPart }: DecidedPayment) =>
  part === 'recurring' ||
  (part === 'last' && by !== 'amounts' && by !== 'lesson' && !(by === 'words' && saidPart?.isWeak))

/** A deposit is on hold until the final payment, which triggers the request. */
const balanceOpen: Rule = (of) => {
  const { payment, history, settings, now } = of
  if (!settings.rules.holdsDeposits) return null
  const isDeposit = payment.evidence.part === 'first'
  const isOpen = (history.unsettledInvoices ?? 0) > 0 && !isApartFromOthers(payment)
  if (!isDeposit && !isOpen) return null
  if (isDeposit && history.laterPayment) return coveredBy(history.laterPayment)
  const { before } = payment
  if (before?.kind === 'hold' && before.reason === 'owners_call') return waitFor('owners_call', OWNER_AWAITED_DAYS, of)
  const callsAt = daysAfter(sinceOf(of, waitsForBalance), BALANCE_AWAITED_DAYS)
  if (now >= callsAt) return hold('owners_call', daysAfter(now, OWNER_AWAITED_DAYS))
  return hold(isDeposit ? 'deposit' : 'open_invoice', callsAt)
}

const coveredBy = ({ id, paidAt }: { id: string; paidAt: Date }) => skip('covered', paidAt, id)

/** A newer payment of the client asked already. */
const coveredByAsked: Rule = ({ history: { covering } }) => (covering?.isAsked ? coveredBy(covering) : null)

/** Another payment of the client asks instead. */
const covered: Rule = ({ history: { covering } }) => covering && coveredBy(covering)

/** Clients who never answer are asked again this often, after the quiet days and because of a new payment. */
const ASKED_AGAIN_MAX = 2

type AskedBefore = Pick<RequestHistory, 'pendingRequest' | 'lastAskedAt' | 'unansweredInRow'>

/** Why a client with requests that have no answer isn't asked again; null if the client can be. */
export function blockOfPending(
  { pendingRequest: open, lastAskedAt, unansweredInRow }: AskedBefore,
  { quietDays, now }: { quietDays: number; now: Date },
): 'open_request' | 'no_answer' | null {
  const isQuietOver = lastAskedAt !== null && now >= daysAfter(lastAskedAt, quietDays)
  if (open && (open.isPlanned || !isQuietOver)) return 'open_request'
  // The requests themselves may have been deleted since.
  return isQuietOver && unansweredInRow > ASKED_AGAIN_MAX ? 'no_answer' : null
}

const pendingRequest: Rule = ({ history, settings: { rules }, now }) => {
  const { pendingRequest: open, lastAskedAt } = history
  const reason = blockOfPending(history, { quietDays: rules.quietDays, now })
  return reason && skip(reason, reason === 'open_request' && open ? open.since : lastAskedAt, open?.id)
}

const quiet: Rule = ({ history: { lastAskedAt }, settings, now }) =>
  lastAskedAt && now < daysAfter(lastAskedAt, settings.rules.quietDays) ? skip('asked_recently', lastAskedAt) : null

const askedElsewhere: Rule = ({ history }) =>
  history.elsewhere && skip('other_workspace', history.elsewhere.at, history.elsewhere.paymentId)

const noAddress: Rule = (of) => {
  const { email } = of.payment
  if (email === null || email.trim() === '') return waitFor('no_email', OWNER_AWAITED_DAYS, of)
  return emailAddress('Email').safeParse(email).success ? null : waitFor('invalid_email', OWNER_AWAITED_DAYS, of)
}

const ownerFirst: Rule = (of) =>
  of.settings.rules.asksOwnerFirst ? waitFor('owners_call', OWNER_AWAITED_DAYS, of) : null

const frozen: Rule = (of) => (of.history.isFrozen ? waitFor('workspace_frozen', OUTDATED_AFTER_DAYS, of) : null)

const sendingPaused: Rule = (of) =>
  of.history.isSendingPaused ? waitFor('sending_paused', OUTDATED_AFTER_DAYS, of) : null

const outdated: Rule = (of) => {
  const { payment, now } = of
  const due = dueAt(of)
  // While the money was gone, the client could not be asked.
  const since = payment.restoredAt && payment.restoredAt > due ? payment.restoredAt : due
  return payment.onHoldSince === null && now > daysAfter(since, OUTDATED_AFTER_DAYS) ? skip('hold_expired') : null
}

/** Reasons that the owner can't overrule. */
const always: readonly Rule[] = [ownerSaidSkip, reversal, nothingPaid, clientsWish]

const byRules: readonly Rule[] = [
  ...always,
  waitedEnough,
  ownAddress,
  belowMinimum,
  unaskedKind,
  connectionGone,
  connectionPaused,
  balanceOpen,
  coveredByAsked,
  pendingRequest,
  quiet,
  askedElsewhere,
  noAddress,
  ownerFirst,
  covered,
  frozen,
  sendingPaused,
  outdated,
]

/**
 * When the owner picked this client there was no open request and no recent one. Both are checked again, because the
 * client may have been asked since.
 */
const byOwner: readonly Rule[] = [
  ...always,
  waitedEnough,
  noAddress,
  pendingRequest,
  quiet,
  askedElsewhere,
  frozen,
  sendingPaused,
]

export const rulesFor = ({ ownersChoice }: DecidedPayment) => (ownersChoice === 'ask' ? byOwner : byRules)

/** What owners read about each rule. */
export const ruleNames: ReadonlyMap<Rule, PaymentRule> = new Map([
  [ownerSaidSkip, 'owner_chose_skip'],
  [reversal, 'reversal'],
  [nothingPaid, 'nothing_paid'],
  [clientsWish, 'refusal'],
  [waitedEnough, 'waited_enough'],
  [ownAddress, 'own_address'],
  [belowMinimum, 'minimum_amount'],
  [unaskedKind, 'kind'],
  [connectionGone, 'disconnected'],
  [connectionPaused, 'account_paused'],
  [balanceOpen, 'final_payment'],
  [coveredByAsked, 'covered_by_asked'],
  [pendingRequest, 'open_request'],
  [quiet, 'quiet_days'],
  [askedElsewhere, 'other_workspace'],
  [noAddress, 'address'],
  [ownerFirst, 'owner_first'],
  [covered, 'covered'],
  [frozen, 'workspace_frozen'],
  [sendingPaused, 'sending_paused'],
  [outdated, 'outdated'],
])

/** When the delay has passed, before working hours are considered. */
export function dueAt({ payment, settings: { rules } }: Input): Date {
  const days = {
    owner: 0,
    invoice: rules.delays.invoiceDays,
    checkout: rules.delays.checkoutDays,
    subscription: rules.delays.subscriptionDays,
    renewal: rules.delays.invoiceDays,
  }
  return daysAfter(payment.paidAt, days[groundOf(payment)])
}

export function groundOf(payment: DecidedPayment): Exclude<RequestReason, 'settled'> {
  if (payment.ownersChoice === 'ask') return 'owner'
  return kindOf(payment) === 'renewal' ? 'renewal' : payment.source
}

/** Since when the payment is on hold for such a reason: now, unless it was before. */
function sinceOf({ payment: { onHoldSince, before }, now }: Input, isSuch: (before: Decision) => boolean): Date {
  return onHoldSince && before?.kind === 'hold' && isSuch(before) ? onHoldSince : now
}

/** Puts a payment on hold for this many days, then skips it. */
function waitFor(reason: HoldReason, days: number, of: Input): Decision {
  const since = sinceOf(of, (before) => before.reason === reason)
  const ends = daysAfter(since, days)
  return of.now >= ends ? skip('hold_expired', since) : hold(reason, ends)
}
