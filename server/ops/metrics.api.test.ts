import { expect, test } from 'vitest'
import { emailEvents } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'

async function createOps(options: Parameters<typeof createOperatorHarness>[0] = {}) {
  const ops = await createOperatorHarness(options)
  const read = async () => (await ops.call('/metrics')).text()
  /** The value of a series, as the text has it; undefined if it has none. */
  async function valueOf(series: string): Promise<number | undefined> {
    const line = (await read()).split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length + 1))
  }
  return { ...ops, read, valueOf }
}

test('building a feed is counted and timed, once for each change', async () => {
  const { h, valueOf } = await createOps()
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const look = () => h.request('GET', `/w/${body.items[0]?.id}.json`)
  expect(await valueOf('goodword_feed_build_duration_seconds_count')).toBe(0)
  await look()
  await look()
  expect(await valueOf('goodword_feed_build_duration_seconds_count')).toBe(1)
  await h.submit(id)
  expect((await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })).status).toBe(200)
  await look()
  expect(await valueOf('goodword_feed_build_duration_seconds_count')).toBe(2)
  expect(await valueOf('goodword_feed_build_duration_seconds_sum')).toBeGreaterThan(0)
})

test('runs of jobs are counted and timed by kind and outcome', async () => {
  const busy: EmailOutcome = { kind: 'retry', reason: 'Busy.' }
  const outcomes: EmailOutcome[] = [busy, { kind: 'sent', providerId: 'p' }]
  const { h, valueOf } = await createOps({
    overrides: { mailer: createTestMailer(async () => outcomes.shift() ?? busy) },
  })
  const countOf = (outcome: string) =>
    valueOf(`goodword_job_duration_seconds_count{kind="emails.deliver",outcome="${outcome}"}`)
  await h.createRequest(await h.signUp(), { isAutoSendEnabled: true })
  await h.drain()
  expect([await countOf('later'), await countOf('done')]).toEqual([1, undefined])
  h.clock.advance({ hours: 1 })
  await h.drain()
  expect([await countOf('later'), await countOf('done')]).toEqual([1, 1])
})

test('the oldest due job of each kind has its age, and one that waits for later has none', async () => {
  const { h, valueOf } = await createOps()
  const now = h.clock.now()
  const job = { payload: {}, runAt: now, createdAt: now }
  await h.insertRows(
    jobs,
    { ...job, id: 'job_a', kind: 'payments.decide', dedupeKey: 'a' },
    { ...job, id: 'job_b', kind: 'emails.remind', dedupeKey: 'b', runAt: new Date(now.getTime() + 3_600_000) },
  )
  h.clock.advance({ minutes: 42 })
  expect(await valueOf('goodword_oldest_due_job_seconds{kind="payments.decide"}')).toBe(42 * 60)
  expect(await valueOf('goodword_oldest_due_job_seconds{kind="emails.remind"}')).toBe(0)
})

test('webhooks of a day are counted by where they were sent to, and by outcome', async () => {
  const { h, valueOf } = await createOps()
  const now = h.clock.now()
  const event = {
    accountId: null,
    type: 'invoice.paid',
    isLive: false,
    occurredAt: now,
    receivedAt: now,
    foundBy: 'webhook',
  } as const
  await h.insertRows(
    stripeEvents,
    { ...event, source: 'link', eventId: 'evt_1', status: 'done' },
    { ...event, source: 'link', eventId: 'evt_2', status: 'done' },
    { ...event, source: 'link', eventId: 'evt_3', status: 'pending' },
    { ...event, source: 'billing', eventId: 'evt_4', status: 'dead' },
    { ...event, source: 'con_1', eventId: 'evt_5', status: 'ignored' },
    { ...event, source: 'con_1', eventId: 'evt_6', status: 'ignored', receivedAt: new Date('2026-11-18T09:00:00Z') },
  )
  const report = { type: 'email.delivered', receivedAt: now }
  await h.insertRows(
    emailEvents,
    { ...report, id: 'rep_1', messageId: 'msg_1' },
    { ...report, id: 'rep_2', messageId: null },
  )
  const all: Record<string, (number | undefined)[]> = {}
  for (const source of ['link', 'billing', 'own', 'email'])
    all[source] = await Promise.all(
      ['done', 'ignored', 'pending', 'dead'].map((outcome) =>
        valueOf(`goodword_webhooks{source="${source}",outcome="${outcome}"}`),
      ),
    )
  expect(all).toEqual({ link: [2, 0, 1, 0], billing: [0, 0, 0, 1], own: [0, 1, 0, 0], email: [1, 1, 0, 0] })
})
