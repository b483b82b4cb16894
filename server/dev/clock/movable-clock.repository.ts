import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { movedClock } from '../schema/clock.ts'

const ONLY_ROW = 1

export function* readAheadMs(tx: Tx): Transactional<number> {
  const [row] = yield* run(tx.select().from(movedClock))
  return row?.aheadMs ?? 0
}

export function* saveAheadMs(tx: Tx, aheadMs: number): Transactional<void> {
  yield* run(
    tx
      .insert(movedClock)
      .values({ id: ONLY_ROW, aheadMs })
      .onConflictDoUpdate({ target: movedClock.id, set: { aheadMs } }),
  )
}
