import { and, asc, count as countRows, desc, eq, placeholder, type SQL, sql as expression } from 'drizzle-orm'
import type { TestimonialCounts, TestimonialOrder, TestimonialStatus } from '#shared/testimonials.ts'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { testimonialCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { selectWithImage, type TestimonialRow } from './testimonials.repository.ts'

/** What is looked at: all testimonials of a workspace that hold every one of `words`, which are folded. */
type Search = { workspaceId: string; words: readonly string[] }
type Page = Search & {
  status: TestimonialStatus | undefined
  order: TestimonialOrder
  page: number
  pageSize: number
}

/** Each ends with the id, so that of two rows one always comes first and pages never overlap. */
const orders: Record<TestimonialOrder, SQL[]> = {
  newest: [desc(testimonials.createdAt), desc(testimonials.id)],
  oldest: [asc(testimonials.createdAt), asc(testimonials.id)],
  'rating-high': [
    expression`${testimonials.rating} desc nulls last`,
    desc(testimonials.createdAt),
    desc(testimonials.id),
  ],
  'rating-low': [
    expression`${testimonials.rating} asc nulls last`,
    desc(testimonials.createdAt),
    desc(testimonials.id),
  ],
  name: [asc(testimonials.searchText), asc(testimonials.id)],
}

const selectNewest = prepared((sql) =>
  selectWithImage(sql)
    .where(eq(testimonials.workspaceId, placeholder('workspaceId')))
    .orderBy(...orders.newest)
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

export function* listPage(sql: Sql, { status, order, page, pageSize, ...search }: Page): Work<TestimonialRow[]> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const isEverything = status === undefined && search.words.length === 0
  if (isEverything && order === 'newest') return yield* selectNewest(sql, { workspaceId: search.workspaceId, ...range })
  const isChosen = status === undefined ? undefined : eq(testimonials.status, status)
  return yield* run(
    selectWithImage(sql)
      .where(and(isFound(search), isChosen))
      .orderBy(...orders[order])
      .limit(range.limit)
      .offset(range.offset),
  )
}

const selectCounts = prepared((sql) =>
  sql
    .select({ status: testimonialCounts.status, count: testimonialCounts.count })
    .from(testimonialCounts)
    .where(eq(testimonialCounts.workspaceId, placeholder('workspaceId'))),
)

/** Of everything that the search finds. Without a search nothing is counted: triggers keep these counts. */
export function* countByStatus(sql: Sql, search: Search): Work<TestimonialCounts> {
  const { workspaceId } = search
  const rows = yield* search.words.length === 0 ? selectCounts(sql, { workspaceId }) : countFound(sql, search)
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

const countFound = (sql: Sql, search: Search) =>
  run(
    sql
      .select({ status: testimonials.status, count: countRows() })
      .from(testimonials)
      .where(isFound(search))
      .groupBy(testimonials.status),
  )

// `instr` compares as it stands: no character of a word means anything else, as % and _ would in a pattern.
const isFound = ({ workspaceId, words }: Search) =>
  and(
    eq(testimonials.workspaceId, workspaceId),
    ...words.map((word) => expression`instr(${testimonials.searchText}, ${word}) > 0`),
  )
