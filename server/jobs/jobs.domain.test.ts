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
    expect(bounds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 20_480, 21_600, 21_600, 21_600])
  })

  test('lets no job die while a provider is away for an hour', () => {
    // An even spread of chance: 500 jobs, none of which has more luck than chance would give.
    const chance = (job: number, turn: number) => (job * 0.618_033_988_75 + turn * 0.754_877_666_25) % 1
    const livesForMs = (job: number) =>
      Array.from({ length: ATTEMPTS_MAX - 1 }, (_, index) =>
        backoffMs({ attempts: index + 1, random: chance(job, index) }),
      ).reduce((sum, waitMs) => sum + waitMs)
    const shortestMs = Math.min(...Array.from({ length: 500 }, (_, job) => livesForMs(job)))
    expect(shortestMs).toBeGreaterThan(60 * 60 * 1000)
  })
})
