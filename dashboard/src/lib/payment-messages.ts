import { formatMoney } from '#shared/money.ts'
import type { DryRunPayment } from '#shared/past-payments.ts'
import type {
  RequestReason,
  HoldReason,
  Payment,
  PaymentDecision,
  PaymentSource,
  SkipReason,
} from '#shared/payments.ts'
import type { PartEvidence } from '#shared/payment-parts.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { type Reading, whyAsked } from './delay-messages.ts'
import { formatAgo, type Clock, formatDay, formatMomentThere } from './moments.ts'

/** A decision as text: a sentence, and details about it. */
type DecisionMessage = { text: string; detail: string | null }

export const sourceMessage: Record<PaymentSource, string> = {
  invoice: 'Invoice',
  checkout: 'Checkout',
  subscription: 'Subscription',
}

const holdMessage: Record<HoldReason, string> = {
  open_invoice: 'another invoice of this client is open',
  deposit: 'deposit, waiting for the final payment',
  no_email: 'this payment has no email address',
  invalid_email: 'the email address isn’t valid',
  quota: 'the month’s requests are used up',
  email_limit: 'the email limit is reached',
  workspace_frozen: 'this workspace is frozen',
  sending_paused: 'emails to your clients are paused',
  account_paused: 'this Stripe account is paused',
  owners_call: 'you decide',
}

function onHoldMessage(reason: HoldReason, evidence: PartEvidence | null | undefined): string {
  const open = reason === 'open_invoice' ? evidence?.openInvoice : undefined
  if (!open) return holdMessage[reason]
  if (open.isDraft) return 'this client has a draft invoice'
  return open.number === null ? holdMessage[reason] : `invoice ${open.number} of this client is open`
}

/** Which other invoice of the client isn't paid: a sentence. */
export function openInvoiceMessage({ number, isDraft }: NonNullable<PartEvidence['openInvoice']>): string {
  if (isDraft) return 'This client has a draft invoice.'
  return number === null
    ? 'Another invoice of this client is still open.'
    : `Invoice ${number} of this client is still open.`
}

const reversals: ReadonlySet<SkipReason> = new Set(['refunded', 'disputed', 'voided', 'payment_failed'])

function skipDetail({ reason, since }: { reason: SkipReason; since: string | null }, clock: Clock): string | null {
  if (reversals.has(reason)) return 'Before we asked'
  return reason === 'owner' && since !== null ? formatDay(new Date(since), clock) : null
}

function untilMessage({ reason, until }: { reason: HoldReason; until: Date }, clock: Clock): string {
  switch (reason) {
    case 'open_invoice':
    case 'deposit':
      return `We’ll ask you to decide on ${formatDay(until, clock)}`
    case 'quota':
    case 'email_limit':
      return `Next attempt: ${formatMomentThere(until, clock)}`
    case 'no_email':
    case 'invalid_email':
    case 'workspace_frozen':
    case 'sending_paused':
    case 'account_paused':
    case 'owners_call':
      return `We’ll wait until ${formatDay(until, clock)}`
  }
}

type Since = { on: string; ago: string }

const noSince: Since = { on: '', ago: 'recently' }

const sinceOf = (since: Date, clock: Clock): Since => {
  const day = formatDay(since, clock)
  return { on: ` on ${day}`, ago: formatAgo(since, clock) }
}

const skipMessage: Record<SkipReason, (since: Since) => string> = {
  nothing_paid: () => 'the amount was zero',
  below_minimum: () => 'below your minimum amount',
  own_address: () => 'this is your own email address',
  renewal: () => 'a renewal',
  plan_change: () => 'a plan change',
  unknown_kind: () => 'we don’t know this type of invoice',
  open_request: ({ on }) => `already asked${on}, no answer yet`,
  no_answer: ({ on }) => `no answer to three requests, the last${on}`,
  asked_recently: ({ ago }) => `asked ${ago}`,
  declined: ({ on }) => `declined${on}`,
  unsubscribed: ({ on }) => `unsubscribed${on}`,
  bounced: () => 'emails to this address bounce',
  complained: () => 'reported an email as spam',
  do_not_ask: () => 'on your do-not-ask list',
  refunded: ({ on }) => `refunded${on}`,
  disputed: ({ on }) => `the payment was disputed${on}`,
  voided: ({ on }) => `the invoice was cancelled${on}`,
  payment_failed: () => 'the payment failed',
  covered: () => 'another payment of this client triggers the request',
  other_workspace: () => 'another business with this Stripe account asks this client',
  quota_expired: () => 'no request was left for 30 days',
  hold_expired: () => 'it was on hold for too long',
  disconnected: () => 'the account was disconnected',
  owner: () => 'you chose “Don’t ask”',
}

