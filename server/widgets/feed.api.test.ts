import { describe, expect, test } from 'vitest'
import type { PlanName } from '#shared/plans.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { approvedAnswer } from '#server/testing/clients.ts'
import { createFeedService } from './feed.service.ts'

const RICH = {
  ...defaultWidgetOptions,
  theme: 'dark',
  hasVisitorTools: true,
  colors: { accent: '#112233', text: '#223344', card: '#334455', border: '#445566', star: '#556677' },
  isBranded: false,
}

/** One testimonial in a widget that uses everything a plan can include. */
async function richWidget() {
  const shown = await approvedAnswer()
  const { h, owner, widgetId } = shown
  const publish = async (change: object = {}) => {
    const body = { name: 'Wall', kind: 'wall', slug: null, heights: null, options: { ...RICH, ...change } }
    const { status } = await h.request('PUT', `/goodword/widget/${widgetId}`, { token: owner.token, body })
    expect(status).toBe(200)
  }
  const feed = async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body
  return { ...shown, publish, feed }
}

describe('a feed', () => {
  test('has what the plan includes, as soon as the plan changes', async () => {
    const { h, owner, publish, feed, widgetId } = await richWidget()
    await publish()
    const plain = {
      isBranded: true,
      allows: { darkThemes: false, visitorTools: false },
      options: { theme: 'plain', hasVisitorTools: false, colors: defaultWidgetOptions.colors },
    }
    const rich = {
      isBranded: false,
      allows: { darkThemes: true, visitorTools: true },
      options: { theme: 'dark', hasVisitorTools: true, colors: RICH.colors },
    }
    const steps: [PlanName, object][] = [
      ['free', plain],
      ['pro', rich],
      ['free', plain],
      ['studio', rich],
    ]
    for (const [plan, expected] of steps) {
      await h.setPlan(owner, plan)
      expect(await feed(), plan).toMatchObject(expected)
      expect((await h.request<string>('GET', `/wall/${widgetId}`)).body).toContain('Precise, funny, never late.')
    }
    expect((await feed()).items).toHaveLength(1)
  })

  test.each(['light', 'plain'])('of a free owner keeps the theme %s', async (theme) => {
    const { publish, feed } = await richWidget()
    await publish({ theme })
    expect((await feed()).options.theme).toBe(theme)
  })

  test('of a plan that ends is the free one from the next request on, without any change', async () => {
    const { h, owner, publish, feed } = await richWidget()
    await publish()
    await h.setPlan(owner, 'pro')
    const tomorrow = new Date(h.clock.now().getTime() + 24 * 60 * 60 * 1000)
    await h.rows(subscriptions).update({ isCancelling: true, periodEndsAt: tomorrow })
    expect((await feed()).isBranded).toBe(false)
    h.clock.advance({ days: 3 })
    expect((await feed()).isBranded).toBe(true)
  })
})

describe('feeds in memory', () => {
  async function open({ cachedBytesMax }: { cachedBytesMax?: number } = {}) {
    const shown = await approvedAnswer()
    const { h, owner, widgetId } = shown
    const made = await h.request<{ id: string }>('POST', '/goodword/widget/create', {
      token: owner.token,
      body: { name: 'Footer', kind: 'badge' },
    })
    const feeds = createFeedService({ ...h.deps, ...(cachedBytesMax !== undefined && { cachedBytesMax }) })
    return { ...shown, feeds, first: widgetId, second: made.body.id }
  }

  test('are built once for a burst of requests, and once more after a change', async () => {
    const { feeds, first, decide } = await open()
    const burst = () => Promise.all(Array.from({ length: 50 }, () => feeds.getFeed(first)))
    const before = new Set(await burst())
    expect(before.size).toBe(1)
    await decide('reject')
    const after = new Set(await burst())
    expect(after.size).toBe(1)
    expect(after).not.toEqual(before)
  })

  test('stay the same while nothing in the workspace changes', async () => {
    const { h, feeds, first } = await open()
    const before = await feeds.getFeed(first)
    await h.signUp({ email: 'other@studio.example' })
    h.clock.advance({ minutes: 5 })
    expect(await feeds.getFeed(first)).toBe(before)
  })

  test('are dropped when too many bytes are used, the least recently used first', async () => {
    const { feeds, first } = await open()
    const { identity, br, gzip } = await feeds.getFeed(first)
    const room = 2.5 * (3 * identity.length + br.length + gzip.length)
    const small = await open({ cachedBytesMax: room })
    const made = await small.h.request<{ id: string }>('POST', '/goodword/widget/create', {
      token: small.owner.token,
      body: { name: 'Third', kind: 'badge' },
    })
    const [one, two] = [await small.feeds.getFeed(small.first), await small.feeds.getFeed(small.second)]
    expect(await small.feeds.getFeed(small.first)).toBe(one)
    await small.feeds.getFeed(made.body.id)
    expect(await small.feeds.getFeed(small.first)).toBe(one)
    expect(await small.feeds.getFeed(small.second)).not.toBe(two)
  })

  test('are dropped with their widget', async () => {
    const { h, owner, feeds, first } = await open()
    await feeds.getFeed(first)
    await h.request('DELETE', `/goodword/widget/${first}`, { token: owner.token })
    await expect(feeds.getFeed(first)).rejects.toThrow('This widget does not exist.')
  })
})
