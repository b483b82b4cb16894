import { newId } from '#server/kernel/ids.ts'
import { prepared, run, type Tx, type Transactional } from './database.ts'
import { restores } from './schema/backups.ts'
import { desc } from './sql.ts'

/** Records that the data is from a backup. */
export function* recordRestore(tx: Tx, restore: { takenAt: Date; restoredAt: Date }): Transactional<void> {
  yield* run(tx.insert(restores).values({ id: newId('rst'), ...restore }))
}

const selectLast = prepared((tx) =>
  tx.select({ restoredAt: restores.restoredAt }).from(restores).orderBy(desc(restores.restoredAt)).limit(1),
)

/** When the data was last restored from a backup; null if it never was. */
export function* findRestoredAt(tx: Tx): Transactional<Date | null> {
  const [found] = yield* selectLast(tx, {})
  return found?.restoredAt ?? null
}
