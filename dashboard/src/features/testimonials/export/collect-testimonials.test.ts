import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { collectTestimonials } from './collect-testimonials.ts'

const testimonial = (id: string) => testimonialOf({ id, customerEmail: `${id}@client.example`, status: 'sent' })

const SIZE = 2

const pageOf = (ids: string[], page: number) => ({
  items: ids.slice((page - 1) * SIZE, page * SIZE).map(testimonial),
  pagination: { currentPage: page, pageCount: Math.ceil(ids.length / SIZE) },
  counts: { all: 99, pending: 0, sent: ids.length, submitted: 0, approved: 0, rejected: 0 },
})

/** Collects from a list that is `states[n]` when the nth page is asked for, and stays what it was last. */
async function collect(states: string[][], isCancelled = () => false) {
  let calls = 0
  const progress: string[] = []
  const rows = await collectTestimonials({
    status: 'sent',
    fetchPage: async (page) => pageOf(states[Math.min(calls++, states.length - 1)] ?? [], page),
    onProgress: ({ done, total }) => progress.push(`${done} of ${total}`),
    isCancelled,
  })
  return { ids: rows?.map(({ id }) => id) ?? null, progress, calls }
}

test('all pages are collected in order, and how far it is is told', async () => {
  const { ids, progress, calls } = await collect([['a', 'b', 'c', 'd', 'e']])
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(progress).toEqual(['2 of 5', '4 of 5', '5 of 5'])
  expect(calls).toBe(3)
})

test('a row that is pushed to the next page by a new one is there once', async () => {
  const { ids } = await collect([
    ['a', 'b', 'c', 'd'],
    ['new', 'a', 'b', 'c', 'd'],
  ])
  expect(ids).toEqual(['new', 'a', 'b', 'c', 'd'])
})

test('a row that slips to a page that was read already is not missed', async () => {
  const { ids } = await collect([
    ['a', 'b', 'c', 'd', 'e'],
    ['b', 'c', 'd', 'e'],
  ])
  expect(ids).toEqual(['b', 'c', 'd', 'e'])
})

test('a list that never stands still is given up on with everything that was seen', async () => {
  const growing = Array.from({ length: 30 }, (_, call) => Array.from({ length: 3 + call }, (__, row) => `row ${row}`))
  const { ids, calls } = await collect(growing)
  expect(ids?.slice(0, 3)).toEqual(['row 0', 'row 1', 'row 2'])
  expect(new Set(ids).size).toBe(ids?.length)
  expect(calls).toBeLessThan(30)
})

test('a list that is empty is an empty file', async () => {
  expect((await collect([[]])).ids).toEqual([])
})

test('cancelling ends it', async () => {
  expect(await collect([['a', 'b', 'c']], () => true)).toMatchObject({ ids: null, calls: 1 })
})
