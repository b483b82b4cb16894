import { formatMoney, moneyParts } from '#shared/money.ts'
import { actionsOfPayment } from '#shared/payment-actions.ts'
import type { PaymentCheck, PaymentEvent, PaymentExplanation, PaymentRule } from '#shared/payment-explanation.ts'
import type { HoldReason, Payment, PaymentDecision, SkipReason } from '#shared/payments.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import { memberName } from '../../../lib/actor-names.ts'
import { type Clock, formatAgo, formatDay, formatMomentThere } from '../../../lib/moments.ts'
import {
  clientOf,
  decisionMessage,
  delayMessage,
  partReasonMessage,
  sourceMessage,
} from '../../../lib/payment-messages.ts'

type Explained = { payment: Payment; explanation: PaymentExplanation; clock: Clock }

/** One check of a decision: a few words, and the sentence of the one that stopped it. */
export type CheckMessage = {
  rule: PaymentRule | 'owner_asks'
  state: PaymentCheck['state']
  text: string
  detail: string | null
}

/** The question that the checks answer. */
export function checksTitle({ kind, reason }: PaymentDecision): string {
  if (kind === 'ask') return 'Why we’ll ask'
  if (kind === 'asked') return 'Why we asked'
  if (kind === 'skip') return 'Why nobody was asked'
  return reason === 'owners_call' ? 'Why you decide' : 'Why it’s on hold'
}

/**
 * The checks behind a decision, in their order. What hardly ever stops a payment is shown only when it does; what isn't
 * known without an address is left out.
 */
export function checkMessages({ payment, explanation, clock }: Explained): CheckMessage[] {
  const { decision, checks } = explanation
  const said = checks.flatMap(({ rule, state }): CheckMessage[] => {
    if (state === 'stopped') return [{ rule, state, ...stopMessage({ payment, explanation, clock }, rule) }]
    const text = conditionMessage({ payment, explanation, clock }, { rule, state })
    return text === null ? [] : [{ rule, state, text, detail: null }]
  })
  const isOwners = (decision.kind === 'ask' || decision.kind === 'asked') && decision.reason === 'owner'
  return isOwners ? [{ rule: 'owner_asks', state: 'passed', text: 'You chose to ask', detail: null }, ...said] : said
}

const moneyOf = ({ currency }: Payment, wholeUnits: number) =>
  `${moneyParts({ amount: 0, currency }).symbol}${wholeUnits.toLocaleString('en')}`

/** What a check asks for: true once it has passed. Null for what is not shown. */
function conditionMessage(
  { payment, explanation: { decision, rules, isRenewal, hadMoneyBack, knowsOpenInvoices } }: Explained,
  { rule, state }: PaymentCheck,
): string | null {
  const isPassed = state === 'passed'
  const isAsked = decision.kind === 'asked'
  const hasAddress = payment.customerEmail !== null
  switch (rule) {
    case 'reversal':
      if (payment.amount === 0) return null
      return hadMoneyBack ? 'Paid, not refunded in full' : 'Paid, not refunded'
    case 'refusal':
      return hasAddress ? 'The client hasn’t unsubscribed or declined' : null
    case 'minimum_amount': {
      const minimum = moneyOf(payment, rules.minimumAmount)
      return isPassed ? `${formatMoney(payment)} reaches your minimum of ${minimum}` : `At least ${minimum}`
    }
    case 'kind':
      if (isPassed && isRenewal) return 'A renewal, which your rules ask for'
      return isPassed || !rules.asksRenewals ? 'Not a renewal' : null
    case 'final_payment':
      return balanceMessage({ payment, knowsOpenInvoices, isPassed, isAsked })
    case 'quiet_days':
      if (!hasAddress) return null
      return isAsked
        ? `Not asked in the ${rules.quietDays} days before`
        : `Not asked in the last ${rules.quietDays} days`
    case 'address':
      return isPassed ? 'Has a valid email address' : 'A valid email address'
    case 'owner_first':
      return 'You confirm each request first'
    case 'delay':
      return delayMessage({
        days: delayDays(payment, { rules, isRenewal }),
        what: isRenewal ? 'renewal' : payment.source,
      })
    case 'working_hours':
      return 'Monday to Friday, 9 to 17'
    case 'owner_chose_skip':
    case 'nothing_paid':
    case 'waited_enough':
    case 'own_address':
    case 'disconnected':
    case 'account_paused':
    case 'covered_by_asked':
    case 'covered':
    case 'open_request':
    case 'other_workspace':
    case 'sending_paused':
    case 'outdated':
    case 'email_limit':
    case 'quota':
      return null
  }
}

