import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { testimonialTags } from '#server/db/schema/tags.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { and, asc, count, eq, exists, gt, isNull, lte, or } from '#server/db/sql.ts'
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

/** How many wait, by rating and by whether the client made them private. */
export function* countWaiting(
  tx: Tx,
  key: ImportKey,
  filter: ImportedFilter,
): Transactional<{ rating: number | null; isPrivate: boolean; count: number }[]> {
  return yield* run(
    tx
      .select({ rating: testimonials.rating, isPrivate: testimonials.isPrivate, count: count() })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(isWaiting(tx, key, filter))
      .groupBy(testimonials.rating, testimonials.isPrivate),
  )
}

type Range = { after: number; readAt: Date; limit: number }

/** The first ones after a row of the file that the client hasn't changed since they were read. */
export function* listWaiting(
  tx: Tx,
  key: ImportKey,
  { after, readAt, limit, ...filter }: ImportedFilter & Range,
): Transactional<{ id: string; row: number; revisedAt: Date | null }[]> {
  return yield* run(
    tx
      .select({ id: testimonials.id, row: importedTestimonials.row, revisedAt: testimonials.revisedAt })
      .from(importedTestimonials)
      .innerJoin(testimonials, eq(testimonials.id, importedTestimonials.testimonialId))
      .where(
        and(
          isWaiting(tx, key, filter),
          gt(importedTestimonials.row, after),
          or(isNull(testimonials.revisedAt), lte(testimonials.revisedAt, readAt)),
        ),
      )
      .orderBy(asc(importedTestimonials.row))
      .limit(limit),
  )
}