/** Why nobody was or can be asked, inside a sentence. */
const skipReasonMessage = ({ reason, since }: { reason: SkipReason; since: Date | null }, clock: Clock): string =>
  skipMessage[reason](since ? sinceOf(since, clock) : noSince)

/** Why a client of a past payment cannot be asked today, inside a sentence; null where the decision already says so. */
export function obstacleMessage(
  { cannotSendNow, decision }: Pick<DryRunPayment, 'cannotSendNow' | 'decision'>,
  clock: Clock,
): string | null {
  if (cannotSendNow === null) return null
  const saysSo = cannotSendNow === 'no_address' ? ['no_email', 'invalid_email'] : [cannotSendNow]
  if (decision.kind !== 'ask' && saysSo.includes(decision.reason)) return null
  if (cannotSendNow === 'no_address') return 'Stripe has no valid email address'
  return skipReasonMessage({ reason: cannotSendNow, since: null }, clock)
}

/** What happened to a request, inside a sentence. */
export const outcomeMessage: Record<TestimonialStatus, string> = {
  pending: 'the email is being sent',
  sent: 'no answer yet',
  submitted: 'answered',
  approved: 'answered, approved',
  rejected: 'answered, rejected',
}

type Decided = Pick<Payment, 'paidAt'> & { decision: PaymentDecision; evidence?: PartEvidence | null }

/** What was decided for a payment, and why. */
export function decisionMessage({ decision, paidAt, evidence }: Decided, reading: Reading): DecisionMessage {
  const { clock, tense } = reading
  const why = (reason: RequestReason, at: Date) => whyAsked({ reason, at, paidAt: new Date(paidAt) }, reading)
  switch (decision.kind) {
    case 'ask': {
      const at = new Date(decision.at)
      const detail = why(decision.reason, at)
      if (tense === 'past') return { text: `Would have asked on ${formatDay(at, clock)}`, detail }
      return { text: at <= clock.now ? 'Asking now' : `Will ask ${formatMomentThere(at, clock)}`, detail }
    }
    case 'hold': {
      const { reason, until } = decision
      const detail = until && tense === 'now' ? untilMessage({ reason, until: new Date(until) }, clock) : null
      if (reason === 'owners_call') return { text: tense === 'past' ? 'Your decision' : 'Needs your decision', detail }
      return {
        text: `${tense === 'past' ? 'Would be on hold' : 'On hold'}: ${onHoldMessage(reason, evidence)}`,
        detail,
      }
    }
    case 'skip': {
      const { reason, since } = decision
      const text = `Skipped: ${skipReasonMessage({ reason, since: since === null ? null : new Date(since) }, clock)}`
      return { text, detail: tense === 'now' ? skipDetail(decision, clock) : null }
    }
    case 'asked': {
      const at = new Date(decision.at)
      const detail = why(decision.reason, at)
      return { text: `Asked on ${formatDay(at, clock)}`, detail }
    }
  }
}

/** What happens once the owner has said which part of a price a payment is: a sentence. */
export function partEffectMessage(
  payment: Pick<Payment, 'paidAt' | 'customerName' | 'customerEmail' | 'decision'>,
  clock: Clock,
): string {
  const { decision } = payment
  const client = clientOf(payment)
  if (decision.kind === 'ask') return `We’ll ask ${client} ${formatMomentThere(new Date(decision.at), clock)}.`
  if (decision.kind === 'hold' && decision.reason === 'deposit') {
    const until =
      decision.until === null ? '' : ` If none comes, you decide on ${formatDay(new Date(decision.until), clock)}.`
    return `We’ll ask ${client} after the final payment.${until}`
  }
  return `Then: ${decisionMessage(payment, { clock, tense: 'now' }).text}.`
}

