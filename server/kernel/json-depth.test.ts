import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth of a JSON text is that of its value, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.nat(8), fc.boolean(), (value, max, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : 0)
      expect(isDeeperThan(max, text)).toBe(depthOf(value) > max)
    }),
    { numRuns: 2000 },
  )
  for (const text of ['["[[[["]', '["\\"[[[["]', '["\\\\",[]]', '"[[[[', '[]'.repeat(100)]) {
    expect(isDeeperThan(2, text), text).toBe(false)
  }
  expect(isDeeperThan(2, '["\\\\",[[]]]')).toBe(true)
})

test('a text of a million brackets is refused after the first ones', () => {
  expect(isDeeperThan(64, '['.repeat(1_000_000))).toBe(true)
  expect(isDeeperThan(64, '{"a":'.repeat(200_000))).toBe(true)
})
