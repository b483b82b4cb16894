import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { makeFeed, type Provider } from '../widget.provider.ts'
import { expectOneWall, placeWidget, test } from './test-browser.fixtures.ts'

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A page with a pinned script, and a feed for a wall with search. */
function pinnedPage(provider: Provider): string {
  const feed = makeFeed(30)
  provider.feeds.set('wgt_1', { body: { ...feed, options: { ...feed.options, hasVisitorTools: true } } })
  const { origin, files, read } = provider
  const integrity = integrityOf(read(files.bundle))
  return `${placeWidget()}<script async crossorigin integrity="${integrity}" src="${origin}/widget/${files.bundle}"></script>`
}

describe('a script pinned by its hash', () => {
  test('draws the wall and fetches only the feed', async ({ page, host, provider }) => {
    const body = pinnedPage(provider)
    provider.feeds.set('wgt_1', { body: makeFeed(30) })
    await host.open(body)
    await expectOneWall(page)
    expect(provider.requests).toEqual([`/widget/${provider.files.bundle}`, '/w/wgt_1.json'])
  })

  test('loads the search with the hash of its chunk', async ({ page, host, provider }) => {
    await host.open(pinnedPage(provider))
    await expect.poll(() => page.count('[part=search]')).toBe(1)
    await page.click('[part=search]')
    await page.type('29:')
    await expect.poll(() => page.count('figure')).toBe(1)
    expect(provider.requests.filter((path) => path.includes(provider.files.hydrated))).toHaveLength(1)
  })

  test('does not run a chunk that was changed', async ({ page, host, provider }) => {
    const body = pinnedPage(provider)
    const { read, files } = provider
    provider.read = (file) => (file === files.hydrated ? `document.title = 'changed';${read(file)}` : read(file))
    await host.open(body)
    await expectOneWall(page)
    await expect.poll(() => provider.requests).toContain(`/widget/${files.hydrated}`)
    await page.settle()
    expect(await page.count('[part=search]')).toBe(0)
    expect(await page.evaluate(() => document.title)).toBe('Feldmann Studio')
  })
})
