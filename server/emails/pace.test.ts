import { describe, expect, test } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import { createPace } from './pace.ts'

function setUp(perSecond: number) {
  let now = 100
  const waits: number[] = []
  const pace = createPace({
    memory: createProcessMemory(),
    service: 'test',
    perSecond,
    clock: { now: () => new Date(now) },
    sleep: async (ms) => void waits.push(ms),
  })
  return { pace, waits, pass: (ms: number) => (now += ms) }
}

describe('the pace of a service', () => {
  test('lets the first go at once and keeps the others apart, in the order in which they came', async () => {
    const { pace, waits } = setUp(2)
    expect(await Promise.all([pace.takeSlot(), pace.takeSlot(), pace.takeSlot()])).toEqual([true, true, true])
    expect(waits).toEqual([500, 1000])
  })

  test('keeps nobody waiting who comes later anyway', async () => {
    const { pace, waits, pass } = setUp(2)
    await pace.takeSlot()
    pass(600)
    await pace.takeSlot()
    expect(waits).toEqual([])
  })

  test('sends away whoever would wait too long, and keeps no place for them', async () => {
    const { pace, waits, pass } = setUp(1)
    for (const _ of [1, 2, 3, 4]) expect(await pace.takeSlot()).toBe(true)
    expect(await pace.takeSlot()).toBe(false)
    pass(1000)
    expect(await pace.takeSlot()).toBe(true)
    expect(waits).toEqual([1000, 2000, 3000, 3000])
  })

  test('waits as long as it is told to', async () => {
    const { pace, waits } = setUp(2)
    await pace.holdFor(1500)
    await pace.holdFor(200)
    await pace.takeSlot()
    expect(waits).toEqual([1500])
    await pace.holdFor(60_000)
    expect(await pace.takeSlot()).toBe(false)
  })
})
