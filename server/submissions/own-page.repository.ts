import { and, count, eq, inArray, isNull, ne, sql as expression } from 'drizzle-orm'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { consents, testimonialAnswers, testimonials, testimonialVersions } from '#server/db/schema/testimonials.ts'
import { newId } from '#server/kernel/ids.ts'

type Key = { workspaceId: string; id: string }
type Row = typeof testimonials.$inferInsert

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
const isOwnConsent = ({ workspaceId, id }: Key) =>
  and(eq(consents.workspaceId, workspaceId), eq(consents.testimonialId, id))

/** Only while it stands in one of `ifStatus`; false when it does not. */
export function* changeOwnRow(
  sql: Sql,
  key: Key,
  { values, ifStatus }: { values: Partial<Row>; ifStatus: readonly TestimonialStatus[] },
): Work<boolean> {
  const changed = yield* run(
    sql
      .update(testimonials)
      .set(values)
      .where(and(isRow(key), inArray(testimonials.status, [...ifStatus]), isNull(testimonials.erasedAt)))
      .returning({ id: testimonials.id }),
  )
  return changed.length === 1
}

/** The requests of a workspace to an address, folded, that stand in one of `inStatus`. */
export function* listRequestsTo(
  sql: Sql,
  { workspaceId, address, inStatus }: { workspaceId: string; address: string; inStatus: readonly TestimonialStatus[] },
): Work<(Key & { status: TestimonialStatus })[]> {
  return yield* run(
    sql
      .select({ workspaceId: testimonials.workspaceId, id: testimonials.id, status: testimonials.status })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          eq(expression`lower(${testimonials.customerEmail})`, address),
          inArray(testimonials.status, [...inStatus]),
          isNull(testimonials.erasedAt),
        ),
      ),
  )
}

export function* insertVersion(sql: Sql, version: Omit<typeof testimonialVersions.$inferInsert, 'id'>): Work<void> {
  yield* run(sql.insert(testimonialVersions).values({ ...version, id: newId('ver') }))
}

export function* deleteAnswers(sql: Sql, { workspaceId, id }: Key): Work<void> {
  yield* run(
    sql
      .delete(testimonialAnswers)
      .where(and(eq(testimonialAnswers.workspaceId, workspaceId), eq(testimonialAnswers.testimonialId, id))),
  )
}

export function* deleteVersions(sql: Sql, { workspaceId, id }: Key): Work<void> {
  yield* run(
    sql
      .delete(testimonialVersions)
      .where(and(eq(testimonialVersions.workspaceId, workspaceId), eq(testimonialVersions.testimonialId, id))),
  )
}

export function* countConsents(sql: Sql, key: Key): Work<number> {
  const [found] = yield* run(sql.select({ consents: count() }).from(consents).where(isOwnConsent(key)))
  return found?.consents ?? 0
}

/** All that hold, or all but one. */
export function* endConsents(sql: Sql, key: Key, { at, except }: { at: Date; except?: string }): Work<void> {
  const isOther = except === undefined ? undefined : ne(consents.id, except)
  yield* run(
    sql
      .update(consents)
      .set({ withdrawnAt: at })
      .where(and(isOwnConsent(key), isNull(consents.withdrawnAt), isOther)),
  )
}

/** What was agreed to stays; from where it was agreed to does not. */
export function* forgetConsentAddresses(sql: Sql, key: Key): Work<void> {
  yield* run(sql.update(consents).set({ addressHash: '' }).where(isOwnConsent(key)))
}
