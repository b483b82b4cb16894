import { and, eq, isNull, notInArray, placeholder, type SQL, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { preparedInsert } from '#server/db/prepared-rows.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { newId } from '#server/kernel/ids.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { searchTextOf } from './testimonials.domain.ts'

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

const insertRow = preparedInsert(testimonials)

export function* insertPlanned(
  tx: Tx,
  row: Key &
    Pick<TestimonialRow, 'customerName' | 'customerEmail' | 'emailStyleId' | 'formId' | 'service' | 'createdAt'> & {
      scheduledFor: Date
    },
): Transactional<void> {
  yield* insertRow(tx, {
    ...row,
    publicId: newId('pub'),
    status: 'pending',
    source: 'payment',
    isCounted: false,
    searchText: searchTextOf({ ...row, text: null }),
  })
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

const selectAsked = (isOfAddress: SQL | undefined) =>
  prepared((tx) =>
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
          eq(testimonials.workspaceId, placeholder('workspaceId')),
          isOfAddress,
          isNull(testimonials.erasedAt),
          // Anybody can give any address with a collection link.
          notInArray(testimonials.source, ['owner', 'link']),
        ),
      ),
  )

const address = sql`lower(${testimonials.customerEmail})`
// Two statements, because SQLite would read all of a workspace's testimonials for one of both conditions.
const selectAskedAt = selectAsked(sql`${address} = ${placeholder('mailbox')}`)
const selectAskedBetween = selectAsked(sql`${address} >= ${placeholder('from')} and ${address} < ${placeholder('to')}`)

/** Requests and answers of a mailbox, `local@domain` or `local+…@domain`, in lower case. */
export function* listOfMailbox(
  tx: Tx,
  { workspaceId, mailbox }: { workspaceId: string; mailbox: string },
): Transactional<AskedClient[]> {
  const at = mailbox.lastIndexOf('@')
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at)]
  const asWritten = yield* selectAskedAt(tx, { workspaceId, mailbox })
  // `,` comes right after `+`.
  const tagged = yield* selectAskedBetween(tx, { workspaceId, from: `${local}+`, to: `${local},` })
  const found = [...tagged, ...asWritten]
  return found.filter(({ customerEmail }) => customerEmail.toLowerCase().endsWith(domain))
}