function balanceMessage({
  payment: { evidence },
  knowsOpenInvoices,
  isPassed,
  isAsked,
}: {
  payment: Payment
  knowsOpenInvoices: boolean
  isPassed: boolean
  isAsked: boolean
}): string {
  if (isPassed && evidence?.part === 'last') return 'The final payment'
  if (!isPassed || !knowsOpenInvoices) return 'Not a deposit'
  return isAsked ? 'Not a deposit, and no other invoice was open' : 'Not a deposit, and no other invoice is open'
}

const delayDays = ({ source }: Payment, { rules, isRenewal }: Pick<PaymentExplanation, 'rules' | 'isRenewal'>) =>
  isRenewal ? rules.delays.invoiceDays : rules.delays[`${source}Days`]

type Stop = Pick<CheckMessage, 'text' | 'detail'>
const stop = (text: string, detail: string | null = null): Stop => ({ text, detail })

/** Why a check stopped the payment. */
function stopMessage(of: Explained, rule: PaymentRule): Stop {
  const { decision } = of.explanation
  if (decision.kind === 'hold') return holdMessage(of, { reason: decision.reason, rule })
  if (decision.kind === 'skip') return skipMessage(of, { ...decision, rule })
  throw new Error('Nothing stops a request that is scheduled or sent.')
}

function holdMessage({ payment, clock }: Explained, { reason, rule }: { reason: HoldReason; rule: PaymentRule }): Stop {
  switch (reason) {
    case 'deposit':
      return payment.evidence?.by === 'owner'
        ? stop('A deposit', 'You said so.')
        : stop('It looks like a deposit', sentence(payment.evidence && partReasonMessage(payment.evidence, clock)))
    case 'open_invoice':
      return stop('Another invoice is open', 'This client has another open invoice or a draft.')
    case 'owners_call':
      return rule === 'owner_first'
        ? stop('You confirm each request first', 'Your rules ask you first, for each payment.')
        : stop('The final payment hasn’t arrived', 'You decide whether to ask without it.')
    case 'no_email':
      return stop('This payment has no email address', 'Stripe didn’t tell us one.')
    case 'invalid_email':
      return stop('The email address isn’t valid', payment.customerEmail)
    case 'sending_paused':
      return stop('Emails to your clients are paused')
    case 'account_paused':
      return stop('This Stripe account is paused')
    case 'email_limit':
      return stop(
        'The email limit is reached',
        'This client has had enough emails lately, or your account has sent enough today.',
      )
    case 'quota':
      return stop('The month’s requests are used up')
  }
}

