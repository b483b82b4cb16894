import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, run, type Transactional, type Tx } from './database.ts'
import { previews, rateLimits, sharedValues } from './schema/memory.ts'
import { inArray, lte, rowAddress, skipLocked, sql } from './sql.ts'

/** So many rows of a table are deleted in one transaction: a flood may have left millions. */
export const SWEPT_AT_ONCE = 5_000

type Forgotten = { table: SQLiteTable; until: SQLiteColumn }

const FORGOTTEN: readonly Forgotten[] = [
  { table: sharedValues, until: sharedValues.until },
  { table: rateLimits, until: rateLimits.expire },
  { table: previews, until: previews.until },
]

/** Deletes what processes need not remember together any more. What one is changing at this moment stays until the next time. */
export async function sweepMemory({ db, now }: { db: Database; now: Date }): Promise<void> {
  for (const forgotten of FORGOTTEN) {
    const sweepSome = () => db.transaction((tx) => deleteSome(tx, forgotten, now), { isolation: 'read committed' })
    while ((await sweepSome()) === SWEPT_AT_ONCE) await nextTurn()
  }
}

/** Returns how many. */
function* deleteSome(tx: Tx, { table, until }: Forgotten, now: Date): Transactional<number> {
  const some = tx.select({ address: rowAddress() }).from(table).where(lte(until, now)).limit(SWEPT_AT_ONCE)
  const isOneOfThem = inArray(rowAddress(), sql`(${some.getSQL()}${skipLocked})`)
  return (yield* run(tx.delete(table).where(isOneOfThem).returning({ until }))).length
}
