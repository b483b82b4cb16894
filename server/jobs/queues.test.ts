import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { ATTEMPTS_MAX } from './jobs.domain.ts'
import { createGate, prepareJobs } from '#server/testing/job-runners.ts'

describe('while a job hangs', () => {
  test.each(['addEmail', 'addOther'] as const)(
    'a second one runs at the same time, and a third one waits: %s',
    async (add) => {
      const { createRunner, [add]: addJob } = prepareJobs()
      const hang = createGate()
      const both = createGate()
      const begun: string[] = []
      async function begin(id: string) {
        begun.push(id)
        if (begun.length === 2) both.open()
        await hang.isOpen
      }
      const runner = createRunner({
        'emails.deliver': { run: ({ messageId }) => begin(messageId) },
        'billing.sync': { run: ({ customerId }) => begin(customerId) },
      })
      for (const id of ['a', 'b', 'c']) await addJob(id)
      await runner.start()
      await both.isOpen
      runner.wake()
      await new Promise(setImmediate)
      // Two begin at the same time, and either may be first.
      expect(begun.toSorted()).toEqual(['a', 'b'])
      hang.open()
      await runner.stop()
    },
  )

  test('a job of another kind ends before the email that hangs', async () => {
    const { createRunner, addEmail, addOther } = prepareJobs()
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

  test('emails are sent if the job is of another kind', async () => {
    const { createRunner, addEmail, addOther, waiting } = prepareJobs()
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
  test('emails and other jobs do not wait', async () => {
    const { createRunner, add, addEmail, addOther, waiting } = prepareJobs()
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
    const { createRunner, add, waiting } = prepareJobs()
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
  const { createRunner, add } = prepareJobs()
  const ended = createGate()
  const order: string[] = []
  const runner = createRunner({
    'stripe.receive': {
      async run({ eventId }) {
        order.push(eventId)
        if (eventId === 'a') setImmediate(() => order.push('request'))
        if (eventId === 'c') ended.open()
      },
    },
  })
  for (const id of ['a', 'b', 'c']) await add('stripe.receive', id, { source: 'link', eventId: id })
  await runner.start()
  await ended.isOpen
  await runner.stop()
  expect(order).toEqual(['a', 'request', 'b', 'c'])
})

test('a job that holds up its queue is logged while it runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { createRunner, addEmail, log } = prepareJobs()
  const runner = createRunner({
    'emails.deliver': {
      run: async ({ messageId }) => void vi.advanceTimersByTime(messageId === 'slow' ? 5_000 : 4_999),
    },
  })
  const warn = vi.spyOn(log, 'warn')
  await addEmail('quick')
  await runner.drain()
  expect(warn).not.toHaveBeenCalled()
  await addEmail('slow')
  await runner.drain()
  expect(warn).toHaveBeenCalledWith({ job: 'emails.deliver', jobId: expect.any(String) }, 'job is slow')
})

test('a job whose clean-up always fails lets the others of its queue run', async () => {
  const { createRunner, add, rows } = prepareJobs()
  const ran: string[] = []
  const runner = createRunner({
    'payments.decide': {
      async run({ paymentId }) {
        ran.push(paymentId)
        if (paymentId === 'a') throw new Error('no luck')
      },
      *giveUp() {
        yield* []
        throw new Error('the clean-up failed')
      },
    },
  })
  await add('payments.decide', 'a', { workspaceId: 'w', paymentId: 'a' })
  await rows(jobs).update({ attempts: ATTEMPTS_MAX - 1 })
  await add('payments.decide', 'b', { workspaceId: 'w', paymentId: 'b' })
  await runner.start()
  onTestFinished(() => runner.stop())
  await expect.poll(() => ran, { timeout: 10_000 }).toContain('b')
})
