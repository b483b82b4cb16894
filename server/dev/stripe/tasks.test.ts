import { describe, expect, onTestFinished, test } from 'vitest'
import { stripeTasks } from '#server/dev/schema/stripe.ts'
import { ATTEMPTS_MAX } from '#server/jobs/jobs.domain.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDevDatabase } from '#server/testing/test-database.ts'
import { insertTask } from './tasks.repository.ts'
import { createTaskRunner, type TaskHandlers } from './tasks.ts'

const START = new Date('2026-11-20T09:00:00Z')
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** A runner that records what it does. Deliveries of `evt_refused` fail. */
function setUp() {
  const { db, rows } = openTestDevDatabase()
  const clock = createTestClock(START)
  const done: string[] = []
  const handlers: TaskHandlers = {
    async deliver(id) {
      done.push(id)
      if (id === 'evt_refused') throw new Error('The webhook answered 500.')
    },
    pass_time: async (id) => void done.push(id),
  }
  const runner = createTaskRunner({ db, clock, log: silent, handlers })
  const add = (kind: keyof TaskHandlers, objectId: string, runAt = clock.now()) =>
    db.transaction((tx) => insertTask(tx, { kind, objectId, runAt }))
  const left = () => rows(stripeTasks).values('objectId')
  onTestFinished(async () => {
    await runner.stop()
    db.close()
  })
  return { runner, clock, done, add, left }
}

const inAnHour = new Date(START.getTime() + 60 * 60_000)

describe('tasks of the Stripe emulator', () => {
  test('run when they are due, earliest first, then in the order in which they were added', async () => {
    const { runner, clock, done, add, left } = setUp()
    await add('pass_time', 'sub_later', inAnHour)
    await add('deliver', 'evt_1')
    await add('deliver', 'evt_2')
    await add('pass_time', 'sub_earlier', new Date(START.getTime() - 1))
    expect(await runner.drain()).toBe(3)
    expect(done).toEqual(['sub_earlier', 'evt_1', 'evt_2'])
    clock.set(inAnHour)
    expect(await runner.drain()).toBe(1)
    expect(await left()).toEqual([])
  })

  test('are tried again later when they fail, and dropped in the end', async () => {
    const { runner, clock, done, add, left } = setUp()
    await add('deliver', 'evt_refused')
    expect(await runner.drain()).toBe(1)
    expect(await runner.drain()).toBe(0)
    for (let attempt = 1; attempt < ATTEMPTS_MAX; attempt += 1) {
      expect(await left()).toEqual(['evt_refused'])
      clock.advance({ hours: 6 })
      expect(await runner.drain()).toBe(1)
    }
    expect(await left()).toEqual([])
    expect(done).toHaveLength(ATTEMPTS_MAX)
  })

  test('that wait for another attempt are tried when the clock is moved back, and no others', async () => {
    const { runner, clock, done, add } = setUp()
    await add('pass_time', 'sub_later', inAnHour)
    await add('deliver', 'evt_refused')
    await runner.drain()
    clock.advance({ minutes: -30 })
    expect(await runner.drain()).toBe(0)
    await runner.review()
    expect(await runner.drain()).toBe(1)
    expect(done).toEqual(['evt_refused', 'evt_refused'])
  })

  test('run automatically once the runner is started, also those added later, until it is stopped', async () => {
    const { runner, done, add, left } = setUp()
    await add('deliver', 'evt_1')
    runner.wake()
    expect(done).toEqual([])
    runner.start()
    await expect.poll(left).toEqual([])
    await add('deliver', 'evt_2')
    runner.wake()
    await expect.poll(left).toEqual([])
    await runner.stop()
    await add('deliver', 'evt_3')
    runner.wake()
    expect(await left()).toEqual(['evt_3'])
    expect(done).toEqual(['evt_1', 'evt_2'])
  })
})
