import { formatMoney } from '#shared/money.ts'
import type { PaymentCheck, PaymentEvent, PaymentRule } from '#shared/payment-explanation.ts'
import type { Payment, PaymentDecision } from '#shared/payments.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import { memberName } from '../../../lib/actor-names.ts'
import { clientOf, decisionMessage, sourceMessage } from '../../../lib/payment-messages.ts'
import { ruleMessage } from '../../../lib/delay-messages.ts'
import type { Explained } from './explained.ts'
import { moneyOf, stopMessage } from './stop.messages.ts'

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
      return ruleMessage(isRenewal ? 'renewal' : payment.source, rules)
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
    case 'workspace_frozen':
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
