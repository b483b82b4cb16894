import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { isFoundBy } from './search.domain.ts'
import { listSearched, type SearchedRow } from './search.repository.ts'

/** What is looked at before others get their turn: a few milliseconds. */
const STEP_ROWS = 1000
/** Nobody waits for more. */
const ROWS_MAX = 50_000

type PaymentSearch = {
  workspaceId: string
  /** Folded; at least one. */
  words: readonly string[]
  connectionId?: string | undefined
  /** For tests. */
  stepRows?: number
  rowsMax?: number
}

type Found = {
  /** Newest first. */
  rows: SearchedRow[]
  /** The oldest payment that was looked at, when the search ended before the last one. */
  backTo: Date | null
}

/**
 * Everything that a search finds. Rows are looked at in turn, newest first, with other requests in between: a payment
 * that arrives or changes meanwhile may be missing.
 */
export async function searchPayments(
  db: Database,
  { workspaceId, words, connectionId, stepRows = STEP_ROWS, rowsMax = ROWS_MAX }: PaymentSearch,
): Promise<Found> {
  const rows: SearchedRow[] = []
  let after: SearchedRow | undefined
  for (let seen = 0; seen < rowsMax;) {
    const limit = Math.min(stepRows, rowsMax - seen)
    const step: SearchedRow[] = await db.read((tx) => listSearched(tx, { workspaceId, after, limit }))
    for (const row of step)
      if ((connectionId === undefined || row.connectionId === connectionId) && isFoundBy(words, row)) rows.push(row)
    if (step.length < limit) return { rows, backTo: null }
    seen += step.length
    after = step.at(-1)
    await nextTurn()
  }
  return { rows, backTo: after?.paidAt ?? null }
}
