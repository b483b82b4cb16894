import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { replyMessage } from './reply.messages.ts'

const AT = '2026-11-20T10:00:00.000Z'
const answered = (changes: Partial<Testimonial> = {}) =>
  testimonialOf({ status: 'approved', testimonial: 'Good.', submittedAt: AT, ...changes })

test.each([
  ['published', {}, false, 'Published 21 Nov, shown below the testimonial where there’s room.'],
  [
    'to review',
    { status: 'submitted' },
    false,
    'Written 21 Nov. It appears with the testimonial once that is approved.',
  ],
  [
    'written for an earlier version',
    { status: 'submitted' },
    true,
    'Nobody sees it: Ana Ribeiro has changed the testimonial since. Keep the reply if it still fits, or edit it.',
  ],
  ['private', { isPrivate: true }, false, 'Nobody sees it: Ana Ribeiro made the testimonial private.'],
  ['withdrawn', { withdrawnAt: AT }, true, 'Nobody sees it: Ana Ribeiro withdrew the testimonial.'],
] as const)('a reply that is %s says who reads it', (_, changes, isOutdated, message) => {
  expect(replyMessage(answered(changes), { isOutdated }, '21 Nov')).toBe(message)
})
