import { and, asc, desc, eq, inArray, isInJson, ne, placeholder, sql, type SQL } from '#server/db/sql.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { preparedInsert } from '#server/db/prepared-rows.ts'
import { nameOfUser } from '#server/accounts/users.queries.ts'
import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { type Actor, actorColumns } from '#server/kernel/actor.ts'
import { newIdAt } from '#server/kernel/ids.ts'
import { searchTextOf } from './testimonials.domain.ts'
import { selectWithImage, type TestimonialRow } from './testimonials.queries.ts'

type NewTestimonial = Omit<typeof testimonials.$inferInsert, 'searchText'>
type EventKind = (typeof testimonialEvents.$inferSelect)['kind']

type Key = { workspaceId: string; id: string }
const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

const insertRow = preparedInsert(testimonials)

export function* insertTestimonial(tx: Tx, row: NewTestimonial): Transactional<void> {
  const { customerName = null, customerEmail, text = null } = row
  yield* insertRow(tx, { ...row, searchText: searchTextOf({ customerName, customerEmail, text }) })
}

const deleteRow = prepared((tx) =>
  tx
    .delete(testimonials)
    .where(and(eq(testimonials.workspaceId, placeholder('workspaceId')), eq(testimonials.id, placeholder('id')))),
)

/** With everything that belongs to it in the database. */
export function* deleteTestimonial(tx: Tx, { workspaceId, id }: Key): Transactional<void> {
  yield* deleteRow(tx, { workspaceId, id })
}

const updateStatus = prepared((tx) =>
  tx
    .update(testimonials)
    .set({ status: sql`${placeholder('to')}`, signOffAskedAt: null, signOffEndedAt: null, rejectionReason: null })
    .where(
      and(
        eq(testimonials.workspaceId, placeholder('workspaceId')),
        eq(testimonials.id, placeholder('id')),
        isInJson(testimonials.status, placeholder('ifStatus')),
      ),
    )
    .returning({ id: testimonials.id }),
)

/** Changes the row only while its status is in `ifStatus`; otherwise false. It waits for no sign-off afterwards. */
export function* changeStatus(
  tx: Tx,
  key: Key,
  { to, ifStatus }: { to: TestimonialStatus; ifStatus: readonly TestimonialStatus[] },
): Transactional<boolean> {
  const changed = yield* updateStatus(tx, { ...key, to, ifStatus: JSON.stringify(ifStatus) })
  return changed.length === 1
}

/** Only while pending and no email is queued; otherwise false. */
export function* changeRequest(
  tx: Tx,
  key: Key,
  values: Pick<
    TestimonialRow,
    | 'customerEmail'
    | 'addressChanges'
    | 'customerName'
    | 'service'
    | 'emailStyleId'
    | 'formId'
    | 'isAutoSendEnabled'
    | 'emailState'
    | 'emailDelivery'
    | 'emailProblem'
    | 'sentAt'
    | 'unsubscribedAt'
    | 'declinedAt'
  >,
): Transactional<boolean> {
  const isFree = and(isRow(key), eq(testimonials.status, 'pending'), ne(testimonials.emailState, 'queued'))
  return yield* changeWhere(tx, { ...values, searchText: searchTextOf({ ...values, text: null }) }, isFree)
}

/** Only while unanswered and no email is queued; otherwise false. */
export function* markEmailQueued(tx: Tx, key: Key): Transactional<boolean> {
  const isFree = and(
    isRow(key),
    inArray(testimonials.status, ['pending', 'sent']),
    ne(testimonials.emailState, 'queued'),
  )
  return yield* changeWhere(tx, { emailState: 'queued', emailDelivery: null, emailProblem: null }, isFree)
}

/** Whether a row matched the condition, which includes the workspace. */
export function* changeWhere(
  tx: Tx,
  values: Partial<typeof testimonials.$inferInsert>,
  condition: SQL | undefined,
): Transactional<boolean> {
  const changed = yield* run(tx.update(testimonials).set(values).where(condition).returning({ id: testimonials.id }))
  return changed.length === 1
}

const insertEvent = prepared((tx) =>
  tx.insert(testimonialEvents).values({
    id: placeholder('id'),
    testimonialId: placeholder('testimonialId'),
    workspaceId: placeholder('workspaceId'),
    kind: placeholder('kind'),
    actor: placeholder('actor'),
    actorUserId: placeholder('actorUserId'),
    actorName: sql`coalesce(${placeholder('name')}, ${nameOfUser(placeholder('actorUserId'))})`,
    at: placeholder('at'),
    isOneOfMany: placeholder('isOneOfMany'),
  }),
)

export function* insertEvents(
  tx: Tx,
  events: readonly {
    testimonialId: string
    workspaceId: string
    kind: EventKind
    by: Actor
    at: Date
    isOneOfMany?: boolean | undefined
  }[],
): Transactional<void> {
  for (const workspaceId of new Set(events.map((event) => event.workspaceId))) yield* lockWorkspace(tx, workspaceId)
  for (const { by, isOneOfMany = false, ...event } of events) {
    const name = by.kind === 'sign_off' ? by.name : null
    yield* insertEvent(tx, { ...event, isOneOfMany, ...actorColumns(by), name, id: newIdAt('evt', event.at) })
  }
}

/** Oldest first, those that come after this one. */
export function* listAfter(
  tx: Tx,
  {
    workspaceId,
    after,
    limit,
  }: { workspaceId: string; after: Pick<TestimonialRow, 'createdAt' | 'id'> | undefined; limit: number },
): Transactional<TestimonialRow[]> {
  const isNext =
    after && sql`(${testimonials.createdAt}, ${testimonials.id}) > (${after.createdAt.getTime()}, ${after.id})`
  return yield* run(
    selectWithImage(tx)
      .where(and(eq(testimonials.workspaceId, workspaceId), isNext))
      .orderBy(asc(testimonials.createdAt), asc(testimonials.id))
      .limit(limit),
  )
}

const addressedColumns = {
  id: testimonials.id,
  address: sql<string>`lower(${testimonials.customerEmail})`,
  status: testimonials.status,
  scheduledFor: testimonials.scheduledFor,
  createdAt: testimonials.createdAt,
  sentAt: testimonials.sentAt,
  submittedAt: testimonials.submittedAt,
  unsubscribedAt: testimonials.unsubscribedAt,
}
export type AddressedRow = Pick<TestimonialRow, Exclude<keyof typeof addressedColumns, 'address'>> & { address: string }

/** Those of these addresses, which are in lower case; newest first. */
export function* listOfAddresses(
  tx: Tx,
  { workspaceId, addresses }: { workspaceId: string; addresses: readonly string[] },
): Transactional<AddressedRow[]> {
  if (addresses.length === 0) return []
  return yield* run(
    tx
      .select(addressedColumns)
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), inArray(addressedColumns.address, [...addresses])))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id)),
  )
}
