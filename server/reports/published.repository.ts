import { and, desc, eq, gte, lt, ne, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'

export type PublishedRow = Pick<
  typeof publicTestimonials.$inferSelect,
  'publicId' | 'author' | 'role' | 'company' | 'rating' | 'text' | 'answers' | 'language' | 'submittedAt'
> & { service: string | null }

export type Position = { submittedAt: Date; publicId: string }

type PublishedPage = { workspaceId: string; from: Date; until: Date; after: Position | undefined; limit: number }

/** Clients' public testimonials that were answered in a range, newest first. */
export function* listPublished(
  tx: Tx,
  { workspaceId, from, until, after, limit }: PublishedPage,
): Transactional<PublishedRow[]> {
  const isNext =
    after &&
    sql`(${testimonials.submittedAt}, ${testimonials.publicId}) < (${after.submittedAt.getTime()}, ${after.publicId})`
  return yield* run(
    tx
      .select({
        publicId: publicTestimonials.publicId,
        author: publicTestimonials.author,
        role: publicTestimonials.role,
        company: publicTestimonials.company,
        rating: publicTestimonials.rating,
        text: publicTestimonials.text,
        answers: publicTestimonials.answers,
        language: publicTestimonials.language,
        submittedAt: publicTestimonials.submittedAt,
        service: testimonials.service,
      })
      .from(testimonials)
      .innerJoin(publicTestimonials, eq(publicTestimonials.publicId, testimonials.publicId))
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          gte(testimonials.submittedAt, from),
          lt(testimonials.submittedAt, until),
          ne(testimonials.source, 'owner'),
          isNext,
        ),
      )
      .orderBy(desc(testimonials.submittedAt), desc(testimonials.publicId))
      .limit(limit),
  )
}
