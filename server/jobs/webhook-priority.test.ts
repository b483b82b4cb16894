import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWebhookPriority } from './webhook-priority.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const { note, wait } = createWebhookPriority({ quietMs: 10, patienceMs: 50 })
  let waited = 0
  return { note, begin: () => void wait().then(() => (waited += 1)), waited: () => waited }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('nobody waits for one who comes alone', async () => {
  const { note, begin, waited } = setUp()
  begin()
  note()
  begin()
  await pass(0)
  expect(waited()).toBe(2)
  await pass(10)
  note()
  begin()
  await pass(0)
  expect(waited()).toBe(3)
})

test('while some come close together others wait until it is quiet', async () => {
  const { note, begin, waited } = setUp()
  note()
  note()
  begin()
  await pass(9)
  note()
  await pass(9)
  expect(waited()).toBe(0)
  await pass(1)
  expect(waited()).toBe(1)
  begin()
  await pass(0)
  expect(waited()).toBe(2)
})

test('however many come, each waits for as long as its patience and no longer', async () => {
  const { note, begin, waited } = setUp()
  note()
  note()
  begin()
  for (let ms = 0; ms < 48; ms += 6) {
    note()
    await pass(6)
  }
  expect(waited()).toBe(0)
  note()
  await pass(6)
  expect(waited()).toBe(1)
  begin()
  note()
  await pass(6)
  expect(waited()).toBe(1)
})
