import { nameOfUser } from '#server/accounts/users.queries.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { importedApprovals, importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { testimonialTags } from '#server/db/schema/tags.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { and, asc, count, eq, exists, gt, gte, inArray, isNull, lte, notExists, or, sql } from '#server/db/sql.ts'
import type { ImportKey } from './existing-import.repository.ts'

export type ImportedFilter = { tag?: string | undefined; service?: string | undefined }

/** Submitted, confirmed by whoever imported it, and neither withdrawn, erased nor waiting for a sign-off. */
const isWaiting = (tx: Tx, { workspaceId, id }: ImportKey, { tag, service }: ImportedFilter) => {
  const isIts = { testimonialId: testimonials.id, workspaceId }
  return and(
    eq(importedTestimonials.workspaceId, workspaceId),
    eq(importedTestimonials.importId, id),
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.status, 'submitted'),
    isNull(testimonials.withdrawnAt),
    isNull(testimonials.erasedAt),
    isNull(testimonials.signOffAskedAt),
    exists(
      tx
        .select({ id: attestations.testimonialId })
        .from(attestations)
        .where(and(eq(attestations.testimonialId, isIts.testimonialId), eq(attestations.workspaceId, workspaceId))),
    ),
    service === undefined ? undefined : eq(testimonials.service, service),
    tag === undefined
      ? undefined
      : exists(
          tx
            .select({ id: testimonialTags.testimonialId })
            .from(testimonialTags)
            .where(
              and(
                eq(testimonialTags.testimonialId, isIts.testimonialId),
                eq(testimonialTags.workspaceId, workspaceId),
                eq(testimonialTags.tagId, tag),
              ),
            ),
        ),
  )
}

/** The client hasn't changed it since it was read. */
const isUnchangedSince = (readAt: Date) => or(isNull(testimonials.revisedAt), lte(testimonials.revisedAt, readAt))

/**
 * How many wait, by rating and by whether the client made them private; with `readAt` only those that the client hasn't
 * changed since.
 */
export function* countWaiting(
  tx: Tx,
  key: ImportKey,
  { readAt, ...filter }: ImportedFilter & { readAt?: Date },
): Transactional<{ rating: number | null; isPrivate: boolean; count: number }[]> {
  return yield* run(
    tx
      .select({ rating: testimonials.rating, isPrivate: testimonials.isPrivate, count: count() })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(and(isWaiting(tx, key, filter), readAt && isUnchangedSince(readAt)))
      .groupBy(testimonials.rating, testimonials.isPrivate),
  )
}

type Range = { after: number; readAt: Date; since: Date; limit: number }

/**
 * The first ones after a row of the file that the client hasn't changed since they were read, and that nobody has rejected
 * or taken back since `since`.
 */
export function* listWaiting(
  tx: Tx,
  key: ImportKey,
  { after, readAt, since, limit, ...filter }: ImportedFilter & Range,
): Transactional<{ id: string; row: number }[]> {
  const decidedSince = tx
    .select({ id: testimonialEvents.id })
    .from(testimonialEvents)
    .where(
      and(
        eq(testimonialEvents.testimonialId, testimonials.id),
        eq(testimonialEvents.workspaceId, key.workspaceId),
        gte(testimonialEvents.at, since),
        inArray(testimonialEvents.kind, ['rejected', 'reopened']),
      ),
    )
  return yield* run(
    tx
      .select({ id: testimonials.id, row: importedTestimonials.row })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(
        and(
          isWaiting(tx, key, filter),
          gt(importedTestimonials.row, after),
          isUnchangedSince(readAt),
          notExists(decidedSince),
        ),
      )
      .orderBy(asc(importedTestimonials.row))
      .limit(limit),
  )
}

export type ApprovalRow = typeof importedApprovals.$inferSelect
type NewApproval = Omit<typeof importedApprovals.$inferInsert, 'importId' | 'workspaceId' | 'memberName'>

const isOf = ({ workspaceId, id }: ImportKey) =>
  and(eq(importedApprovals.workspaceId, workspaceId), eq(importedApprovals.importId, id))

export function* findApproval(tx: Tx, key: ImportKey): Transactional<ApprovalRow | undefined> {
  const [found] = yield* run(tx.select().from(importedApprovals).where(isOf(key)))
  return found
}

export function* listApprovals(
  tx: Tx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Transactional<ApprovalRow[]> {
  if (ids.length === 0) return []
  const isWanted = and(eq(importedApprovals.workspaceId, workspaceId), inArray(importedApprovals.importId, [...ids]))
  return yield* run(tx.select().from(importedApprovals).where(isWanted))
}

/** Takes the place of the one before. */
export function* replaceApproval(tx: Tx, key: ImportKey, approval: NewApproval): Transactional<void> {
  const memberName = sql<string>`${nameOfUser(approval.userId)}`
  yield* run(tx.delete(importedApprovals).where(isOf(key)))
  yield* run(
    tx.insert(importedApprovals).values({ ...approval, importId: key.id, workspaceId: key.workspaceId, memberName }),
  )
}

export function* changeApproval(
  tx: Tx,
  key: ImportKey,
  values: Partial<Pick<ApprovalRow, 'state' | 'afterRow' | 'approved' | 'asked' | 'reason' | 'endedAt'>>,
): Transactional<void> {
  yield* run(tx.update(importedApprovals).set(values).where(isOf(key)))
}
