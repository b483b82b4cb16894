import { describe, expect, test } from 'vitest'
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
  const { db, raw } = openTestDatabase()
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
    raw,
    clock,
    createRunner,
    add,
    addEmail: (messageId: string) => add('emails.deliver', messageId, { workspaceId: 'w', messageId }),
    addOther: (customerId: string) => add('billing.sync', customerId, { customerId }),
    waiting: () => raw.prepare('select count(*) from jobs where died_at is null').pluck().get(),
  }
}

describe('while a mail hangs', () => {
  test('a second one is on its way beside it, and a third waits', async () => {
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

  test('a job that is no mail ends before the mail does', async () => {
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

  test('a job that hangs holds up no mail either', async () => {
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
    expect(waiting()).toBe(0)
  })
})

describe('while Stripe hangs', () => {
  test('neither a mail nor another job waits for it', async () => {
    const { createRunner, add, addEmail, addOther, waiting } = setUp()
    const hang = createGate()
    const [mailed, synced, lookedAt] = [createGate(), createGate(), createGate()]
    const runner = createRunner({
      'stripe.receive': { run: () => hang.isOpen },
      'emails.deliver': { run: async () => mailed.open() },
      'billing.sync': { run: async () => synced.open() },
      'stripe.reconcile': { run: async () => lookedAt.open() },
    })
    await add('stripe.receive', 'e', { source: 'link', eventId: 'e' })
    await addEmail('a')
    await addOther('x')
    await add('stripe.reconcile', 'c', {})
    await runner.start()
    await Promise.all([mailed.isOpen, synced.isOpen, lookedAt.isOpen])
    hang.open()
    await runner.stop()
    expect(waiting()).toBe(0)
  })

  test('a look for what was missed that hangs holds up no event', async () => {
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
    expect(waiting()).toBe(0)
  })
})

test('requests are answered between two jobs, however many are due', async () => {
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
  test('comes back when it said, as often as it says so, and never dies of it', async () => {
    const { db, raw, clock, createRunner, addEmail } = setUp()
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
    expect(raw.prepare('select attempts, last_error from jobs').all()).toEqual([{ attempts: 0, last_error: 'later' }])
  })
})

describe('a runner that is told to stop', () => {
  test('hands back what does not end in time, and whoever comes next runs it', async () => {
    const { raw, clock, createRunner, addEmail, waiting } = setUp()
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
    expect(raw.prepare('select attempts, lease_token from jobs').all()).toEqual([{ attempts: 0, lease_token: null }])

    const ran: string[] = []
    const next = createRunner({ 'emails.deliver': { run: async ({ messageId }) => void ran.push(messageId) } })
    clock.advance({ seconds: 1 })
    await next.drain()
    expect(ran).toEqual(['a'])
    expect(waiting()).toBe(0)
    never.open()
  })

  test('hands back the job that it has taken already and not begun, as if nobody had', async () => {
    const { raw, createRunner, addEmail } = setUp()
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
    expect(raw.prepare('select attempts, lease_token from jobs').all()).toEqual([
      { attempts: 0, lease_token: null },
      { attempts: 0, lease_token: null },
    ])
  })

  test('lets a job end that ends in time', async () => {
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
    expect(waiting()).toBe(0)
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
    expect(waiting()).toBe(0)
  })

  test('fault 40: of which one stalls past its lease, so that the other finishes: what the first does then has no effect', async () => {
    const { raw, clock, createRunner, addEmail, waiting } = setUp()
    const begun = createGate()
    const wakes = createGate()
    const stalling = createRunner({
      'emails.deliver': {
        async run() {
          begun.open()
          await wakes.isOpen
          throw new Error('what the first came to')
        },
      },
    })
    let runs = 0
    const other = createRunner({
      'emails.deliver': {
        async run() {
          runs += 1
          throw new NotYet('what the second came to', 3_600_000)
        },
      },
    })
    await addEmail('a')
    const stalled = stalling.drain()
    await begun.isOpen
    expect(await other.drain()).toBe(0)
    clock.advance({ minutes: 1 })
    expect(await other.drain()).toBe(1)
    const asTheSecondLeftIt = raw.prepare('select * from jobs').all()
    wakes.open()
    await stalled
    expect(raw.prepare('select * from jobs').all()).toEqual(asTheSecondLeftIt)
    expect(runs).toBe(1)
    expect(waiting()).toBe(1)
  })
})
