/**
 * When a client is asked because of a payment, and why not.
 *
 * Nobody is ever chosen by how satisfied they seem: what is decided here knows money, dates, addresses and what people said
 * they want, and nothing else. To ask only those who are likely to praise is an offence where our owners sell: in the United
 * States (16 CFR 465), the United Kingdom (Digital Markets, Competition and Consumers Act 2024, schedule 20) and the European
 * Union (Unfair Commercial Practices Directive, annex I, 23b and 23c). Do not add such a rule.
 */
import type { AskRules } from '#shared/connections.ts'
import { emailAddress } from '#shared/fields.ts'
import { wholeUnits } from '#shared/money.ts'
import type { AskReason, HoldReason, SkipReason } from '#shared/payments.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import type { UndoneBecause } from '#server/stripe/payment-news.ts'

/** What is decided about: a payment, as all events together tell it. */
export type DecidedPayment = {
  paidAt: Date
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** What it was for, and why Stripe says that it was paid: `billing_reason` of an invoice, the mode of a plain checkout. */
  source: 'invoice' | 'checkout' | 'subscription'
  because: string | null
  /** Of a subscription: the first money that was paid for it, a trial before it or not. */
  isFirstOfSubscription: boolean
  isDeposit: boolean
  email: string | null
  undone: { because: UndoneBecause; at: Date } | null
  /** What the owner said, which goes before the rules, and not before what the client wants. */
  ownersChoice: 'ask' | 'skip' | null
  /** Since when it is, or was last, held for this reason; null when it never was. Kept while it is planned after that. */
  heldSince: Date | null
  /** What was decided last; left out for the first time. */
  before?: Decision | null
}

export type Refusal = {
  kind: 'unsubscribed' | 'declined' | 'bounced' | 'complained' | 'do_not_ask'
  at: Date | null
}

/** What is known beside it. Other payments, requests and mails are of the same client and workspace, but for `elsewhere`. */
export type AskHistory = {
  connection: 'active' | 'paused' | 'gone'
  /** Other invoices of the customer that are open or drafts; null when Stripe cannot be asked. */
  unsettledInvoices: number | null
  /** A payment that came after this one, was not undone, is no deposit, and asks, has asked or may still ask. */
  laterPayment: { paidAt: Date } | null
  /** Another payment or request by which the client is asked already, or will be. */
  openRequest: { since: Date; isPlanned: boolean } | null
  lastAskedAt: Date | null
  refusal: Refusal | null
  /** When another workspace that has linked the same account asked the client, or plans to. */
  elsewhere: { at: Date } | null
  isOwnersAddress: boolean
  isSendingPaused: boolean
}

/** `at` is never before `now`. */
export type Decision =
  | { kind: 'ask'; reason: AskReason; at: Date }
  | { kind: 'hold'; reason: HoldReason; until: Date | null }
  | { kind: 'skip'; reason: SkipReason; since: Date | null }

/** Where the owner's day is. */
export type AskSettings = { rules: AskRules; timeZone: string }

type Case = { payment: DecidedPayment; history: AskHistory; settings: AskSettings; now: Date }
/** A rule that has nothing to say about a payment leaves it to the next one. */
type Rule = (of: Case) => Decision | null

const DAY_MS = 24 * 60 * 60 * 1000
const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)

/** A balance that did not come for so long is for the owner to think about. */
const BALANCE_AWAITED_DAYS = 90
/** An ask that could not go out for so long would only astonish. */
const OUTDATED_AFTER_DAYS = 30
/** What only the owner can settle waits longer. */
const OWNER_AWAITED_DAYS = 90

/**
 * Whether to ask the client of a payment, when, and why not. Pure and total: the same case is decided in the same way
 * whenever it is decided, and by whomever.
 */
export function decide(payment: DecidedPayment, history: AskHistory, settings: AskSettings, now: Date): Decision {
  const of: Case = { payment, history, settings, now }
  return firstOf(rulesFor(payment), of) ?? planned(of)
}

const skip = (reason: SkipReason, since: Date | null = null): Decision => ({ kind: 'skip', reason, since })
const hold = (reason: HoldReason, until: Date | null = null): Decision => ({ kind: 'hold', reason, until })

function firstOf(rules: readonly Rule[], of: Case): Decision | null {
  for (const rule of rules) {
    const decision = rule(of)
    if (decision) return decision
  }
  return null
}

const ownerSaidSkip: Rule = ({ payment }) => (payment.ownersChoice === 'skip' ? skip('owner') : null)

const undone: Rule = ({ payment }) => payment.undone && skip(payment.undone.because, payment.undone.at)

