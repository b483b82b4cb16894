import { expect, test } from 'vitest'
import { approvalMessage, wordsIn } from './approval.messages.ts'

const rules = { isOn: true, needsPayment: true, minLength: 0, reviewWords: [] }

test.each([
  [{ isOn: false }, 'You approve or reject each testimonial yourself.'],
  [{}, 'Answers to requests after a payment are approved automatically. You review all others.'],
  [
    { needsPayment: false, minLength: 40 },
    'Answers to your requests are approved automatically if they have at least 40 characters. You review all others.',
  ],
  [
    { minLength: 1000, reviewWords: ['refund', 'late'] },
    'Answers to requests after a payment are approved automatically if they have at least 1,000 characters and contain none of your 2 words. You review all others.',
  ],
])('the rules %j in words', (change, message) => {
  expect(approvalMessage({ ...rules, ...change })).toBe(message)
})

test('words are lines', () => {
  expect(wordsIn('refund\n\n  not happy \n')).toEqual(['refund', 'not happy'])
})
