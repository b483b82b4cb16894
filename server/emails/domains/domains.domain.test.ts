import { describe, expect, test } from 'vitest'
import { nextCheckAfterMs, statusAfterCheck, withAdvice } from './domains.domain.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const since = new Date('2026-11-20T09:00:00Z')
const after = (ms: number) => new Date(since.getTime() + ms)

describe('the next look at records', () => {
  test.each([
    ['pending', 0, MINUTE],
    ['pending', 9.9 * MINUTE, MINUTE],
    ['pending', 10 * MINUTE, 10 * MINUTE],
    ['pending', 3 * HOUR - 1, 10 * MINUTE],
    ['pending', 3 * HOUR, HOUR],
    ['pending', 71 * HOUR, HOUR],
    ['verified', 0, 24 * HOUR],
    ['verified', 500 * HOUR, 24 * HOUR],
    ['failed', 0, null],
  ] as const)('of one that is %s after %i ms is %s ms later', (status, waitedMs, afterMs) => {
    expect(nextCheckAfterMs({ status, since, now: after(waitedMs) })).toBe(afterMs)
  })

  test.each([
    ['pending', 72 * HOUR - 1, 'pending'],
    ['pending', 72 * HOUR, 'failed'],
    ['verified', 100 * HOUR, 'verified'],
    ['failed', 0, 'failed'],
  ] as const)('leaves one that is found %s after %i ms %s', (found, waitedMs, status) => {
    expect(statusAfterCheck({ found, since, now: after(waitedMs) })).toBe(status)
  })
})

test('a policy for what is not signed is advised once, and not waited for', () => {
  const advised = withAdvice([])
  expect(advised).toMatchObject([{ purpose: 'DMARC', name: '_dmarc', type: 'TXT', isRequired: false }])
  expect(withAdvice(advised)).toEqual(advised)
})
