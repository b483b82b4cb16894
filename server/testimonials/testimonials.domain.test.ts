import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TestimonialAction, testimonialActions, TestimonialStatus } from '#shared/testimonials.ts'
import { type Move, statusAfter } from './testimonials.domain.ts'

const moves: Move[] = ['edit', 'send', 'submit', 'approve', 'reject']

describe('the status of a testimonial', () => {
  test.each([
    ['pending', { edit: 'pending', send: 'sent', submit: 'submitted', approve: null, reject: null }],
    ['sent', { edit: null, send: 'sent', submit: 'submitted', approve: null, reject: null }],
    ['submitted', { edit: null, send: null, submit: null, approve: 'approved', reject: 'rejected' }],
    ['approved', { edit: null, send: null, submit: null, approve: null, reject: 'rejected' }],
    ['rejected', { edit: null, send: null, submit: null, approve: 'approved', reject: null }],
  ] as const)('%s can only go where the specification lets it', (status, expected) => {
    expect(Object.fromEntries(moves.map((move) => [move, statusAfter(status, move)]))).toEqual(expected)
  })

  test('offers in each status exactly the actions whose move is allowed', () => {
    const moveOf: Partial<Record<TestimonialAction, Move>> = {
      edit: 'edit',
      send: 'send',
      resend: 'send',
      approve: 'approve',
      reject: 'reject',
    }
    const offered = TestimonialStatus.options.flatMap((status) =>
      testimonialActions[status].map((action) => ({ status, action, move: moveOf[action] })),
    )
    const forbidden = offered.filter(({ status, move }) => move && statusAfter(status, move) === null)
    expect(forbidden).toEqual([])
  })

  test('never loses an answer: once submitted it is submitted, approved or rejected for good', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves)), (path) => {
        let status: TestimonialStatus = 'submitted'
        for (const move of path) status = statusAfter(status, move) ?? status
        return ['submitted', 'approved', 'rejected'].includes(status)
      }),
      { numRuns: 10_000 },
    )
  })
})
