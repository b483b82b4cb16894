import type {
  AskReason,
  DryRunPayment,
  HoldReason,
  Payment,
  PaymentDecision,
  PaymentSource,
  SkipReason,
} from '#shared/payments.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { agoWords, type Clock, dayWords, daysUntil, momentThereWords } from './moments.ts'

/** A decision as it is said: in a sentence, and what there is to add to it. */
export type DecisionWords = { text: string; detail: string | null }

/** `past` is what would have been, of payments that were there before the rules. */
type Tense = 'now' | 'past'

export const sourceWords: Record<PaymentSource, string> = {
  invoice: 'Invoice',
  checkout: 'Checkout',
  subscription: 'Subscription',
}

const paid: Record<'invoice' | 'checkout' | 'subscription' | 'renewal', string> = {
  invoice: 'the invoice was paid',
  checkout: 'the checkout',
  subscription: 'the subscription’s first payment',
  renewal: 'the renewal',
}

function delayWords({ days, what }: { days: number; what: string }): string {
  if (days <= 0) return `Right after ${what}`
  return `${days} ${days === 1 ? 'day' : 'days'} after ${what}`
}

function whyAsked({ reason, days }: { reason: AskReason; days: number }): string {
  if (reason === 'settled') return 'Nothing else of this client is open any more'
  if (reason === 'owner') return 'Because you said so'
  return delayWords({ days, what: paid[reason] })
}

const holdWords: Record<HoldReason, string> = {
  open_invoice: 'another invoice of this client is open',
  deposit: 'a deposit, waits for the balance',
  no_email: 'this payment has no email address',
  invalid_email: 'the email address cannot be right',
  quota: 'the month’s requests are used up',
  mail_limit: 'enough mails have gone out for now',
  sending_paused: 'mails to your clients are paused',
  account_paused: 'this Stripe account is paused',
  owners_call: 'you decide',
}

function untilWords({ reason, until }: { reason: HoldReason; until: Date }, clock: Clock): string {
  switch (reason) {
    case 'open_invoice':
    case 'deposit':
      return `Yours to decide from ${dayWords(until, clock)} on`
    case 'quota':
    case 'mail_limit':
      return `Tried again ${momentThereWords(until, clock)}`
    case 'no_email':
    case 'invalid_email':
    case 'sending_paused':
    case 'account_paused':
    case 'owners_call':
      return `Waits until ${dayWords(until, clock)}`
  }
}

type Since = { on: string; ago: string; from: string }

const noSince: Since = { on: '', ago: 'not long ago', from: '' }

const sinceOf = (since: Date, clock: Clock): Since => {
  const day = dayWords(since, clock)
  return { on: ` on ${day}`, ago: agoWords(since, clock), from: ` since ${day}` }
}

const skipWords: Record<SkipReason, (since: Since) => string> = {
  nothing_paid: () => 'nothing was to be paid',
  below_minimum: () => 'below your smallest amount',
  own_address: () => 'it is your own address',
  renewal: () => 'a renewal',
  plan_change: () => 'a change of plan',
  unknown_kind: () => 'a kind of invoice we do not know',
  open_request: ({ from }) => `a request waits for an answer${from}`,
  asked_recently: ({ ago }) => `asked ${ago}`,
  declined: ({ on }) => `said no thanks${on}`,
  unsubscribed: ({ from }) => `wants no such mails${from}`,
  bounced: () => 'mail does not arrive at this address',
  complained: () => 'reported a mail as spam',
  do_not_ask: () => 'on your list of whom never to ask',
  refunded: ({ on }) => `refunded${on}`,
  disputed: ({ on }) => `the payment was disputed${on}`,
  voided: ({ on }) => `the invoice was cancelled${on}`,
  payment_failed: () => 'the payment did not go through',
  covered: () => 'another payment of this client asks',
  other_workspace: () => 'another business with this Stripe account asks',
  quota_expired: () => 'no request was free for 30 days',
  hold_expired: () => 'it waited too long',
  disconnected: () => 'the account was disconnected',
  owner: () => 'you decided so',
}

/** Why nobody was or can be asked, inside a sentence. */
const skipReasonWords = ({ reason, since }: { reason: SkipReason; since: Date | null }, clock: Clock): string =>
  skipWords[reason](since ? sinceOf(since, clock) : noSince)

