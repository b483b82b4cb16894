import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  placeholder,
  type SQL,
  sql as expression,
} from 'drizzle-orm'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { images } from '#server/db/schema/images.ts'
import { testimonialEvents, testimonials } from '#server/db/schema/testimonials.ts'
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

export function* insertTestimonials(sql: Sql, rows: readonly NewTestimonial[]): Work<void> {
  const searchable = rows.map((row) => {
    const { customerName = null, customerEmail, text = null } = row
    return { ...row, searchText: searchTextOf({ customerName, customerEmail, text }) }
  })
  if (searchable.length > 0) yield* run(sql.insert(testimonials).values(searchable))
}

const insertPendingRequest = prepared((sql) =>
  sql.insert(testimonials).values({
    id: placeholder('id'),
    publicId: placeholder('publicId'),
    workspaceId: placeholder('workspaceId'),
    customerName: placeholder('customerName'),
    customerEmail: placeholder('customerEmail'),
    searchText: placeholder('searchText'),
    status: 'pending',
    createdAt: placeholder('createdAt'),
  }),
)

/** Nothing of them is sent. For many at once: one prepared statement a row costs far less than to build one of them all. */
export function* insertPendingRequests(
  sql: Sql,
  rows: readonly {
    id: string
    publicId: string
    workspaceId: string
    customerName: string | null
    customerEmail: string
    createdAt: Date
  }[],
): Work<void> {
  for (const row of rows) {
    yield* insertPendingRequest(sql, { ...row, searchText: searchTextOf({ ...row, text: null }) })
  }
}

/** With everything that belongs to it in the database. */
export function* deleteTestimonial(sql: Sql, key: Key): Work<void> {
  yield* run(sql.delete(testimonials).where(isRow(key)))
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
  values: Pick<
    TestimonialRow,
    | 'customerEmail'
    | 'addressChanges'
    | 'customerName'
    | 'service'
    | 'emailStyleId'
    | 'isAutoSendEnabled'
    | 'mailState'
    | 'mailDelivery'
    | 'mailProblem'
    | 'sentAt'
    | 'unsubscribedAt'
    | 'declinedAt'
  >,
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
  return yield* changeWhere(sql, { mailState: 'queued', mailDelivery: null, mailProblem: null }, isFree)
}

/** Whether there was a row as the condition wants it, which names the workspace. */
export function* changeWhere(
  sql: Sql,
  values: Partial<typeof testimonials.$inferInsert>,
  condition: SQL | undefined,
): Work<boolean> {
  const changed = yield* run(sql.update(testimonials).set(values).where(condition).returning({ id: testimonials.id }))
  return changed.length === 1
}

const insertEvent = prepared((sql) =>
  sql.insert(testimonialEvents).values({
    id: placeholder('id'),
    testimonialId: placeholder('testimonialId'),
    workspaceId: placeholder('workspaceId'),
    kind: placeholder('kind'),
    actor: placeholder('actor'),
    at: placeholder('at'),
  }),
)

export function* insertEvents(
  sql: Sql,
  events: readonly {
    testimonialId: string
    workspaceId: string
    kind: EventKind
    actor: 'owner' | 'client' | 'system'
    at: Date
  }[],
): Work<void> {
  for (const event of events) yield* insertEvent(sql, { ...event, id: newId('evt') })
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

/** Of all testimonials of a workspace, or of one, in the order in which they happened, of one instant too. */
export function* listEvents(sql: Sql, of: { workspaceId: string; testimonialId?: string }): Work<EventRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(testimonialEvents.testimonialId, of.testimonialId)
  return yield* run(
    sql
      .select()
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, of.workspaceId), isWanted))
      .orderBy(asc(testimonialEvents.at), expression`rowid`),
  )
}

/** Those of the addresses, in lower case, that somebody is asked at already: in a request that waits for an answer. */
export function* findAskedAddresses(
  sql: Sql,
  { workspaceId, addresses }: { workspaceId: string; addresses: readonly string[] },
): Work<Set<string>> {
  const address = expression<string>`lower(${testimonials.customerEmail})`
  const found = yield* run(
    sql
      .select({ address })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          inArray(testimonials.status, ['pending', 'sent']),
          inArray(address, [...addresses]),
        ),
      )
      .groupBy(address),
  )
  return new Set(found.map((row) => row.address))
}

/** By the history, since what was approved may be rejected by now. */
export function* findProgress(sql: Sql, workspaceId: string): Work<{ hasRequest: boolean; hasApproved: boolean }> {
  const [request] = yield* run(
    sql
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), ne(testimonials.source, 'owner')))
      .limit(1),
  )
  const [approval] = yield* run(
    sql
      .select({ id: testimonialEvents.id })
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, workspaceId), eq(testimonialEvents.kind, 'approved')))
      .limit(1),
  )
  return { hasRequest: request !== undefined, hasApproved: approval !== undefined }
}
