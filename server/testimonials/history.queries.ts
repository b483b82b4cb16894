import { and, asc, count, desc, eq, inArray, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { consents, testimonialAnswers, testimonialEvents, testimonialVersions } from '#server/db/schema/testimonials.ts'

/** One testimonial of a workspace, or several. */
export type OfTestimonials = { workspaceId: string; testimonialId: string | readonly string[] }

export type EventRow = typeof testimonialEvents.$inferSelect

/** For one testimonial, or several, in the order in which they happened, even within the same instant. */
export function* listEvents(tx: Tx, of: OfTestimonials): Transactional<EventRow[]> {
  const isWanted = inArray(testimonialEvents.testimonialId, [of.testimonialId].flat())
  return yield* run(
    tx
      .select()
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialEvents.at), sql`rowid`),
  )
}

type Entry = { workspaceId: string; testimonialId: string }
const isOf = ({ workspaceId, testimonialId }: Entry) =>
  and(eq(testimonialEvents.workspaceId, workspaceId), eq(testimonialEvents.testimonialId, testimonialId))

/** The same for one testimonial, newest first. */
export function* listNewestEvents(
  tx: Tx,
  { limit, offset = 0, ...of }: Entry & { limit: number; offset?: number },
): Transactional<EventRow[]> {
  return yield* run(
    tx
      .select()
      .from(testimonialEvents)
      .where(isOf(of))
      .orderBy(desc(testimonialEvents.at), sql`rowid desc`)
      .limit(limit)
      .offset(offset),
  )
}

export function* countEvents(tx: Tx, of: Entry): Transactional<number> {
  const [found] = yield* run(tx.select({ events: count() }).from(testimonialEvents).where(isOf(of)))
  return found?.events ?? 0
}

export type AnswerRow = typeof testimonialAnswers.$inferSelect

/** For one testimonial, or several, in the order of the questions. */
export function* listAnswers(tx: Tx, of: OfTestimonials): Transactional<AnswerRow[]> {
  const isWanted = inArray(testimonialAnswers.testimonialId, [of.testimonialId].flat())
  return yield* run(
    tx
      .select()
      .from(testimonialAnswers)
      .where(and(eq(testimonialAnswers.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialAnswers.position)),
  )
}

export type VersionRow = typeof testimonialVersions.$inferSelect

/** Earlier versions, for one testimonial, or several, oldest first. */
export function* listVersions(tx: Tx, of: OfTestimonials): Transactional<VersionRow[]> {
  const isWanted = inArray(testimonialVersions.testimonialId, [of.testimonialId].flat())
  return yield* run(
    tx
      .select()
      .from(testimonialVersions)
      .where(and(eq(testimonialVersions.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialVersions.replacedAt), sql`rowid`),
  )
}

export type ConsentRow = typeof consents.$inferSelect

/** For one answer, or several, oldest first. */
export function* listConsents(tx: Tx, of: OfTestimonials): Transactional<ConsentRow[]> {
  const isWanted = inArray(consents.testimonialId, [of.testimonialId].flat())
  return yield* run(
    tx
      .select()
      .from(consents)
      .where(and(eq(consents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(consents.givenAt), sql`rowid`),
  )
}
