import { expect, test } from 'vitest'
import { bytesOf, countOf, durationOf, shareOf, spanOf, timeIn } from './wording.domain.ts'

test.each([
  [bytesOf(0), '0 B'],
  [bytesOf(1023), '1023 B'],
  [bytesOf(1536), '1.5 KB'],
  [bytesOf(284 * 1024 ** 2), '284 MB'],
  [bytesOf(1.94 * 1024 ** 3), '1.9 GB'],
  [bytesOf(5000 * 1024 ** 4), '5000 TB'],
  [durationOf(null), '–'],
  [durationOf(0.2), '< 1 ms'],
  [durationOf(840), '840 ms'],
  [durationOf(6100), '6.1 s'],
  [spanOf(59.9), '59 s'],
  [spanOf(42 * 60), '42 min'],
  [spanOf(31 * 3600), '31 h'],
  [spanOf(12 * 86_400), '12 d'],
  [shareOf(0, 0), '0%'],
  [shareOf(27, 1240), '2.2%'],
  [countOf(1, 'job'), '1 job'],
  [countOf(61_300, 'job'), '61,300 jobs'],
  [timeIn('2026-11-20T09:05:00.000Z', '2026-11-20T23:59:00.000Z'), '09:05'],
  [timeIn('2026-11-19T23:59:00.000Z', '2026-11-20T00:00:00.000Z'), '19 Nov, 23:59'],
])('figures are short: %s', (found, wanted) => {
  expect(found).toBe(wanted)
})
