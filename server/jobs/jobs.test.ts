import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { restores } from '#server/db/schema/backups.ts'
import { type Database, run } from '#server/db/database.ts'
import { createLogger } from '#server/http/logger.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { type JobHandlers, RetryLater } from './jobs.registry.ts'
import { countDeadJobs, listDeadJobs, reviveJob } from './dead-jobs.queries.ts'
import { claimJob, finishJob, nextJobTime } from './jobs.repository.ts'
import { createJobRunner } from './jobs.runner.ts'
import { enqueue, enqueueAll } from './outbox.ts'

function setUp(work: JobHandlers['emails.deliver']['run'], giveUp?: JobHandlers['emails.deliver']['giveUp']) {
  const { db, rows } = openTestDatabase()
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const log = createLogger({ level: 'silent' })
  const runner = createJobRunner({
    db,
    clock,
    log,
    failpoints: noFailpoints,
    handlers: { 'emails.deliver': { run: work, ...(giveUp && { giveUp }) } },
  })
  const add = (messageId: string, runAt?: Date) =>
    db.transaction((tx) =>
      enqueue(tx, {
        kind: 'emails.deliver',
        dedupeKey: messageId,
        payload: { workspaceId: 'w', messageId },
        now: clock.now(),
        ...(runAt && { runAt }),
      }),
    )
  const waiting = () => rows(jobs, { diedAt: null }).count()
  return { db, rows, clock, runner, add, waiting }
}

