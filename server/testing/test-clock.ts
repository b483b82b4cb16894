import type { Clock } from '#server/kernel/clock.ts'

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

export type TestClock = Clock & { advance(span: Span): void; set(instant: Date): void }

/** A clock that stands still until it is moved. */
export function createTestClock(start: Date): TestClock {
  let now = start
  return {
    now: () => new Date(now),
    set(instant) {
      now = instant
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
}
