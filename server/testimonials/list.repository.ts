import {
  and,
  asc,
  contains,
  count,
  crossJoin,
  desc,
  eq,
  inArray,
  isSame,
  keysOfWords,
  placeholder,
  sql,
  type SQL,
  unindexed,
} from '#server/db/sql.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { images } from '#server/db/schema/images.ts'
import { needsOwnerSql, testimonialCounts, testimonials, testimonialSearch } from '#server/db/schema/testimonials.ts'
import { testimonialTags } from '#server/db/schema/tags.ts'
import type { StatusCount } from './list.domain.ts'
import { isItsImage, itsAssignee, itsTags, type TestimonialRow } from './testimonials.queries.ts'

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

const TRIGRAMS_MAX = 64

export type FoundRow = Pick<TestimonialRow, 'id' | 'status' | 'rating' | 'createdAt'> & { searchText: string }
export type SearchStep = {
  found: FoundRow[]
  /** Where the next step goes on; null when there is nothing left. */
  next: number | null
}

/**
 * One step of a search in a workspace: testimonials that contain each of the folded `words`, in no order that means
 * anything. All of them without words. Words of three characters or more are looked up in an index of trigrams, in
 * which each workspace has its own range of keys; shorter words alone are looked for in every row. With a tag, a service, a form,
 * an import or a member, only the rows that have it are looked at. `after` is null in
 * the first step, which looks at up to `limit` rows like all others. `searchText` is empty unless `hasText`.
 */
export function* searchStep(
  tx: Tx,
  {
    workspaceId,
    words,
    tag,
    service,
    form,
    importId,
    assignee,
    after,
    hasText,
    limit,
  }: {
    workspaceId: string
    words: readonly string[]
    /** The id of a tag. */
    tag?: string | undefined
    service?: string | undefined
    /** The id of the form whose collection link it came through. */
    form?: string | undefined
    /** The id of the import that it came with. */
    importId?: string | undefined
    /** The user id of a member; null for nobody. */
    assignee?: string | null | undefined
    after: number | null
    hasText: boolean
    limit: number
  },
): Transactional<SearchStep> {
  const candidates = candidatesOf({ workspaceId, after, limit }, { words, tag, service, form, importId, assignee })
  const isFound = and(
    eq(testimonials.workspaceId, workspaceId),
    service === undefined ? undefined : eq(testimonials.service, service),
    form === undefined ? undefined : and(eq(testimonials.formId, form), eq(testimonials.source, 'link')),
    importId === undefined ? undefined : inArray(testimonials.id, idsOfImport(tx, { workspaceId, importId })),
    assignee === undefined ? undefined : isSame(testimonials.assigneeUserId, assignee),
    ...words.map((word) => contains(testimonials.searchText, word)),
  )
  const rows = yield* run(
    tx
      .select({
        id: testimonials.id,
        status: testimonials.status,
        rating: testimonials.rating,
        createdAt: testimonials.createdAt,
        searchText: hasText ? testimonials.searchText : sql<string>`''`,
        key: sql<number>`candidates.key`,
        isFound: sql`${isFound}`.mapWith(Boolean),
      })
      .from(sql`(${candidates}) as candidates`)
      // Unlike other joins, cross joins keep the order of the tables.
      .crossJoin(testimonialSearch)
      .crossJoin(testimonials)
      .where(and(eq(testimonialSearch.key, sql`candidates.key`), eq(testimonials.id, testimonialSearch.testimonialId))),
  )
  return {
    found: rows.filter((row) => row.isFound),
    next: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  }
}

type Sought = {
  words: readonly string[]
  tag: string | undefined
  service: string | undefined
  form: string | undefined
  importId: string | undefined
  assignee: string | null | undefined
}

/** Keys of the rows to look at, by the narrowest index there is. The other filters are compared again afterwards. */
function candidatesOf(range: Range, { words, tag, service, form, importId, assignee }: Sought): SQL {
  if (tag !== undefined) return withTag(range, tag)
  if (importId !== undefined) return ofImport(range, importId)
  if (form !== undefined) return ofForm(range, form)
  if (typeof assignee === 'string') return assignedTo(range, assignee)
  if (service !== undefined) return withService(range, service)
  const trigrams = trigramsOf(words)
  return trigrams.length > 0 ? keysOfWords({ ...range, words: { folded: words, trigrams } }) : inTurn(range)
}

const withTag = ({ workspaceId, after, limit }: Range, tag: string): SQL =>
  sql`select key from ${testimonialTags} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonialTags.testimonialId}
    where ${testimonialTags.tagId} = ${tag} and ${testimonialTags.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const withService = ({ workspaceId, after, limit }: Range, service: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.workspaceId} = ${workspaceId} and ${testimonials.service} = ${service}
    and key > ${after ?? 0} order by key limit ${limit}`

const assignedTo = ({ workspaceId, after, limit }: Range, assignee: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.workspaceId} = ${workspaceId} and ${testimonials.assigneeUserId} = ${assignee}
    and key > ${after ?? 0} order by key limit ${limit}`

const ofForm = ({ workspaceId, after, limit }: Range, form: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.formId} = ${form} and ${testimonials.source} = 'link' and ${testimonials.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const ofImport = ({ workspaceId, after, limit }: Range, importId: string): SQL =>
  sql`select key from ${importedTestimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${importedTestimonials.testimonialId}
    where ${importedTestimonials.importId} = ${importId} and ${importedTestimonials.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const idsOfImport = (tx: Tx, { workspaceId, importId }: { workspaceId: string; importId: string }) =>
  tx
    .select({ id: importedTestimonials.testimonialId })
    .from(importedTestimonials)
    .where(and(eq(importedTestimonials.workspaceId, workspaceId), eq(importedTestimonials.importId, importId)))

type Range = { workspaceId: string; after: number | null; limit: number }

const inTurn = ({ workspaceId, after, limit }: Range): SQL =>
  sql`select key from ${testimonialSearch} where ${testimonialSearch.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

/** Quoted for the index. A row that contains a word also contains its trigrams, but not the other way round. */
function trigramsOf(words: readonly string[]): string[] {
  const trigrams = words.flatMap((word) => {
    const characters = [...word]
    return characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  })
  // The index knows no text after a zero character.
  const usable = trigrams.filter((trigram) => !trigram.includes('\0'))
  return [...new Set(usable)].slice(0, TRIGRAMS_MAX).map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
}
