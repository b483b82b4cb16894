import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { ReportLink, SharedReport } from '#shared/reports.ts'
import { activity } from '#server/db/schema/activity.ts'
import { reportLinks } from '#server/db/schema/reports.ts'
import { defaultLimits, type Limits } from '#server/http/rate-limit.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'

type Created = { link: ReportLink; path: string } & ErrorResponse

async function setUp(limits: Partial<Limits> = {}) {
  const h = await createHarness({ overrides: { limits: { ...noLimits, ...limits } } })
  const owner = await h.signUp({ organisationName: 'Lund Coffee', email: 'CANARYowner@studio.example' })
  await h.setPlan(owner, 'studio')
  const create = (body: object = { month: '2026-11' }) =>
    h.request<Created>('POST', '/goodword/report/links', { token: owner.token, body })
  const list = async () =>
    (
      await h.request<{ items: ReportLink[] }>('GET', '/goodword/report/links?month=2026-11', {
        token: await h.signIn(owner),
      })
    ).body.items
  const secretOf = ({ path }: Created) => path.replace('/report/', '')
  const open = (secret: string, path = '') =>
    h.request<SharedReport & ErrorResponse>('GET', `/goodword/shared-report/${secret}${path}`)
  return { h, owner, create, list, secretOf, open }
}

describe('a link to a report', () => {
  test('has 256 bits that are stored as their hash only, works for 90 days, and is recorded', async () => {
    const { h, owner, create, list, secretOf } = await setUp()
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.link).toEqual({
      id: expect.stringMatching(/^rpl_/),
      month: '2026-11',
      createdBy: `${owner.user.firstName} ${owner.user.lastName}`,
      createdAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2027-02-18T09:00:00.000Z',
      timesOpened: 0,
      lastOpenedAt: null,
    })
    expect(Buffer.from(secretOf(body), 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await h.rows(reportLinks).list())).not.toContain(secretOf(body))
    expect(await list()).toEqual([body.link])
    expect(h.logLines.join('')).not.toContain(secretOf(body))
    expect(await h.rows(activity).list()).toMatchObject([
      { kind: 'report_link_created', actor: 'member', subject: 'the report for November 2026' },
    ])
  })

  test.each([
    [{ month: '2026-11', days: 10 }, 'Choose 30, 90 or 365 days.'],
    [{ month: 'x' }, 'Month must have the form 2026-11.'],
    [{ month: '2026-12' }, 'This month hasn’t begun yet. Choose an earlier one.'],
  ])('is not created from %j', async (body, message) => {
    const { create } = await setUp()
    const answer = await create(body)
    expect([answer.status, answer.body.message]).toEqual([422, message])
  })

  test('shows the report to anybody, and says how often and when it was opened', async () => {
    const { h, create, list, secretOf, open } = await setUp()
    const secret = secretOf((await create()).body)
    for (let times = 0; times < 3; times += 1) expect((await open(secret)).status).toBe(200)
    expect(await list()).toMatchObject([{ timesOpened: 1, lastOpenedAt: '2026-11-20T09:00:00.000Z' }])
    h.clock.advance({ hours: 2 })
    await open(secret)
    expect(await list()).toMatchObject([{ timesOpened: 2, lastOpenedAt: '2026-11-20T11:00:00.000Z' }])
  })

  test('shows nothing of clients but what is public', async () => {
    const { h, owner, create, secretOf, open } = await setUp()
    const { token } = owner
    const texts = {
      shown: 'Shown words.',
      isPrivate: 'CANARYprivate',
      rejected: 'CANARYrejected',
      waiting: 'CANARYwaiting',
    }
    for (const [name, testimonial] of Object.entries(texts)) {
      const { id } = await h.createRequest(owner, {
        customerEmail: `CANARY${name}@client.example`,
        customerName: 'CANARYasked',
        service: 'CANARYservice',
      })
      const customerName = name === 'shown' ? 'Shown' : 'CANARYname'
      await h.submit(id, { testimonial, customerName, isPrivate: name === 'isPrivate' })
      if (name === 'shown' || name === 'isPrivate')
        await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token })
      if (name === 'rejected') await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token })
    }
    const secret = secretOf((await create()).body)
    const report = await open(secret)
    const list = await open(secret, '/testimonials')
    expect(report.body).toMatchObject({ figures: { answered: 4 }, outcomes: { published: 1, private: 1 } })
    expect(JSON.stringify(list.body)).toContain('Shown words.')
    for (const { body, headers } of [report, list]) {
      expect(JSON.stringify(body).toLowerCase()).not.toContain('canary')
      expect(JSON.stringify(body)).not.toContain('@')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test.each([
    [30, '2026-12-20'],
    [365, '2027-11-20'],
  ])('ends after %i days', async (days, day) => {
    const { h, create, secretOf, open, list } = await setUp()
    const secret = secretOf((await create({ month: '2026-11', days })).body)
    h.clock.set(new Date(`${day}T08:59:59Z`))
    expect((await h.request('GET', `/goodword/shared-report/${secret}`)).status).not.toBe(410)
    h.clock.set(new Date(`${day}T09:00:00Z`))
    for (const path of ['', '/testimonials'])
      expect(await open(secret, path)).toMatchObject({
        status: 410,
        body: { code: 'reports.link_expired', message: 'This link has expired. Ask the sender for a new one.' },
      })
    expect(await list()).toEqual(expect.anything())
  })

  test('ends when it is revoked, which is recorded once', async () => {
    const { h, owner, create, list, secretOf, open } = await setUp()
    const { body } = await create()
    const revoke = () => h.request('DELETE', `/goodword/report/links/${body.link.id}`, { token: owner.token })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
    expect(await list()).toEqual([])
    const refused = await open(secretOf(body))
    expect(refused).toMatchObject({
      status: 410,
      body: { code: 'reports.link_revoked', message: 'This link was revoked. Ask the sender for a new one.' },
    })
    expect(JSON.stringify(refused.body)).not.toContain('Lund')
    expect((await h.rows(activity).list()).map(({ kind }) => kind)).toEqual([
      'report_link_created',
      'report_link_revoked',
    ])
  })

  test('of another workspace can’t be revoked', async () => {
    const { h, create, secretOf, open } = await setUp()
    const { body } = await create()
    const other = await h.signUp()
    const path = `/goodword/report/links/${body.link.id}`
    expect((await h.request('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await open(secretOf(body))).status).toBe(200)
  })

  test('leads nowhere while the plan has no reports, and when it is unknown', async () => {
    const { h, owner, create, secretOf, open } = await setUp()
    const secret = secretOf((await create()).body)
    await h.setPlan(owner, 'pro')
    const unknown = await open('x'.repeat(43))
    const lost = await open(secret)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'reports.link_not_found' } })
    expect(lost.body.message).toBe(unknown.body.message)
    await h.setPlan(owner, 'studio')
    expect((await open(secret)).status).toBe(200)
  })

  test('works, however many wrong ones come from the same address', async () => {
    const { create, secretOf, open } = await setUp({ miss: { ...defaultLimits.miss, points: 3 } })
    const secret = secretOf((await create()).body)
    const wrong = []
    for (let number = 0; number < 5; number += 1) wrong.push((await open(`wrong${number}`)).status)
    expect(wrong).toEqual([404, 404, 404, 429, 429])
    expect((await open(secret)).status).toBe(200)
  })
})
