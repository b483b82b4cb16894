import { expect, test } from 'vitest'
import { createBatches } from './batches.ts'

function setUp() {
  const batches: number[][] = []
  const double = createBatches(async (items: number[]) => {
    batches.push(items)
    if (items.includes(13)) throw new Error('unlucky')
    return items.map((item) => item * 2)
  })
  return { batches, double }
}

test('what is asked for at once is done together, and each gets its own answer', async () => {
  const { batches, double } = setUp()
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('what fails, fails for those that were done together and for nobody else', async () => {
  const { double } = setUp()
  const failed = await Promise.allSettled([1, 13, 2].map(double))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await double(5)).toBe(10)
})

test('very many are done in parts, none twice and none left out', async () => {
  const { batches, double } = setUp()
  const many = Array.from({ length: 250 }, (_, index) => index + 100)
  expect(await Promise.all(many.map(double))).toEqual(many.map((item) => item * 2))
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
})
