import { and, count, eq, inArray, isNull, ne, sql } from '#server/db/sql.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonialAnswers, testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import { testimonialVersions } from '#server/db/schema/testimonial-history.ts'
import { newId } from '#server/kernel/ids.ts'

type Key = { workspaceId: string; id: string }
type Row = typeof testimonials.$inferInsert

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
const isPortalConsent = ({ workspaceId, id }: Key) =>
  and(eq(consents.workspaceId, workspaceId), eq(consents.testimonialId, id))

/** Only while its status is in `ifStatus`; otherwise false. */
export function* changePortalRow(
  tx: Tx,
  key: Key,
  { values, ifStatus }: { values: Partial<Row>; ifStatus: readonly TestimonialStatus[] },
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(testimonials)
      .set(values)
      .where(and(isRow(key), inArray(testimonials.status, [...ifStatus]), isNull(testimonials.erasedAt)))
      .returning({ id: testimonials.id }),
  )
  return changed.length === 1
}

/** A workspace's requests to a (folded) address with a status in `inStatus`. */
export function* listRequestsTo(
  tx: Tx,
  { workspaceId, address, inStatus }: { workspaceId: string; address: string; inStatus: readonly TestimonialStatus[] },
): Transactional<(Key & { status: TestimonialStatus })[]> {
  return yield* run(
    tx
      .select({ workspaceId: testimonials.workspaceId, id: testimonials.id, status: testimonials.status })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          eq(sql`lower(${testimonials.customerEmail})`, address),
          inArray(testimonials.status, [...inStatus]),
          isNull(testimonials.erasedAt),
        ),
      ),
  )
}

export function* insertVersion(
  tx: Tx,
  version: Omit<typeof testimonialVersions.$inferInsert, 'id'>,
): Transactional<void> {
  yield* run(tx.insert(testimonialVersions).values({ ...version, id: newId('ver') }))
}

export function* deleteAnswers(tx: Tx, { workspaceId, id }: Key): Transactional<void> {
  yield* run(
    tx
      .delete(testimonialAnswers)
      .where(and(eq(testimonialAnswers.workspaceId, workspaceId), eq(testimonialAnswers.testimonialId, id))),
  )
}

export function* deleteVersions(tx: Tx, { workspaceId, id }: Key): Transactional<void> {
  yield* run(
    tx
      .delete(testimonialVersions)
      .where(and(eq(testimonialVersions.workspaceId, workspaceId), eq(testimonialVersions.testimonialId, id))),
  )
}

export function* countConsents(tx: Tx, key: Key): Transactional<number> {
  const [found] = yield* run(tx.select({ consents: count() }).from(consents).where(isPortalConsent(key)))
  return found?.consents ?? 0
}

/** Ends all current consents, or all but one. */
export function* endConsents(tx: Tx, key: Key, { at, except }: { at: Date; except?: string }): Transactional<void> {
  const isOther = except === undefined ? undefined : ne(consents.id, except)
  yield* run(
    tx
      .update(consents)
      .set({ withdrawnAt: at })
      .where(and(isPortalConsent(key), isNull(consents.withdrawnAt), isOther)),
  )
}

/** Keeps what was agreed to, but not the network address. */
export function* forgetConsentAddresses(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.update(consents).set({ addressHash: '' }).where(isPortalConsent(key)))
}
