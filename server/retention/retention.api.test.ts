import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { KnownClient } from '#shared/known-clients.ts'
import type { MonthReport } from '#shared/reports.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import { DEFAULT_RETENTION, type Retention } from '#shared/retention.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { activity } from '#server/db/schema/activity.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { endedRequests } from '#server/db/schema/retention.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgetCounts } from '#server/db/schema/widgets.ts'
import { jobPayloads } from '#server/jobs/jobs.registry.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'
import { createRetentionWork } from './retention.jobs.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { subjectOfTestimonial } from '#server/db/erasures.ts'

const MANY = 130
/** Statements for the requests of one piece. */
const PIECE_ROWS_MAX = 500
const ANA = 'ana@client.example'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  return { h, owner, workspaceId, ...of(h, owner) }
}

function of(h: Harness, owner: TestOwner) {
  const { email, password } = owner
  // Tokens don't live as long as these tests.
  const token = () => h.signIn({ email, password })
  const call = async <T = ErrorResponse>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: await token(), body })
  return {
    call,
    save: (change: Partial<Retention> & { deletesNow?: boolean } = {}) =>
      call<Retention & ErrorResponse>('PUT', '/goodword/retention', { ...DEFAULT_RETENTION, ...change }),
    log: async () => (await call<{ items: ActivityItem[] }>('GET', '/goodword/workspace/activity')).body.items,
    known: async (...customerEmails: string[]) =>
      (await call<{ items: KnownClient[] }>('POST', '/goodword/testimonial/known-clients', { customerEmails })).body
        .items,
  }
}

async function passTime(h: Harness, time: { months?: number; days?: number }): Promise<void> {
  h.clock.advance({ days: (time.days ?? 0) + (time.months ?? 0) * 31 })
  await h.housekeeping.run()
  await h.drain()
}

const ask = async (h: Harness, owner: TestOwner, customerEmail = ANA) =>
  h.createRequest({ ...owner, token: await h.signIn(owner) }, { customerEmail, isAutoSendEnabled: true })

describe('the settings', () => {
  test('have defaults, and change with a line in the activity and in the export', async () => {
    const { call, save, log } = await setUp()
    expect((await call('GET', '/goodword/retention')).body).toEqual({
      requestMonths: 24,
      activityMonths: 24,
      viewMonths: 13,
    })
    expect(await save({ requestMonths: 36 })).toMatchObject({ status: 200, body: { requestMonths: 36 } })
    expect((await call('GET', '/goodword/retention')).body).toEqual({ ...DEFAULT_RETENTION, requestMonths: 36 })
    expect((await log())[0]).toMatchObject({
      kind: 'settings_changed',
      subject: 'How long data is kept',
      changes: [{ setting: 'Requests without an answer', before: '24 months', after: '36 months' }],
    })
    const all = await call<AccountExport>('GET', '/goodword/user/me/export')
    expect(all.body.retention).toEqual({ ...DEFAULT_RETENTION, requestMonths: 36 })
  })

  test.each([
    [{ requestMonths: 5 }, 'Enter a whole number of months from 6 to 60.'],
    [{ requestMonths: 61 }, 'Enter a whole number of months from 6 to 60.'],
    [{ activityMonths: 25 }, 'Enter a whole number of months from 6 to 24.'],
    [{ viewMonths: 3.5 }, 'Enter a whole number of months from 3 to 60.'],
    [{ requestMonths: '24' }, 'Enter a whole number of months from 6 to 60.'],
  ])('refuse %j', async (change, message) => {
    const { call } = await setUp()
    const { status, body } = await call('PUT', '/goodword/retention', { ...DEFAULT_RETENTION, ...change })
    expect([status, body.details?.[0]?.message]).toEqual([422, message])
  })

  test('are refused with what they delete now, until that is confirmed', async () => {
    const { h, owner, call, save } = await setUp()
    await ask(h, owner)
    await ask(h, owner, 'bo@client.example')
    await h.drain()
    await passTime(h, { months: 7 })
    await ask(h, owner, 'new@client.example')
    expect(await save({ requestMonths: 6 })).toMatchObject({
      status: 409,
      body: {
        code: 'retention.deletes_now',
        message: expect.stringContaining('This deletes 2 requests without an answer'),
      },
    })
    expect((await call('GET', '/goodword/retention')).body).toEqual(DEFAULT_RETENTION)
    await h.drain()
    expect(await h.rows(testimonials).count()).toBe(3)
    expect((await save({ requestMonths: 6, deletesNow: true })).status).toBe(200)
    await h.drain()
    expect(await h.rows(testimonials).values('customerEmail')).toEqual(['new@client.example'])
  })

  test('are those of one workspace', async () => {
    const { h, owner, save } = await setUp()
    const other = await h.signUp()
    const theirs = of(h, other)
    await ask(h, owner)
    await ask(h, other, 'bo@client.example')
    await h.drain()
    await passTime(h, { months: 7 })
    await save({ requestMonths: 6, deletesNow: true })
    await h.drain()
    expect((await theirs.call('GET', '/goodword/retention')).body).toEqual(DEFAULT_RETENTION)
    expect(await h.rows(testimonials).values('customerEmail')).toEqual(['bo@client.example'])
  })
})