/** Why a client of the past cannot be asked today, inside a sentence; null where what was decided says the same. */
export function obstacleWords(
  { cannotAskNow, decision }: Pick<DryRunPayment, 'cannotAskNow' | 'decision'>,
  clock: Clock,
): string | null {
  if (cannotAskNow === null) return null
  const saysSo = cannotAskNow === 'no_address' ? ['no_email', 'invalid_email'] : [cannotAskNow]
  if (decision.kind !== 'ask' && saysSo.includes(decision.reason)) return null
  if (cannotAskNow === 'no_address') return 'Stripe has no email address that works'
  return skipReasonWords({ reason: cannotAskNow, since: null }, clock)
}

/** What became of a request, inside a sentence. */
export const outcomeWords: Record<TestimonialStatus, string> = {
  pending: 'the mail is on its way',
  sent: 'no answer yet',
  submitted: 'answered',
  approved: 'answered, approved',
  rejected: 'answered, rejected',
}

type Decided = Pick<Payment, 'paidAt'> & { decision: PaymentDecision }

/** What was decided because of a payment, and why, in words. */
export function decisionWords(
  { decision, paidAt }: Decided,
  { clock, tense }: { clock: Clock; tense: Tense },
): DecisionWords {
  const daysAfterPaying = (at: Date) => daysUntil(at, { ...clock, now: new Date(paidAt) })
  switch (decision.kind) {
    case 'ask': {
      const at = new Date(decision.at)
      const detail = whyAsked({ reason: decision.reason, days: daysAfterPaying(at) })
      if (tense === 'past') return { text: `Would have asked on ${dayWords(at, clock)}`, detail }
      return { text: at <= clock.now ? 'Will ask in a moment' : `Will ask ${momentThereWords(at, clock)}`, detail }
    }
    case 'hold': {
      const { reason, until } = decision
      const detail = until && tense === 'now' ? untilWords({ reason, until: new Date(until) }, clock) : null
      if (reason === 'owners_call') return { text: tense === 'past' ? 'Your call' : 'Needs your call', detail }
      return { text: `${tense === 'past' ? 'Would have waited' : 'Held'}: ${holdWords[reason]}`, detail }
    }
    case 'skip': {
      const { reason, since } = decision
      const text = `Not asked: ${skipReasonWords({ reason, since: since === null ? null : new Date(since) }, clock)}`
      return { text, detail: null }
    }
    case 'asked': {
      const at = new Date(decision.at)
      const detail = whyAsked({ reason: decision.reason, days: daysAfterPaying(at) })
      return { text: `Asked on ${dayWords(at, clock)}`, detail }
    }
  }
}

/** Decisions that are alike, as they are counted together. */
export const reasonGroups: Record<HoldReason | SkipReason, string> = {
  open_invoice: 'Another invoice is open',
  deposit: 'Deposits',
  no_email: 'No email address',
  invalid_email: 'No email address',
  quota: 'No request left',
  mail_limit: 'Enough mails for now',
  sending_paused: 'Mails are paused',
  account_paused: 'Account is paused',
  owners_call: 'Your call',
  nothing_paid: 'Nothing was to be paid',
  below_minimum: 'Below your smallest amount',
  own_address: 'Your own address',
  renewal: 'Renewals and changes of plan',
  plan_change: 'Renewals and changes of plan',
  unknown_kind: 'Unknown kinds of invoices',
  open_request: 'A request is open',
  asked_recently: 'Asked shortly before',
  declined: 'Wanted no mail',
  unsubscribed: 'Wanted no mail',
  bounced: 'Mail does not arrive',
  complained: 'Wanted no mail',
  do_not_ask: 'On your never-ask list',
  refunded: 'Refunded or disputed',
  disputed: 'Refunded or disputed',
  voided: 'Cancelled or failed',
  payment_failed: 'Cancelled or failed',
  covered: 'Another payment asks',
  other_workspace: 'Asked by another business',
  quota_expired: 'No request left',
  hold_expired: 'Waited too long',
  disconnected: 'Account was disconnected',
  owner: 'You decided so',
}

/** Whom a payment is of, as a row names it. */
export const clientOf = ({ customerName, customerEmail }: Pick<Payment, 'customerName' | 'customerEmail'>): string =>
  customerName || customerEmail || 'A client without a name'
