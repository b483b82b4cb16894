import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApprovalRules } from '#shared/approval-rules.ts'
import { isApprovedByRules, type JudgedAnswer, NO_RULES } from './approval.domain.ts'

const answer: JudgedAnswer = {
  source: 'payment',
  isPrivate: false,
  suspicion: null,
  imageId: null,
  customerName: 'Yuki Tanaka',
  company: 'Tanaka Tea',
  role: null,
  text: 'They were calm and exact, and they finished a week early.',
  answers: ['The booking page.'],
}
const rules: ApprovalRules = { ...NO_RULES, isOn: true, reviewWords: ['refund', 'Straße'] }

test('the rules cannot see the rating', () => {
  // The check of types fails if it is there.
  const isVisible: 'rating' extends keyof JudgedAnswer ? true : false = false
  expect(isVisible).toBe(false)
})

test('no rules approve nothing', () => {
  expect(isApprovedByRules(answer, NO_RULES)).toBe(false)
})

describe('an answer after a payment', () => {
  test('is approved automatically', () => {
    expect(isApprovedByRules(answer, rules)).toBe(true)
  })

  test.each<[string, Partial<JudgedAnswer>]>([
    ['is private', { isPrivate: true }],
    ['came through the collection link', { source: 'link' }],
    ['was added by a member', { source: 'owner' }],
    ['was asked for by hand', { source: 'manual' }],
    ['shows signs of a bot', { suspicion: 'fast' }],
    ['has a photo', { imageId: 'img_1' }],
    ['is too short', { text: 'Calm and exact.' }],
    ['has no text', { text: null }],
    ['has a web address', { text: `${answer.text} See https://x.example` }],
    ['has an address without a scheme', { text: `${answer.text} See casino.example` }],
    ['has an email address in an answer', { answers: ['Write to yuki@x'] }],
    ['has an address as its name', { customerName: 'best-casino.example' }],
    ['has an address as its company', { company: 'www.casino.example' }],
    ['has a word to look out for', { text: `${answer.text} I got a REFUND.` }],
    ['has it within a word', { text: `${answer.text} Refunds are easy.` }],
    ['has it without its accents', { role: 'Strasse' }],
  ])('is left to a member if it %s', (_, change) => {
    const isFolded = change.role !== undefined
    const strict = isFolded ? { ...rules, reviewWords: ['Strassé'] } : rules
    expect(isApprovedByRules({ ...answer, ...change }, strict)).toBe(false)
  })

  test('needs no payment if the rules need none', () => {
    const asked = { ...answer, source: 'manual' } as const
    expect(isApprovedByRules(asked, { ...rules, needsPayment: false })).toBe(true)
    expect(isApprovedByRules({ ...answer, source: 'link' }, { ...rules, needsPayment: false })).toBe(false)
  })
})

test('whoever holds more words approves no more', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 5 }), fc.nat(60), (written, words, minLength) => {
      const of = { ...answer, text: written }
      const few = isApprovedByRules(of, { ...rules, minLength, reviewWords: [] })
      const many = isApprovedByRules(of, { ...rules, minLength, reviewWords: words.filter((word) => word !== '') })
      expect(few || !many).toBe(true)
    }),
  )
})
