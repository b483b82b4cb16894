import { expect, test } from 'vitest'
import { createLatestRuns } from './latest-runs.ts'

function setUp() {
  const take = createLatestRuns<number>()
  const open: (() => void)[] = []
  let begun = 0
  let running = 0
  let most = 0
  const work = async () => {
    const mine = (begun += 1)
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => open.push(resolve))
    running -= 1
    return mine
  }
  const letGo = async () => {
    open.shift()?.()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { take: (key = 'a') => take(key, work), letGo, most: () => most, begun: () => begun }
}

test('those who come while a piece runs share the next, which begins after they came', async () => {
  const { take, letGo, most, begun } = setUp()
  const all = [take(), take(), take(), take()]
  expect(begun()).toBe(1)
  await letGo()
  expect(begun()).toBe(2)
  const later = take()
  await letGo()
  await letGo()
  expect(await Promise.all([...all, later])).toEqual([1, 2, 2, 2, 3])
  expect(most()).toBe(1)
})

test('other keys do not wait', () => {
  const { take, begun } = setUp()
  void take('a')
  void take('b')
  expect(begun()).toBe(2)
})

test('a piece that fails is told to those who share it, and the next runs all the same', async () => {
  const take = createLatestRuns<string>()
  const failing = take('a', async () => Promise.reject(new Error('away')))
  const next = take('a', async () => 'back')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('back')
})
