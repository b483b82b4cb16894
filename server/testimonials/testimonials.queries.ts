import type { TagRef } from '#shared/tags.ts'
import type { Assignee, ImportedFrom } from '#shared/testimonials.ts'
import { fullName } from '#shared/users.ts'
import {
  and,
  asText,
  crossJoin,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  jsonArray,
  jsonObject,
  ne,
  notInArray,
  or,
  placeholder,
  sql,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { images } from '#server/db/schema/images.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { searchTextOf } from './testimonials.domain.ts'

// Reading them with their row costs less than a statement of its own. In plain text, as drizzle leaves out table names.
export const itsTags = sql<TagRef[]>`(
  select ${jsonArray(jsonObject({ id: sql`tags.id`, name: sql`tags.name`, color: sql`tags.color` }), sql`tags.folded_name`)}
  from testimonial_tags ${crossJoin} tags on tags.id = testimonial_tags.tag_id
  where testimonial_tags.testimonial_id = testimonials.id
)`.mapWith((list: string): TagRef[] => JSON.parse(list))

/** The member who looks after it. */
export const itsAssignee = sql<Assignee | null>`(
  select ${asText(jsonObject({ userId: sql`users.id`, firstName: sql`users.first_name`, lastName: sql`users.last_name` }))}
  from users where users.id = testimonials.assignee_user_id
)`.mapWith((user: string): Assignee => {
  const { userId, ...names }: { userId: string; firstName: string; lastName: string } = JSON.parse(user)
  return { userId, name: fullName(names) }
})

/** Where it comes from, and who imported it. */
export const itsImport = sql<ImportedFrom | null>`(
  select ${asText(
    jsonObject({
      receivedVia: sql`existing_imports.received_via`,
      userId: sql`existing_imports.user_id`,
      memberName: sql`existing_imports.member_name`,
    }),
  )}
  from imported_testimonials ${crossJoin} existing_imports on existing_imports.id = imported_testimonials.import_id
  where imported_testimonials.testimonial_id = testimonials.id
)`.mapWith((imported: string): ImportedFrom => JSON.parse(imported))

/** `imageId` is the answer's image, once it can be shown. */
export type TestimonialRow = Omit<typeof testimonials.$inferSelect, 'searchText'> & {
  imageId: string | null
  /** By name. */
  tags: TagRef[]
  assignee: Assignee | null
  imported: ImportedFrom | null
}

type Key = { workspaceId: string; id: string }
const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

const { searchText: _, ...shownColumns } = getTableColumns(testimonials)

export const isItsImage = and(
  eq(images.testimonialId, testimonials.id),
  isNotNull(images.attachedAt),
  eq(images.state, 'ready'),
)

export const selectWithImage = (tx: Tx) =>
  tx
    .select({ ...shownColumns, imageId: images.id, tags: itsTags, assignee: itsAssignee, imported: itsImport })
    .from(testimonials)
    .leftJoin(images, isItsImage)

const selectOne = prepared((tx) =>
  selectWithImage(tx).where(
    and(eq(testimonials.workspaceId, placeholder('workspaceId')), eq(testimonials.id, placeholder('id'))),
  ),
)

export function* findTestimonial(tx: Tx, key: Key): Transactional<TestimonialRow | undefined> {
  const [found] = yield* selectOne(tx, key)
  return found
}

/** From the history, because something approved may have been rejected since. */
export function* findProgress(
  tx: Tx,
  workspaceId: string,
): Transactional<{ hasRequest: boolean; hasAnswer: boolean; hasApproved: boolean }> {
  const isOfWorkspace = eq(testimonials.workspaceId, workspaceId)
  const hasLeft = or(
    ne(testimonials.status, 'pending'),
    exists(
      tx
        .select({ id: emailMessages.id })
        .from(emailMessages)
        .where(and(eq(emailMessages.testimonialId, testimonials.id), eq(emailMessages.kind, 'request'))),
    ),
  )
  const [request] = yield* run(
    tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(isOfWorkspace, notInArray(testimonials.source, ['owner', 'link']), hasLeft))
      .limit(1),
  )
  const [answer] = yield* run(
    tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(isOfWorkspace, inArray(testimonials.status, ['submitted', 'approved', 'rejected'])))
      .limit(1),
  )
  const [approval] = yield* run(
    tx
      .select({ id: testimonialEvents.id })
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, workspaceId), eq(testimonialEvents.kind, 'approved')))
      .limit(1),
  )
  return { hasRequest: request !== undefined, hasAnswer: answer !== undefined, hasApproved: approval !== undefined }
}

/** A payment's request is sent at another time; null for none. */
export function* moveRequest(tx: Tx, key: Key, scheduledFor: Date | null): Transactional<void> {
  yield* run(tx.update(testimonials).set({ scheduledFor }).where(isRow(key)))
}

/** The payer's address changed before anything was sent. */
export function* readdressRequest(
  tx: Tx,
  key: Key,
  { customerName, customerEmail }: { customerName: string | null; customerEmail: string },
): Transactional<void> {
  const searchText = searchTextOf({ customerName, customerEmail, text: null })
  yield* run(tx.update(testimonials).set({ customerName, customerEmail, searchText }).where(isRow(key)))
}

/** Changes how many reminders each request of the workspace gets; requests that already had as many get no more. */
export function* limitReminders(
  tx: Tx,
  { workspaceId, count: reminders }: { workspaceId: string; count: number },
): Transactional<void> {
  const isTooMany = and(
    eq(testimonials.workspaceId, workspaceId),
    gte(testimonials.remindersSent, reminders),
    isNotNull(testimonials.remindsAt),
  )
  yield* run(tx.update(testimonials).set({ remindsAt: null }).where(isTooMany))
}

/** Some testimonials of a workspace that is being deleted, with all they have in the database. Returns how many. */
export function* deleteSomeTestimonials(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<number> {
  const some = tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(eq(testimonials.workspaceId, workspaceId))
    .limit(limit)
  const deleted = yield* run(
    tx.delete(testimonials).where(inArray(testimonials.id, some)).returning({ id: testimonials.id }),
  )
  return deleted.length
}

/** In all workspaces: the operator has resolved why emails to the address didn't arrive. `address` is in lower case. */
export function* forgetReturned(tx: Tx, address: string): Transactional<void> {
  const isTo = eq(sql`lower(${testimonials.customerEmail})`, address)
  const isReturned = inArray(testimonials.emailDelivery, ['bounced', 'complained'])
  yield* run(tx.update(testimonials).set({ emailDelivery: null, emailProblem: null }).where(and(isTo, isReturned)))
}
