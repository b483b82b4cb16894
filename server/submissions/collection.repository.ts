import { and, eq, gte, isNull, or, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import { wordsOf } from '#shared/folded-text.ts'
import { newId } from '#server/kernel/ids.ts'
import { searchTextOf } from '#server/testimonials/testimonials.domain.ts'

type NewAnswer = Omit<typeof testimonials.$inferInsert, 'publicId' | 'status' | 'source' | 'searchText'> & {
  customerName: string
  text: string
  submittedAt: Date
}

/** Nobody was asked, so it counts for no month and has no date of a request. */
export function* insertCollected(tx: Tx, answer: NewAnswer): Transactional<void> {
  yield* run(
    tx.insert(testimonials).values({
      ...answer,
      publicId: newId('pub'),
      status: 'submitted',
      source: 'link',
      isCounted: false,
      searchText: searchTextOf(answer),
    }),
  )
}

/**
 * Whether the same words came through a link of this workspace since an instant, from the same network address or the same
 * (folded) email address, and were not withdrawn.
 */
export function* isAlreadyCollected(
  tx: Tx,
  answer: { workspaceId: string; text: string; addressHash: string; email: string | null; since: Date },
): Transactional<boolean> {
  const isSameEmail = answer.email === null ? undefined : eq(sql`lower(${testimonials.customerEmail})`, answer.email)
  const found = yield* run(
    tx
      .select({ text: testimonials.text })
      .from(testimonials)
      .innerJoin(consents, eq(consents.testimonialId, testimonials.id))
      .where(
        and(
          eq(testimonials.workspaceId, answer.workspaceId),
          eq(testimonials.source, 'link'),
          gte(testimonials.submittedAt, answer.since),
          isNull(testimonials.withdrawnAt),
          or(eq(consents.addressHash, answer.addressHash), isSameEmail),
        ),
      ),
  )
  const words = wordsOf(answer.text)
  return found.some(({ text }) => text !== null && wordsOf(text) === words)
}
