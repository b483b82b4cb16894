import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { withTestimonial } from './testimonial-list.cache.ts'

const testimonial = (id: string, status: Testimonial['status']): Testimonial => ({
  id,
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  imageUrl: null,
  rating: 5,
  testimonial: 'Precise, funny, never late.',
  status,
  isPrivate: false,
  isAutoSendEnabled: false,
  mailState: 'none',
  source: 'manual',
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  submittedAt: null,
})

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

test('a testimonial of another page is not added', () => {
  expect(withTestimonial(page, testimonial('c', 'approved'))).toEqual(page)
})
