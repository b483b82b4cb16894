import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { Widget, WidgetFigures } from '#shared/widget-editor.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { widgetCounts } from '#server/db/schema/widgets.ts'
import { createHarness, ORIGIN, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import type { Row } from '#server/testing/rows.ts'

type Counting = { kind?: string; site?: string | undefined; headers?: Record<string, string> }

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  const owner = await h.signUp()
  const id = await widgetOf(h, owner)
  /** As the widget does it: as text, so that browsers send no preflight request. */
  const count = (widgetId = id, { kind = 'view', site = 'https://feldmann.studio', headers = {} }: Counting = {}) =>
    h.request('POST', `/w/${widgetId}/count`, {
      body: JSON.stringify({ kind }),
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: site, ...headers },
    })
  const figures = async (days = 30, { token }: TestOwner = owner) =>
    h.request<WidgetFigures>('GET', `/goodword/widget/${id}/figures?days=${days}`, { token })
  const countAll = async (all: Counting[]) => {
    for (const one of all) expect((await count(id, one)).status).toBe(204)
    await h.services.counts.write()
  }
  return { h, owner, id, count, countAll, figures }
}

async function widgetOf(h: Harness, { token }: TestOwner): Promise<string> {
  const { body } = await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token })
  return body.items[0]?.id ?? ''
}

