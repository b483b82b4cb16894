import { and, asc, count, desc, eq, inArray, placeholder, sql, unindexed } from '#server/db/sql.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { images } from '#server/db/schema/images.ts'
import { needsOwnerSql, testimonialCounts, testimonials } from '#server/db/schema/testimonials.ts'
import type { StatusCount } from './list.domain.ts'
import { isItsImage, itsAssignee, itsImport, itsTags, type TestimonialRow } from './testimonials.queries.ts'

const orders = {
  newest: [desc(testimonials.createdAt), desc(testimonials.id)],
  oldest: [asc(testimonials.createdAt), asc(testimonials.id)],
}

/** Ids of one page in an order that has an index, so that even the last page reads nothing else. */
export function* listIds(
  tx: Tx,
  range: {
    workspaceId: string
    status: TestimonialStatus | undefined
    order: keyof typeof orders
    offset: number
    limit: number
  },
): Transactional<string[]> {
  const isChosen = range.status === undefined ? undefined : eq(testimonials.status, range.status)
  const rows = yield* run(
    tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, range.workspaceId), isChosen))
      .orderBy(...orders[range.order])
      .limit(range.limit)
      .offset(range.offset),
  )
  return rows.map(({ id }) => id)
}

const isInWorkspace = eq(testimonials.workspaceId, placeholder('workspaceId'))

const selectNeeded = prepared((tx) =>
  tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(isInWorkspace, needsOwnerSql))
    .orderBy(
      sql`${testimonials.submittedAt} is null`,
      asc(testimonials.submittedAt),
      asc(testimonials.createdAt),
      asc(testimonials.id),
    )
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

const selectOthers = prepared((tx) =>
  tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(isInWorkspace, sql`not ${needsOwnerSql}`))
    .orderBy(...orders.newest)
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

const selectNeededCount = prepared((tx) =>
  tx.select({ count: count() }).from(testimonials).where(and(isInWorkspace, needsOwnerSql)),
)

/** How many wait for the owner. */
export function* countNeeded(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* selectNeededCount(tx, { workspaceId })
  return found?.count ?? 0
}

/** Ids of one page: answers to decide on and undelivered requests, oldest first, then everything else, newest first. */
export function* listNeededFirst(
  tx: Tx,
  { workspaceId, needed, offset, limit }: { workspaceId: string; needed: number; offset: number; limit: number },
): Transactional<string[]> {
  const first = offset < needed ? yield* selectNeeded(tx, { workspaceId, offset, limit }) : []
  const rest = limit - first.length
  const others =
    rest === 0 ? [] : yield* selectOthers(tx, { workspaceId, offset: Math.max(0, offset - needed), limit: rest })
  return [...first, ...others].map(({ id }) => id)
}

/** A page reads only what is shown: each value of twenty rows costs time. */
const shownColumns = {
  id: testimonials.id,
  customerName: testimonials.customerName,
  customerEmail: testimonials.customerEmail,
  imageId: images.id,
  rating: testimonials.rating,
  text: testimonials.text,
  excerpt: testimonials.excerpt,
  highlight: testimonials.highlight,
  reply: testimonials.reply,
  repliedAt: testimonials.repliedAt,
  isReplyOutdated: testimonials.isReplyOutdated,
  status: testimonials.status,
  source: testimonials.source,
  service: testimonials.service,
  tags: itsTags,
  assignee: itsAssignee,
  imported: itsImport,
  isPrivate: testimonials.isPrivate,
  isAutoSendEnabled: testimonials.isAutoSendEnabled,
  emailStyleId: testimonials.emailStyleId,
  formId: testimonials.formId,
  emailState: testimonials.emailState,
  emailDelivery: testimonials.emailDelivery,
  emailProblem: testimonials.emailProblem,
  closedAt: testimonials.closedAt,
  areRemindersStopped: testimonials.areRemindersStopped,
  remindersSent: testimonials.remindersSent,
  remindsAt: testimonials.remindsAt,
  scheduledFor: testimonials.scheduledFor,
  createdAt: testimonials.createdAt,
  sentAt: testimonials.sentAt,
  submittedAt: testimonials.submittedAt,
  revisedAt: testimonials.revisedAt,
  declinedAt: testimonials.declinedAt,
  unsubscribedAt: testimonials.unsubscribedAt,
  signOffAskedAt: testimonials.signOffAskedAt,
  signOffEndedAt: testimonials.signOffEndedAt,
  withdrawnAt: testimonials.withdrawnAt,
  erasedAt: testimonials.erasedAt,
}
export type ListedRow = Pick<TestimonialRow, keyof typeof shownColumns>

const selectListed = (tx: Tx) => tx.select(shownColumns).from(testimonials).leftJoin(images, isItsImage)

const selectNewest = prepared((tx) =>
  selectListed(tx)
    .where(eq(testimonials.workspaceId, placeholder('workspaceId')))
    .orderBy(...orders.newest)
    .limit(placeholder('limit')),
)

/** The first page of everything, which is the one that owners open most. */
export const listNewest = (tx: Tx, page: { workspaceId: string; limit: number }): Transactional<ListedRow[]> =>
  selectNewest(tx, page)

/** In the order of `ids`. */
export function* listRows(
  tx: Tx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Transactional<ListedRow[]> {
  if (ids.length === 0) return []
  const isOurs = eq(unindexed(testimonials.workspaceId), workspaceId)
  const rows = yield* run(selectListed(tx).where(and(isOurs, inArray(testimonials.id, [...ids]))))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectCounts = prepared((tx) =>
  tx
    .select({ status: testimonialCounts.status, count: testimonialCounts.count })
    .from(testimonialCounts)
    .where(eq(testimonialCounts.workspaceId, placeholder('workspaceId'))),
)

/** Of all testimonials. Nothing is counted: triggers maintain these numbers. */
export const countByStatus = (tx: Tx, workspaceId: string): Transactional<StatusCount[]> =>
  selectCounts(tx, { workspaceId })