/** What happens once a missing address is known: a sentence. */
export function addressEffectMessage(payment: Pick<Payment, 'decision' | 'paidAt'>, clock: Clock): string {
  const { decision } = payment
  if (decision.kind === 'ask') return `We’ll ask ${formatMomentThere(new Date(decision.at), clock)}, as your rules say.`
  return `Then: ${decisionMessage(payment, { clock, tense: 'now' }).text}.`
}

const partMessage = { first: 'Deposit', last: 'Final payment', recurring: 'Ongoing work' }

/** Which part of a price a payment was taken for, and why; null where that makes no difference. */
export function evidenceMessage(evidence: PartEvidence | null, clock: Clock): string | null {
  if (!evidence || evidence.part === 'whole' || evidence.part === 'unclear' || evidence.by === 'subscription')
    return null
  return `${partMessage[evidence.part]}: ${partReasonMessage(evidence, clock)}`
}

/** What shows which part of a price a payment is, inside a sentence. */
export function partReasonMessage({ part, by, words, otherPaidAt, total }: PartEvidence, clock: Clock): string {
  const other = otherPaidAt === null ? null : formatDay(new Date(otherPaidAt), clock)
  const andOther = other === null ? '' : `, and the deposit of ${other} was paid`
  switch (by) {
    case 'owner':
      return 'you said so'
    case 'lesson':
      return `you said so of “${words ?? ''}”`
    case 'metadata':
      return `the payment’s metadata says “${words ?? ''}”${andOther}`
    case 'deduction':
      return `the invoice subtracts “${words ?? ''}”`
    case 'total':
      return total ? paidMessage(total) : ''
    case 'amounts':
      return part === 'last'
        ? `the amount fits the deposit of ${other ?? ''}`
        : `the payment of ${other ?? ''} is the rest`
    case 'rhythm':
      return 'this client pays the same amount regularly'
    case 'words':
      return words ? `the invoice says “${words}”${andOther}` : 'the invoice says so'
    case 'subscription':
    case 'nothing':
      return ''
  }
}

/** How much of a project's price is paid, inside a sentence. */
function paidMessage({ paid, price, currency }: NonNullable<PartEvidence['total']>): string {
  const whole = formatMoney({ amount: price, currency })
  return paid >= price
    ? `all of ${whole} is paid`
    : `${formatMoney({ amount: paid, currency })} of ${whole} is paid so far`
}

/** Reasons that are counted together. */
export const reasonGroups: Record<HoldReason | SkipReason, string> = {
  open_invoice: 'Another invoice is open',
  deposit: 'Deposits',
  no_email: 'No email address',
  invalid_email: 'No email address',
  quota: 'No requests left',
  email_limit: 'Email limit reached',
  workspace_frozen: 'Workspace is frozen',
  sending_paused: 'Emails are paused',
  account_paused: 'Account is paused',
  owners_call: 'Your decision',
  nothing_paid: 'Zero amounts',
  below_minimum: 'Below your minimum amount',
  own_address: 'Your own address',
  renewal: 'Renewals and plan changes',
  plan_change: 'Renewals and plan changes',
  unknown_kind: 'Unknown types of invoices',
  open_request: 'Already asked, no answer yet',
  no_answer: 'Never answered',
  asked_recently: 'Asked recently',
  declined: 'Declined or unsubscribed',
  unsubscribed: 'Declined or unsubscribed',
  bounced: 'Emails bounce',
  complained: 'Reported spam',
  do_not_ask: 'On your do-not-ask list',
  refunded: 'Refunded or disputed',
  disputed: 'Refunded or disputed',
  voided: 'Cancelled or failed',
  payment_failed: 'Cancelled or failed',
  covered: 'Another payment triggers the request',
  other_workspace: 'Asked by another business',
  quota_expired: 'No requests left',
  hold_expired: 'On hold for too long',
  disconnected: 'Account was disconnected',
  owner: 'You chose not to ask',
}

/** The client of a payment, as a row names it. */
export const clientOf = ({ customerName, customerEmail }: Pick<Payment, 'customerName' | 'customerEmail'>): string =>
  customerName || customerEmail || 'Unnamed client'
