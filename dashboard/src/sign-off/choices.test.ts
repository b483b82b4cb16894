import { expect, test } from 'vitest'
import type { SignOffTestimonial } from '#shared/sign-off.ts'
import { decisionsOf } from './choices.ts'

const item = (id: string): SignOffTestimonial => ({
  id,
  version: `version of ${id}`,
  customerName: 'Ana',
  company: null,
  role: null,
  photoUrl: null,
  answers: [],
  parts: { name: true, photo: true, company: true, answers: true },
  rating: null,
  testimonial: 'Good.',
  language: 'en',
  service: null,
  submittedAt: '2026-11-20T09:00:00.000Z',
})

test('only what was chosen is decided, about the version that was shown', () => {
  expect(
    decisionsOf([item('a'), item('b'), item('c')], {
      a: { decision: 'reject', reason: 'duplicate' },
      // Chosen before changing one's mind.
      c: { decision: 'approve', reason: 'duplicate' },
    }),
  ).toEqual([
    { id: 'a', version: 'version of a', decision: 'reject', reason: 'duplicate' },
    { id: 'c', version: 'version of c', decision: 'approve', reason: null },
  ])
})
