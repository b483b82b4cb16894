import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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