const nothingPaid: Rule = ({ payment }) => (payment.amount > 0 ? null : skip('nothing_paid'))

const clientsWish: Rule = ({ history }) => history.refusal && skip(history.refusal.kind, history.refusal.at)

/** It has waited once, and does not begin to wait anew. */
const waitedEnough: Rule = ({ payment: { before } }) =>
  before?.kind === 'skip' && (before.reason === 'hold_expired' || before.reason === 'quota_expired') ? before : null

const ownAddress: Rule = ({ history }) => (history.isOwnersAddress ? skip('own_address') : null)

const belowMinimum: Rule = ({ payment, settings }) =>
  wholeUnits(payment) < settings.rules.minimumAmount ? skip('below_minimum') : null

type Kind = 'start' | 'renewal' | 'plan_change' | 'unknown_kind'

const kinds: Readonly<Record<string, Kind>> = {
  manual: 'start',
  quote_accept: 'start',
  automatic_pending_invoice_item_invoice: 'start',
  payment: 'start',
  subscription: 'start',
  subscription_create: 'start',
  subscription_cycle: 'renewal',
  subscription_threshold: 'renewal',
  upcoming: 'renewal',
  subscription_update: 'plan_change',
}

function kindOf({ because, isFirstOfSubscription }: DecidedPayment): Kind {
  if (because === null) return 'start'
  const kind = Object.hasOwn(kinds, because) ? kinds[because] : undefined
  const isLater = kind === 'renewal' || kind === 'plan_change'
  if (isLater && isFirstOfSubscription) return 'start'
  return kind ?? 'unknown_kind'
}

const unaskedKind: Rule = ({ payment, settings }) => {
  const kind = kindOf(payment)
  if (kind === 'start' || (kind === 'renewal' && settings.rules.asksRenewals)) return null
  return skip(kind)
}

const connectionGone: Rule = ({ history }) => (history.connection === 'gone' ? skip('disconnected') : null)

const connectionPaused: Rule = (of) =>
  of.history.connection === 'paused' ? waitFor('account_paused', OUTDATED_AFTER_DAYS, of) : null

const waitsForBalance = (decision: Decision | null | undefined): boolean => {
  if (!decision) return false
  const { kind, reason } = decision
  if (kind === 'hold') return reason === 'deposit' || reason === 'open_invoice'
  return reason === 'settled' || reason === 'covered'
}

/** A deposit waits for the payment that settles the work, and that one asks. */
const balanceOpen: Rule = (of) => {
  const { payment, history, settings, now } = of
  if (!settings.rules.holdsDeposits) return null
  const isOpen = (history.unsettledInvoices ?? 0) > 0
  if (!payment.isDeposit && !isOpen && !waitsForBalance(payment.before)) return null
  if (history.laterPayment) return skip('covered', history.laterPayment.paidAt)
  if (!payment.isDeposit && !isOpen) return null
  const { before } = payment
  if (before?.kind === 'hold' && before.reason === 'owners_call') return waitFor('owners_call', OWNER_AWAITED_DAYS, of)
  const callsAt = daysAfter(sinceOf(of, waitsForBalance), BALANCE_AWAITED_DAYS)
  if (now >= callsAt) return hold('owners_call', daysAfter(now, OWNER_AWAITED_DAYS))
  return hold(payment.isDeposit ? 'deposit' : 'open_invoice', callsAt)
}

const openRequest: Rule = ({ history }) => history.openRequest && skip('open_request', history.openRequest.since)

const quiet: Rule = ({ history: { lastAskedAt }, settings, now }) =>
  lastAskedAt && now < daysAfter(lastAskedAt, settings.rules.quietDays) ? skip('asked_recently', lastAskedAt) : null

const askedElsewhere: Rule = ({ history }) => history.elsewhere && skip('other_workspace', history.elsewhere.at)

const noAddress: Rule = (of) => {
  const { email } = of.payment
  if (email === null || email.trim() === '') return waitFor('no_email', OWNER_AWAITED_DAYS, of)
  return emailAddress('Email').safeParse(email).success ? null : waitFor('invalid_email', OWNER_AWAITED_DAYS, of)
}

const ownerFirst: Rule = (of) =>
  of.settings.rules.asksOwnerFirst ? waitFor('owners_call', OWNER_AWAITED_DAYS, of) : null

const sendingPaused: Rule = (of) =>
  of.history.isSendingPaused ? waitFor('sending_paused', OUTDATED_AFTER_DAYS, of) : null

