import { setImmediate as nextTurn } from 'node:timers/promises'
import { filterOf } from '#shared/chosen-testimonials.ts'
import type { WidgetOptions } from '#shared/widgets.ts'
import type { Snapshot } from '#server/db/database.ts'
import { type AnsweredPage, type AnsweredQuery, FIRST_ANSWERED, listAnswered } from './feed.repository.ts'

type Reader = Pick<Snapshot, 'read'>

/** Rows without texts, read in one turn of the event loop. */
export const ANSWERS_PAGE = 100

/** How many testimonials that clients made public have 1, 2, 3, 4 and 5 stars, shown or not. */
export type Ratings = readonly [number, number, number, number, number]

/** How the owner sorted a testimonial. Never in a feed. */
export type Sorted = { id: string; service: string | null; tagIds: string[] }

type Summary = {
  /** All public ones, newest first. */
  shown: ({ rating: number | null; submittedAt: number } & Sorted)[]
  shared: number
  rejected: number
  afterPayment: number
  /** Of those shared, how many have stars. */
  rated: number
  average: number | null
  ratings: Ratings
}

type Dated = { id: string; submittedAt: number }

/** The order of a feed before the owner's choices apply. */
export const newestFirst = (a: Dated, b: Dated): number => b.submittedAt - a.submittedAt || (a.id < b.id ? 1 : -1)

/** Counts everything that clients made public, shown or not, without reading any text. */
export async function readSummary(snapshot: Reader, workspaceId: string): Promise<Summary> {
  const shown: Summary['shown'] = []
  const counts = { shared: 0, rejected: 0, afterPayment: 0 }
  const ratings: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for await (const rows of readAnswered(snapshot, workspaceId)) {
    for (const { publicId: id, rating, submittedAt, service, tagIds, ...row } of rows) {
      if (row.isPublic) shown.push({ id, rating, submittedAt: submittedAt?.getTime() ?? 0, service, tagIds })
      if (!row.isShared) continue
      counts.shared += 1
      counts.rejected += row.isRejected ? 1 : 0
      counts.afterPayment += row.verifiedCount
      const index = (rating ?? 0) - 1
      if (isStar(index)) ratings[index] += 1
    }
  }
  shown.sort(newestFirst)
  return { ...counts, shown, ratings, ...averageOf(ratings) }
}

/** Whether a widget with these options shows any testimonial of its workspace. */
export async function showsAny(
  snapshot: Reader,
  { workspaceId, options }: { workspaceId: string; options: WidgetOptions },
): Promise<boolean> {
  const isChosen = filterOf(options)
  for await (const rows of readAnswered(snapshot, workspaceId))
    if (rows.some((row) => row.isPublic && isChosen({ ...row, id: row.publicId }))) return true
  return false
}

/** All answers of a workspace without their texts, in pages. */
async function* readAnswered(snapshot: Reader, workspaceId: string): AsyncGenerator<AnsweredPage['rows']> {
  let from: AnsweredPage['next'] = FIRST_ANSWERED
  while (from) {
    const page: AnsweredQuery = { workspaceId, from, limit: ANSWERS_PAGE }
    const { rows, next }: AnsweredPage = await snapshot.read((tx) => listAnswered(tx, page))
    yield rows
    from = next
    await nextTurn()
  }
}

const isStar = (index: number): index is 0 | 1 | 2 | 3 | 4 => index in [0, 0, 0, 0, 0]

function averageOf(ratings: Ratings): Pick<Summary, 'rated' | 'average'> {
  const rated = ratings.reduce((sum, each) => sum + each, 0)
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { rated, average: rated === 0 ? null : stars / rated }
}
