import { expect, test } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createJumpDetector } from './clock-jumps.ts'

const HOUR_MS = 60 * 60 * 1000

function setUp() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  let countedMs = 0
  let sleptMs = 0
  const bootedMs = () => countedMs + sleptMs
  const readJump = createJumpDetector({ clock, countedMs: () => countedMs, bootedMs })
  const goOn = (ms: number) => {
    clock.advance({ seconds: ms / 1000 })
    countedMs += ms
  }
  const sleep = (ms: number) => {
    clock.advance({ seconds: ms / 1000 })
    sleptMs += ms
  }
  return { clock, readJump, goOn, sleep }
}

test('a clock that goes on as usual did not jump, however long it is', () => {
  const { readJump, goOn } = setUp()
  goOn(400 * 24 * HOUR_MS)
  expect(readJump()).toBeUndefined()
})

test('a jump is told once', () => {
  const { clock, readJump, goOn } = setUp()
  clock.advance({ hours: 1 })
  goOn(1000)
  expect(readJump()).toEqual({ movedMs: HOUR_MS, sleptMs: 0 })
  expect(readJump()).toBeUndefined()
  clock.set(new Date(clock.now().getTime() - 2 * HOUR_MS))
  expect(readJump()).toEqual({ movedMs: -2 * HOUR_MS, sleptMs: 0 })
  expect(readJump()).toBeUndefined()
})

test('small corrections are no jumps, until they add up', () => {
  const { clock, readJump } = setUp()
  clock.advance({ seconds: 40 })
  expect(readJump()).toBeUndefined()
  clock.advance({ seconds: 40 })
  expect(readJump()).toEqual({ movedMs: 80_000, sleptMs: 0 })
})

test('a jump says how much of it the machine slept, in this jump only', () => {
  const { clock, readJump, sleep } = setUp()
  sleep(HOUR_MS)
  expect(readJump()).toEqual({ movedMs: HOUR_MS, sleptMs: HOUR_MS })
  sleep(2 * HOUR_MS)
  clock.advance({ hours: 1 })
  expect(readJump()).toEqual({ movedMs: 3 * HOUR_MS, sleptMs: 2 * HOUR_MS })
  clock.advance({ hours: 1 })
  expect(readJump()).toEqual({ movedMs: HOUR_MS, sleptMs: 0 })
})
