import { and, asc, count as countRows, desc, eq, placeholder, type SQL, sql } from 'drizzle-orm'
import type { TestimonialCounts, TestimonialOrder } from '#shared/testimonial-list.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonialCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { selectWithImage, type TestimonialRow } from './testimonials.queries.ts'

/** A search in all testimonials of a workspace; each of the folded `words` must match. */
type Search = { workspaceId: string; words: readonly string[] }
type Page = Search & {
  status: TestimonialStatus | undefined
  order: TestimonialOrder
  page: number
  pageSize: number
}

/** Each ends with the id, so that the order is unique and pages never overlap. */
const orders: Record<TestimonialOrder, SQL[]> = {
  newest: [desc(testimonials.createdAt), desc(testimonials.id)],
  oldest: [asc(testimonials.createdAt), asc(testimonials.id)],
  'rating-high': [sql`${testimonials.rating} desc nulls last`, desc(testimonials.createdAt), desc(testimonials.id)],
  'rating-low': [sql`${testimonials.rating} asc nulls last`, desc(testimonials.createdAt), desc(testimonials.id)],
  name: [asc(testimonials.searchText), asc(testimonials.id)],
}

const selectNewest = prepared((tx) =>
  selectWithImage(tx)
    .where(eq(testimonials.workspaceId, placeholder('workspaceId')))
    .orderBy(...orders.newest)
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

export function* listPage(tx: Tx, { status, order, page, pageSize, ...search }: Page): Transactional<TestimonialRow[]> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const isEverything = status === undefined && search.words.length === 0
  if (isEverything && order === 'newest') return yield* selectNewest(tx, { workspaceId: search.workspaceId, ...range })
  const isChosen = status === undefined ? undefined : eq(testimonials.status, status)
  return yield* run(
    selectWithImage(tx)
      .where(and(isFound(search), isChosen))
      .orderBy(...orders[order])
      .limit(range.limit)
      .offset(range.offset),
  )
}

const selectCounts = prepared((tx) =>
  tx
    .select({ status: testimonialCounts.status, count: testimonialCounts.count })
    .from(testimonialCounts)
    .where(eq(testimonialCounts.workspaceId, placeholder('workspaceId'))),
)

/** Of everything that the search finds. Without a search nothing is counted: triggers maintain these numbers. */
export function* countByStatus(tx: Tx, search: Search): Transactional<TestimonialCounts> {
  const { workspaceId } = search
  const rows = yield* search.words.length === 0 ? selectCounts(tx, { workspaceId }) : countFound(tx, search)
  const counted = new Map<string, number>(rows.map(({ status, count }) => [status, count]))
  const of = (status: TestimonialStatus) => counted.get(status) ?? 0
  const counts = {
    pending: of('pending'),
    sent: of('sent'),
    submitted: of('submitted'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
  return { all: Object.values(counts).reduce((all, count) => all + count, 0), ...counts }
}

const countFound = (tx: Tx, search: Search) =>
  run(
    tx
      .select({ status: testimonials.status, count: countRows() })
      .from(testimonials)
      .where(isFound(search))
      .groupBy(testimonials.status),
  )

// `instr` compares literally, unlike patterns, where % and _ have a meaning.
const isFound = ({ workspaceId, words }: Search) =>
  and(
    eq(testimonials.workspaceId, workspaceId),
    ...words.map((word) => sql`instr(${testimonials.searchText}, ${word}) > 0`),
  )
