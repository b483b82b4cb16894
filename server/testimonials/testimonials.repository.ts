import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, type SQL, sql as expression } from 'drizzle-orm'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { images, requestCounts, testimonialEvents, testimonials } from '#server/db/schema.ts'
import { newId } from '#server/kernel/ids.ts'
import { searchTextOf } from './testimonials.domain.ts'

/** `imageId` names the picture of the answer, once it is there to be seen. */
export type TestimonialRow = Omit<typeof testimonials.$inferSelect, 'searchText'> & { imageId: string | null }
type NewTestimonial = Omit<typeof testimonials.$inferInsert, 'searchText'>
type EventKind = (typeof testimonialEvents.$inferSelect)['kind']

type Key = { workspaceId: string; id: string }
const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

const { searchText: _, ...shownColumns } = getTableColumns(testimonials)

export const selectWithImage = (sql: Sql) =>
  sql
    .select({ ...shownColumns, imageId: images.id })
    .from(testimonials)
    .leftJoin(
      images,
      and(eq(images.testimonialId, testimonials.id), isNotNull(images.attachedAt), eq(images.state, 'ready')),
    )

export function* insertTestimonial(sql: Sql, row: NewTestimonial): Work<void> {
  const { customerName = null, customerEmail, text = null } = row
  yield* run(
    sql.insert(testimonials).values({ ...row, searchText: searchTextOf({ customerName, customerEmail, text }) }),
  )
}

export function* findTestimonial(sql: Sql, key: Key): Work<TestimonialRow | undefined> {
  const [found] = yield* run(selectWithImage(sql).where(isRow(key)))
  return found
}

/** Changes the row only while it stands in one of `ifStatus`; false when it does not. */
export function* changeStatus(
  sql: Sql,
  key: Key,
  { to, ifStatus }: { to: TestimonialStatus; ifStatus: readonly TestimonialStatus[] },
): Work<boolean> {
  return yield* changeWhere(sql, { status: to }, and(isRow(key), inArray(testimonials.status, [...ifStatus])))
}

/** Only while pending and no mail is on its way; false otherwise. */
export function* changeRequest(
  sql: Sql,
  key: Key,
  values: { customerEmail: string; customerName: string | null; isAutoSendEnabled: boolean },
): Work<boolean> {
  const isFree = and(isRow(key), eq(testimonials.status, 'pending'), ne(testimonials.mailState, 'queued'))
  return yield* changeWhere(sql, { ...values, searchText: searchTextOf({ ...values, text: null }) }, isFree)
}

/** Only while open and no mail is on its way; false otherwise. */
export function* markMailQueued(sql: Sql, key: Key): Work<boolean> {
  const isFree = and(
    isRow(key),
    inArray(testimonials.status, ['pending', 'sent']),
    ne(testimonials.mailState, 'queued'),
  )
  return yield* changeWhere(sql, { mailState: 'queued' }, isFree)
}

function* changeWhere(
  sql: Sql,
  values: Partial<typeof testimonials.$inferInsert>,
  condition: SQL | undefined,
): Work<boolean> {
  const changed = yield* run(sql.update(testimonials).set(values).where(condition).returning({ id: testimonials.id }))
  return changed.length === 1
}

export function* markMailSent(sql: Sql, key: Key, sentAt: Date): Work<void> {
  yield* run(
    sql
      .update(testimonials)
      .set({
        mailState: 'sent',
        sentAt,
        status: expression`case when ${testimonials.status} = 'pending' then 'sent' else ${testimonials.status} end`,
      })
      .where(isRow(key)),
  )
}

export function* markMailState(sql: Sql, key: Key, mailState: 'none' | 'failed'): Work<void> {
  yield* run(sql.update(testimonials).set({ mailState }).where(isRow(key)))
}

export function* insertEvent(
  sql: Sql,
  event: {
    testimonialId: string
    workspaceId: string
    kind: EventKind
    actor: 'owner' | 'client' | 'system'
    at: Date
  },
): Work<void> {
  yield* run(sql.insert(testimonialEvents).values({ ...event, id: newId('evt') }))
}

/**
 * Counts one more request of the month unless `limit` are used already: one statement, so that of many at once exactly
 * as many succeed as are left. False when none is left. A null limit only counts.
 */
export function* countRequest(
  sql: Sql,
  { workspaceId, month, limit }: { workspaceId: string; month: string; limit: number | null },
): Work<boolean> {
  const counted = yield* run(
    sql
      .insert(requestCounts)
      .values({ workspaceId, month, used: 1 })
      .onConflictDoUpdate({
        target: [requestCounts.workspaceId, requestCounts.month],
        set: { used: expression`${requestCounts.used} + 1` },
        ...(limit !== null && { setWhere: expression`${requestCounts.used} < ${limit}` }),
      })
      .returning({ used: requestCounts.used }),
  )
  return counted.length === 1
}

/** Oldest first. */
export function* listAll(sql: Sql, workspaceId: string): Work<TestimonialRow[]> {
  return yield* run(
    selectWithImage(sql)
      .where(eq(testimonials.workspaceId, workspaceId))
      .orderBy(asc(testimonials.createdAt), asc(testimonials.id)),
  )
}

export type EventRow = typeof testimonialEvents.$inferSelect

/** Of all testimonials of a workspace, in the order in which they happened, of one instant too. */
export function* listEvents(sql: Sql, workspaceId: string): Work<EventRow[]> {
  return yield* run(
    sql
      .select()
      .from(testimonialEvents)
      .where(eq(testimonialEvents.workspaceId, workspaceId))
      .orderBy(asc(testimonialEvents.at), expression`rowid`),
  )
}