const outdated: Rule = (of) => {
  const { payment, now } = of
  return payment.heldSince === null && now > daysAfter(dueAt(of), OUTDATED_AFTER_DAYS) ? skip('hold_expired') : null
}

/** What no word of the owner's can change. */
const always: readonly Rule[] = [ownerSaidSkip, undone, nothingPaid, clientsWish]

const byRules: readonly Rule[] = [
  ...always,
  waitedEnough,
  ownAddress,
  belowMinimum,
  unaskedKind,
  connectionGone,
  connectionPaused,
  balanceOpen,
  openRequest,
  quiet,
  askedElsewhere,
  noAddress,
  ownerFirst,
  sendingPaused,
  outdated,
]

/** Whoever the owner picked had no request open and was in no quiet then: they may have been asked since. */
const byOwner: readonly Rule[] = [...always, waitedEnough, noAddress, openRequest, quiet, askedElsewhere, sendingPaused]

const rulesFor = ({ ownersChoice }: DecidedPayment) => (ownersChoice === 'ask' ? byOwner : byRules)

/** The delay has passed: not yet in working hours. */
function dueAt({ payment, settings: { rules } }: Case): Date {
  const days = {
    owner: 0,
    invoice: rules.delays.invoiceDays,
    checkout: rules.delays.checkoutDays,
    subscription: rules.delays.subscriptionDays,
    renewal: rules.delays.invoiceDays,
  }
  return daysAfter(payment.paidAt, days[groundOf(payment)])
}

function groundOf(payment: DecidedPayment): Exclude<AskReason, 'settled'> {
  if (payment.ownersChoice === 'ask') return 'owner'
  return kindOf(payment) === 'renewal' ? 'renewal' : payment.source
}

function planned(of: Case): Decision {
  const { payment, settings, now } = of
  const ground = groundOf(payment)
  const due = dueAt(of)
  const earliest = due > now ? due : now
  const at = settings.rules.keepsWorkingHours ? nextWorkingMoment(earliest, settings.timeZone) : earliest
  return { kind: 'ask', reason: ground !== 'owner' && waitsForBalance(payment.before) ? 'settled' : ground, at }
}

/** Since when the payment has waited for such a reason: from now on where it did not before. */
function sinceOf({ payment: { heldSince, before }, now }: Case, isSuch: (before: Decision) => boolean): Date {
  return heldSince && before?.kind === 'hold' && isSuch(before) ? heldSince : now
}

/** Held for so many days, and skipped then. */
function waitFor(reason: HoldReason, days: number, of: Case): Decision {
  const since = sinceOf(of, (before) => before.reason === reason)
  const ends = daysAfter(since, days)
  return of.now >= ends ? skip('hold_expired', since) : hold(reason, ends)
}

/** What stands in the way of a mail at the moment at which it is to go out. */
export type Gate = {
  /** Until when the client has had mail enough, or a new account its few of the day. */
  mailLimitUntil: Date | null
  /** When the next requests may be there; null while one is left for this payment. */
  requestsFrom: Date | null
}

/** What becomes of an ask whose time has come. Others stay as they are. */
export function passGate(
  decision: Decision,
  { gate, ...of }: { payment: DecidedPayment; gate: Gate; now: Date },
): Decision {
  if (decision.kind !== 'ask' || decision.at > of.now) return decision
  const { mailLimitUntil, requestsFrom } = gate
  if (mailLimitUntil) return holdAtGate('mail_limit', mailLimitUntil, of)
  return requestsFrom ? holdAtGate('quota', requestsFrom, of) : decision
}

function holdAtGate(
  reason: 'mail_limit' | 'quota',
  until: Date,
  { payment: { heldSince, before }, now }: { payment: DecidedPayment; now: Date },
): Decision {
  const since = heldSince && before?.kind === 'hold' && before.reason === reason ? heldSince : now
  const ends = daysAfter(since, OUTDATED_AFTER_DAYS)
  if (now >= ends) return skip(reason === 'quota' ? 'quota_expired' : 'hold_expired', since)
  return hold(reason, until < ends ? until : ends)
}

/** Since when a payment is held as it is now: what waits for a balance waits for it under either name. */
export function heldSinceAfter(
  decision: Decision,
  { heldSince, before }: Pick<DecidedPayment, 'heldSince' | 'before'>,
  now: Date,
): Date | null {
  if (decision.kind === 'skip') return null
  if (decision.kind === 'ask') return heldSince
  const isSame =
    before?.kind === 'hold' &&
    (before.reason === decision.reason || (waitsForBalance(before) && waitsForBalance(decision)))
  return isSame && heldSince ? heldSince : now
}