function skipMessage(
  { payment, explanation: { rules, nextPossibleAt }, clock }: Explained,
  { reason, since, rule }: { reason: SkipReason; since: string | null; rule: PaymentRule },
): Stop {
  const when = since === null ? null : new Date(since)
  const on = when ? ` on ${formatDay(when, clock)}` : ''
  switch (reason) {
    case 'nothing_paid':
      return stop('The amount was zero', 'A trial, or a 100% coupon.')
    case 'below_minimum':
      return stop(`${formatMoney(payment)} is below your minimum of ${moneyOf(payment, rules.minimumAmount)}`)
    case 'own_address':
      return stop('This is your own email address', payment.customerEmail)
    case 'renewal':
      return stop('A renewal', 'Your rules ask at the start of a subscription only.')
    case 'plan_change':
      return stop('A plan change', 'Clients are asked at the start of a subscription.')
    case 'unknown_kind':
      return stop('We don’t know this type of invoice')
    case 'open_request':
      return stop(`Already asked${on}`, 'The client hasn’t answered yet.')
    case 'no_answer':
      return stop(
        'The client left several requests unanswered',
        when ? `The last one on ${formatDay(when, clock)}.` : null,
      )
    case 'asked_recently':
      return stop(
        when ? `Asked ${formatAgo(when, clock)}` : 'Asked recently',
        nextPossibleAt === null
          ? `You wait ${rules.quietDays} days between requests.`
          : `You wait ${rules.quietDays} days between requests. Next possible on ${formatDay(new Date(nextPossibleAt), clock)}.`,
      )
    case 'declined':
      return stop(`The client declined${on}`)
    case 'unsubscribed':
      return stop(`The client unsubscribed${on}`)
    case 'bounced':
      return stop('Emails to this address bounce')
    case 'complained':
      return stop('The client reported an email as spam')
    case 'do_not_ask':
      return stop('On your do-not-ask list')
    case 'refunded':
      return stop(`Refunded${on}`)
    case 'disputed':
      return stop(`The payment was disputed${on}`)
    case 'voided':
      return stop(`The invoice was cancelled${on}`)
    case 'payment_failed':
      return stop(`The payment failed${on}`)
    case 'covered':
      return stop(
        'Another payment of this client triggers the request',
        when ? `Paid on ${formatDay(when, clock)}.` : null,
      )
    case 'other_workspace':
      return stop('Another business with this Stripe account asks this client')
    case 'quota_expired':
      return stop('No request was left for 30 days')
    case 'hold_expired':
      return rule === 'outdated'
        ? stop('It was too late to ask', 'A request more than 30 days late would surprise the client.')
        : stop('It was on hold for too long', when ? `On hold since ${formatDay(when, clock)}.` : null)
    case 'disconnected':
      return stop('The Stripe account was disconnected')
    case 'owner':
      return stop('You chose not to ask')
  }
}

const sentence = (text: string | null): string | null =>
  text === null || text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const reversalMessage = {
  refunded: 'Refunded',
  disputed: 'Payment disputed',
  voided: 'Invoice cancelled',
  payment_failed: 'Payment failed',
}

/** `me` is the reader's user id, once it is known. */
type EventReading = Omit<Explained, 'explanation'> & { me: string | undefined }

/** What happened, in a few words. */
export function eventMessage({ payment, clock, me }: EventReading, event: PaymentEvent): string {
  switch (event.kind) {
    case 'paid':
      return payment.isPaidElsewhere
        ? `Marked as paid in Stripe: ${formatMoney(payment)}`
        : `${sourceMessage[payment.source]} paid: ${formatMoney(payment)}`
    case 'reversed':
      return reversalMessage[event.because]
    case 'restored':
      return 'Money came back'
    case 'decided':
      if (event.decision.kind === 'asked') return 'Request sent'
      return decisionMessage({ ...payment, decision: event.decision }, { clock, tense: 'now' }).text
    case 'request':
      return requestMessage(event.event, { payment, me })
  }
}