describe('jobs', () => {
  test('run once and are deleted', async () => {
    const ran: string[] = []
    const { runner, add, waiting } = setUp(async ({ messageId }) => void ran.push(messageId))
    await add('a')
    await add('b')
    expect(await runner.drain()).toBe(2)
    expect(await runner.drain()).toBe(0)
    expect(ran).toEqual(['a', 'b'])
    expect(await waiting()).toBe(0)
  })

  test('wait for their time', async () => {
    const { runner, add, clock } = setUp(async () => {})
    await add('a', new Date('2026-11-20T10:00:00Z'))
    expect(await runner.drain()).toBe(0)
    clock.advance({ hours: 1 })
    expect(await runner.drain()).toBe(1)
  })

  test('with the same kind and dedupe key are one job, due at the earlier time', async () => {
    const { runner, add, waiting } = setUp(async () => {})
    await add('a', new Date('2026-11-20T10:00:00Z'))
    await add('a')
    await add('a', new Date('2026-11-21T10:00:00Z'))
    expect(await waiting()).toBe(1)
    expect(await runner.drain()).toBe(1)
  })

  test('that are enqueued together are the same as if enqueued one by one', async () => {
    const ran: string[] = []
    const { db, rows, runner, add, clock, waiting } = setUp(async ({ messageId }) => void ran.push(messageId))
    await add('b', new Date('2026-11-20T10:00:00Z'))
    const added = ['a', 'b', 'c\'"é'].map((messageId) => ({
      dedupeKey: messageId,
      payload: { workspaceId: 'w', messageId },
    }))
    await db.transaction((tx) => enqueueAll(tx, { kind: 'emails.deliver', added, now: clock.now() }))
    await db.transaction((tx) => enqueueAll(tx, { kind: 'emails.deliver', added: [], now: clock.now() }))
    expect(await waiting()).toBe(3)
    const now = clock.now()
    const stored = await rows(jobs).list()
    expect(stored.map(({ runAt, createdAt }) => [runAt, createdAt])).toEqual([
      [now, now],
      [now, now],
      [now, now],
    ])
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3)
    expect(await runner.drain()).toBe(3)
    expect(ran.toSorted()).toEqual(['a', 'b', 'c\'"é'])
  })

  test('that plan themselves for later while they run, wait until then', async () => {
    const later = new Date('2026-11-20T10:00:00Z')
    let runs = 0
    const { runner, add, clock } = setUp(async () => {
      runs += 1
      if (runs < 100) await add('a', later)
    })
    await add('a')
    expect([await runner.drain(), runs]).toEqual([1, 1])
    clock.advance({ hours: 1 })
    runs = 100
    expect(await runner.drain()).toBe(1)
    expect(await runner.drain()).toBe(0)
  })

  test('that are enqueued again while they run, run once more', async () => {
    let runs = 0
    const { runner, add } = setUp(async () => {
      runs += 1
      if (runs === 1) await add('a')
    })
    await add('a')
    await runner.drain()
    expect(runs).toBe(2)
  })

  test('that fail run again later, and not before', async () => {
    let runs = 0
    const { runner, add, clock } = setUp(async () => {
      runs += 1
      if (runs === 1) throw new Error('no luck')
    })
    await add('a')
    await runner.drain()
    expect(await runner.drain()).toBe(0)
    clock.advance({ seconds: 5 })
    await runner.drain()
    expect(runs).toBe(2)
  })

  test('run again exactly when the handler asks for', async () => {
    let runs = 0
    const { runner, add, clock } = setUp(async () => {
      runs += 1
      if (runs === 1) throw new RetryLater('later', 60_000)
    })
    await add('a')
    await runner.drain()
    clock.advance({ seconds: 59 })
    expect(await runner.drain()).toBe(0)
    clock.advance({ seconds: 1 })
    expect(await runner.drain()).toBe(1)
    expect(runs).toBe(2)
  })

  test('that fail sixteen times die, stay visible with the reason, and can be revived', async () => {
    let isBroken = true
    const { db, runner, add, clock } = setUp(async () => {
      if (isBroken) throw new Error('the address does not exist')
    })
    await add('a')
    for (let attempt = 0; attempt < 16; attempt += 1) {
      await runner.drain()
      clock.advance({ hours: 7 })
    }
    expect(await runner.drain()).toBe(0)
    const [dead] = await db.read((tx) => listDeadJobs(tx, { limit: 9 }))
    expect(dead).toMatchObject({ attempts: 16, lastError: 'the address does not exist' })

    isBroken = false
    expect(await db.transaction((tx) => reviveJob(tx, { id: dead?.id ?? '', now: clock.now() }))).toBe(true)
    expect(await runner.drain()).toBe(1)
    expect(await db.read(countDeadJobs)).toEqual({ count: 0, oldest: null })
  })

  test('that die run the handler’s clean-up in the same transaction', async () => {
    const { runner, add, clock, rows, waiting } = setUp(
      async () => {
        throw new Error('no luck')
      },
      function* giveUp(tx) {
        yield* run(tx.insert(restores).values({ id: 'rst_1', takenAt: clock.now(), restoredAt: clock.now() }))
        throw new Error('the clean-up failed')
      },
    )
    await add('a')
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await runner.drain().catch(() => {})
      clock.advance({ hours: 7 })
    }
    expect(await rows(restores).count()).toBe(0)
    expect(await waiting()).toBe(1)
  })

  test('tell when the next one is due, or its lease ends', async () => {
    const { db, add, clock } = setUp(async () => {})
    expect(await db.read((tx) => nextJobTime(tx))).toBeNull()
    const later = new Date('2026-11-20T10:30:00.250Z')
    await add('a', later)
    expect(await db.read((tx) => nextJobTime(tx))).toEqual(later)
    clock.set(later)
    await db.transaction((tx) => claimJob(tx, { now: clock.now(), leaseMs: 60_000 }))
    expect(await db.read((tx) => nextJobTime(tx))).toEqual(new Date(later.getTime() + 60_000))
  })

  test('are not polled in a loop while the database can’t be written, and the runner can still be stopped', async () => {
    const { db, add, clock } = setUp(async () => {})
    let isFull = false
    let tries = 0
    const filling: Database = {
      ...db,
      async transaction(work) {
        if (!isFull) return db.transaction(work)
        tries += 1
        throw new Error('the disk is full')
      },
    }
    const log = createLogger({ level: 'silent' })
    const handlers = { 'emails.deliver': { run: async () => {} } }
    const runner = createJobRunner({
      db: filling,
      clock,
      log,
      failpoints: noFailpoints,
      handlers,
    })
    await runner.start()
    await add('a')
    isFull = true
    runner.wake()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await runner.stop()
    // One by each worker.
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThanOrEqual(5)
  })

  test('of other queues, and those of other workers, do not hide when the next one is due', async () => {
    const { db, add, clock } = setUp(async () => {})
    const [sooner, later] = [new Date('2026-11-20T09:00:20Z'), new Date('2026-11-20T09:30:00Z')]
    await add('a')
    await db.transaction((tx) => claimJob(tx, { now: clock.now(), leaseMs: 60_000 }))
    await add('b', sooner)
    const other = { kind: 'billing.sync', dedupeKey: 'x', payload: { customerId: 'x' }, runAt: later } as const
    await db.transaction((tx) => enqueue(tx, { ...other, now: clock.now() }))
    expect(await db.read((tx) => nextJobTime(tx))).toEqual(sooner)
    expect(await db.read((tx) => nextJobTime(tx, 'rest'))).toEqual(later)
    expect(await db.read((tx) => nextJobTime(tx, 'email'))).toEqual(sooner)
  })

  test('are claimed by one worker only', async () => {
    const { db, add, clock } = setUp(async () => {})
    await add('a')
    const claim = () => db.transaction((tx) => claimJob(tx, { now: clock.now(), leaseMs: 60_000 }))
    const claims = await Promise.all(Array.from({ length: 10 }, claim))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('are claimed again after the lease has ended, and the first worker can no longer finish them', async () => {
    const { db, add, clock, waiting } = setUp(async () => {})
    await add('a')
    const claim = () => db.transaction((tx) => claimJob(tx, { now: clock.now(), leaseMs: 60_000 }))
    const first = await claim()
    expect(await claim()).toBeUndefined()
    clock.advance({ seconds: 60 })
    const second = await claim()
    expect(second?.attempts).toBe(2)
    if (!first || !second) throw new Error('not claimed')
    await db.transaction((tx) => finishJob(tx, first))
    expect(await waiting()).toBe(1)
    await db.transaction((tx) => finishJob(tx, second))
    expect(await waiting()).toBe(0)
  })

  test('with an invalid payload fail instead of running', async () => {
    let runs = 0
    const { rows, runner, add, waiting } = setUp(async () => {
      runs += 1
    })
    await add('a')
    await rows(jobs).update({ payload: { messageId: 1 } })
    await runner.drain()
    expect(runs).toBe(0)
    expect(await waiting()).toBe(1)
  })

  test('run automatically once the runner is started, until it is stopped', async () => {
    const ran: string[] = []
    let finished = () => {}
    const isDone = new Promise<void>((resolve) => {
      finished = resolve
    })
    const { runner, add } = setUp(async ({ messageId }) => {
      ran.push(messageId)
      finished()
    })
    await runner.start()
    await add('a')
    runner.wake()
    await isDone
    await runner.stop()
    await add('b')
    runner.wake()
    await Promise.resolve()
    expect(ran).toEqual(['a'])
  })
})