describe('a request without an answer', () => {
  test('is deleted 24 months after the newest email, with its emails and history, and one line says so', async () => {
    const { h, owner, log } = await setUp()
    const sent = await ask(h, owner)
    await h.drain()
    await ask(h, owner, 'bo@client.example')
    await h.createRequest(owner, { customerEmail: 'saved@client.example' })
    await h.drain()
    await passTime(h, { days: 725 })
    expect(await h.rows(testimonials).count()).toBe(3)
    await passTime(h, { days: 10 })
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await h.rows(emailMessages).count()).toBe(0)
    expect((await log()).filter(({ kind }) => kind === 'requests_ended')).toMatchObject([{ actor: 'system', count: 3 }])
    const ended = await h.rows(endedRequests).list()
    expect(ended.map(({ linkHash }) => linkHash)).toContain(subjectOfTestimonial(sent.id))
    // Two years after the email the client could be asked again, so nothing is left of the address.
    expect(ended.map(({ addressHash }) => addressHash)).toEqual([null, null, null])
    expect(JSON.stringify(ended)).not.toContain('client.example')
  })

  test('stays while it is answered, was sent again, or is still going to be sent', async () => {
    const { h, owner, call } = await setUp()
    const answered = await ask(h, owner)
    await h.submit(answered.id)
    const again = await ask(h, owner, 'bo@client.example')
    await h.drain()
    h.clock.advance({ days: 400 })
    const resent = await call('POST', `/goodword/testimonial/${again.id}/resend`)
    expect(resent.status).toBe(200)
    await h.drain()
    await passTime(h, { days: 340 })
    expect((await h.rows(testimonials).list()).map(({ id }) => id).toSorted()).toEqual(
      [answered.id, again.id].toSorted(),
    )
  })

  test('has links that say that it ended, and take nothing', async () => {
    const { h, owner } = await setUp()
    const { id } = await ask(h, owner)
    await h.drain()
    await passTime(h, { months: 25 })
    const ended = { status: 410, body: { code: 'submissions.ended' } }
    expect(await h.request('GET', `/goodword/testimonial/${id}`)).toMatchObject(ended)
    expect(await h.submit(id)).toMatchObject(ended)
    const client = clientOf(h, id)
    const own = { status: 410, body: { code: 'own_page.ended' } }
    for (const answer of [await client.look(), await client.erase(), await client.decline()])
      expect(answer).toMatchObject(own)
    expect(await h.request('GET', '/goodword/testimonial/unknown')).toMatchObject({ status: 404 })
    expect(await clientOf(h, 'unknown').look()).toMatchObject({ status: 404 })
    expect(await h.rows(testimonials).count()).toBe(0)
  })

  test('leaves the client known as asked for the quiet time, however the address is written, and no longer', async () => {
    const { h, owner, save, known } = await setUp()
    await ask(h, owner)
    await h.drain()
    const askedAt = h.clock.now().toISOString()
    await save({ requestMonths: 6 })
    await passTime(h, { months: 7 })
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await known('Ana+work@client.example', 'bo@client.example')).toEqual([
      { customerEmail: 'Ana+work@client.example', state: 'asked', at: askedAt, answeredAt: null, testimonialId: null },
    ])
    await passTime(h, { days: 530 })
    expect(await known(ANA)).toEqual([])
    expect(await h.rows(endedRequests).list()).toMatchObject([{ addressHash: null }])
  })

  test('leaves wishes as they are: nobody who unsubscribed is emailed again', async () => {
    const { h, owner, known } = await setUp()
    const { id } = await ask(h, owner)
    await h.drain()
    const [email] = await h.emails()
    const path = /https?:\/\/[^\s]+\/unsubscribe\/([^\s?]+)/.exec(email?.text ?? '')?.[1]
    expect((await h.request('POST', `/goodword/unsubscribe/${path}`, { body: { from: 'owner' } })).status).toBe(200)
    await passTime(h, { months: 25 })
    expect(await h.rows(testimonials, { id }).count()).toBe(0)
    expect((await h.request('GET', `/goodword/unsubscribe/${path}`)).body).toMatchObject({ isUnsubscribed: true })
    const before = (await h.emails()).length
    await ask(h, owner)
    await h.drain()
    expect(await h.emails()).toHaveLength(before)
    expect(await known(ANA)).toMatchObject([{ state: 'unsubscribed' }])
  })

  test('is forgotten as asked when the client erases everything by another link', async () => {
    const { h, owner, save } = await setUp()
    await ask(h, owner)
    await h.drain()
    await save({ requestMonths: 6 })
    await passTime(h, { months: 7 })
    const { id } = await ask(h, owner)
    expect((await h.rows(endedRequests).one()).addressHash).not.toBeNull()
    expect((await clientOf(h, id).erase()).status).toBe(204)
    expect((await h.rows(endedRequests).one()).addressHash).toBeNull()
  })

  test('still counts in reports of its time', async () => {
    const { h, owner, call } = await setUp()
    await h.setPlan(owner, 'studio')
    const month = h.clock.now().toISOString().slice(0, 7)
    const answered = await ask(h, owner)
    await h.drain()
    await call('PUT', `/goodword/testimonial/${answered.id}/service`, { service: 'Logo' })
    await h.submit(answered.id)
    const asked = await ask(h, owner, 'bo@client.example')
    await call('PUT', `/goodword/testimonial/${asked.id}/service`, { service: 'Logo' })
    await h.drain()
    const report = async () => (await call<MonthReport>('GET', `/goodword/report?month=${month}`)).body
    const before = await report()
    expect(before.figures).toMatchObject({ asked: 2 })
    await passTime(h, { months: 25 })
    await h.setPlan(owner, 'studio')
    expect(await h.rows(testimonials).count()).toBe(1)
    const after = await report()
    expect(after.figures).toEqual(before.figures)
    expect(after.services).toEqual(before.services)
  })

  test('is deleted once: a job that runs again finds nothing', async () => {
    const { h, owner, workspaceId, log } = await setUp()
    await h.setPlan(owner, 'studio')
    for (let number = 0; number < 45; number += 1) await ask(h, owner, `client${number}@client.example`)
    await h.drain()
    await passTime(h, { months: 25 })
    expect(await h.rows(endedRequests).count()).toBe(45)
    const since = h.clock.now().toISOString()
    await h.insertRows(jobs, {
      id: 'job_again',
      kind: 'retention.apply',
      dedupeKey: workspaceId,
      payload: { workspaceId, since },
      runAt: h.clock.now(),
      createdAt: h.clock.now(),
    })
    await h.drain()
    expect((await log()).filter(({ kind }) => kind === 'requests_ended')).toMatchObject([{ count: 45 }])
  })
})

