import { expect, test } from 'vitest'
import { addMessage, codesIn, fewMessage, leftMessage } from './codes.messages.ts'

test('a pasted list has one code in each line', () => {
  expect(codesIn(' JAR-1\r\nJAR-2\n\n\tJAR 3, blue \r')).toEqual(['JAR-1', 'JAR-2', 'JAR 3, blue'])
  expect(codesIn(' \n')).toEqual([])
})

test('the button says how many are added', () => {
  expect([0, 1, 1200].map(addMessage)).toEqual(['Add codes', 'Add 1 code', 'Add 1,200 codes'])
})

test.each([
  [{ label: null, given: 3, left: 0 }, null, null],
  [{ label: 'A seat', given: 0, left: 10 }, '10 codes left for “A seat”, none given so far.', null],
  [
    { label: 'A seat', given: 1200, left: 9 },
    '9 codes left for “A seat”, 1,200 given so far.',
    'Only 9 codes left. Later clients get your thank-you without a code.',
  ],
  [
    { label: 'A seat', given: 1, left: 0 },
    '0 codes left for “A seat”, 1 given so far.',
    'No codes left. Clients who answer now get your thank-you without a code.',
  ],
])('what is said of %j', (codes, left, few) => {
  expect([leftMessage(codes), fewMessage(codes)]).toEqual([left, few])
})
