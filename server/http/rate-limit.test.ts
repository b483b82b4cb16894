import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { pure } from '#server/testing/case-counts.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createRateLimiters, defaultLimits } from './rate-limit.ts'

test('the limits are those of docs/security-controls.md', () => {
  const rows = readFileSync('docs/security-controls.md', 'utf8').matchAll(
    /^\| `(\w+)` \| [^|]+ \| (\d+) \| (\d+) \|$/gm,
  )
  const documented = [...rows].map(([, name, points, seconds]) => [
    name,
    { points: Number(points), seconds: Number(seconds) },
  ])
  expect(Object.fromEntries(documented)).toEqual(defaultLimits)
})

describe('a limit', () => {
  const tooMany = { code: 'request.too_many', status: 429 }
  /** On PostgreSQL, several processes count together. */
  function setUp() {
    const { rateLimits } = openTestDatabase().openMemory()
    const few = { points: 3, seconds: 60 }
    return createRateLimiters({ ...defaultLimits, submit: few, webhookMiss: few, address: few }, rateLimits)
  }

  test.each(['submit', 'address'] as const)('%s is used up by its points, each key for itself', async (name) => {
    const limiter = setUp()[name]
    for (const _ of [1, 2, 3]) await limiter.consume('198.51.100.7')
    for (const _ of [1, 2]) await expect(limiter.consume('198.51.100.7')).rejects.toMatchObject(tooMany)
    await limiter.consume('198.51.100.8')
  })

  test('has points of its own', async () => {
    const { submit, webhookMiss } = setUp()
    for (const _ of [1, 2, 3]) await submit.consume('198.51.100.7')
    await expect(webhookMiss.consume('198.51.100.7')).resolves.toBeUndefined()
  })

  test('counts calls that arrive at once', async () => {
    const { submit } = setUp()
    const calls = Array.from({ length: 10 }, () => submit.consume('198.51.100.7'))
    const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(7)
  })

  test('refuses without using a point once they are used up', async () => {
    const { webhookMiss } = setUp()
    for (const _ of [1, 2, 3]) {
      await webhookMiss.check('198.51.100.7')
      await webhookMiss.consume('198.51.100.7')
    }
    await expect(webhookMiss.check('198.51.100.7')).rejects.toMatchObject(tooMany)
    await webhookMiss.check('198.51.100.8')
  })
})

/** What a limit promises, in a few lines: so many calls of each key in a window that its first call opens. */
function modelOf({ points, seconds }: { points: number; seconds: number }) {
  const windows = new Map<string, { endsAt: number; used: number }>()
  return (key: string, now: number): boolean => {
    const open = windows.get(key)
    const window = open && now < open.endsAt ? open : { endsAt: now + seconds * 1000, used: 0 }
    windows.set(key, window)
    window.used += 1
    return window.used <= points
  }
}

test('whoever calls in whatever order and at whatever times, a limit lets through what it promises', async () => {
  const limit = fc.record({ points: fc.integer({ min: 1, max: 4 }), seconds: fc.integer({ min: 1, max: 5 }) })
  const gapMs = fc.oneof(fc.constantFrom(0, 999, 1000, 1001, 5000), fc.nat(6000))
  const calls = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), gapMs), { maxLength: 25 })
  vi.useFakeTimers()
  try {
    const property = fc.asyncProperty(limit, calls, async (given, made) => {
      const { address } = createRateLimiters({ ...defaultLimits, address: given }, undefined)
      const isAllowed = modelOf(given)
      for (const [key, waitedMs] of made) {
        vi.advanceTimersByTime(waitedMs)
        const refusal = await address.consume(key).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (isAllowed(key, Date.now())) expect(refusal).toBeUndefined()
        else {
          expect(refusal).toMatchObject({ code: 'request.too_many' })
          const { retryAfterSeconds } = refusal as { retryAfterSeconds: number }
          expect(retryAfterSeconds).toBeGreaterThan(0)
          expect(retryAfterSeconds).toBeLessThanOrEqual(given.seconds)
        }
      }
    })
    await fc.assert(pure(property), { numRuns: 300 })
  } finally {
    vi.useRealTimers()
  }
})
