import { testimonials } from '#server/db/schema/testimonials.ts'
import type { Harness } from './harness.ts'

const PAGE = 500
const WORDING = 'Our oil stood on the shelf for nine years next to prettier bottles. '.repeat(4)

/** Fills a workspace with testimonials `t0`, `t1`, … that are not decided. `prefix` is for another start of their ids than `t`. */
export async function addUndecided(
  h: Harness,
  { workspaceId, count, prefix = 't' }: { workspaceId: string; count: number; prefix?: string },
) {
  for (let first = 0; first < count; first += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, count - first) }, (_, index) => ({
      id: `${prefix}${first + index}`,
      publicId: `p-${prefix}${first + index}`,
      workspaceId,
      customerName: 'Ana Ribeiro',
      customerEmail: 'ana@client.example',
      status: 'submitted' as const,
      rating: 5,
      text: WORDING,
      createdAt: new Date(first + index),
      submittedAt: new Date(1),
    }))
    await h.insertRows(testimonials, ...page)
  }
}

/** Makes every approved testimonial undecided again. */
export const makeUndecided = (h: Harness): Promise<void> =>
  h.rows(testimonials, { status: 'approved' }).update({ status: 'submitted' })