describe('nobody is asked twice', () => {
  const lessQuiet = async (h: Harness, owner: TestOwner, quietDays: number) => {
    const { call } = of(h, owner)
    const rules = { ...defaultRequestRules, quietDays }
    expect((await call('PUT', '/goodword/stripe/connections/con_1/rules', rules)).status).toBe(200)
  }

  test('by a payment in the quiet days after a request that ended, nor by the payment that triggered it', async () => {
    const { h, owner, pay, refund, wait, decisions } = await withPayingClients()
    await lessQuiet(h, owner, 365)
    await of(h, owner).save({ requestMonths: 6 })
    await ask(h, owner)
    await pay({ id: 'in_bo', email: 'bo@client.example' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await h.rows(testimonials).count()).toBe(2)
    await passTime(h, { months: 7 })
    expect(await h.rows(testimonials).count()).toBe(0)
    const before = (await h.emails()).length
    await pay({ id: 'in_ana', email: ANA, line: 'Poster' })
    await pay({ id: 'in_bo_2', email: 'bo@client.example', line: 'Poster' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    const skipped = 'skip asked_recently'
    expect(await decisions()).toEqual({ in_bo: 'asked invoice', in_ana: skipped, in_bo_2: skipped })
    await refund('in_bo')
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await decisions()).toMatchObject({ in_bo: 'asked invoice' })
    expect(await h.emails()).toHaveLength(before)
    await wait({ days: 365 })
    await pay({ id: 'in_ana_2', email: ANA, line: 'Brochure' })
    for (let day = 0; day < 8; day += 1) await wait({ days: 1 })
    expect(await decisions()).toMatchObject({ in_ana_2: 'asked invoice' })
  })

  test('a fourth time in a row without an answer, while the earlier ones are recognised', async () => {
    const { h, owner, pay, wait, decisions } = await withPayingClients()
    await of(h, owner).save({ requestMonths: 6 })
    for (let time = 1; time <= 4; time += 1) {
      await pay({ id: `in_${time}`, line: `Project ${time}`, amount: 10_000 * time })
      for (let day = 0; day < 5; day += 1) await wait({ days: 1 })
      await passTime(h, { days: 186 })
    }
    expect(await h.rows(testimonials).count()).toBe(0)
    expect(await decisions()).toMatchObject({ in_3: 'asked invoice', in_4: 'skip no_answer' })
  })
})

describe('much that is no longer kept', () => {
  async function withMany() {
    const world = await setUp()
    const { h, owner, workspaceId } = world
    const before = h.clock.now()
    await h.insertRows(
      testimonials,
      ...Array.from({ length: MANY }, (_, number) => ({
        id: `tst_${number}`,
        publicId: `pub_${number}`,
        workspaceId,
        customerEmail: `client${number}@client.example`,
        status: 'sent' as const,
        emailState: 'sent' as const,
        sentAt: before,
        askedAt: before,
        createdAt: before,
      })),
    )
    h.clock.advance({ days: 735 })
    return { ...world, left: () => h.rows(testimonials).count(), owner }
  }

  test('is deleted in small pieces, and goes on after a crash', async () => {
    const { h, left, log } = await withMany()
    await h.housekeeping.run()
    const { db, mostRows } = countRowsPerTurn(h.deps.db)
    let pieces = 0
    const crashing: typeof db.transaction = (work) => {
      pieces += 1
      if (pieces === 3) throw new Error('The process was killed.')
      return db.transaction(work)
    }
    const job = await h.rows(jobs, { kind: 'retention.apply' }).one()
    const payload = jobPayloads['retention.apply'].parse(job.payload)
    const work = createRetentionWork({ ...h.deps, db: { ...db, transaction: crashing } })
    await expect(work.run(payload)).rejects.toThrow('killed')
    expect(await left()).toBeLessThan(MANY)
    expect(await left()).toBeGreaterThan(0)
    await h.drain()
    expect(await left()).toBe(0)
    expect(mostRows()).toBeLessThan(PIECE_ROWS_MAX)
    expect((await log()).filter(({ kind }) => kind === 'requests_ended')).toMatchObject([{ count: MANY }])
  })
})

describe('the activity and views', () => {
  test('are deleted after their time, and never the history of a testimonial', async () => {
    const { h, owner, save, log } = await setUp()
    const { id } = await ask(h, owner)
    await h.submit(id)
    await save({ activityMonths: 12, viewMonths: 6 })
    const { token } = owner
    const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
    const widgetId = widgets.body.items[0]?.id ?? ''
    await h.services.counts.count({ widgetId, kind: 'view', origin: 'https://studio.example' })
    await h.services.counts.write()
    await passTime(h, { months: 5 })
    expect(await h.rows(widgetCounts).count()).toBe(1)
    await passTime(h, { months: 2 })
    expect(await h.rows(widgetCounts).count()).toBe(0)
    expect((await h.rows(activity).list()).map(({ kind }) => kind)).toContain('settings_changed')
    await passTime(h, { months: 6 })
    expect((await h.rows(activity).list()).map(({ kind }) => kind)).not.toContain('settings_changed')
    expect((await log()).map(({ kind }) => kind)).toEqual([])
    const details = await h.request('GET', `/goodword/testimonial/${id}/details`, { token: await h.signIn(owner) })
    expect(details.body).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ kind: 'submitted' })]),
    })
  })
})
