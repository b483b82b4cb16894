import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createGate, createLocalSignals, prepareJobs } from '#server/testing/job-runners.ts'
import { type JobHandlers, NotYet } from './jobs.registry.ts'
import { countDeadJobs } from './dead-jobs.queries.ts'
import { claimJob, nextJobTime } from './jobs.repository.ts'

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

describe('a job that takes longer than its lease', () => {
  test('stays with the worker that runs it, and is run once', async () => {
    const { rows, clock, createRunner, addEmail, waiting } = prepareJobs()
    const leaseMs = 60
    const begun = createGate()
    const go = createGate()
    let runs = 0
    const signals = createLocalSignals()
    const handlers: Partial<JobHandlers> = {
      'emails.deliver': {
        async run() {
          runs += 1
          begun.open()
          await go.isOpen
        },
      },
    }
    const runner = createRunner(handlers, { signal: signals(), leaseMs })
    await addEmail('a')
    await runner.start()
    await begun.isOpen
    const [claimed] = await rows(jobs).list()
    const other = createRunner(handlers, { signal: signals(), leaseMs })
    // The test's clock stands still, so each time it is moved on by less than a lease, a renewal has to follow.
    for (let step = 0; step < 5; step += 1) {
      clock.advance({ seconds: (leaseMs - 1) / 1000 })
      const end = clock.now().getTime() + leaseMs
      await expect.poll(async () => (await rows(jobs).list())[0]?.leaseUntil?.getTime()).toBe(end)
      expect(await other.drain()).toBe(0)
    }
    const [still] = await rows(jobs).list()
    expect(still?.leaseToken).toBe(claimed?.leaseToken)
    go.open()
    await runner.stop()
    expect(runs).toBe(1)
    expect(await waiting()).toBe(0)
  })
})

describe('runners of several processes', () => {
  test('wake each other: a job that one adds is run by another', async () => {
    const { createRunner, addEmail, waiting } = prepareJobs()
    const signals = createLocalSignals()
    const ran = createGate()
    const worker = createRunner({ 'emails.deliver': { run: async () => ran.open() } }, { signal: signals() })
    await worker.start()
    onTestFinished(() => worker.stop())
    // Nothing is due, so it would only look again in half a minute.
    await sleep(50)
    const web = createRunner({}, { signal: signals() })
    await addEmail('a')
    web.wake()
    await ran.isOpen
    await expect.poll(waiting).toBe(0)
  })

  test('leave alone what another one runs, when they start', async () => {
    const { rows, createRunner, addEmail } = prepareJobs()
    const signals = createLocalSignals()
    const begun = createGate()
    const go = createGate()
    let runs = 0
    const handlers: Partial<JobHandlers> = {
      'emails.deliver': {
        async run() {
          runs += 1
          begun.open()
          await go.isOpen
        },
      },
    }
    const first = createRunner(handlers, { signal: signals() })
    await addEmail('a')
    await first.start()
    await begun.isOpen
    const second = createRunner(handlers, { signal: signals() })
    await second.start()
    await sleep(50)
    expect(await rows(jobs).list()).toMatchObject([{ leaseToken: expect.any(String) }])
    go.open()
    await Promise.all([first.stop(), second.stop()])
    expect(runs).toBe(1)
  })

  test('wait a little for a job that another one has locked, instead of asking again at once', async () => {
    const { db, createRunner, addEmail, waiting } = prepareJobs()
    let isLocked = true
    let claims = 0
    const locked: Database = {
      ...db,
      async transaction(work, options) {
        if (options?.isolation !== 'read committed') return db.transaction(work, options)
        claims += 1
        // What `skip locked` leaves out: nothing is claimed, and the job is still due. Safe: a claim that found none gives that.
        return isLocked ? (undefined as never) : db.transaction(work, options)
      },
    }
    await addEmail('a')
    const runner = createRunner({ 'emails.deliver': { run: async () => {} } }, { db: locked })
    await runner.start()
    onTestFinished(() => runner.stop())
    await sleep(300)
    expect(claims).toBeGreaterThan(1)
    expect(claims).toBeLessThan(20)
    isLocked = false
    await expect.poll(waiting).toBe(0)
  })

  test('know when the next job is due, however many others are running', async () => {
    const { db, clock, addEmail } = prepareJobs()
    for (let number = 0; number < 20; number += 1) await addEmail(`running-${number}`)
    for (let number = 0; number < 20; number += 1)
      await db.transaction((tx) => claimJob(tx, { now: clock.now(), leaseMs: 60_000 }))
    clock.advance({ seconds: 1 })
    await addEmail('due')
    expect(await db.read((tx) => nextJobTime(tx, 'email'))).toEqual(clock.now())
    expect(await db.read((tx) => nextJobTime(tx))).toEqual(clock.now())
  })
})
