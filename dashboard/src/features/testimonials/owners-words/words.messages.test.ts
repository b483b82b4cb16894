import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { isForVisitors } from './words.messages.ts'

const AT = '2026-11-20T10:00:00.000Z'
const answered = (changes: Partial<Testimonial> = {}) =>
  testimonialOf({ status: 'approved', testimonial: 'Good.', submittedAt: AT, ...changes })

test('only what visitors may ever read gets a reply or translation', () => {
  expect(isForVisitors(answered())).toBe(true)
  expect(isForVisitors(answered({ status: 'rejected' }))).toBe(true)
  expect(isForVisitors(testimonialOf())).toBe(false)
  expect(isForVisitors(answered({ isPrivate: true }))).toBe(false)
  expect(isForVisitors(answered({ withdrawnAt: AT }))).toBe(false)
  expect(isForVisitors(answered({ erasedAt: AT }))).toBe(false)
})
