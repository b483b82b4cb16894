import { expect, test } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createJumpDetector } from './clock-jumps.ts'

const HOUR_MS = 60 * 60 * 1000

function setUp() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  let countedMs = 0
  const readJump = createJumpDetector({ clock, countedMs: () => countedMs })
  const goOn = (ms: number) => {
    clock.advance({ seconds: ms / 1000 })
    countedMs += ms
  }
  return { clock, readJump, goOn }
}

test('a clock that goes on as usual did not jump, however long it is', () => {
  const { readJump, goOn } = setUp()
  goOn(400 * 24 * HOUR_MS)
  expect(readJump()).toBe(0)
})

test('a jump is told once', () => {
  const { clock, readJump, goOn } = setUp()
  clock.advance({ hours: 1 })
  goOn(1000)
  expect(readJump()).toBe(HOUR_MS)
  expect(readJump()).toBe(0)
  clock.set(new Date(clock.now().getTime() - 2 * HOUR_MS))
  expect(readJump()).toBe(-2 * HOUR_MS)
  expect(readJump()).toBe(0)
})

test('small corrections are no jumps, until they add up', () => {
  const { clock, readJump } = setUp()
  clock.advance({ seconds: 40 })
  expect(readJump()).toBe(0)
  clock.advance({ seconds: 40 })
  expect(readJump()).toBe(80_000)
})
