import type { HoldReason, Payment } from '#shared/payments.ts'
import { openInvoiceMessage } from '../../../lib/payment-messages.ts'

/** What the heading of a group says of the payments in it, besides the number of testimonials. */
export function alsoPaymentsMessage({ payments, testimonials }: { payments: number; testimonials: number }): string {
  const text = payments === 1 ? '1 payment' : `${payments.toLocaleString('en')} payments`
  return testimonials > 0 ? `and ${text}` : text
}

const reasons: Partial<Record<HoldReason, string>> = {
  no_email: 'This payment has no email address.',
  invalid_email: 'The email address isn’t valid.',
  owners_call: 'Your rules ask you first.',
  deposit: 'A deposit: we’ve waited 45 days for the final payment.',
}

/** Why a payment waits for its owner: a sentence. */
export function needsYouMessage({ decision, evidence }: Pick<Payment, 'decision' | 'evidence'>): string {
  const reason = decision.kind === 'hold' ? decision.reason : undefined
  if (reason === 'open_invoice') return openInvoiceMessage(evidence?.openInvoice ?? { number: null, isDraft: false })
  return (reason && reasons[reason]) ?? 'It waits for your decision.'
}
