import { expect, test } from 'vitest'
import { justWords } from './moments.ts'

const now = new Date(2026, 10, 20, 15, 0)

test.each([
  ['half a minute later, as a page that is a minute behind has it', new Date(2026, 10, 20, 15, 0, 30), 'just now'],
  ['half a minute ago', new Date(2026, 10, 20, 14, 59, 30), 'just now'],
  ['two minutes ago', new Date(2026, 10, 20, 14, 58), '2 minutes ago'],
  ['an hour ago', new Date(2026, 10, 20, 14, 0), '1 hour ago'],
  ['the evening before', new Date(2026, 10, 19, 23, 0), 'yesterday'],
  ['two days later, as where the clock of the server was moved', new Date(2026, 10, 22, 9, 0), 'on 22 Nov'],
])('what was heard %s is told so', (_, time, words) => {
  expect(justWords(time, now)).toBe(words)
})
