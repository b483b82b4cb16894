import { and, eq, inArray, isNull, sql } from '#server/db/sql.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonialAnswers, testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import type { RecordedAnswer } from '#server/db/schema/testimonial-history.ts'
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
  /** The form that it uses; null for the default form. */
  formId: string | null
}

/**
 * Finds a request by the id in the client's link, which grants access: the only read not limited to a workspace. Erased
 * ones are left out, and those of a workspace that is being deleted.
 */
export function* findRequestByLink(tx: Tx, id: string): Transactional<RequestRow | undefined> {
  const [found] = yield* run(
    tx
      .select({
        id: testimonials.id,
        workspaceId: testimonials.workspaceId,
        status: testimonials.status,
        customerName: testimonials.customerName,
        customerEmail: testimonials.customerEmail,
        addressChanges: testimonials.addressChanges,
        sentAt: testimonials.sentAt,
        formId: testimonials.formId,
      })
      .from(testimonials)
      .where(
        and(eq(testimonials.id, id), isNull(testimonials.erasedAt), isOpenWorkspace(tx, testimonials.workspaceId)),
      ),
  )
  return found
}

/** Only while its status is in `ifStatus`, so that of simultaneous answers only one is saved. False otherwise. */
export function* saveAnswer(
  tx: Tx,
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
    | 'isAnsweredByEmail'
    | 'isRewarded'
    | 'suspicion'
  > & { customerName: string; rating: number | null; text: string; isPrivate: boolean; submittedAt: Date },
  { ifStatus }: { ifStatus: readonly TestimonialStatus[] },
): Transactional<boolean> {
  const saved = yield* run(
    tx
      .update(testimonials)
      .set({
        ...answer,
        status: 'submitted',
        declinedAt: null,
        // A link that the owner handed out: no email says when.
        askedAt: sql`coalesce(${testimonials.askedAt}, ${testimonials.createdAt})`,
        searchText: searchTextOf({ ...answer, customerEmail }),
      })
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
  tx: Tx,
  { answers, ...of }: { workspaceId: string; testimonialId: string; answers: readonly RecordedAnswer[] },
): Transactional<void> {
  const rows = answers.map((answer, position) => ({ ...of, ...answer, position }))
  if (rows.length > 0) yield* run(tx.insert(testimonialAnswers).values(rows))
}

/** Returns its id. */
export function* insertConsent(tx: Tx, consent: Omit<typeof consents.$inferInsert, 'id'>): Transactional<string> {
  const id = newId('cns')
  yield* run(tx.insert(consents).values({ ...consent, id }))
  return id
}
