import { setImmediate } from 'node:timers/promises'
import type { TestimonialCounts, TestimonialOrder } from '#shared/testimonial-list.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { Database } from '#server/db/database.ts'
import { type ComparedOrder, comparisons, countsOf, keepBest } from './list.domain.ts'
import {
  countByStatus,
  countNeeded,
  type ListedRow,
  listIds,
  listNeededFirst,
  listNewest,
  listRows,
} from './list.repository.ts'
import { type FoundRow, searchStep } from './search.repository.ts'

type Page = {
  workspaceId: string
  /** Folded. An empty list means no search. */
  words: readonly string[]
  status?: TestimonialStatus | undefined
  /** The id of a tag. */
  tag?: string | undefined
  service?: string | undefined
  /** The id of the form whose collection link it came through. */
  form?: string | undefined
  /** The id of the import that it came with. */
  importId?: string | undefined
  /** The user id of a member; null for nobody. */
  assignee?: string | null | undefined
  order: TestimonialOrder
  page: number
  pageSize: number
  /** For tests. */
  stepRows?: number
}
type Listed = {
  rows: ListedRow[]
  counts: TestimonialCounts
  pageCount: number
  /** How many wait for the owner, in the order that begins with them. */
  needsYou?: number
}

/**
 * One page, and counts per status of everything that the search finds. What no index can answer is done in steps, with
 * other requests in between. Up to a thousand testimonials it is one step, and so one snapshot; beyond, something that
 * changes meanwhile may be missing from the page or have another status.
 */
export function readPage(db: Database, page: Page): Promise<Listed> {
  const { words, status, tag, service, form, importId, assignee } = page
  const isSearch = words.length > 0 || [tag, service, form, importId, assignee].some((filter) => filter !== undefined)
  const isWhole = !isSearch && status === undefined
  if (page.order === 'needs-you' && isWhole) return readNeededFirst(db, page)
  const order = page.order === 'needs-you' ? 'newest' : page.order
  const hasIndex = !isSearch && (order === 'newest' || order === 'oldest')
  return hasIndex ? readIndexed(db, { ...page, order }) : search(db, { ...page, order })
}

/** What is looked at before others get their turn: less than ten milliseconds. */
const STEP_ROWS = 1000

function readIndexed(db: Database, of: Page & { order: 'newest' | 'oldest' }): Promise<Listed> {
  const { workspaceId, status, order, page, pageSize } = of
  return db.read(function* (tx) {
    const counts = countsOf(yield* countByStatus(tx, workspaceId))
    const pageCount = Math.ceil(counts[status ?? 'all'] / pageSize)
    if (page > pageCount) return { rows: [], counts, pageCount }
    if (status === undefined && order === 'newest' && page === 1) {
      return { rows: yield* listNewest(tx, { workspaceId, limit: pageSize }), counts, pageCount }
    }
    const ids = yield* listIds(tx, { workspaceId, status, order, offset: (page - 1) * pageSize, limit: pageSize })
    return { rows: yield* listRows(tx, { workspaceId, ids }), counts, pageCount }
  })
}

function readNeededFirst(db: Database, { workspaceId, page, pageSize }: Page): Promise<Listed> {
  return db.read(function* (tx) {
    const counts = countsOf(yield* countByStatus(tx, workspaceId))
    const needsYou = yield* countNeeded(tx, workspaceId)
    const pageCount = Math.ceil(counts.all / pageSize)
    const range = { offset: (page - 1) * pageSize, limit: pageSize }
    const ids = page > pageCount ? [] : yield* listNeededFirst(tx, { workspaceId, needed: needsYou, ...range })
    return { rows: yield* listRows(tx, { workspaceId, ids }), counts, pageCount, needsYou }
  })
}

async function search(
  db: Database,
  { status, order, page, pageSize, stepRows = STEP_ROWS, ...of }: Page & { order: ComparedOrder },
): Promise<Listed> {
  const ranking = { compare: comparisons[order], max: page * pageSize }
  const counted = new Map<string, number>()
  let best: FoundRow[] = []
  let after: number | null = null

  function take(found: readonly FoundRow[]): void {
    for (const row of found) counted.set(row.status, (counted.get(row.status) ?? 0) + 1)
    const chosen = status === undefined ? found : found.filter((row) => row.status === status)
    best = keepBest(best, chosen, ranking)
  }

  for (;;) {
    const listed = await db.read(function* (tx) {
      const step = yield* searchStep(tx, { ...of, after, hasText: order === 'name', limit: stepRows })
      take(step.found)
      after = step.next
      if (after !== null) return undefined
      const ids = best.slice((page - 1) * pageSize).map(({ id }) => id)
      const counts = countsOf([...counted].map(([name, count]) => ({ status: name, count })))
      const pageCount = Math.ceil(counts[status ?? 'all'] / pageSize)
      return { rows: yield* listRows(tx, { workspaceId: of.workspaceId, ids }), counts, pageCount }
    })
    if (listed) return listed
    await setImmediate()
  }
}
