import type * as z from 'zod'
import type { Tx, Transactional } from '#server/db/database.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { answerNotKept, idempotencyKeyReused, tooManyKeys } from './idempotency.errors.ts'
import { countKeys, deleteKeysBefore, findKey, insertKey } from './idempotency.repository.ts'

/** A request that may be repeated. `scope` says whose key it is and for what; `request` is what must be equal. */
export type RepeatableRequest = { scope: string; key: string | undefined; request: unknown }

const hashOf = (request: unknown) => contentHash(JSON.stringify(request))

/**
 * The id of what the same request created the first time; undefined when it is new or has no key. Throws
 * `request.idempotency_key_reused` (422) when the key was used for a different request.
 */
export function* findEarlierResult(
  tx: Tx,
  { scope, key, request }: RepeatableRequest,
): Transactional<string | undefined> {
  if (key === undefined) return undefined
  const earlier = yield* findKey(tx, { scope, key })
  if (earlier && earlier.requestHash !== hashOf(request)) throw idempotencyKeyReused()
  return earlier?.entityId
}

/** How many results of one scope are kept at the same time. An honest owner has a few hundred in a week. */
const RESULTS_MAX = 20_000
const ANSWERS_MAX = 2000

/**
 * Call it in the transaction that creates the entity. Throws `request.too_many_keys` (409) if `keptMax` results of this
 * scope are kept.
 */
export function* rememberResult(
  tx: Tx,
  { scope, key, request }: RepeatableRequest,
  { entityId, now, keptMax = RESULTS_MAX }: { entityId: string; now: Date; keptMax?: number },
): Transactional<void> {
  if (key === undefined) return
  if ((yield* countKeys(tx, { scope, max: keptMax })) >= keptMax) throw tooManyKeys()
  yield* insertKey(tx, { scope, key, requestHash: hashOf(request), entityId, createdAt: now })
}

/** Longer answers are not kept, because a week of them would fill the disk. */
const ANSWER_MAX_LENGTH = 32 * 1024
/** Kept instead of a longer answer. */
const NOT_KEPT = ''

/**
 * The whole answer, for a request that creates more than one thing. Otherwise like `findEarlierResult`. Throws
 * `request.already_done` (409) if the answer was too long to keep.
 */
export function* findEarlierAnswer<T>(
  tx: Tx,
  repeatable: RepeatableRequest,
  schema: z.ZodType<T>,
): Transactional<T | undefined> {
  const earlier = yield* findEarlierResult(tx, repeatable)
  if (earlier === undefined) return undefined
  if (earlier === NOT_KEPT) throw answerNotKept()
  return schema.parse(JSON.parse(earlier))
}

/**
 * Call it in the transaction of the answer. The answer must contain nothing private, because it is kept for a week. Of a
 * long one, only that there was one is kept, so that the request is not carried out again.
 */
export const rememberAnswer = (
  tx: Tx,
  repeatable: RepeatableRequest,
  { answer, now, keptMax = ANSWERS_MAX }: { answer: unknown; now: Date; keptMax?: number },
): Transactional<void> => {
  const text = JSON.stringify(answer)
  return rememberResult(tx, repeatable, { entityId: text.length > ANSWER_MAX_LENGTH ? NOT_KEPT : text, now, keptMax })
}

const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

/** Nobody repeats a request after a week. */
export const sweepResults = (tx: Tx, now: Date): Transactional<void> =>
  deleteKeysBefore(tx, new Date(now.getTime() - REMEMBERED_MS))
