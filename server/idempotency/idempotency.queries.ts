import { contains, eq, or } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'

/**
 * Forgets the results that are this entity, or contain it. Call it when an entity is deleted for good: repeating its
 * request then counts as new.
 */
export function* forgetResultsWith(tx: Tx, entityId: string): Transactional<void> {
  const isNamed = contains(idempotencyKeys.entityId, JSON.stringify(entityId))
  yield* run(tx.delete(idempotencyKeys).where(or(eq(idempotencyKeys.entityId, entityId), isNamed)))
}
