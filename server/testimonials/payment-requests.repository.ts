import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { newId } from '#server/kernel/ids.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { searchTextOf } from './testimonials.domain.ts'

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

export function* insertPlanned(
  tx: Tx,
  row: Key &
    Pick<TestimonialRow, 'customerName' | 'customerEmail' | 'emailStyleId' | 'createdAt'> & { scheduledFor: Date },
): Transactional<void> {
  yield* run(
    tx.insert(testimonials).values({
      ...row,
      publicId: newId('pub'),
      status: 'pending',
      source: 'payment',
      isCounted: false,
      searchText: searchTextOf({ ...row, text: null }),
    }),
  )
}

/** False when it was counted before. */
export function* markCounted(tx: Tx, key: Key): Transactional<boolean> {
  const isUncounted = and(isRow(key), eq(testimonials.isCounted, false))
  const counted = yield* run(
    tx.update(testimonials).set({ isCounted: true }).where(isUncounted).returning({ id: testimonials.id }),
  )
  return counted.length === 1
}

export function* saveClosed(tx: Tx, key: Key, closedAt: Date): Transactional<void> {
  yield* run(tx.update(testimonials).set({ closedAt }).where(isRow(key)))
}

export type AskedClient = Pick<
  typeof testimonials.$inferSelect,
  | 'id'
  | 'customerEmail'
  | 'status'
  | 'source'
  | 'sentAt'
  | 'submittedAt'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'closedAt'
  | 'createdAt'
  | 'scheduledFor'
>

/** Requests and answers of a mailbox, `local@domain` or `local+…@domain`, in lower case. */
export function* listOfMailbox(
  tx: Tx,
  { workspaceId, mailbox }: { workspaceId: string; mailbox: string },
): Transactional<AskedClient[]> {
  const at = mailbox.lastIndexOf('@')
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at)]
  const address = sql<string>`lower(${testimonials.customerEmail})`
  const found = yield* run(
    tx
      .select({
        id: testimonials.id,
        customerEmail: testimonials.customerEmail,
        status: testimonials.status,
        source: testimonials.source,
        sentAt: testimonials.sentAt,
        submittedAt: testimonials.submittedAt,
        declinedAt: testimonials.declinedAt,
        unsubscribedAt: testimonials.unsubscribedAt,
        closedAt: testimonials.closedAt,
        createdAt: testimonials.createdAt,
        scheduledFor: testimonials.scheduledFor,
      })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          isNull(testimonials.erasedAt),
          ne(testimonials.source, 'owner'),
          // `,` comes right after `+`.
          or(inArray(address, [mailbox]), and(gte(address, `${local}+`), lt(address, `${local},`))),
        ),
      ),
  )
  return found.filter(({ customerEmail }) => customerEmail.toLowerCase().endsWith(domain))
}
