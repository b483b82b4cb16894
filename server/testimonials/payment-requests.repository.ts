import { and, eq, gte, inArray, isNull, lt, ne, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { newId } from '#server/kernel/ids.ts'
import { searchTextOf } from './testimonials.domain.ts'

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

export function* insertPlanned(
  sql: Sql,
  row: Key & { customerName: string | null; customerEmail: string; scheduledFor: Date; createdAt: Date },
): Work<void> {
  yield* run(
    sql.insert(testimonials).values({
      ...row,
      publicId: newId('pub'),
      status: 'pending',
      source: 'payment',
      isCounted: false,
      searchText: searchTextOf({ ...row, text: null }),
    }),
  )
}

export function* saveScheduledFor(sql: Sql, key: Key, scheduledFor: Date | null): Work<void> {
  yield* run(sql.update(testimonials).set({ scheduledFor }).where(isRow(key)))
}

export function* saveRecipient(
  sql: Sql,
  key: Key,
  { customerName, customerEmail }: { customerName: string | null; customerEmail: string },
): Work<void> {
  const searchText = searchTextOf({ customerName, customerEmail, text: null })
  yield* run(sql.update(testimonials).set({ customerName, customerEmail, searchText }).where(isRow(key)))
}

/** False for one that has counted before. */
export function* markCounted(sql: Sql, key: Key): Work<boolean> {
  const isUncounted = and(isRow(key), eq(testimonials.isCounted, false))
  const counted = yield* run(
    sql.update(testimonials).set({ isCounted: true }).where(isUncounted).returning({ id: testimonials.id }),
  )
  return counted.length === 1
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
  | 'createdAt'
  | 'scheduledFor'
>

/** Requests and answers of whoever reads at `local@domain`, under it or `local+…@domain`, in lower case. */
export function* listOfMailbox(
  sql: Sql,
  { workspaceId, mailbox }: { workspaceId: string; mailbox: string },
): Work<AskedClient[]> {
  const at = mailbox.lastIndexOf('@')
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at)]
  const address = expression<string>`lower(${testimonials.customerEmail})`
  const found = yield* run(
    sql
      .select({
        id: testimonials.id,
        customerEmail: testimonials.customerEmail,
        status: testimonials.status,
        source: testimonials.source,
        sentAt: testimonials.sentAt,
        submittedAt: testimonials.submittedAt,
        declinedAt: testimonials.declinedAt,
        unsubscribedAt: testimonials.unsubscribedAt,
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
