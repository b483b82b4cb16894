import { run, type Transactional, type Tx } from './database.ts'
import { previews, rateLimits, sharedValues } from './schema/memory.ts'
import { lte } from './sql.ts'

/** Deletes what processes need not remember together any more. */
export function* sweepMemory(tx: Tx, now: Date): Transactional<void> {
  yield* run(tx.delete(sharedValues).where(lte(sharedValues.until, now)))
  yield* run(tx.delete(rateLimits).where(lte(rateLimits.expire, now)))
  yield* run(tx.delete(previews).where(lte(previews.until, now)))
}
