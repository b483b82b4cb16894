import type { Tx, Transactional } from '#server/db/database.ts'
import { countInvoicesPaidAtStripe } from '#server/payments/payments.queries.ts'
import { hasEvent, hasEventBeforeVersion } from './incomplete-webhooks.repository.ts'
import type { LinkedRow } from './connections.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Stripe tries for three days to deliver an event. */
const LATE_MAX_DAYS = 7
/** Less than the ids of events are kept, so that an event that was sent is still known. */
const LOOKED_BACK_DAYS = 40
/** One or two can be an accident. */
const INVOICES_MIN = 3
const EXPECTED = 'invoice_payment.paid'
/** In which Stripe introduced it. An endpoint with an older one doesn't get it. */
const EXPECTED_SINCE = '2025-05-28'

/**
 * Owners' own webhooks that seem to lack event types. That the events come which Stripe sends with every paid invoice can
 * be known. Other types can't be missed: nothing else tells that a credit note, a failed refund or the end of a dispute
 * should have come.
 */
export function* findIncompleteWebhooks(
  tx: Tx,
  { linked, now }: { linked: readonly LinkedRow[]; now: Date },
): Transactional<{ connectionId: string; paidInvoices: number }[]> {
  const paid = {
    after: new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS),
    before: new Date(now.getTime() - LATE_MAX_DAYS * DAY_MS),
  }
  const found: { connectionId: string; paidInvoices: number }[] = []
  for (const { id: connectionId, workspaceId, kind, status } of linked) {
    if (kind !== 'webhook' || status !== 'active') continue
    const paidInvoices = yield* countInvoicesPaidAtStripe(tx, { workspaceId, connectionId, ...paid })
    if (paidInvoices < INVOICES_MIN || (yield* hasEvent(tx, { connectionId, type: EXPECTED }))) continue
    const old = { connectionId, type: 'invoice.paid', version: EXPECTED_SINCE }
    if (!(yield* hasEventBeforeVersion(tx, old))) found.push({ connectionId, paidInvoices })
  }
  return found
}
