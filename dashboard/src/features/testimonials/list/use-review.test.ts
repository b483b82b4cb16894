import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { nextDue } from './use-review.ts'

const rows = (...statuses: TestimonialStatus[]) =>
  statuses.map((status, index) => testimonialOf({ id: String(index), status }))

test('the next testimonial to decide on is the one below, and from the top again after the last', () => {
  expect(nextDue(rows('submitted', 'approved', 'submitted'), '0')).toBe('2')
  expect(nextDue(rows('submitted', 'approved', 'approved'), '2')).toBe('0')
  expect(nextDue(rows('submitted', 'submitted'), 'elsewhere')).toBe('0')
})

test('a testimonial does not follow itself, and after the last there is none', () => {
  expect(nextDue(rows('submitted', 'sent'), '0')).toBeUndefined()
  expect(nextDue([], '0')).toBeUndefined()
})
