import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import {
  groupsOf,
  withDecided,
  withExpected,
  withKept,
  withoutTestimonial,
  withTestimonial,
} from './testimonial-list.changes.ts'

const testimonial = (id: string, status: Testimonial['status']) =>
  testimonialOf({ id, status, rating: 5, testimonial: 'Precise, funny, never late.' })

const page = {
  items: [testimonial('a', 'submitted'), testimonial('b', 'submitted')],
  pagination: { currentPage: 1, pageCount: 1 },
  counts: { all: 2, pending: 0, sent: 0, submitted: 2, approved: 0, rejected: 0 },
}

test('a changed testimonial takes the place of what it was, and the others stay', () => {
  const changed = withTestimonial(page, testimonial('b', 'approved'))
  expect(changed.items.map(({ id, status }) => [id, status])).toEqual([
    ['a', 'submitted'],
    ['b', 'approved'],
  ])
  expect(changed.pagination).toEqual(page.pagination)
})

test('a page that does not hold the testimonial stays as it is: it may be of a search that does not find it', () => {
  expect(withTestimonial(page, testimonial('c', 'approved'))).toBe(page)
})

test('the counts go with what changed', () => {
  const counts = { ...page.counts, submitted: 1, approved: 1 }
  expect(withTestimonial(page, testimonial('b', 'approved')).counts).toEqual(counts)
  expect(
    withTestimonial(withTestimonial(page, testimonial('b', 'approved')), testimonial('b', 'approved')).counts,
  ).toEqual(counts)
})

test('where it was decided, the counts go with a row that the filter has left out, too', () => {
  const counts = { ...page.counts, submitted: 1, approved: 1 }
  const left = { before: testimonial('c', 'submitted'), changed: testimonial('c', 'approved') }
  expect(withDecided(page, left)).toEqual({ ...page, counts })
  const delayed = { before: testimonial('b', 'submitted'), changed: testimonial('b', 'approved') }
  expect(withDecided(page, delayed)).toEqual(withTestimonial(page, delayed.changed))
  expect(withDecided(withTestimonial(page, delayed.changed), delayed).counts).toEqual(counts)
})

test('what is under way is shown as done, and each counts once', () => {
  const expected = new Map([
    ['a', 'approved'],
    ['b', 'submitted'],
    ['elsewhere', 'rejected'],
  ] as const)
  const shown = withExpected(page, expected)
  expect(shown.items.map(({ status }) => status)).toEqual(['approved', 'submitted'])
  expect(shown.items[1]).toBe(page.items[1])
  expect(shown.counts).toEqual({ ...page.counts, submitted: 1, approved: 1 })
})

test('rows that the filter has left out stay where they stood', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => testimonial(id, 'submitted'))
  const kept = [2, 0].map((index) => ({ testimonial: testimonial('abcd'.charAt(index), 'approved'), index }))
  const rest = { ...page, items: items.filter(({ id }) => id === 'b' || id === 'd') }
  expect(withKept(rest, kept).items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(withKept({ ...page, items }, kept).items).toEqual(items)
})

test('what was removed is gone from the page and the counts', () => {
  expect(withoutTestimonial(page, 'a')).toEqual({
    ...page,
    items: [page.items[1]],
    counts: { ...page.counts, all: 1, submitted: 1 },
  })
  expect(withoutTestimonial(page, 'elsewhere')).toBe(page)
})

test('a grouped page begins with what waits for the owner, and with rows that were just decided on there', () => {
  const items = [testimonial('a', 'approved'), testimonial('b', 'submitted'), testimonial('c', 'approved')]
  const groups = groupsOf(items, (id) => id === 'a')
  expect(groups.needsYou.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(groups.others.map(({ id }) => id)).toEqual(['c'])
  expect(groupsOf(items.slice(0, 2), () => true).others).toEqual([])
})
