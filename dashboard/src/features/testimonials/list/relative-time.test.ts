import { expect, test } from 'vitest'
import { asNote, relativeTime } from './relative-time.ts'

const now = new Date(2026, 10, 21, 9, 30)

test.each([
  [new Date(2026, 10, 21, 9, 29, 30), 'just now', 'just now'],
  [new Date(2026, 10, 21, 9, 31), 'just now', 'just now'],
  [new Date(2026, 10, 21, 9, 5), '25 min ago', '25 min ago'],
  [new Date(2026, 10, 21, 7, 29), '2 h ago', '2 h ago'],
  [new Date(2026, 10, 20, 23, 0), 'yesterday', 'Yesterday'],
  [new Date(2026, 10, 20, 0, 10), 'yesterday', 'Yesterday'],
  [new Date(2026, 10, 19, 23, 59), '2 days ago', '2 days ago'],
  [new Date(2026, 10, 8, 12, 0), '13 days ago', '13 days ago'],
  [new Date(2026, 10, 7, 12, 0), 'on 7 Nov', '7 Nov'],
  [new Date(2025, 10, 7, 12, 0), 'on 7 Nov 2025', '7 Nov 2025'],
])('%s is %s', (time, inSentence, alone) => {
  expect(relativeTime(time, now)).toBe(inSentence)
  expect(asNote(relativeTime(time, now))).toBe(alone)
})

test('an hour that crosses midnight is still minutes', () => {
  expect(relativeTime(new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe('20 min ago')
})
