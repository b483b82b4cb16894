import { describe, expect, test } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createRecentFigures } from './recent-figures.ts'

function setUp() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const recent = createRecentFigures({ clock })
  const answer = (status: number, { seconds = 0.01, requestId = 'r', code = 'request.too_many' } = {}) =>
    recent.observeRequest({ method: 'GET', route: '/a/:id', status, seconds, requestId, code })
  const run = (outcome: 'done' | 'later' | 'failed' | 'dead', seconds = 0.01) =>
    recent.observeJob({ kind: 'emails.deliver', jobId: 'job_1', outcome, seconds })
  return { clock, recent, answer, run }
}

describe('what happened lately', () => {
  test('is nothing at the beginning', () => {
    const { recent } = setUp()
    expect(recent.readRequests()).toEqual({ count: 0, p50Ms: null, p99Ms: null })
    expect([recent.countServerErrors(), recent.readJobs().size, recent.listErrors(9)]).toEqual([0, 0, []])
  })

  test('is the requests of the last minute: how many, and how long most and the slowest took', () => {
    const { clock, recent, answer } = setUp()
    for (let count = 0; count < 98; count += 1) answer(200, { seconds: 0.01 })
    for (let count = 0; count < 2; count += 1) answer(200, { seconds: 2 })
    recent.observeRequest({ method: 'GET', route: '/w/:id.json', status: 200 })
    const { count, p50Ms, p99Ms } = recent.readRequests()
    expect(count).toBe(101)
    expect(p50Ms).toBeGreaterThan(9)
    expect(p50Ms).toBeLessThan(12)
    expect(p99Ms).toBeGreaterThan(1800)
    expect(p99Ms).toBeLessThan(2200)
    clock.advance({ seconds: 59 })
    answer(200)
    expect(recent.readRequests().count).toBe(102)
    clock.advance({ seconds: 1 })
    expect(recent.readRequests().count).toBe(1)
  })

  test('is the jobs of the last hour, by kind and by how they ended', () => {
    const { clock, recent, run } = setUp()
    for (const outcome of ['done', 'done', 'later', 'failed', 'dead'] as const) run(outcome, 0.5)
    const jobs = recent.readJobs().get('emails.deliver')
    expect(jobs).toMatchObject({ done: 2, retried: 3 })
    expect(jobs?.p99Ms).toBeGreaterThan(450)
    expect(jobs?.p99Ms).toBeLessThan(550)
    clock.advance({ hours: 1 })
    expect(recent.readJobs().size).toBe(0)
  })

  test('is the errors of the last day, the newest first, with the last request or job of each', () => {
    const { clock, recent, answer, run } = setUp()
    answer(429, { requestId: 'r1' })
    clock.advance({ hours: 2 })
    answer(429, { requestId: 'r2' })
    clock.advance({ minutes: 1 })
    run('failed')
    run('later')
    expect(recent.listErrors(9)).toEqual([
      expect.objectContaining({ where: 'emails.deliver', code: 'failed', count: 1, id: 'job_1', isServerError: true }),
      expect.objectContaining({ where: 'GET /a/:id', code: '429 too_many', count: 2, id: 'r2', isServerError: false }),
    ])
    expect(recent.listErrors(1)).toHaveLength(1)
    clock.advance({ hours: 22 })
    expect(recent.listErrors(9)).toMatchObject([{ code: 'failed' }, { code: '429 too_many', count: 1 }])
    clock.advance({ hours: 2 })
    expect(recent.listErrors(9)).toEqual([])
  })

  test.each([200, 302, 401, 403, 404, 409])('is no error for an answer of every day: %s', (status) => {
    const { recent, answer } = setUp()
    answer(status)
    expect(recent.listErrors(9)).toEqual([])
  })

  test('takes no more memory, however many kinds of errors there are', () => {
    const { recent, answer } = setUp()
    for (let number = 0; number < 1000; number += 1) answer(500, { code: `a.b${number}` })
    expect(recent.listErrors(10_000)).toHaveLength(200)
    expect(recent.countServerErrors()).toBe(1000)
  })

  test('is forgotten when the clock is moved back', () => {
    const { clock, recent, answer } = setUp()
    answer(500)
    clock.set(new Date('2026-11-10T09:00:00Z'))
    expect([recent.readRequests().count, recent.countServerErrors(), recent.listErrors(9)]).toEqual([0, 0, []])
  })
})
