import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { cards, ELEMENT, expect, makeFeed, test } from './widget.fixtures.ts'
import type { Provider } from './widget.provider.ts'

const SEARCHED = { hasVisitorTools: true }
const ON_DARK = { theme: 'auto' }

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A pinned script tag with additional attributes. */
const pinnedScript = ({ origin, files, read }: Provider, more = '') =>
  `<script async ${more} crossorigin="anonymous" integrity="${integrityOf(read(files.bundle))}" src="${origin}/widget/${files.bundle}"></script>`

const feedWith = (options: object) => {
  const feed = makeFeed(30)
  return { body: { ...feed, options: { ...feed.options, ...options } } }
}

const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Search testimonials' }).fill(text)
  await expect(cards(page)).toHaveCount(1)
}

test.describe('a script pinned by its hash', () => {
  for (const [layout, isUsed] of Object.entries({
    wall: true,
    carousel: true,
    marquee: true,
    badge: false,
    single: false,
    avatars: false,
  }))
    test(`draws a ${layout} from the feed alone, and then hydrates it if it can be used`, async ({
      page,
      host,
      provider,
      diary,
    }) => {
      const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
      await host.open(element + pinnedScript(provider))
      await expect(page.locator('goodword-widget [part=frame]')).toBeVisible()
      if (layout === 'carousel') await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
      await expect.poll(() => diary.events.map(({ type }) => type)).toContain('goodword:ready')
      const { bundle, settle, preact, hydrated } = provider.files
      const then = [settle, ...(isUsed ? [preact, hydrated] : [])]
      const fetched = () => provider.requests.filter((path) => !path.endsWith('/count'))
      await expect.poll(() => fetched().length).toBe(2 + then.length)
      expect(fetched().slice(0, 2)).toEqual([`/widget/${bundle}`, '/w/wgt_1.json?lang=en'])
      expect(new Set(fetched().slice(2))).toEqual(new Set(then.map((file) => `/widget/${file}`)))
    })

  test('loads the search and the host theme with their own hashes', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', feedWith({ ...SEARCHED, ...ON_DARK }))
    const head = '<style>body { background: #101014 } body * { color: #111 }</style>'
    await host.open(ELEMENT + pinnedScript(provider), { head })
    await find(page, '29:')
    await expect(page.locator('goodword-widget [part=frame]')).toHaveClass(/dark/)
    expect(provider.requests).toContain(`/widget/${provider.files.hydrated}`)
    expect(provider.requests).toContain(`/widget/${provider.files.hostTheme}`)
    await expect(page.locator('html script')).toHaveCount(1)
  })

  test('says the line once for two widgets, with the hash of what it takes', async ({ page, host, provider }) => {
    await host.open(ELEMENT + ELEMENT + pinnedScript(provider))
    await expect(page.getByRole('link', { name: 'About these testimonials' })).toHaveCount(1)
    expect(provider.requests).toContain(`/widget/${provider.files.line}`)
  })

  test('does not run a changed chunk, and the wall keeps working', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', feedWith(SEARCHED))
    await page.route(`**/widget/${provider.files.hydrated}`, (route) =>
      route.fulfill({
        body: `document.title = 'changed';${provider.read(provider.files.hydrated)}`,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await host.open(ELEMENT + pinnedScript(provider))
    await refused
    await expect(cards(page)).toHaveCount(24)
    await page.context().route('https://app.example/**', (route) => route.fulfill({ body: 'The whole wall' }))
    const wall = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Show 6 more' }).click()
    await expect((await wall).getByText('The whole wall')).toBeVisible()
    expect(await page.title()).toBe('Feldmann Studio')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    // The browser itself logs what it refused.
    expect(diary.errors.splice(0).every((text) => text.includes('integrity'))).toBe(true)
  })

  const policies = {
    'a nonce and strict-dynamic': "script-src 'nonce-abc' 'strict-dynamic'",
    'a nonce alone': "script-src 'nonce-abc'",
    'a list of hosts': 'script-src PROVIDER',
    'a named trusted types policy for script URLs':
      "script-src PROVIDER; require-trusted-types-for 'script'; trusted-types goodword",
  }
  for (const [name, scripts] of Object.entries(policies))
    test(`loads its chunks under ${name} without a violation`, async ({ page, host, provider, diary }) => {
      provider.feeds.set('wgt_1', feedWith(SEARCHED))
      const policy = `default-src 'none'; style-src 'self'; connect-src PROVIDER; ${scripts}`
      await host.open(ELEMENT + pinnedScript(provider, 'nonce="abc"'), {
        policy: policy.replaceAll('PROVIDER', provider.origin),
      })
      await find(page, '29:')
      expect(diary.violations).toEqual([])
    })

  test('loads its chunks as a module with the nonce of the element', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', feedWith(SEARCHED))
    const policy = `default-src 'none'; style-src 'self'; connect-src ${provider.origin}; script-src 'nonce-abc'`
    const element = ELEMENT.replace('<goodword-widget', '<goodword-widget nonce="abc"')
    await host.open(element + pinnedScript(provider, 'type="module" nonce="abc"'), { policy })
    await find(page, '29:')
    expect(diary.violations).toEqual([])
  })
})
