import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { translationMessage } from './translation.messages.ts'

const AT = '2026-11-20T10:00:00.000Z'
const answered = (changes: Partial<Testimonial> = {}) =>
  testimonialOf({ status: 'approved', testimonial: 'Good.', submittedAt: AT, ...changes })

test.each([
  ['published', {}, false, 'Published 21 Nov. Visitors whose page is in this language read it first.'],
  [
    'to review',
    { status: 'submitted' },
    false,
    'Written 21 Nov. It appears with the testimonial once that is approved.',
  ],
  [
    'written for an earlier version',
    { status: 'approved' },
    true,
    'Nobody sees it: Ana Ribeiro has changed the testimonial since. Keep the translation if it still fits, or edit it.',
  ],
  ['withdrawn', { withdrawnAt: AT }, true, 'Nobody sees it: Ana Ribeiro withdrew the testimonial.'],
] as const)('a translation that is %s says who reads it', (_, changes, isOutdated, message) => {
  expect(translationMessage(answered(changes), { isOutdated }, '21 Nov')).toBe(message)
})
