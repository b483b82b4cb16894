import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { PaymentNews } from '#server/stripe/payment-news.ts'
import { listUndecided } from './payments.repository.ts'

/** Whose account paid: what a payment needs to know of its connection. */
export type PayingConnection = { id: string; workspaceId: string; name: string | null }

/**
 * Decides about a payment soon: for the first time, or anew, whatever was decided before. Called in the transaction of
 * whatever could change the decision.
 */
export function* decideSoon(
  sql: Sql,
  { workspaceId, paymentId, now }: { workspaceId: string; paymentId: string; now: Date },
): Work<void> {
  yield* enqueue(sql, { kind: 'payments.decide', dedupeKey: paymentId, payload: { workspaceId, paymentId }, now })
}

/** Decides anew about all payments of a workspace, or of one connection, that are planned or held. */
export function* decideAgain(
  sql: Sql,
  { now, ...of }: { workspaceId: string; connectionId?: string; now: Date },
): Work<void> {
  for (const paymentId of yield* listUndecided(sql, of)) {
    yield* decideSoon(sql, { workspaceId: of.workspaceId, paymentId, now })
  }
}

/** Writes down what an event tells of a payment, and has it decided about. */
export function* recordNews(
  _sql: Sql,
  _told: { connection: PayingConnection; news: PaymentNews; now: Date },
): Work<void> {}
