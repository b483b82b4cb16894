import { expect, test } from 'vitest'
import { leftTodayWords } from './sending.words.ts'

test('what is left of the day is said once it is little', () => {
  expect([null, 5, 3, 2, 1, 0].map(leftTodayWords)).toEqual([
    null,
    null,
    null,
    '2 mails are left for today.',
    '1 mail is left for today.',
    'No mail is left for today.',
  ])
})
