import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'
import { REPORT_TEXTS } from './ops.text.ts'

const busy: EmailOutcome = { kind: 'retry', reason: 'The email service asked us to try again later.' }
const paused: EmailOutcome = { ...busy, pause: 'quota' }
const sent: EmailOutcome = { kind: 'sent', providerId: 'provider_1' }

/** The email service gives the same answer to all, until `answer` changes. */
async function createOps(first: EmailOutcome) {
  let outcome = first
  const ops = await createOperatorHarness({
    overrides: { mailer: createTestMailer(async () => outcome) },
    machine: { readLastBackup: () => new Date('2026-11-20T08:00:00Z') },
  })
  const answer = (next: EmailOutcome) => void (outcome = next)
  const readMetric = async () =>
    Number(/^goodword_oldest_email_seconds (\S+)$/m.exec(await (await ops.call('/metrics')).text())?.[1])
  return { ...ops, answer, readMetric }
}

type Ops = Awaited<ReturnType<typeof createOps>>

async function waitFor({ h }: Ops, { minutes }: { minutes: number }) {
  for (let passed = 0; passed < minutes; passed += 1) {
    h.clock.advance({ minutes: 1 })
    await h.drain()
  }
}

const addCodeJob = ({ h }: Ops, job: Partial<typeof jobs.$inferInsert> = {}) =>
  h.insertRows(jobs, {
    id: 'job_code',
    kind: 'identity.send-code',
    queue: 'email',
    dedupeKey: 'code',
    payload: {},
    runAt: new Date(h.clock.now().getTime() + 3_600_000),
    createdAt: h.clock.now(),
    ...job,
  })

describe('emails that the email service doesn’t accept', () => {
  test('are an alarm after five minutes, also when each goes to another domain', async () => {
    const ops = await createOps(busy)
    const { h, report, readMetric, call, answer } = ops
    const owner = await h.signUp()
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await h.createRequest(owner, { customerEmail: `${name}@${name}.example`, isAutoSendEnabled: true })
    await h.drain()
    expect((await report()).alarms).toEqual([])
    await waitFor(ops, { minutes: 6 })

    const found = await report()
    expect(found.gauges.oldestDueJobSeconds).toBe(0)
    expect(found.alarms).toEqual([
      { level: 'danger', what: '5 emails are delayed', more: ', the oldest since 09:00', section: 'email' },
    ])
    expect(REPORT_TEXTS.overview(found)).toContain('5 emails are delayed, the oldest since 09:00  ops email --delayed')
    expect(await (await call('/')).text()).toContain('<b>5 emails are delayed</b>, the oldest since 09:00')
    expect(await readMetric()).toBe(6 * 60)

    answer(sent)
    // Longer than any wait between two attempts.
    h.clock.advance({ hours: 5 })
    await h.drain()
    expect((await report()).email).toMatchObject({ waiting: 0, outcomes: { delayed: 0 } })
    expect((await report()).alarms).toEqual([])
    expect(await readMetric()).toBe(0)
  })

  test('are one alarm if they all wait for one domain', async () => {
    const ops = await createOps(busy)
    const owner = await ops.h.signUp()
    for (const name of ['a', 'b', 'c'])
      await ops.h.createRequest(owner, { customerEmail: `${name}@large.example`, isAutoSendEnabled: true })
    await waitFor(ops, { minutes: 6 })
    expect((await ops.report()).alarms.map(({ what }) => what)).toEqual(['Email to large.example is delayed'])
  })

  test('are no alarm of their own while email is paused, which is one', async () => {
    const ops = await createOps(paused)
    const owner = await ops.h.signUp()
    await ops.h.createRequest(owner, { isAutoSendEnabled: true })
    await addCodeJob(ops, { lastError: 'All emails are paused.' })
    await waitFor(ops, { minutes: 6 })
    expect((await ops.report()).alarms.map(({ what }) => what)).toEqual(['Email is paused'])
  })

  test.each([
    ['failed', { attempts: 1, lastError: 'The email service asked us to try again later.' }],
    ['waited for the email service', { lastError: 'All emails are paused.' }],
  ])('count codes and notices, which no list has, once they %s', async (_, job) => {
    const ops = await createOps(busy)
    await addCodeJob(ops, job)
    await addCodeJob(ops, { id: 'job_dead', dedupeKey: 'dead', ...job, diedAt: ops.h.clock.now() })
    ops.h.clock.advance({ minutes: 6 })
    const found = await ops.report()
    expect(found.alarms).toContainEqual({
      level: 'danger',
      what: '1 email is delayed',
      more: ' since 09:00',
      section: 'email',
    })
    expect(found.email).toMatchObject({ waiting: 1, outcomes: { delayed: 1 }, delayed: [], delayedAccountEmails: 1 })
    expect(await ops.readMetric()).toBe(6 * 60)
    const sentence = '1 code or notice about an account is delayed. It is tried again automatically.'
    expect(REPORT_TEXTS.delayed(found)).toBe(sentence)
    expect(await (await ops.call('/')).text()).toContain(sentence)
  })

  test('leave out codes and notices that were not tried', async () => {
    const ops = await createOps(busy)
    await addCodeJob(ops)
    ops.h.clock.advance({ minutes: 6 })
    const found = await ops.report()
    expect(found.alarms).toEqual([])
    expect(found.email).toMatchObject({ waiting: 0, delayedAccountEmails: 0 })
    expect(REPORT_TEXTS.delayed(found)).toBe('No email is delayed.')
  })
})
