import { describe, expect, test, vi } from 'vitest'
import { OperatorReport } from '#shared/operator-report.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { connections, stripeEvents } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { REPORT_TEXTS } from './ops.text.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { addDeadJob, createOperatorHarness } from '#server/testing/operators.ts'

const busy: EmailOutcome = { kind: 'retry', reason: 'The email service asked us to try again later.' }

const damaged = () => Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' })

async function createBusyEmails(addresses: readonly string[]) {
  const ops = await createOperatorHarness({ overrides: { mailer: createTestMailer(async () => busy) } })
  const owner = await ops.h.signUp()
  for (const customerEmail of addresses) await ops.h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
  await ops.h.drain()
  return { ...ops, owner }
}

describe('what an operator sees', () => {
  test('of one of several processes says which one it is, and who else runs', async () => {
    const others = [{ role: 'worker', version: '1.4.0' }]
    const processes = { role: 'web' as const, host: 'web-1', pid: 7, others }
    const { report, call } = await createOperatorHarness({
      machine: { database: 'PostgreSQL', listProcesses: async () => processes },
    })
    const found = OperatorReport.parse(await report())
    expect(found.processes).toEqual(processes)
    const sentence = 'those of this process only: ROLE=web on web-1, pid 7. Another one runs: 1 × worker.'
    const page = await (await call('/')).text()
    expect(page).toContain(sentence)
    expect(page).toContain('PostgreSQL, schema 49')
    expect(REPORT_TEXTS.overview(found).split('\n')[1]).toContain(sentence)
    expect(await (await (await createOperatorHarness()).call('/')).text()).not.toContain('this process only')
  })

  test('of an installation that does nothing is a report without problems, except that there is no backup', async () => {
    const { h, report } = await createOperatorHarness()
    await h.createRequest(await h.signUp(), { isAutoSendEnabled: true })
    await h.drain()
    const found = OperatorReport.parse(await report())
    expect(found.alarms).toEqual([
      { level: 'warning', what: 'There is no backup', more: ' yet. Run npm run backup', section: 'sizes' },
    ])
    expect(found).toMatchObject({
      productName: 'Goodword',
      version: '1.4.0',
      schema: 49,
      dead: { count: 0, oldestAt: null, first: [] },
      email: { pause: null, waiting: 0, oldestAt: null, delayed: [], delayedDomains: [] },
      suspended: [],
      errors: [],
      sizes: { workspaces: 1, testimonials: 1, images: 0, lastBackupAt: null },
    })
    expect(found.gauges.requestsLastMinute).toBeGreaterThan(0)
    expect(found.gauges.requestP99Ms).toBeGreaterThan(0)
    expect(found.jobs.find(({ kind }) => kind === 'emails.deliver')).toMatchObject({
      queue: 'email',
      due: 0,
      done: 1,
      p99Ms: expect.any(Number),
    })
  })

  test.each([
    ['is recent', { hours: 23, every: 24 }, undefined],
    ['is old', { hours: 31, every: 24 }, ', expected every day'],
    ['took a while', { hours: 6.9, every: 6 }, undefined],
    ['is older than BACKUP_EVERY', { hours: 7.1, every: 6 }, ', expected every 6 hours'],
    ['is as old as it may be', { hours: 40, every: 48 }, undefined],
  ])('of a backup that %s', async (_, { hours, every }, more) => {
    const at = new Date(Date.parse('2026-11-20T09:00:00Z') - hours * 3_600_000)
    const { report } = await createOperatorHarness({
      machine: { readLastBackup: () => at, backupEveryMs: every * 3_600_000 },
    })
    const found = await report()
    const what = `Last backup is ${Math.floor(hours)} hours old`
    expect(found.alarms).toEqual(more === undefined ? [] : [{ level: 'warning', what, more, section: 'sizes' }])
    expect(found.sizes.lastBackupAt).toBe(at.toISOString())
  })

  test('of a disk that is nearly full is an alarm', async () => {
    const { report } = await createOperatorHarness({
      machine: { measureDisk: () => ({ diskFreeBytes: 4, diskBytes: 100 }) },
    })
    expect((await report()).alarms[0]).toMatchObject({
      level: 'danger',
      what: 'The disk is nearly full',
      more: ': 4% is free',
    })
  })

  test('of a damaged database is an alarm as soon as a request needs what is damaged', async () => {
    const { h, call, report } = await createOperatorHarness()
    const { token } = await h.signUp()
    expect((await report()).damagedSince).toBeNull()
    vi.spyOn(h.services.testimonials, 'listTestimonials').mockRejectedValueOnce(damaged())
    const answer = await h.request('GET', '/goodword/testimonial/list?page=1&pageSize=20', { token })
    expect(answer).toMatchObject({ status: 503, body: { code: 'server.data_damaged' } })
    const [first] = (await report()).alarms
    expect(first).toMatchObject({ level: 'danger', what: 'The database file is damaged', section: 'errors' })
    expect(first?.more).toMatch(/^, found .+\. Stop the server and restore a backup, as the log says$/)
    expect(await (await call('/metrics')).text()).toContain('goodword_damaged_reads_total 1\n')
  })

  test('of a damaged database is an alarm as soon as a job needs what is damaged', async () => {
    const mailer = createTestMailer(() => Promise.reject(damaged()))
    const { h, report } = await createOperatorHarness({ overrides: { mailer } })
    await h.createRequest(await h.signUp(), { isAutoSendEnabled: true })
    await h.drain()
    expect((await report()).damagedSince).not.toBeNull()
  })

  test('of dead jobs is what can be done about each, oldest first, and never what they hold', async () => {
    const ops = await createOperatorHarness()
    await addDeadJob(ops)
    ops.h.clock.advance({ minutes: 3 })
    await addDeadJob(ops, { id: 'job_b', kind: 'users.close', payload: { identityUid: 'canary-uid' } })
    ops.h.clock.advance({ minutes: 3 })
    const lastError = 'Failed query: insert into clients\nparams: Canary Client, canary-uid'
    await addDeadJob(ops, { id: 'job_c', kind: 'emails.deliver', lastError })
    const found = await ops.report()
    expect(found.dead).toEqual({
      count: 3,
      retriable: 2,
      oldestAt: '2026-11-20T09:00:00.000Z',
      first: [
        {
          id: 'job_a',
          kind: 'emails.remind',
          workspaceId: 'wsp_1',
          attempts: 16,
          diedAt: '2026-11-20T09:00:00.000Z',
          lastError: 'The disk is full.',
          canRetry: true,
          canDrop: true,
        },
        expect.objectContaining({ id: 'job_b', workspaceId: null, canRetry: true, canDrop: false }),
        expect.objectContaining({ id: 'job_c', canRetry: false, canDrop: true, lastError: 'A statement failed.' }),
      ],
    })
    expect(found.alarms[0]).toEqual({
      level: 'danger',
      what: '3 dead jobs',
      more: ', oldest from 09:00',
      section: 'dead',
    })
    const page = await (await ops.call('/')).text()
    for (const secret of ['Canary', 'canary-uid', 'secret-link'])
      expect(JSON.stringify(found) + page).not.toContain(secret)
  })

  test('of late jobs is an alarm for those that somebody waits for', async () => {
    const { h, report } = await createOperatorHarness()
    await addDeadJob({ h }, { id: 'job_a', kind: 'payments.decide', diedAt: null, attempts: 0 })
    await addDeadJob({ h }, { id: 'job_b', kind: 'images.remove-files', diedAt: null, attempts: 0 })
    h.clock.advance({ minutes: 42 })
    const found = await report()
    expect(found.alarms[0]).toMatchObject({
      what: 'payments.decide jobs are late',
      more: ': the oldest has been due for 42 min',
    })
    expect(found.gauges.oldestDueJobSeconds).toBe(42 * 60)
    expect(found.jobs.find(({ kind }) => kind === 'payments.decide')).toMatchObject({
      due: 1,
      later: 0,
      queue: 'payments',
    })
  })

  test('of delayed emails is why and when they go, and a domain only if several people wait there', async () => {
    const many = ['a', 'b', 'c'].map((name) => `${name}@Large.example`)
    const { report, h } = await createBusyEmails([...many, 'ana@ana-ribeiro.example'])
    const found = await report()
    expect(found.email).toMatchObject({ waiting: 4, outcomes: { sent: 0, delayed: 4 } })
    expect(found.email.delayed).toHaveLength(4)
    expect(found.email.delayed[0]).toMatchObject({
      id: expect.stringMatching(/^msg_/),
      kind: 'request',
      attempts: 1,
      nextAt: expect.stringMatching(/^2026-11-20T09:00/),
      reason: 'The email service asked us to try again later.',
    })
    expect(found.email.delayedDomains).toEqual([
      { domain: 'large.example', count: 3, since: h.clock.now().toISOString() },
    ])
    expect(found.alarms[0]).toMatchObject({
      what: 'Email to large.example is delayed',
      more: ' since 09:00 (3 emails)',
    })
    expect(JSON.stringify(found)).not.toContain('ribeiro')
  })

  test('of webhooks is how many came, what became of them and how far behind we are', async () => {
    const { h, report } = await createOperatorHarness()
    const event = {
      accountId: null,
      type: 'invoice.paid',
      isLive: false,
      occurredAt: h.clock.now(),
      receivedAt: h.clock.now(),
      foundBy: 'webhook',
    } as const
    await h.insertRows(
      stripeEvents,
      { ...event, source: 'link', eventId: 'evt_1', status: 'done' },
      { ...event, source: 'link', eventId: 'evt_2', status: 'pending' },
      { ...event, source: 'billing', eventId: 'evt_3', status: 'dead' },
      { ...event, source: 'con_1', eventId: 'evt_4', status: 'ignored' },
      { ...event, source: 'con_2', eventId: 'evt_5', status: 'ignored' },
      { ...event, source: 'con_2', eventId: 'evt_6', status: 'done', receivedAt: new Date('2026-11-18T09:00:00Z') },
    )
    h.clock.advance({ minutes: 2 })
    const found = await report()
    expect(found.webhooks).toEqual([
      { source: 'link', received: 2, ignored: 0, failed: 0, behindSeconds: 120 },
      { source: 'billing', received: 1, ignored: 0, failed: 1, behindSeconds: 0 },
      { source: 'own', received: 2, ignored: 2, failed: 0, behindSeconds: 0 },
      { source: 'email', received: 0, ignored: 0, failed: 0, behindSeconds: 0 },
    ])
    expect(found.gauges.stripeEventsPending).toBe(1)
    expect(found.alarms.map(({ what }) => what)).toContain('1 Stripe event could not be processed')
  })

  test('of links to Stripe is which have a problem', async () => {
    const { h, report } = await createOperatorHarness()
    await h.signUp()
    const [workspaceId = ''] = await h.rows(workspaces).values('id')
    const link = { workspaceId, isLive: true, connectedAt: h.clock.now(), lastHeardAt: h.clock.now() }
    await h.insertRows(
      connections,
      { ...link, id: 'con_1', accountId: 'acct_1', status: 'active' },
      { ...link, id: 'con_2', accountId: 'acct_2', status: 'needs_attention' },
      { ...link, id: 'con_3', accountId: 'acct_3', status: 'disconnected' },
    )
    const found = await report()
    expect(found.gauges).toMatchObject({ connections: 2, connectionsTroubled: 1 })
    expect(found.troubledConnections).toEqual([{ id: 'con_2', workspaceId, lastHeardAt: '2026-11-20T09:00:00.000Z' }])
  })

  test('of errors is the route, never the path, and what to look for in the log', async () => {
    const { h, report } = await createOperatorHarness()
    const owner = await h.signUp()
    h.faults.breakTable(testimonials)
    for (let times = 0; times < 3; times += 1)
      await h.request('GET', '/goodword/testimonial/canary-link', {
        headers: { 'x-transaction-id': `transaction-${times}` },
      })
    await h.request('POST', '/goodword/testimonial/create', { token: owner.token, body: { nonsense: 1 } })
    const found = await report()
    expect(found.errors).toHaveLength(2)
    expect(found.errors).toContainEqual({
      lastAt: expect.any(String),
      where: 'GET /goodword/testimonial/:id',
      code: '500',
      count: 3,
      id: 'transaction-2',
      isServerError: true,
    })
    expect(found.errors).toContainEqual(
      expect.objectContaining({
        where: 'POST /goodword/testimonial/create',
        code: '422 invalid',
        isServerError: false,
      }),
    )
    expect(found.gauges.serverErrorsLastHour).toBe(3)
    expect(JSON.stringify(found)).not.toContain('canary')
  })

  test('of workspaces is their size, the largest first', async () => {
    const { h, report } = await createOperatorHarness()
    const small = await h.signUp()
    const large = await h.signUp()
    await h.setPlan(large, 'studio')
    for (const testimonial of ['Short.', 'Long. '.repeat(100)])
      await h.submit((await h.createRequest(large)).id, { testimonial })
    await h.submit((await h.createRequest(small)).id)
    const found = await report()
    expect(found.sizes).toMatchObject({ workspaces: 2, testimonials: 3 })
    expect(found.sizes.largest).toMatchObject([
      { plan: 'studio', testimonials: 2, imageBytes: 0 },
      { plan: 'free', testimonials: 1 },
    ])
    expect(found.sizes.largest[0]?.widgets).toBeGreaterThan(0)
  })

  test('is about nobody: it has no names, addresses, words or links', async () => {
    const { h, report, call } = await createBusyEmails(['canary@canary-client.example'])
    const owner = await h.signUp({ email: 'canary@canary.example', organisationName: 'Canary', firstName: 'Canary' })
    const { id } = await h.createRequest(owner, { customerName: 'Canary Client' })
    await h.submit(id, { testimonial: 'Canary words.' })
    await h.rows(workspaces).update({ sendingPausedAt: h.clock.now() })
    const everything = JSON.stringify(await report()) + (await (await call('/')).text())
    expect(everything.toLowerCase()).not.toContain('canary')
    for (const secret of [id, owner.token, owner.user.id]) expect(everything).not.toContain(secret)
  })
})
