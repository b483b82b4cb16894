import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { createGate, prepareJobs } from '#server/testing/job-runners.ts'
import { type JobHandlers, NotYet } from './jobs.registry.ts'
import { countDeadJobs } from './dead-jobs.queries.ts'

describe('a job whose handler throws NotYet', () => {
  test('runs again after the given time, any number of times, and never dies', async () => {
    const { db, rows, clock, createRunner, addEmail } = prepareJobs()
    let runs = 0
    const runner = createRunner({
      'emails.deliver': {
        async run() {
          runs += 1
          throw new NotYet('later', 60_000)
        },
      },
    })
    await addEmail('a')
    for (let minute = 0; minute < 40; minute += 1) {
      expect(await runner.drain()).toBe(1)
      expect(await runner.drain()).toBe(0)
      clock.advance({ minutes: 1 })
    }
    expect(runs).toBe(40)
    expect(await db.read(countDeadJobs)).toMatchObject({ count: 0 })
    expect(await rows(jobs).list()).toMatchObject([{ attempts: 0, lastError: 'later' }])
  })
})

describe('a runner that is stopped', () => {
  test('releases a job that does not end in time, and the next runner runs it', async () => {
    const { rows, clock, createRunner, addEmail, waiting } = prepareJobs()
    const begun = createGate()
    const never = createGate()
    const stopping = createRunner({
      'emails.deliver': {
        async run() {
          begun.open()
          await never.isOpen
        },
      },
    })
    await addEmail('a')
    await stopping.start()
    await begun.isOpen
    await stopping.stop({ patienceMs: 1 })
    expect(await rows(jobs).list()).toMatchObject([{ attempts: 0, leaseToken: null }])

    const ran: string[] = []
    const next = createRunner({ 'emails.deliver': { run: async ({ messageId }) => void ran.push(messageId) } })
    clock.advance({ seconds: 1 })
    await next.drain()
    expect(ran).toEqual(['a'])
    expect(await waiting()).toBe(0)
    never.open()
  })

  test('releases a job that it has claimed but not started, without counting an attempt', async () => {
    const { rows, createRunner, addEmail } = prepareJobs()
    const begun = createGate()
    const stopping = createRunner({
      'emails.deliver': {
        async run() {
          begun.open()
          await hang.isOpen
        },
      },
    })
    const hang = createGate()
    for (const id of ['a', 'b', 'c', 'd']) await addEmail(id)
    await stopping.start()
    await begun.isOpen
    const stopped = stopping.stop()
    hang.open()
    await stopped
    const left = await rows(jobs).list()
    expect(left.length).toBeGreaterThan(0)
    for (const job of left) expect(job).toMatchObject({ attempts: 0, leaseToken: null })
  })

  test('waits for a job that ends in time', async () => {
    const { createRunner, addEmail, waiting } = prepareJobs()
    const begun = createGate()
    const go = createGate()
    const runner = createRunner({
      'emails.deliver': {
        async run() {
          begun.open()
          await go.isOpen
        },
      },
    })
    await addEmail('a')
    await runner.start()
    await begun.isOpen
    const stopped = runner.stop({ patienceMs: 60_000 })
    go.open()
    await stopped
    expect(await waiting()).toBe(0)
  })
})

describe('two runners on one database', () => {
  test('fault 39: run each job once', async () => {
    const { createRunner, addEmail, waiting } = prepareJobs()
    const ran: string[] = []
    const handlers: Partial<JobHandlers> = {
      'emails.deliver': {
        async run({ messageId }) {
          ran.push(messageId)
          await Promise.resolve()
        },
      },
    }
    const ids = Array.from({ length: 50 }, (_, number) => `m${number}`)
    for (const id of ids) await addEmail(id)
    await Promise.all([createRunner(handlers).drain(), createRunner(handlers).drain()])
    expect(ran.toSorted()).toEqual(ids.toSorted())
    expect(await waiting()).toBe(0)
  })

  test('fault 40: ignore the result of the one that stalled beyond its lease, once the other has finished', async () => {
    const { rows, clock, createRunner, addEmail, waiting } = prepareJobs()
    const begun = createGate()
    const wakes = createGate()
    const stalling = createRunner({
      'emails.deliver': {
        async run() {
          begun.open()
          await wakes.isOpen
          throw new Error('the result of the first')
        },
      },
    })
    let runs = 0
    const other = createRunner({
      'emails.deliver': {
        async run() {
          runs += 1
          throw new NotYet('the result of the second', 3_600_000)
        },
      },
    })
    await addEmail('a')
    const stalled = stalling.drain()
    await begun.isOpen
    expect(await other.drain()).toBe(0)
    clock.advance({ minutes: 1 })
    expect(await other.drain()).toBe(1)
    const afterTheSecond = await rows(jobs).list()
    wakes.open()
    await stalled
    expect(await rows(jobs).list()).toEqual(afterTheSecond)
    expect(runs).toBe(1)
    expect(await waiting()).toBe(1)
  })
})
