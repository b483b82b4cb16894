import { and, asc, eq, sql } from 'drizzle-orm'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { consents, testimonialAnswers, testimonialEvents, testimonialVersions } from '#server/db/schema/testimonials.ts'

export type EventRow = typeof testimonialEvents.$inferSelect

/** For all testimonials of a workspace, or one, in the order in which they happened, even within the same instant. */
export function* listEvents(tx: Tx, of: { workspaceId: string; testimonialId?: string }): Transactional<EventRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialEvents.testimonialId, of.testimonialId)
  return yield* run(
    tx
      .select()
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialEvents.at), sql`rowid`),
  )
}

export type AnswerRow = typeof testimonialAnswers.$inferSelect

/** For all testimonials of a workspace, or one, in the order of the questions. */
export function* listAnswers(tx: Tx, of: { workspaceId: string; testimonialId?: string }): Transactional<AnswerRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialAnswers.testimonialId, of.testimonialId)
  return yield* run(
    tx
      .select()
      .from(testimonialAnswers)
      .where(and(eq(testimonialAnswers.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialAnswers.position)),
  )
}

export type VersionRow = typeof testimonialVersions.$inferSelect

/** Earlier versions, for all testimonials of a workspace, or one, oldest first. */
export function* listVersions(
  tx: Tx,
  of: { workspaceId: string; testimonialId?: string },
): Transactional<VersionRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialVersions.testimonialId, of.testimonialId)
  return yield* run(
    tx
      .select()
      .from(testimonialVersions)
      .where(and(eq(testimonialVersions.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialVersions.replacedAt), sql`rowid`),
  )
}

export type ConsentRow = typeof consents.$inferSelect

/** For all answers of a workspace, or one, oldest first. */
export function* listConsents(
  tx: Tx,
  of: { workspaceId: string; testimonialId?: string },
): Transactional<ConsentRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(consents.testimonialId, of.testimonialId)
  return yield* run(
    tx
      .select()
      .from(consents)
      .where(and(eq(consents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(consents.givenAt), sql`rowid`),
  )
}
