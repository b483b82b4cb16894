import { actionsOfPayment } from '#shared/payment-actions.ts'
import type { HoldReason, SkipReason } from '#shared/payments.ts'
import { formatDay, formatMomentThere } from '../../../lib/moments.ts'
import type { Explained } from './explained.ts'

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
    case 'workspace_frozen':
      return `We’ll go on once the owner upgrades or makes this workspace active.${skipped}`
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
