import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { createRequestTally } from './request-tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const lines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const read = () => lines.splice(0).map((line) => JSON.parse(line) as { route: string; answers: object; msg: string })
  return { tally: createRequestTally({ log }), read }
}

test('requests that are counted are told of in a line a minute for each route, by how they were answered', () => {
  const { tally, read } = setUp()
  tally.count('/w/:file', 200)
  tally.count('/w/:file', 200)
  tally.count('/w/:file', 304)
  tally.count('/widget.js', 200)
  vi.advanceTimersByTime(59_999)
  expect(read()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(read()).toMatchObject([
    { route: '/w/:file', answers: { 200: 2, 304: 1 }, msg: 'requests' },
    { route: '/widget.js', answers: { 200: 1 } },
  ])
  vi.advanceTimersByTime(600_000)
  expect(read()).toEqual([])
  tally.count('/widget.js', 200)
  tally.flush()
  expect(read()).toMatchObject([{ answers: { 200: 1 } }])
  vi.advanceTimersByTime(600_000)
  expect(read()).toEqual([])
})
