import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsOwner, TestimonialStatus } from '#shared/testimonials.ts'
import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { searchTextOf } from './testimonials.domain.ts'
import { textsOf } from '#server/kernel/searched-texts.ts'
import { insertTestimonials } from '#server/testing/stored-testimonials.ts'

const parts = ['ana', 'Ána', 'BLUE', 'a%b', 'a_b', '\\', 'ß', 'x']
const texts = fc.array(fc.constantFrom(...parts), { maxLength: 3 }).map((words) => words.join(' '))
const drafts = fc.array(
  fc.record({
    customerName: fc.option(fc.constantFrom('Ana', 'ána', 'BLUE ß')),
    address: fc.constantFrom('ana@a.example', 'a_b@c.example'),
    text: texts,
    status: fc.constantFrom(...TestimonialStatus.options),
    emailState: fc.constantFrom('none', 'sent', 'failed'),
    emailDelivery: fc.option(fc.constantFrom('delivered', 'bounced', 'uncertain', 'complained')),
    declinedAt: fc.option(fc.constant(new Date(0))),
    signOffAskedAt: fc.option(fc.constant(new Date(0))),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    createdAt: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 25 },
)
const view = fc.record({
  q: texts,
  status: fc.option(fc.constantFrom(...TestimonialStatus.options), { nil: undefined }),
  sort: fc.constantFrom(...TestimonialOrder.options),
  pageSize: fc.integer({ min: 1, max: 7 }),
})

type Filled = Awaited<ReturnType<typeof fill>>[number]

/** Replaces all testimonials. */
async function fill(h: Harness, made: typeof drafts extends fc.Arbitrary<infer T> ? T : never) {
  await h.rows(testimonials).delete()
  const { id: workspaceId } = await h.rows(workspaces).one()
  const filled = made.map(({ address, createdAt, text, ...row }, index) => {
    const isAnswered = row.status !== 'pending' && row.status !== 'sent'
    return {
      ...row,
      // Ids are in another order than times.
      id: `t${(index * 7) % 26}-${index}`,
      publicId: `p${index}`,
      workspaceId,
      customerEmail: address,
      text: isAnswered ? text : null,
      rating: isAnswered ? row.rating : null,
      createdAt: new Date(createdAt),
      submittedAt: isAnswered ? new Date(createdAt) : null,
    }
  })
  await h.deps.db.transaction((tx) => insertTestimonials(tx, filled))
  return filled
}

const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const newest = (one: Filled, other: Filled) =>
  other.createdAt.getTime() - one.createdAt.getTime() || bytes(other.id, one.id)
const needs = ({ status, emailState, emailDelivery, declinedAt, signOffAskedAt }: Filled) =>
  needsOwner({
    status,
    emailState,
    emailDelivery,
    declinedAt: declinedAt?.toISOString() ?? null,
    unsubscribedAt: null,
    signOffAskedAt: signOffAskedAt?.toISOString() ?? null,
    erasedAt: null,
  })
const needed = (one: Filled, other: Filled) => {
  if (!needs(one) || !needs(other)) return Number(needs(other)) - Number(needs(one)) || newest(one, other)
  const isAnswered = (row: Filled) => Number(row.submittedAt === null)
  return (
    isAnswered(one) - isAnswered(other) ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    bytes(one.id, other.id)
  )
}
const compare: Record<TestimonialOrder, (one: Filled, other: Filled) => number> = {
  'needs-you': needed,
  newest,
  oldest: (one, other) => newest(other, one),
  'rating-high': (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || newest(one, other),
  'rating-low': (one, other) => (one.rating ?? 6) - (other.rating ?? 6) || newest(one, other),
  name: (one, other) => bytes(searchTextOf(one), searchTextOf(other)) || bytes(one.id, other.id),
}

describe('the pages of any search, filter and order', () => {
  test('together contain everything found, each once and in one order', async () => {
    const h = await createHarness()
    const { workspaceId } = await h.services.users.getMember((await h.signUp()).user.id)
    const check = fc.assert(
      fc.asyncProperty(drafts, view, async (made, { q, status, sort, pageSize }) => {
        const filled = await fill(h, made)
        const words = textsOf(q)
        const found = filled.filter((row) => words.every((word) => searchTextOf(row).includes(word)))
        const isGrouped = sort === 'needs-you' && words.length === 0 && status === undefined
        const order = sort === 'needs-you' && !isGrouped ? 'newest' : sort
        const expected = found.filter((row) => status === undefined || row.status === status).toSorted(compare[order])

        const seen: string[] = []
        const pageCount = Math.ceil(expected.length / pageSize)
        for (let page = 1; page <= pageCount + 1; page += 1) {
          const query = { workspaceId, q, status, sort, page, pageSize }
          const { items, pagination, counts, needsYou } = await h.services.testimonials.listTestimonials(query)
          expect(pagination).toEqual({ currentPage: page, pageCount })
          expect(needsYou).toBe(isGrouped ? filled.filter(needs).length : undefined)
          expect(counts.all).toBe(found.length)
          for (const each of TestimonialStatus.options) {
            expect(counts[each]).toBe(found.filter((row) => row.status === each).length)
          }
          seen.push(...items.map(({ id }) => id))
        }
        expect(seen).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 200 },
    )
    await expect(check).resolves.toBeUndefined()
  }, 60_000)
})
