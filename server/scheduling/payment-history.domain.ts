import type { PaymentEvent } from '#shared/payment-explanation.ts'
import type { Payment } from '#shared/payments.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'

/** What says how asking went. The rest of a testimonial's history is about the testimonial. */
const shownKinds: ReadonlySet<TestimonialEvent['kind']> = new Set([
  'scheduled',
  'sent',
  'send_failed',
  'email_uncertain',
  'bounced',
  'complained',
  'reminded',
  'reminders_stopped',
  'submitted',
  'approved',
  'rejected',
  'closed',
  'declined',
  'unsubscribed',
  'erased',
])

type StoredPayment = {
  paidAt: Date | null
  decidedAt: Date | null
  onHoldSince: Date | null
  reversedAt: Date | null
  restoredAt: Date | null
  reversalReason: Extract<PaymentEvent, { kind: 'reversed' }>['because'] | null
}

/** What happened to a payment, oldest first. Of its decisions, only the last one is known. */
export function historyOf({
  payment: { decision },
  row,
  events,
}: {
  payment: Pick<Payment, 'decision'>
  row: StoredPayment
  /** Of the request it triggered. */
  events: readonly TestimonialEvent[]
}): PaymentEvent[] {
  const happened: PaymentEvent[] = []
  if (row.paidAt) happened.push({ kind: 'paid', at: row.paidAt.toISOString() })
  if (row.reversedAt && row.reversalReason)
    happened.push({ kind: 'reversed', because: row.reversalReason, at: row.reversedAt.toISOString() })
  else if (row.restoredAt) happened.push({ kind: 'restored', at: row.restoredAt.toISOString() })
  for (const event of events) if (shownKinds.has(event.kind)) happened.push({ kind: 'request', event, at: event.at })
  const decidedAt = decidedOn(decision, row)
  if (decidedAt && !isShownByRequest(decision, events))
    happened.push({ kind: 'decided', decision, at: decidedAt.toISOString() })
  return happened.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function decidedOn(decision: Payment['decision'], { decidedAt, onHoldSince }: StoredPayment): Date | null {
  if (decision.kind === 'asked') return new Date(decision.at)
  return decision.kind === 'hold' ? (onHoldSince ?? decidedAt) : decidedAt
}

const isShownByRequest = ({ kind }: Payment['decision'], events: readonly TestimonialEvent[]) =>
  (kind === 'ask' && events.some((event) => event.kind === 'scheduled')) ||
  (kind === 'asked' && events.some((event) => event.kind === 'sent'))
