import type { PaymentNote } from '#shared/payments.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { LoggedRow } from './log.repository.ts'
import { listAskedAtStart, listLastReminders, listSkipping } from './notes.repository.ts'
import { factsOf } from './payments.domain.ts'
import type { PaymentRow } from './payments.repository.ts'

const isSkipped = ({ decision, decisionReason }: PaymentRow, reason: string) =>
  decision === 'skip' && decisionReason === reason

/** What rows of the log say besides the decision, by payment. */
export function* readNotes(
  tx: Tx,
  { workspaceId, rows }: { workspaceId: string; rows: readonly LoggedRow[] },
): Transactional<Record<string, PaymentNote>> {
  const payments = rows.map(({ payment }) => payment)
  const starts = yield* readStarts(tx, { workspaceId, payments })
  const reminders = yield* readReminders(tx, { workspaceId, rows })
  const skipping = yield* readSkipping(tx, { workspaceId, payments })
  const noted = payments.map(({ id }): [string, PaymentNote] => {
    const [askedAtStart, remindedAt, skippedBy] = [starts.get(id), reminders.get(id), skipping.get(id)]
    return [
      id,
      {
        ...(askedAtStart && { askedAtStart: askedAtStart.toISOString() }),
        ...(remindedAt && { remindedAt: remindedAt.toISOString() }),
        ...(skippedBy !== undefined && { skippedBy }),
      },
    ]
  })
  return Object.fromEntries(noted.filter(([, note]) => Object.keys(note).length > 0))
}

type OfPayments = { workspaceId: string; payments: readonly PaymentRow[] }

/** When the clients of renewals were asked at the start of their subscriptions. */
function* readStarts(tx: Tx, { workspaceId, payments }: OfPayments): Transactional<Map<string, Date>> {
  const renewals = payments.flatMap((row) => {
    const subscriptionId = isSkipped(row, 'renewal') ? factsOf(row.factsBySource)?.subscriptionId : undefined
    return subscriptionId ? [{ id: row.id, connectionId: row.connectionId, ref: `sub:${subscriptionId}#first` }] : []
  })
  if (renewals.length === 0) return new Map()
  const found = yield* listAskedAtStart(tx, { workspaceId, refs: [...new Set(renewals.map(({ ref }) => ref))] })
  return new Map(
    renewals.flatMap(({ id, connectionId, ref }) => {
      const start = found.find((each) => each.connectionId === connectionId && each.ref === ref)
      return start?.at ? [[id, start.at] as const] : []
    }),
  )
}

/** When clients who have not answered were last reminded. */
function* readReminders(
  tx: Tx,
  { workspaceId, rows }: { workspaceId: string; rows: readonly LoggedRow[] },
): Transactional<Map<string, Date>> {
  const sent = rows.flatMap(({ payment, testimonial }) =>
    payment.decision === 'asked' && testimonial?.status === 'sent' ? [{ id: payment.id, of: testimonial.id }] : [],
  )
  if (sent.length === 0) return new Map()
  const found = yield* listLastReminders(tx, { workspaceId, testimonialIds: sent.map(({ of }) => of) })
  const at = new Map(found.map((each) => [each.testimonialId, each.at]))
  return new Map(
    sent.flatMap(({ id, of }) => {
      const remindedAt = at.get(of)
      return remindedAt ? [[id, remindedAt] as const] : []
    }),
  )
}

/** Who skipped payments. Their activity is kept for a while only. */
function* readSkipping(tx: Tx, { workspaceId, payments }: OfPayments): Transactional<Map<string, string>> {
  const skipped = payments.filter((row) => isSkipped(row, 'owner'))
  const at = skipped.flatMap(({ decisionAt }) => decisionAt ?? [])
  if (at.length === 0) return new Map()
  const found = yield* listSkipping(tx, { workspaceId, at, paymentIds: skipped.map(({ id }) => id) })
  return new Map(found.flatMap(({ paymentId, name }) => (paymentId && name ? [[paymentId, name] as const] : [])))
}
