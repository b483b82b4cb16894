import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { connections } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { and, count, eq, inArray, ne } from '#server/db/sql.ts'

type Uses = { requests: number; accounts: number }

/** What uses each form of a workspace, by its id; null stands for the default form. */
export function* readUses(tx: Tx, workspaceId: string): Transactional<(formId: string | null) => Uses> {
  const waiting = yield* run(
    tx
      .select({ formId: testimonials.formId, requests: count() })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.status, ['pending', 'sent'])))
      .groupBy(testimonials.formId),
  )
  const linked = yield* run(
    tx
      .select({ rules: connections.rules })
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), ne(connections.status, 'disconnected'))),
  )
  return (formId) => ({
    requests: waiting.find((each) => each.formId === formId)?.requests ?? 0,
    accounts: linked.filter(({ rules }) => (rules?.formId ?? null) === formId).length,
  })
}
