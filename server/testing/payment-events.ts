import { readPaymentEvent } from '#server/stripe/payment-event.domain.ts'

export const OCCURRED = new Date('2026-11-20T09:00:02Z')
export const readEvent = (type: string, object: unknown) => readPaymentEvent({ type, object, occurredAt: OCCURRED })

/** The facts of a paid invoice. */
export function readInvoice(object: unknown) {
  const paymentEvent = readEvent('invoice.paid', object)
  if (paymentEvent.kind !== 'paid' || !paymentEvent.factsBySource.invoice)
    throw new Error(`Not paid: ${JSON.stringify(paymentEvent)}`)
  return paymentEvent.factsBySource.invoice
}

/** The facts of the usual paid invoice. */
export const FACTS = {
  paidAt: Date.parse('2026-11-20T09:00:00Z'),
  amount: 48_000,
  currency: 'usd',
  email: 'ana@client.example',
  emailAt: OCCURRED.getTime(),
  name: 'Ana Ribeiro',
  customerId: 'cus_1',
  subscriptionId: null,
  invoiceId: 'in_1',
  because: 'manual',
  saidPart: null,
  wordings: ['website'],
  line: 'Website',
  isSkipWished: false,
  isPaidElsewhere: false,
  description: 'A-0001',
}
