import type * as z from 'zod'
import type { Sql, Work } from '#server/db/database.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { idempotencyKeyReused } from './idempotency.errors.ts'
import { deleteKeysBefore, deleteKeysOf, findKey, insertKey } from './idempotency.repository.ts'

/** A request that may come twice. `scope` says whose key it is and what for; `request` is what must be the same again. */
export type RepeatableRequest = { scope: string; key: string | undefined; request: unknown }

const hashOf = (request: unknown) => contentHash(JSON.stringify(request))

/**
 * The id of what this very request made the first time; undefined when it is new or carries no key. Throws
 * `request.idempotency_key_reused` (422) when the key was used for another request.
 */
export function* findEarlierResult(sql: Sql, { scope, key, request }: RepeatableRequest): Work<string | undefined> {
  if (key === undefined) return undefined
  const earlier = yield* findKey(sql, { scope, key })
  if (earlier && earlier.requestHash !== hashOf(request)) throw idempotencyKeyReused()
  return earlier?.entityId
}

/** To be called in the transaction that makes the thing. */
export function* rememberResult(
  sql: Sql,
  { scope, key, request }: RepeatableRequest,
  { entityId, now }: { entityId: string; now: Date },
): Work<void> {
  if (key === undefined) return
  yield* insertKey(sql, { scope, key, requestHash: hashOf(request), entityId, createdAt: now })
}

/** The answer itself, for a request that makes no one thing: as `findEarlierResult`. */
export function* findEarlierAnswer<T>(
  sql: Sql,
  repeatable: RepeatableRequest,
  schema: z.ZodType<T>,
): Work<T | undefined> {
  const earlier = yield* findEarlierResult(sql, repeatable)
  return earlier === undefined ? undefined : schema.parse(JSON.parse(earlier))
}

/** To be called in the transaction that the answer tells of. The answer must say nothing private: it is kept a week. */
export const rememberAnswer = (
  sql: Sql,
  repeatable: RepeatableRequest,
  { answer, now }: { answer: unknown; now: Date },
): Work<void> => rememberResult(sql, repeatable, { entityId: JSON.stringify(answer), now })

/** To be called when a thing goes for good: the request that made it is new again. */
export const forgetResultsWith = (sql: Sql, entityId: string): Work<void> => deleteKeysOf(sql, entityId)

const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

/** Nobody repeats a request after a week. */
export const sweepResults = (sql: Sql, now: Date): Work<void> =>
  deleteKeysBefore(sql, new Date(now.getTime() - REMEMBERED_MS))
