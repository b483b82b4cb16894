import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { createLogger } from '#server/http/logger.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { type JobHandlers, type JobKind, type JobPayloads, NotYet } from './jobs.registry.ts'
import { listDeadJobs } from './jobs.repository.ts'
import { createJobRunner } from './jobs.runner.ts'
import { enqueue } from './outbox.ts'

/** Something that happens once, and can be waited for. */
function createGate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

function setUp() {
  const { db, rows } = openTestDatabase()
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const log = createLogger({ level: 'silent' })
  const createRunner = (handlers: Partial<JobHandlers>) =>
    createJobRunner({
      db,
      clock,
      log,
      failpoints: noFailpoints,
      handlers,
    })
  const add = <Kind extends JobKind>(kind: Kind, dedupeKey: string, payload: JobPayloads[Kind]) =>
    db.transaction((tx) => enqueue(tx, { kind, dedupeKey, payload, now: clock.now() }))
  return {
    db,
    rows,
    clock,
    createRunner,
    add,
    addEmail: (messageId: string) => add('emails.deliver', messageId, { workspaceId: 'w', messageId }),
    addOther: (customerId: string) => add('billing.sync', customerId, { customerId }),
    waiting: () => rows(jobs, { diedAt: null }).count(),
  }
}

describe('while an email hangs', () => {
  test('a second one is sent at the same time, and a third waits', async () => {
    const { createRunner, addEmail } = setUp()
    const hang = createGate()
    const both = createGate()
    const begun: string[] = []
    const runner = createRunner({
      'emails.deliver': {
        async run({ messageId }) {
          begun.push(messageId)
          if (begun.length === 2) both.open()
          await hang.isOpen
        },
      },
    })
    for (const id of ['a', 'b', 'c']) await addEmail(id)
    await runner.start()
    await both.isOpen
    runner.wake()
    await new Promise(setImmediate)
    expect(begun).toEqual(['a', 'b'])
    hang.open()
    await runner.stop()
  })

  test('a job of another kind ends before it does', async () => {
    const { createRunner, addEmail, addOther } = setUp()
    const emailBegun = createGate()
    const otherEnded = createGate()
    const order: string[] = []
    const runner = createRunner({
      'emails.deliver': {
        async run() {
          emailBegun.open()
          await otherEnded.isOpen
          order.push('email')
        },
      },
      'billing.sync': {
        async run() {
          await emailBegun.isOpen
          order.push('other')
          otherEnded.open()
        },
      },
    })
    await addEmail('a')
    await addOther('x')
    await runner.start()
    await otherEnded.isOpen
    await runner.stop()
    expect(order).toEqual(['other', 'email'])
  })

  test('and while another job hangs, emails are sent', async () => {
    const { createRunner, addEmail, addOther, waiting } = setUp()
    const emailEnded = createGate()
    const otherBegun = createGate()
    const runner = createRunner({
      'emails.deliver': {
        async run() {
          await otherBegun.isOpen
          emailEnded.open()
        },
      },
      'billing.sync': {
        async run() {
          otherBegun.open()
          await emailEnded.isOpen
        },
      },
    })
    await addOther('x')
    await addEmail('a')
    await runner.start()
    await emailEnded.isOpen
    await runner.stop()
    expect(await waiting()).toBe(0)
  })
})

describe('while Stripe hangs', () => {
  test('neither emails nor other jobs wait for it', async () => {
    const { createRunner, add, addEmail, addOther, waiting } = setUp()
    const hang = createGate()
    const [emailed, synced, lookedAt] = [createGate(), createGate(), createGate()]
    const runner = createRunner({
      'stripe.receive': { run: () => hang.isOpen },
      'emails.deliver': { run: async () => emailed.open() },
      'billing.sync': { run: async () => synced.open() },
      'stripe.reconcile': { run: async () => lookedAt.open() },
    })
    await add('stripe.receive', 'e', { source: 'link', eventId: 'e' })
    await addEmail('a')
    await addOther('x')
    await add('stripe.reconcile', 'c', {})
    await runner.start()
    await Promise.all([emailed.isOpen, synced.isOpen, lookedAt.isOpen])
    hang.open()
    await runner.stop()
    expect(await waiting()).toBe(0)
  })

  test('events do not wait for a reconciliation that hangs', async () => {
    const { createRunner, add, waiting } = setUp()
    const received = createGate()
    const runner = createRunner({
      'stripe.reconcile': { run: () => received.isOpen },
      'stripe.receive': { run: async () => received.open() },
    })
    await add('stripe.reconcile', 'c', {})
    await add('stripe.receive', 'e', { source: 'link', eventId: 'e' })
    await runner.start()
    await received.isOpen
    await runner.stop()
    expect(await waiting()).toBe(0)
  })
})

test('requests are answered between two jobs, even if many are due', async () => {
  const { createRunner, addOther } = setUp()
  const ended = createGate()
  const order: string[] = []
  const runner = createRunner({
    'billing.sync': {
      async run({ customerId }) {
        order.push(customerId)
        if (customerId === 'a') setImmediate(() => order.push('request'))
        if (customerId === 'c') ended.open()
      },
    },
  })
  for (const id of ['a', 'b', 'c']) await addOther(id)
  await runner.start()
  await ended.isOpen
  await runner.stop()
  expect(order).toEqual(['a', 'request', 'b', 'c'])
})

describe('a job whose handler says "not yet"', () => {
  test('comes back when the handler said, any number of times, and never dies', async () => {
    const { db, rows, clock, createRunner, addEmail } = setUp()
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
    expect(await db.read(listDeadJobs)).toEqual([])
    expect(await rows(jobs).list()).toMatchObject([{ attempts: 0, lastError: 'later' }])
  })
})

describe('a runner that is stopped', () => {
  test('releases a job that does not end in time, and the next runner runs it', async () => {
    const { rows, clock, createRunner, addEmail, waiting } = setUp()
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

  test('releases a job that it has claimed and not started, as if nobody had claimed it', async () => {
    const { rows, createRunner, addEmail } = setUp()
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
    expect(await rows(jobs).list()).toMatchObject([
      { attempts: 0, leaseToken: null },
      { attempts: 0, leaseToken: null },
    ])
  })

  test('waits for a job that ends in time', async () => {
    const { createRunner, addEmail, waiting } = setUp()
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
    const { createRunner, addEmail, waiting } = setUp()
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

  test('fault 40: when one stalls beyond its lease and the other finishes, the first one’s result has no effect', async () => {
    const { rows, clock, createRunner, addEmail, waiting } = setUp()
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