/** By day and site. */
const counts = async (h: Harness) => {
  const key = ({ day, site }: Row<typeof widgetCounts>) => `${day} ${site}`
  return (await h.rows(widgetCounts).list()).toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

describe('a widget that is viewed or clicked', () => {
  test('is counted by day and site, and the figures include empty days', async () => {
    const { h, owner, countAll, figures } = await setUp()
    await countAll([{}, {}, { kind: 'click' }, { site: 'http://localhost:4321' }])
    h.clock.advance({ days: 2 })
    await countAll([{}])
    owner.token = await h.signIn(owner)
    expect((await figures(4)).body).toEqual({
      views: 4,
      clicks: 1,
      days: [
        { day: '2026-11-19', views: 0, clicks: 0 },
        { day: '2026-11-20', views: 3, clicks: 1 },
        { day: '2026-11-21', views: 0, clicks: 0 },
        { day: '2026-11-22', views: 1, clicks: 0 },
      ],
      sites: [
        { site: 'feldmann.studio', views: 3, clicks: 1, lastSeenAt: '2026-11-22T09:00:00.000Z' },
        { site: 'localhost:4321', views: 1, clicks: 0, lastSeenAt: '2026-11-20T09:00:00.000Z' },
      ],
    })
    expect((await figures(1)).body).toMatchObject({ views: 1, clicks: 0, sites: [{ site: 'feldmann.studio' }] })
  })

  test('shows in the list where it was last seen, unless that is unknown', async () => {
    const { h, owner, countAll } = await setUp()
    await countAll([{}])
    h.clock.advance({ minutes: 1 })
    await countAll([{ site: 'http://localhost:4321' }])
    h.clock.advance({ minutes: 1 })
    await countAll([{ site: 'null' }])
    const { body } = await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token: owner.token })
    expect(body.items).toMatchObject([{ seenOn: { site: 'localhost:4321', at: '2026-11-20T09:01:00.000Z' } }])
  })

  test('gets an empty answer, known or not, and can be counted from any site', async () => {
    const { h, id, count } = await setUp()
    const answer = await count(id, { headers: { cookie: 'a=b' } })
    expect(answer).toMatchObject({ status: 204, body: '' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    for (const unknown of ['wgt_AAAAAAAAAAAAAAAAAAAAAA', 'example', 'nothing'])
      expect(await count(unknown)).toMatchObject({ status: 204, body: '' })
    await h.services.counts.write()
    expect(await counts(h)).toHaveLength(1)
  })

  test('is stored as a number per day and site, with nothing about visitors', async () => {
    const { h, id, count } = await setUp()
    const workspaceId = (await h.rows(workspaces).one()).id
    await count(id, {
      headers: { 'user-agent': 'WHO', referer: 'https://feldmann.studio/WHO', 'x-forwarded-for': '9.9.9.9' },
    })
    await h.services.counts.write()
    expect(await counts(h)).toEqual([
      {
        widgetId: id,
        workspaceId,
        day: '2026-11-20',
        site: 'feldmann.studio',
        views: 1,
        clicks: 0,
        lastSeenAt: h.clock.now(),
      },
    ])
    expect(h.logLines.join('')).not.toContain('WHO')
    expect(h.logLines.join('')).not.toContain(id)
  })

  test.each([
    ['nothing', ''],
    ['something that is not JSON', 'view'],
    ['an unknown kind', '{"kind":"sale"}'],
    ['an unknown field', '{"kind":"view","email":"a"}'],
    ['a list', '[]'],
  ])('is not counted if it sends %s', async (_, body) => {
    const { h, id } = await setUp()
    const headers = { 'content-type': 'text/plain', origin: 'https://feldmann.studio' }
    const answer = await h.request('POST', `/w/${id}/count`, { body, headers })
    expect(answer).toMatchObject({ status: 422, body: { code: 'widgets.malformed_count' } })
    await h.services.counts.write()
    expect(await counts(h)).toEqual([])
  })

  test('is refused if it sends too much', async () => {
    const { h, id } = await setUp()
    const body = `{"kind":"view"}${' '.repeat(60)}`
    const answer = await h.request('POST', `/w/${id}/count`, { body, headers: { 'content-type': 'text/plain' } })
    expect(answer).toMatchObject({ status: 413, body: { message: 'The body is larger than 64 bytes.' } })
  })

  test('is not counted on our pages, in a preview, if the owner wants no counts, or on sites that are not allowed', async () => {
    const { h, owner, id, count } = await setUp()
    const { token } = owner
    const draft = { kind: 'wall', options: defaultWidgetOptions }
    const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${id}/preview`, {
      token,
      body: draft,
    })
    await count(preview.body.previewId)
    await count(id, { site: ORIGIN })
    await h.services.counts.write()
    expect(await counts(h)).toEqual([])

    const publish = (options: object) =>
      h.request('PUT', `/goodword/widget/${id}`, {
        token,
        body: { ...draft, name: 'Wall', slug: null, heights: null, options: { ...defaultWidgetOptions, ...options } },
      })
    await publish({ isCounted: false })
    await count()
    await h.services.counts.write()
    expect(await counts(h)).toEqual([])
    await publish({ allowedSites: ['*.feldmann.studio'] })
    await count()
    await count(id, { site: 'https://www.feldmann.studio' })
    await h.services.counts.write()
    expect(await counts(h)).toMatchObject([{ site: 'www.feldmann.studio', views: 1 }])
  })

  test('is counted under "other" once a day has a hundred sites', async () => {
    const { h, countAll, figures } = await setUp()
    const sites = Array.from({ length: 103 }, (_, number) => ({ site: `https://s${number}.example` }))
    await countAll([{ site: 'null' }, ...sites.slice(0, 60)])
    await countAll([...sites.slice(60), { site: 'https://s0.example' }, { site: 'https://s102.example' }])
    const counted = (await figures()).body
    expect(counted.views).toBe(106)
    expect(counted.sites).toHaveLength(100)
    expect(counted.sites.slice(0, 2)).toMatchObject([
      { site: 'other', views: 4 },
      { site: 's0.example', views: 2 },
    ])
    expect(await counts(h)).toHaveLength(102)
    h.clock.advance({ days: 1 })
    await countAll([{ site: 'https://s102.example' }])
    expect(await counts(h)).toContainEqual(expect.objectContaining({ day: '2026-11-21', site: 's102.example' }))
  })

  test('is limited by network address', async () => {
    const { count } = await setUp({ overrides: { limits: { ...noLimits, count: { points: 2, seconds: 60 } } } })
    const statuses = [(await count()).status, (await count()).status, (await count()).status]
    expect(statuses).toEqual([204, 204, 429])
  })
})

describe('counts', () => {
  test('wait in memory, and are kept if they can’t be written', async () => {
    const { h, id, count, figures } = await setUp()
    await count()
    expect((await figures()).body.views).toBe(0)
    const repair = h.faults.breakTable(widgetCounts)
    await expect(h.services.counts.write()).rejects.toThrow(/no such table|does not exist/)
    await count(id, { kind: 'click' })
    repair()
    await h.services.counts.write()
    await h.services.counts.write()
    expect((await figures()).body).toMatchObject({ views: 1, clicks: 1 })
  })

  test('are written immediately when too many are waiting', async () => {
    const { h, id, count } = await setUp()
    for (let number = 0; number < 1000; number += 1) await count(id, { site: `https://s${number}.example` })
    expect(await counts(h)).toHaveLength(101)
  })

  test('are written when the process stops', async () => {
    const { h, count } = await setUp()
    await count()
    await h.services.counts.stop()
    expect(await counts(h)).toHaveLength(1)
  })

  test('can’t be read by another owner', async () => {
    const { h, figures } = await setUp()
    const other = await h.signUp({ email: 'other@studio.example' })
    expect(await figures(30, other)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect((await figures(0)).status).toBe(422)
    expect((await figures(367)).status).toBe(422)
  })

  test('are exported, and deleted with their widget, with the account and after thirteen months', async () => {
    const { h, owner, id, count, countAll } = await setUp()
    const other = await h.signUp({ email: 'other@studio.example' })
    await count(await widgetOf(h, other))
    await countAll([{}])
    const { token } = owner
    const exported = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token })
    expect(exported.body.widgets).toMatchObject([
      {
        id,
        options: defaultWidgetOptions,
        counts: [
          { day: '2026-11-20', site: 'feldmann.studio', views: 1, clicks: 0, lastSeenAt: '2026-11-20T09:00:00.000Z' },
        ],
      },
    ])
    await h.request('POST', '/goodword/widget/create', { token, body: { name: 'Footer', kind: 'badge' } })
    await h.request('DELETE', `/goodword/widget/${id}`, { token })
    expect(await counts(h)).toHaveLength(1)

    const [footer] = (await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token })).body.items
    await count(footer?.id)
    await h.services.counts.write()
    await count(footer?.id)
    await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    await h.services.counts.write()
    expect(await counts(h)).toHaveLength(1)

    h.clock.advance({ days: 395 })
    await h.housekeeping.run()
    await h.drain()
    expect(await counts(h)).toHaveLength(1)
    h.clock.advance({ days: 1 })
    await h.housekeeping.run()
    await h.drain()
    expect(await counts(h)).toEqual([])
  })
})
