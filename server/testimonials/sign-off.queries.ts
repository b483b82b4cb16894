import type { RejectionReason } from '#shared/rejection-reasons.ts'
import { and, asc, count, eq, isNull, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials, waitsForSignOffSql } from '#server/db/schema/testimonials.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { selectWithImage, type TestimonialRow } from './testimonials.queries.ts'
import { insertEvents } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }
const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

export function* markSignOffAsked(tx: Tx, key: Key, now: Date): Transactional<void> {
  const values = { signOffAskedAt: now, signOffEndedAt: null }
  yield* run(tx.update(testimonials).set(values).where(isRow(key)))
}

export function* keepRejectionReason(tx: Tx, key: Key, rejectionReason: RejectionReason): Transactional<void> {
  yield* run(tx.update(testimonials).set({ rejectionReason }).where(isRow(key)))
}

/** Nobody can sign off any more: what waited is to review again. Returns how many. */
export function* endSignOffs(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<number> {
  const waiting = and(eq(testimonials.workspaceId, workspaceId), waitsForSignOffSql)
  const found = yield* run(tx.select({ id: testimonials.id }).from(testimonials).where(waiting))
  yield* run(tx.update(testimonials).set({ signOffAskedAt: null, signOffEndedAt: now }).where(waiting))
  yield* insertEvents(
    tx,
    found.map(({ id }) => ({
      workspaceId,
      testimonialId: id,
      kind: 'sign_off_ended' as const,
      by: BY_SYSTEM,
      at: now,
    })),
  )
  return found.length
}

const selectWaitingCount = prepared((tx) =>
  tx
    .select({ count: count() })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, placeholder('workspaceId')), waitsForSignOffSql)),
)

export function* countWaitingForSignOff(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* selectWaitingCount(tx, { workspaceId })
  return found?.count ?? 0
}

type ToSignOff = {
  workspaceId: string
  /** Only those that a member asked to be signed off. */
  isAskedOnly: boolean
}

/** What somebody with a sign-off link may decide: what would be published. */
const isToSignOff = ({ workspaceId, isAskedOnly }: ToSignOff) =>
  and(
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.status, 'submitted'),
    eq(testimonials.isPrivate, false),
    isNull(testimonials.withdrawnAt),
    isNull(testimonials.erasedAt),
    isAskedOnly ? waitsForSignOffSql : undefined,
  )

export function* countToSignOff(tx: Tx, of: ToSignOff): Transactional<number> {
  const [found] = yield* run(tx.select({ count: count() }).from(testimonials).where(isToSignOff(of)))
  return found?.count ?? 0
}

/** The oldest. */
export function* listToSignOff(
  tx: Tx,
  { limit, ...of }: ToSignOff & { limit: number },
): Transactional<TestimonialRow[]> {
  return yield* run(
    selectWithImage(tx)
      .where(isToSignOff(of))
      .orderBy(asc(testimonials.submittedAt), asc(testimonials.id))
      .limit(limit),
  )
}

/** By the id that the public sees. */
export function* findByPublicId(
  tx: Tx,
  { workspaceId, publicId }: { workspaceId: string; publicId: string },
): Transactional<TestimonialRow | undefined> {
  const [found] = yield* run(
    selectWithImage(tx).where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.publicId, publicId))),
  )
  return found
}
