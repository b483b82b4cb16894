import type { BatchRow, RequestBatch } from '#shared/request-batches.ts'
import { keptUntil } from './request-batches.domain.ts'
import type { StateCount, StoredBatch, StoredRow } from './request-batches.repository.ts'

/** How many rows are in which state, and when the first of them is due or ended. */
export const countRows = (rows: readonly StoredRow[]): Omit<StateCount, 'batchId'>[] =>
  [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => ({
    state,
    count: of.length,
    firstAt: of.reduce<Date | null>((first, { at }) => (at && (!first || at < first) ? at : first), null),
  }))

/** A batch as its owner sees it. */
export function viewBatch(batch: StoredBatch, states: readonly Omit<StateCount, 'batchId'>[]): RequestBatch {
  const of = (state: StateCount['state']) => states.find((each) => each.state === state)
  const countOf = (state: StateCount['state']) => of(state)?.count ?? 0
  return {
    id: batch.id,
    name: batch.name,
    memberName: batch.memberName,
    createdAt: batch.createdAt.toISOString(),
    keptUntil: keptUntil(batch.createdAt).toISOString(),
    counts: {
      saved: countOf('saved'),
      planned: countOf('planned'),
      requested: countOf('requested'),
      skipped: countOf('skipped'),
      cancelled: countOf('cancelled'),
    },
    nextAt: of('planned')?.firstAt?.toISOString() ?? null,
  }
}

export const viewRow = ({
  row,
  customerEmail,
  customerName,
  service,
  state,
  reason,
  at,
  testimonialId,
}: StoredRow): BatchRow => ({
  row,
  customerEmail,
  customerName,
  service,
  state,
  reason,
  at: at?.toISOString() ?? null,
  testimonialId,
})
