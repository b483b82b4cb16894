import { and, asc, eq, inArray, isNull, sql as expression } from 'drizzle-orm'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { run, type Sql, type Work } from '#server/db/database.ts'
import {
  consents,
  type RecordedAnswer,
  testimonialAnswers,
  testimonials,
  testimonialVersions,
} from '#server/db/schema/testimonials.ts'
import { newId } from '#server/kernel/ids.ts'
import { searchTextOf } from '#server/testimonials/testimonials.domain.ts'

export type RequestRow = {
  id: string
  workspaceId: string
  status: TestimonialStatus
  customerName: string | null
  customerEmail: string
  addressChanges: number
  sentAt: Date | null
}

/** By the id in the client's link, which is the permission: the one read that no workspace narrows. Erased ones are gone. */
export function* findRequestByLink(sql: Sql, id: string): Work<RequestRow | undefined> {
  const [found] = yield* run(
    sql
      .select({
        id: testimonials.id,
        workspaceId: testimonials.workspaceId,
        status: testimonials.status,
        customerName: testimonials.customerName,
        customerEmail: testimonials.customerEmail,
        addressChanges: testimonials.addressChanges,
        sentAt: testimonials.sentAt,
      })
      .from(testimonials)
      .where(and(eq(testimonials.id, id), isNull(testimonials.erasedAt))),
  )
  return found
}

/** Only while the request stands in one of `ifStatus`: of many answers at once, one is taken. False when it is not. */
export function* saveAnswer(
  sql: Sql,
  { workspaceId, id, customerEmail }: RequestRow,
  answer: Pick<
    typeof testimonials.$inferInsert,
    | 'company'
    | 'role'
    | 'language'
    | 'isNameShown'
    | 'isPhotoShown'
    | 'isCompanyShown'
    | 'areAnswersShown'
    | 'isAnsweredByMail'
    | 'suspicion'
  > & { customerName: string; rating: number | null; text: string; isPrivate: boolean; submittedAt: Date },
  { ifStatus }: { ifStatus: readonly TestimonialStatus[] },
): Work<boolean> {
  const saved = yield* run(
    sql
      .update(testimonials)
      .set({ ...answer, status: 'submitted', declinedAt: null, searchText: searchTextOf({ ...answer, customerEmail }) })
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          eq(testimonials.id, id),
          inArray(testimonials.status, [...ifStatus]),
        ),
      )
      .returning({ id: testimonials.id }),
  )
  return saved.length === 1
}

export function* insertAnswers(
  sql: Sql,
  { answers, ...of }: { workspaceId: string; testimonialId: string; answers: readonly RecordedAnswer[] },
): Work<void> {
  const rows = answers.map((answer, position) => ({ ...of, ...answer, position }))
  if (rows.length > 0) yield* run(sql.insert(testimonialAnswers).values(rows))
}

export type AnswerRow = typeof testimonialAnswers.$inferSelect

/** Of all testimonials of a workspace, or of one, in the order of the questions. */
export function* listAnswers(sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<AnswerRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialAnswers.testimonialId, of.testimonialId)
  return yield* run(
    sql
      .select()
      .from(testimonialAnswers)
      .where(and(eq(testimonialAnswers.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialAnswers.position)),
  )
}

export type VersionRow = typeof testimonialVersions.$inferSelect

/** Words that clients replaced: of all testimonials of a workspace, or of one, oldest first. */
export function* listVersions(sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<VersionRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialVersions.testimonialId, of.testimonialId)
  return yield* run(
    sql
      .select()
      .from(testimonialVersions)
      .where(and(eq(testimonialVersions.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialVersions.replacedAt), expression`rowid`),
  )
}

/** Answers its id. */
export function* insertConsent(sql: Sql, consent: Omit<typeof consents.$inferInsert, 'id'>): Work<string> {
  const id = newId('cns')
  yield* run(sql.insert(consents).values({ ...consent, id }))
  return id
}

export type ConsentRow = typeof consents.$inferSelect

/** Of all answers of a workspace, or of one, oldest first. */
export function* listConsents(sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<ConsentRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(consents.testimonialId, of.testimonialId)
  return yield* run(
    sql
      .select()
      .from(consents)
      .where(and(eq(consents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(consents.givenAt), expression`rowid`),
  )
}
