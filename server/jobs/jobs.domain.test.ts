import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTEMPTS_MAX, backoffMs } from './jobs.domain.ts'

const attempt = fc.integer({ min: 1, max: ATTEMPTS_MAX })
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('waiting after a failure', () => {
  test('is at least a second and at most six hours', () => {
    fc.assert(
      fc.property(attempt, fraction, (attempts, random) => {
        const waitMs = backoffMs({ attempts, random })
        return waitMs >= 1000 && waitMs <= 6 * 60 * 60 * 1000
      }),
      { numRuns: 10_000 },
    )
  })

  test('has a bound that doubles with each attempt until six hours', () => {
    const bounds = Array.from(
      { length: ATTEMPTS_MAX },
      (_, index) => backoffMs({ attempts: index + 1, random: 1 }) / 1000,
    )
    expect(bounds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240])
  })
})
