import { describe, expect, test } from 'vitest'
import type { Widget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { ORIGIN, type Harness } from '#server/testing/harness.ts'
import { confirmWallDomain, openStudioWall, visit, WALL_NAME } from '#server/testing/wall-domains.ts'
import { decide, openWall, publishWall } from '#server/testing/walls.ts'
import { createSitemapService } from './sitemap.service.ts'

const hostedPage = { ...defaultWidgetOptions.hostedPage, isInSitemap: true }

const read = async (h: Harness, path = '/sitemap.xml') => (await h.request<string>('GET', path)).body

const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

const textOf = (file: { identity: Uint8Array } | undefined) => new TextDecoder().decode(file?.identity)

/** As it would be made now. */
const makeSitemap = async (h: Harness) => textOf(await createSitemapService(h.deps).getSitemap())

const wallsIn = async (h: Harness) => addressesIn(await makeSitemap(h)).filter((address) => address?.includes('/wall/'))

describe('the sitemap', () => {
  test('names a hosted page once its owner wants it, at its current address, and no longer once they don’t', async () => {
    const opened = await openWall()
    const { h, widgetId } = opened
    expect(await wallsIn(h)).toEqual([])
    await publishWall(opened, { options: { hostedPage } })
    expect(await wallsIn(h)).toEqual([`${ORIGIN}/wall/${widgetId}`])
    await publishWall(opened, { slug: 'feldmann', options: { hostedPage } })
    expect(await wallsIn(h)).toEqual([`${ORIGIN}/wall/feldmann`])
    await publishWall(opened, { options: {} })
    expect(await wallsIn(h)).toEqual([])
    expect((await h.request('GET', `/wall/${widgetId}`)).body).not.toContain('noindex')
  })

  test('leaves out empty pages and those of workspaces that are gone', async () => {
    const opened = await openWall()
    const { h, owner, testimonialId } = opened
    await publishWall(opened, { options: { hostedPage } })
    await decide(h, owner, testimonialId, 'reject')
    expect(await wallsIn(h)).toEqual([])
    await decide(h, owner, testimonialId, 'approve')
    expect(await wallsIn(h)).toHaveLength(1)
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    expect(await wallsIn(h)).toEqual([])
  })

  test('leaves out a page whose filter leaves it empty', async () => {
    const opened = await openWall()
    const { h, widgetId } = opened
    const { items } = (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body
    const hiddenIds = items.map(({ id }) => id)
    for (const filter of [{ minRating: 5 }, { hiddenIds: ['another'] }]) {
      await publishWall(opened, { options: { hostedPage, ...filter } })
      expect(await wallsIn(h), JSON.stringify(filter)).toHaveLength(1)
    }
    for (const filter of [{ hiddenIds }, { onlyServices: ['Catalogues'] }, { onlyTagIds: ['another'] }]) {
      await publishWall(opened, { options: { hostedPage, ...filter } })
      expect(await wallsIn(h), JSON.stringify(filter)).toEqual([])
    }
  })

  test('leaves a page at its owner’s domain to the sitemap there', async () => {
    const opened = await openStudioWall()
    await publishWall(opened, { options: { hostedPage } })
    const domain = await confirmWallDomain(opened)
    expect(await wallsIn(opened.h)).toEqual([])
    expect(addressesIn((await visit(opened.h, '/sitemap.xml')).body)).toEqual([`http://${WALL_NAME}/`])
    await domain.remove()
    expect(await wallsIn(opened.h)).toHaveLength(1)
  })

  test('says when a page changed, by publishing or by a decision', async () => {
    const opened = await openWall()
    const { h, owner } = opened
    const changedAt = async () => /<lastmod>(.*)<\/lastmod>/.exec(await makeSitemap(h))?.[1]
    h.clock.advance({ minutes: 1 })
    await publishWall(opened, { options: { hostedPage } })
    const published = h.clock.now().toISOString()
    expect(await changedAt()).toBe(published)
    h.clock.advance({ minutes: 1 })
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    expect(await changedAt()).toBe(published)
    for (const decision of ['approve', 'reject'] as const) {
      h.clock.advance({ minutes: 1 })
      await decide(h, owner, id, decision)
      expect(await changedAt()).toBe(h.clock.now().toISOString())
    }
  })

  test('is made once an hour, however often it is asked for', async () => {
    const opened = await openWall()
    const before = await read(opened.h)
    await publishWall(opened, { options: { hostedPage } })
    expect(await read(opened.h)).toBe(before)
    opened.h.clock.advance({ hours: 1 })
    expect(await read(opened.h)).not.toBe(before)
  })

  test('becomes a list of files when one can’t hold all addresses', async () => {
    const opened = await openWall()
    await publishWall(opened, { options: { hostedPage } })
    const whole = addressesIn(await read(opened.h))
    const sitemaps = createSitemapService({ ...opened.h.deps, addressesMax: 4 })
    const list = textOf(await sitemaps.getSitemap())
    expect(list).toContain('<sitemapindex')
    expect(addressesIn(list)).toEqual([`${ORIGIN}/sitemap/1`, `${ORIGIN}/sitemap/2`])
    const files = [await sitemaps.findFile(1), await sitemaps.findFile(2)].map((file) => addressesIn(textOf(file)))
    expect(files.map(({ length }) => length)).toEqual([4, whole.length - 4])
    expect(files.flat()).toEqual(whole)
    expect(await sitemaps.findFile(3)).toBeUndefined()
  })

  test('names every page, however many they are', async () => {
    const opened = await openWall()
    const { h, owner } = opened
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const ids = Array.from({ length: 450 }, (_, number) => `wgt_${String(number).padStart(3, '0')}`)
    const row = { workspaceId, kind: 'wall', name: 'Wall', options: { hostedPage }, createdAt: h.clock.now() } as const
    await h.insertRows(widgets, ...ids.map((id) => ({ ...row, id })))
    expect(await wallsIn(h)).toEqual(ids.map((id) => `${ORIGIN}/wall/${id}`))
  })

  test('has files only from 1 to the last', async () => {
    const { h } = await openWall()
    expect(await read(h, '/sitemap/1')).toBe(await read(h))
    for (const path of ['/sitemap/0', '/sitemap/2', '/sitemap/99999', '/sitemap/x', '/sitemap/1.5'])
      expect((await h.request('GET', path)).status, path).toBe(404)
  })

  test('follows only the choice of a page’s own owner', async () => {
    const opened = await openWall()
    const { h } = opened
    const other = await h.signUp()
    const { items } = (await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token: other.token }))
      .body
    await publishWall(opened, { options: { hostedPage } })
    expect(await wallsIn(h)).not.toContain(`${ORIGIN}/wall/${items[0]?.id}`)
    const body = {
      name: 'Wall',
      kind: 'wall',
      slug: null,
      options: { ...defaultWidgetOptions, hostedPage },
      heights: null,
    }
    const path = `/goodword/widget/${items[0]?.id}`
    expect((await h.request('PUT', path, { token: opened.owner.token, body })).status).toBe(404)
  })

  test('refuses a choice that is neither yes nor no', async () => {
    const opened = await openWall()
    const refused = await publishWall(opened, { options: { hostedPage: { ...hostedPage, isInSitemap: 'yes' } } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } })
  })
})