function requestMessage(event: TestimonialEvent, { payment, me }: Pick<EventReading, 'payment' | 'me'>): string {
  const { kind, actor } = event
  const member = actor === 'member' ? memberName(event, me) : (event.name ?? 'Somebody')
  const client = clientOf(payment)
  switch (kind) {
    case 'scheduled':
      return 'Request scheduled'
    case 'sent':
      return 'Request sent'
    case 'send_failed':
      return 'The email could not be delivered'
    case 'email_uncertain':
      return 'The email may not have been sent'
    case 'bounced':
      return 'The email bounced'
    case 'complained':
      return `${client} reported the email as spam`
    case 'reminded':
      return 'Reminder sent'
    case 'reminders_stopped':
      return actor === 'member' ? `${member} stopped reminders` : 'Reminders stopped'
    case 'submitted':
      return `${client} answered`
    case 'approved':
      return actor === 'system' ? 'Approved automatically' : `${member} approved the testimonial`
    case 'rejected':
      return `${member} rejected the testimonial`
    case 'closed':
      return 'Closed, because a later payment asked again'
    case 'declined':
      return `${client} declined`
    case 'unsubscribed':
      return `${client} unsubscribed`
    case 'erased':
      return 'The client erased everything'
    default:
      return 'The testimonial was changed'
  }
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What happens next, in one or two sentences. */
export function nextMessage({ payment, explanation, clock }: Explained): string {
  const { decision } = explanation
  switch (decision.kind) {
    case 'ask': {
      const at = new Date(decision.at)
      if (at <= clock.now) return 'The email is being sent.'
      return `The email goes out ${formatMomentThere(at, clock)}, after we’ve made these checks again.`
    }
    case 'hold':
      return nextOfHold(decision, { explanation, clock })
    case 'skip':
      return nextOfSkip(decision.reason, { payment, explanation })
    case 'asked':
      return nextOfAsked({ payment, explanation, clock })
  }
}

function nextOfHold(
  { reason, until }: { reason: HoldReason; until: string | null },
  { explanation: { rules }, clock }: Pick<Explained, 'explanation' | 'clock'>,
): string {
  const day = until === null ? null : formatDay(new Date(until), clock)
  const { invoiceDays } = rules.delays
  const then = rules.asksOwnerFirst
    ? 'you decide whether to ask'
    : `we’ll ask ${invoiceDays === 0 ? 'right away' : `${days(invoiceDays)} later`}`
  const skipped = day === null ? '' : ` On ${day}, we’ll skip this payment.`
  switch (reason) {
    case 'deposit':
    case 'open_invoice': {
      const what = reason === 'deposit' ? 'the final invoice' : 'the other invoice'
      const otherwise = day === null ? '' : ` If not, we’ll ask you to decide on ${day}.`
      return `If ${what} is paid, ${then}.${otherwise}`
    }
    case 'owners_call':
      return `Nothing is sent until you decide.${skipped}`
    case 'no_email':
    case 'invalid_email':
      return `Add an address, and your rules decide again.${skipped}`
    case 'quota':
      return until === null
        ? 'We’ll ask when requests are available again.'
        : `We’ll try again ${formatMomentThere(new Date(until), clock)}, or as soon as you upgrade.`
    case 'email_limit':
      return until === null ? 'We’ll try again soon.' : `We’ll try again ${formatMomentThere(new Date(until), clock)}.`
    case 'sending_paused':
      return `We’ll ask once emails go out again.${skipped}`
    case 'account_paused':
      return `We’ll go on once the account is active again.${skipped}`
  }
}

function nextOfSkip(
  reason: SkipReason,
  { payment, explanation: { nextPossibleAt } }: Omit<Explained, 'clock'>,
): string {
  if (reason === 'covered') return 'Nothing more happens here: the other payment decides.'
  if (reason === 'asked_recently' && nextPossibleAt !== null)
    return 'Payments after the quiet days can trigger a request again.'
  return actionsOfPayment(payment).includes('ask') ? 'Nothing more happens, unless you ask.' : 'Nothing more happens.'
}

function nextOfAsked({ payment: { testimonial }, explanation: { remindsAt, history }, clock }: Explained): string {
  if (!testimonial) return 'The request was deleted.'
  if (testimonial.status === 'sent' && history.some((each) => each.kind === 'request' && each.event.kind === 'closed'))
    return 'Nothing more happens: the client was asked again after a later payment.'
  switch (testimonial.status) {
    case 'pending':
      return 'The email is being sent.'
    case 'sent':
      return remindsAt === null
        ? 'We’re waiting for an answer. No reminder is planned.'
        : `If there’s no answer, a reminder goes out on ${formatDay(new Date(remindsAt), clock)}.`
    case 'submitted':
      return 'You decide whether to publish the answer.'
    case 'approved':
    case 'rejected':
      return 'Nothing more happens.'
  }
}
