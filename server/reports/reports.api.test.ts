import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { MonthReport, ReportTestimonial } from '#shared/reports.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { clientOf } from '#server/testing/clients.ts'

type Page = { items: ReportTestimonial[]; next: string | null }

const get = <T = MonthReport & ErrorResponse>(h: Harness, { token }: TestOwner, query: string, path = '') =>
  h.request<T>('GET', `/goodword/report${path}?${query}`, { token })

/** Friday, 20 November 2026. */
async function setUp(plan: 'pro' | 'studio' = 'studio') {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio', timeZone: 'Europe/Berlin' })
  await h.setPlan(owner, plan)
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  let clients = 0
  async function ask(of: Record<string, unknown> = {}) {
    clients += 1
    const customerEmail = `client${clients}@client.example`
    const { id } = await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true, ...of })
    await h.drain()
    return id
  }
  const decide = (id: string, decision: 'approve' | 'reject') =>
    h.request('PUT', `/goodword/testimonial/${id}/${decision}`, { token: owner.token })
  return { h, owner, workspaceId, ask, decide }
}

describe('the report of a month', () => {
  test('counts who was asked and answered, and what came of the answers', async () => {
    const { h, owner, ask, decide } = await setUp()
    const ids = [
      await ask({ service: 'Office coffee' }),
      await ask(),
      await ask(),
      await ask(),
      await ask(),
      await ask(),
    ]
    const [published = '', hidden = '', rejected = '', waiting = '', withdrawn = ''] = ids
    h.clock.advance({ hours: 48 })
    owner.token = await h.signIn(owner)
    await h.submit(published, { testimonial: 'Published words.', customerName: 'Hanna' })
    await h.submit(hidden, { testimonial: 'Private words.', isPrivate: true })
    await h.submit(rejected, { testimonial: 'Rejected words.' })
    await h.submit(waiting, { testimonial: 'Waiting words.' })
    await h.submit(withdrawn, { testimonial: 'Withdrawn words.' })
    for (const id of [published, hidden, withdrawn]) await decide(id, 'approve')
    await decide(rejected, 'reject')
    await clientOf(h, withdrawn).withdraw()
    const { status, body } = await get(h, owner, 'month=2026-11')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      month: '2026-11',
      firstMonth: '2026-11',
      thisMonth: '2026-11',
      isSoFar: true,
      madeOn: '2026-11-22',
      brand: { name: 'Feldmann Studio', imageUrl: null },
      agency: { name: 'Feldmann Studio', imageUrl: null, accent: null },
      figures: { asked: 6, answered: 5, throughLink: 0, medianDays: 2 },
      figuresBefore: null,
      outcomes: { published: 1, private: 1 },
      publishedInAll: 1,
      payments: null,
      planned: { month: '2026-12', days: [] },
      services: [{ service: 'Office coffee', asked: 1, published: 1, newestOn: '2026-11-22' }],
    })
    expect(body.outcomes.withheld.map(({ reason, count }) => `${reason} ${count}`).toSorted()).toEqual([
      'rejected 1',
      'waiting 1',
      'withdrawn 1',
    ])
    const list = await get<Page>(h, owner, 'month=2026-11', '/testimonials')
    expect(list.body).toMatchObject({
      next: null,
      items: [{ author: 'Hanna', text: 'Published words.', service: 'Office coffee', answeredOn: '2026-11-22' }],
    })
  })

  test('counts a client in the month of the first email, and an answer in the month in which it arrives', async () => {
    const { h, owner, ask } = await setUp()
    const id = await ask()
    h.clock.set(new Date('2026-12-05T09:00:00Z'))
    owner.token = await h.signIn(owner)
    expect((await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })).status).toBe(200)
    await h.drain()
    await h.submit(id)
    expect((await get(h, owner, 'month=2026-11')).body.figures).toEqual({
      asked: 1,
      answered: 0,
      throughLink: 0,
      medianDays: null,
    })
    expect((await get(h, owner, 'month=2026-12')).body).toMatchObject({
      figures: { asked: 0, answered: 1, throughLink: 0, medianDays: 15 },
      figuresBefore: { asked: 1, answered: 0 },
      outcomes: { published: 0, withheld: [{ reason: 'waiting', count: 1 }] },
    })
  })

  test('counts a request whose link the owner handed out once it is answered, and nothing that was added', async () => {
    const { h, owner, ask } = await setUp()
    await h.submit(await ask({ isAutoSendEnabled: false }))
    await ask({ isAutoSendEnabled: false })
    const body = { customerName: 'Ana', testimonial: 'Good.', isAttested: true }
    await h.request('POST', '/goodword/testimonial/add', { token: owner.token, body })
    const report = (await get(h, owner, 'month=2026-11')).body
    expect(report.figures).toMatchObject({ asked: 1, answered: 1 })
    expect(report).toMatchObject({ outcomes: { published: 0 }, publishedInAll: 1 })
    expect((await get<Page>(h, owner, 'month=2026-11', '/testimonials')).body.items).toEqual([])
  })

  test('counts an answer through the collection link apart from those of clients who were asked', async () => {
    const { h, owner, ask, decide } = await setUp()
    await h.submit(await ask())
    await collectionOf(h, owner).answer()
    const waiting = { published: 0, private: 0, withheld: [{ reason: 'waiting', count: 2 }] }
    const figures = { asked: 1, answered: 2, throughLink: 1, medianDays: 0 }
    expect((await get(h, owner, 'month=2026-11')).body).toMatchObject({ figures, outcomes: waiting })
    const { items } = (
      await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token: owner.token })
    ).body
    await decide(items.find(({ source }) => source === 'link')?.id ?? '', 'approve')
    const page = await get<Page>(h, owner, 'month=2026-11', '/testimonials')
    expect(page.body.items).toMatchObject([{ author: 'Ana Ribeiro' }])
  })

  test('appears under the name and colour of the first workspace of the account that pays', async () => {
    const { h, owner, ask } = await setUp()
    await h.rows(workspaces).update({ accentColor: '#0d6b4d' })
    await ask()
    h.clock.advance({ seconds: 1 })
    const made = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
      token: owner.token,
      body: { name: 'Lund Coffee' },
    })
    const headers = { 'x-workspace-id': made.body.id }
    const { body } = await h.request<MonthReport>('GET', '/goodword/report?month=2026-11', {
      token: owner.token,
      headers,
    })
    expect(body.brand.name).toBe('Lund Coffee')
    expect(body.agency.name).toBe('Feldmann Studio')
    expect(body.agency.accent?.light).toMatch(/^#/)
    expect(body.figures).toMatchObject({ asked: 0, answered: 0 })
  })

  test.each(['2026-13', '26-1', 'now', ''])('is not about “%s”', async (month) => {
    const { h, owner } = await setUp()
    const { status, body } = await get(h, owner, `month=${month}`)
    expect([status, body.message]).toEqual([422, 'Month must have the form 2026-11.'])
  })

  test('is not about a month that has not begun in the time zone of the owner', async () => {
    const { h, owner } = await setUp()
    h.clock.set(new Date('2026-11-30T22:59:00Z'))
    owner.token = await h.signIn(owner)
    expect(await get(h, owner, 'month=2026-12')).toMatchObject({
      status: 422,
      body: { code: 'reports.month_not_begun', message: 'This month hasn’t begun yet. Choose an earlier one.' },
    })
    h.clock.set(new Date('2026-11-30T23:00:00Z'))
    expect((await get(h, owner, 'month=2026-12')).body).toMatchObject({ madeOn: '2026-12-01', isSoFar: true })
  })

  test('needs the Studio plan', async () => {
    const { h, owner } = await setUp('pro')
    expect(await get(h, owner, 'month=2026-11')).toMatchObject({
      status: 402,
      body: { code: 'reports.not_included' },
    })
  })

  test('lists its testimonials in pages, newest first, each once', async () => {
    const { h, owner, ask, decide } = await setUp()
    for (let number = 0; number < 103; number += 1) {
      const id = await ask({ isAutoSendEnabled: false })
      if (number % 5 === 0) h.clock.advance({ seconds: 1 })
      await h.submit(id, { testimonial: `Number ${number}.` })
      await decide(id, 'approve')
    }
    const first = (await get<Page>(h, owner, 'month=2026-11', '/testimonials')).body
    expect(first.items).toHaveLength(100)
    const second = (await get<Page>(h, owner, `month=2026-11&after=${first.next}`, '/testimonials')).body
    expect(second.next).toBeNull()
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ text }) => text)).size).toBe(103)
    expect(all.at(-1)?.text).toMatch(/^Number [0-4]\.$/)
    const bad = await get(h, owner, 'month=2026-11&after=x', '/testimonials')
    expect([bad.status, bad.body.message]).toEqual([422, 'After must be the `next` of the page before.'])
  })
})
