import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TestimonialAction, testimonialActions, TestimonialStatus } from '#shared/testimonials.ts'
import { type Move, searchTextOf, statusAfter } from './testimonials.domain.ts'
import { textsOf } from '#server/kernel/searched-texts.ts'

const moves: Move[] = ['edit', 'send', 'submit', 'approve', 'reject', 'reopen']

describe('the status of a testimonial', () => {
  test.each([
    ['pending', { edit: 'pending', send: 'sent', submit: 'submitted', approve: null, reject: null, reopen: null }],
    ['sent', { edit: null, send: 'sent', submit: 'submitted', approve: null, reject: null, reopen: null }],
    ['submitted', { edit: null, send: null, submit: null, approve: 'approved', reject: 'rejected', reopen: null }],
    ['approved', { edit: null, send: null, submit: null, approve: null, reject: 'rejected', reopen: 'submitted' }],
    ['rejected', { edit: null, send: null, submit: null, approve: 'approved', reject: null, reopen: 'submitted' }],
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

  test('comes back from every decision to where it was decided', () => {
    for (const decision of ['approve', 'reject'] as const) {
      const decided = statusAfter('submitted', decision)
      expect(decided && statusAfter(decided, 'reopen')).toBe('submitted')
    }
  })
})

describe('the text of the search', () => {
  test('holds every word that a search for a part of it asks for', () => {
    const wording = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(wording, wording, wording, (customerName, customerEmail, text) => {
        const searched = searchTextOf({ customerName, customerEmail, text })
        return [customerName, customerEmail, text].every((part) =>
          textsOf(part).every((word) => searched.includes(word)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('begins with the name, or the address where there is none', () => {
    const of = { customerEmail: 'Ana@Client.example', text: null }
    expect(searchTextOf({ ...of, customerName: 'Ána' })).toBe('ana\nana@client.example')
    expect(searchTextOf({ ...of, customerName: null })).toBe('ana@client.example')
  })
})
