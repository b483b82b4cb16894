import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import { DEFAULT_RETENTION } from '#shared/retention.ts'
import { activity } from '#server/db/schema/activity.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgetCounts } from '#server/db/schema/widgets.ts'
import { jobPayloads } from '#server/jobs/jobs.registry.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createRetentionWork } from './retention.jobs.ts'
import { ask, keepingOf, passTime, setUpRetention } from '#server/testing/retention.ts'

const MANY = 130
/** Statements for the requests of one piece. */
const PIECE_ROWS_MAX = 500
describe('the settings', () => {
  test('have defaults, and change with a line in the activity and in the export', async () => {
    const { call, save, log } = await setUpRetention()
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
    const { call } = await setUpRetention()
    const { status, body } = await call('PUT', '/goodword/retention', { ...DEFAULT_RETENTION, ...change })
    expect([status, body.details?.[0]?.message]).toEqual([422, message])
  })

  test('are refused with what they delete now, until that is confirmed', async () => {
    const { h, owner, call, save } = await setUpRetention()
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
    const { h, owner, save } = await setUpRetention()
    const other = await h.signUp()
    const theirs = keepingOf(h, other)
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

describe('much that is no longer kept', () => {
  async function withMany() {
    const world = await setUpRetention()
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
    const { h, owner, save, log } = await setUpRetention()
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
