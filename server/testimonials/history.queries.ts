import type { QuestionAnswer } from '#shared/submissions.ts'
import { and, asc, count, desc, eq, insertion, placeholder } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { selectOfTestimonials } from '#server/db/of-testimonials.ts'
import { testimonialAnswers } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import { testimonialEvents, testimonialVersions } from '#server/db/schema/testimonial-history.ts'

export type EventRow = typeof testimonialEvents.$inferSelect

/** For one testimonial, or several, in the order in which they happened, even within the same instant. */
export const listEvents = selectOfTestimonials(testimonialEvents, (tx, isWanted) =>
  tx
    .select()
    .from(testimonialEvents)
    .where(isWanted)
    .orderBy(asc(testimonialEvents.at), asc(insertion('testimonial_events'))),
)

type Entry = { workspaceId: string; testimonialId: string }
const isOf = and(
  eq(testimonialEvents.workspaceId, placeholder('workspaceId')),
  eq(testimonialEvents.testimonialId, placeholder('testimonialId')),
)

const selectNewest = prepared((tx) =>
  tx
    .select()
    .from(testimonialEvents)
    .where(isOf)
    .orderBy(desc(testimonialEvents.at), desc(insertion('testimonial_events')))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

/** The same for one testimonial, newest first. */
export function* listNewestEvents(
  tx: Tx,
  { offset = 0, ...of }: Entry & { limit: number; offset?: number },
): Transactional<EventRow[]> {
  return yield* selectNewest(tx, { ...of, offset })
}

const selectApproval = prepared((tx) =>
  tx
    .select({ actor: testimonialEvents.actor })
    .from(testimonialEvents)
    .where(and(isOf, eq(testimonialEvents.kind, 'approved')))
    .orderBy(desc(testimonialEvents.at), desc(insertion('testimonial_events')))
    .limit(1),
)

/** Whether its last approval was automatic. */
export function* wasApprovedByRule(tx: Tx, of: Entry): Transactional<boolean> {
  const [found] = yield* selectApproval(tx, of)
  return found?.actor === 'rule'
}

const selectEventCount = prepared((tx) => tx.select({ events: count() }).from(testimonialEvents).where(isOf))

export function* countEvents(tx: Tx, of: Entry): Transactional<number> {
  const [found] = yield* selectEventCount(tx, of)
  return found?.events ?? 0
}

/** For one testimonial, or several, in the order of the questions. */
export const listAnswers = selectOfTestimonials(testimonialAnswers, (tx, isWanted) =>
  tx.select().from(testimonialAnswers).where(isWanted).orderBy(asc(testimonialAnswers.position)),
)

/** As owner and client read it. */
export const describeAnswer = ({
  questionId,
  question,
  answer,
  isPrivate,
}: Pick<
  typeof testimonialAnswers.$inferSelect,
  'questionId' | 'question' | 'answer' | 'isPrivate'
>): QuestionAnswer => ({
  questionId,
  question,
  answer,
  ...(isPrivate && { isPrivate }),
})

export type VersionRow = typeof testimonialVersions.$inferSelect

/** Earlier versions, for one testimonial, or several, oldest first. */
export const listVersions = selectOfTestimonials(testimonialVersions, (tx, isWanted) =>
  tx
    .select()
    .from(testimonialVersions)
    .where(isWanted)
    .orderBy(asc(testimonialVersions.replacedAt), asc(insertion('testimonial_versions'))),
)

export type ConsentRow = typeof consents.$inferSelect

/** For one answer, or several, oldest first. */
export const listConsents = selectOfTestimonials(consents, (tx, isWanted) =>
  tx
    .select()
    .from(consents)
    .where(isWanted)
    .orderBy(asc(consents.givenAt), asc(insertion('consents'))),
)
