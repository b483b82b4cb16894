import { formatMoney, moneyParts } from '#shared/money.ts'
import type { PaymentRule } from '#shared/payment-explanation.ts'
import type { HoldReason, Payment, SkipReason } from '#shared/payments.ts'
import { formatAgo, formatDay } from '../../../lib/moments.ts'
import { openInvoiceMessage, partReasonMessage } from '../../../lib/payment-messages.ts'
import type { Explained } from './explained.ts'

/** A few words, and the sentence that explains them. */
type Stop = { text: string; detail: string | null }
const stop = (text: string, detail: string | null = null): Stop => ({ text, detail })

export const moneyOf = ({ currency }: Payment, wholeUnits: number) =>
  `${moneyParts({ amount: 0, currency }).symbol}${wholeUnits.toLocaleString('en')}`

/** Why a check stopped the payment. */
export function stopMessage(of: Explained, rule: PaymentRule): Stop {
  const { decision } = of.explanation
  if (decision.kind === 'hold') return holdMessage(of, { reason: decision.reason, rule })
  if (decision.kind === 'skip') return skipMessage(of, { ...decision, rule })
  throw new Error('Nothing stops a request that is scheduled or sent.')
}

function holdMessage({ payment, clock }: Explained, { reason, rule }: { reason: HoldReason; rule: PaymentRule }): Stop {
  const open = payment.evidence?.openInvoice
  const openInvoice = open ? openInvoiceMessage(open) : null
  switch (reason) {
    case 'deposit':
      return payment.evidence?.by === 'owner'
        ? stop('A deposit', joined('You said so.', openInvoice))
        : stop(
            'It looks like a deposit',
            joined(sentence(payment.evidence && partReasonMessage(payment.evidence, clock)), openInvoice),
          )
    case 'open_invoice':
      return stop('Another invoice is open', openInvoice ?? 'This client has another open invoice or a draft.')
    case 'owners_call':
      return rule === 'owner_first'
        ? stop('You confirm each request first', 'Your rules ask you first, for each payment.')
        : stop('The final payment hasn’t arrived', 'You decide whether to ask without it.')
    case 'no_email':
      return stop('This payment has no email address', 'Stripe didn’t tell us one.')
    case 'invalid_email':
      return stop('The email address isn’t valid', payment.customerEmail)
    case 'workspace_frozen':
      return stop('This workspace is frozen', 'Frozen workspaces send no requests.')
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

const joined = (...sentences: readonly (string | null)[]): string | null =>
  sentences.filter((each) => each !== null).join(' ') || null

const sentence = (text: string | null): string | null =>
  text === null || text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
