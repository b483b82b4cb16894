import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  placeholder,
  type SQL,
  sql as expression,
} from 'drizzle-orm'
import type { TestimonialCounts, TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { images, requestCounts, testimonialCounts, testimonialEvents, testimonials } from '#server/db/schema.ts'
import { newId } from '#server/kernel/ids.ts'

/** `imageId` names the picture of the answer, once it is there to be seen. */
export type TestimonialRow = typeof testimonials.$inferSelect & { imageId: string | null }
type NewTestimonial = typeof testimonials.$inferInsert
type EventKind = (typeof testimonialEvents.$inferSelect)['kind']

type Key = { workspaceId: string; id: string }
const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

const selectWithImage = (sql: Sql) =>
  sql
    .select({ ...getTableColumns(testimonials), imageId: images.id })
    .from(testimonials)
    .leftJoin(
      images,
      and(eq(images.testimonialId, testimonials.id), isNotNull(images.attachedAt), eq(images.state, 'ready')),
    )

export function* insertTestimonial(sql: Sql, row: NewTestimonial): Work<void> {
  yield* run(sql.insert(testimonials).values(row))
}

export function* findTestimonial(sql: Sql, key: Key): Work<TestimonialRow | undefined> {
  const [found] = yield* run(selectWithImage(sql).where(isRow(key)))
  return found
}

const countOfWorkspace = prepared((sql) =>
  sql
    .select({ status: testimonialCounts.status, count: testimonialCounts.count })
    .from(testimonialCounts)
    .where(eq(testimonialCounts.workspaceId, placeholder('workspaceId'))),
)

const selectPage = prepared((sql) =>
  selectWithImage(sql)
    .where(eq(testimonials.workspaceId, placeholder('workspaceId')))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

/** Newest first; the id decides between two of one instant, so that pages never overlap. */
export function* listPage(
  sql: Sql,
  { workspaceId, page, pageSize }: { workspaceId: string; page: number; pageSize: number },
): Work<{ rows: TestimonialRow[]; counts: TestimonialCounts }> {
  const counted = new Map((yield* countOfWorkspace(sql, { workspaceId })).map(({ status, count }) => [status, count]))
  const of = (status: TestimonialStatus) => counted.get(status) ?? 0
  const counts = {
    pending: of('pending'),
    sent: of('sent'),
    submitted: of('submitted'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
  const all = Object.values(counts).reduce((total, count) => total + count, 0)
  const rows = yield* selectPage(sql, { workspaceId, limit: pageSize, offset: (page - 1) * pageSize })
  return { rows, counts: { all, ...counts } }
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
  return yield* changeWhere(sql, values, isFree)
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

function* changeWhere(sql: Sql, values: Partial<NewTestimonial>, condition: SQL | undefined): Work<boolean> {
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
