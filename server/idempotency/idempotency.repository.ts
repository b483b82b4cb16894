import { and, count, eq, lt } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'

export type KeyRow = typeof idempotencyKeys.$inferSelect

export function* findKey(tx: Tx, { scope, key }: { scope: string; key: string }): Transactional<KeyRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
  )
  return found
}

/** Counts up to `max`. */
export function* countKeys(tx: Tx, { scope, max }: { scope: string; max: number }): Transactional<number> {
  const keys = tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, scope))
    .limit(max)
    .as('keys')
  const [found] = yield* run(tx.select({ count: count() }).from(keys))
  return found?.count ?? 0
}

export function* insertKey(tx: Tx, row: KeyRow): Transactional<void> {
  yield* run(tx.insert(idempotencyKeys).values(row))
}

export function* deleteKeysBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before)))
}
