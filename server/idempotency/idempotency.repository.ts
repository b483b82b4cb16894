import { and, eq, lt, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'

export type KeyRow = typeof idempotencyKeys.$inferSelect

export function* findKey(sql: Sql, { scope, key }: { scope: string; key: string }): Work<KeyRow | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
  )
  return found
}

export function* insertKey(sql: Sql, row: KeyRow): Work<void> {
  yield* run(sql.insert(idempotencyKeys).values(row))
}

/** Those of what made it, and of answers that name it among others. */
export function* deleteKeysOf(sql: Sql, entityId: string): Work<void> {
  const isNamed = expression`instr(${idempotencyKeys.entityId}, ${JSON.stringify(entityId)}) > 0`
  yield* run(sql.delete(idempotencyKeys).where(or(eq(idempotencyKeys.entityId, entityId), isNamed)))
}

export function* deleteKeysBefore(sql: Sql, before: Date): Work<void> {
  yield* run(sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before)))
}
