import { run, type Sql, type Work } from '#server/db/database.ts'
import { simulatedClock } from '#server/db/schema/payments.ts'

const ONLY_ROW = 1

export function* readAheadMs(sql: Sql): Work<number> {
  const [row] = yield* run(sql.select().from(simulatedClock))
  return row?.aheadMs ?? 0
}

export function* saveAheadMs(sql: Sql, aheadMs: number): Work<void> {
  yield* run(
    sql
      .insert(simulatedClock)
      .values({ id: ONLY_ROW, aheadMs })
      .onConflictDoUpdate({ target: simulatedClock.id, set: { aheadMs } }),
  )
}
