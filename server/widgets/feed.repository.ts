import { and, asc, eq, inArray, isNotNull, isNull, jsonArray, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { existingImports, importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { publicSourceOf } from './public-sources.ts'

export type PublicTestimonialRow = typeof publicTestimonials.$inferSelect

/** An answer without its texts: what decides whether it is shown and how it is counted. */
type AnsweredRow = {
  id: string
  publicId: string
  createdAt: Date
  submittedAt: Date | null
  isRejected: boolean
  rating: number | null
  service: string | null
  tagIds: string[]
  isPublic: boolean
  /** Made public by the client, shown or not. */
  isShared: boolean
  verifiedCount: number
}

const ANSWERED = ['submitted', 'approved', 'rejected'] as const

// The view is asked about one row at a time: joined, SQLite would compute all of it for every page. Its columns are named
// in plain text, because drizzle leaves out the table's name in a query of one table.
const selectAnswered = prepared((tx) =>
  tx
    .select({
      id: testimonials.id,
      publicId: testimonials.publicId,
      createdAt: testimonials.createdAt,
      submittedAt: testimonials.submittedAt,
      status: testimonials.status,
      rating: testimonials.rating,
      service: testimonials.service,
      tagIds: sql<string[]>`(
        select ${jsonArray(sql`tag_id`)} from testimonial_tags where testimonial_tags.testimonial_id = testimonials.id
      )`.mapWith((list: string): string[] => JSON.parse(list)),
      isPrivate: testimonials.isPrivate,
      withdrawnAt: testimonials.withdrawnAt,
      isPublic: sql`exists (
        select 1 from public_testimonials where public_testimonials.public_id = testimonials.public_id
      )`.mapWith(Boolean),
      verifiedCount: sql<number>`(
        select count(*) from payment_proofs
        where payment_proofs.testimonial_id = testimonials.id and verification = 'verified'
      )`,
    })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, placeholder('workspaceId')),
        eq(testimonials.status, placeholder('status')),
        sql`(${testimonials.createdAt}, ${testimonials.id}) > (${placeholder('createdAt')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(asc(testimonials.createdAt), asc(testimonials.id))
    .limit(placeholder('limit')),
)

/** Where the next page begins; undefined after the last one. */
type AnsweredPosition = { status: (typeof ANSWERED)[number]; createdAt: number; id: string }

const startOf = (status: AnsweredPosition['status']): AnsweredPosition => ({
  status,
  createdAt: Number.MIN_SAFE_INTEGER,
  id: '',
})

export const FIRST_ANSWERED: AnsweredPosition = startOf(ANSWERED[0])

export type AnsweredQuery = { workspaceId: string; from: AnsweredPosition; limit: number }
export type AnsweredPage = { rows: AnsweredRow[]; next: AnsweredPosition | undefined }

/** A page of all answers of a workspace, in no order that matters. */
export function* listAnswered(tx: Tx, { workspaceId, from, limit }: AnsweredQuery): Transactional<AnsweredPage> {
  const found = yield* selectAnswered(tx, { workspaceId, limit, ...from })
  const rows = found.map(({ status, isPrivate, withdrawnAt, isPublic, ...row }) => ({
    ...row,
    isRejected: status === 'rejected',
    isPublic,
    isShared: row.submittedAt !== null && !isPrivate && withdrawnAt === null,
  }))
  const last = rows.at(-1)
  if (last && rows.length === limit) {
    return { rows, next: { ...from, createdAt: last.createdAt.getTime(), id: last.id } }
  }
  const status = ANSWERED[ANSWERED.indexOf(from.status) + 1]
  return { rows, next: status && startOf(status) }
}

/** Whether a workspace has more answers than this, public or not. */
export function* hasMoreAnswers(
  tx: Tx,
  { workspaceId, than }: { workspaceId: string; than: number },
): Transactional<boolean> {
  const isAnswered = and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.status, [...ANSWERED]))
  const found = yield* run(
    tx.select({ id: testimonials.id }).from(testimonials).where(isAnswered).offset(than).limit(1),
  )
  return found.length > 0
}

/** Whether the owner rejected a testimonial that its client made public. */
export function* hasRejectedShared(tx: Tx, workspaceId: string): Transactional<boolean> {
  const isRejected = and(
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.status, 'rejected'),
    eq(testimonials.isPrivate, false),
    isNull(testimonials.withdrawnAt),
    isNotNull(testimonials.submittedAt),
  )
  const found = yield* run(tx.select({ id: testimonials.id }).from(testimonials).where(isRejected).limit(1))
  return found.length > 0
}

/** The public ones among these, in any order. */
export function* listPublic(
  tx: Tx,
  { workspaceId, publicIds }: { workspaceId: string; publicIds: readonly string[] },
): Transactional<PublicTestimonialRow[]> {
  if (publicIds.length === 0) return []
  return yield* run(
    tx
      .select()
      .from(publicTestimonials)
      .where(
        and(eq(publicTestimonials.workspaceId, workspaceId), inArray(publicTestimonials.publicId, [...publicIds])),
      ),
  )
}

/** The service that a testimonial was imported from, and when it was received there. */
export type ImportedOrigin = {
  source: string
  receivedAt: Date
  /** Where the original can be read, on https; null where the owner's file didn't say it. */
  originalUrl: string | null
}

/** Those among these that were imported from a service that the public may read, by public id. */
export function* listImported(
  tx: Tx,
  { workspaceId, publicIds }: { workspaceId: string; publicIds: readonly string[] },
): Transactional<Map<string, ImportedOrigin>> {
  if (publicIds.length === 0) return new Map()
  const found = yield* run(
    tx
      .select({
        publicId: testimonials.publicId,
        receivedVia: existingImports.receivedVia,
        receivedAt: testimonials.submittedAt,
        originalUrl: importedTestimonials.originalUrl,
      })
      .from(testimonials)
      .innerJoin(importedTestimonials, eq(importedTestimonials.testimonialId, testimonials.id))
      .innerJoin(existingImports, eq(existingImports.id, importedTestimonials.importId))
      .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.publicId, [...publicIds]))),
  )
  return new Map(
    found.flatMap(({ publicId, receivedVia, receivedAt, originalUrl }) => {
      const source = publicSourceOf(receivedVia)
      return source === null || receivedAt === null ? [] : [[publicId, { source, receivedAt, originalUrl }] as const]
    }),
  )
}
