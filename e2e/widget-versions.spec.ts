import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { publishWall } from './site.fixtures.ts'
import { test as customerPageTest } from './widget.fixtures.ts'

const OLD_HASH = 'ffffffffffff'

/** Replaces the scripts with those of an earlier build, which request chunks by file names that no longer exist. */
async function keepOldScripts(page: Page): Promise<void> {
  await page.route(/\/(widget|widget\/[\da-f]{12})\.js$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/(["'`](?:\.\/)?[a-z-]*)[\da-f]{12}\.js/g, `$1${OLD_HASH}.js`)
    await route.fulfill({ response: answer, body })
  })
}

// The browser logs what it doesn't get.
test.use({ expectedConsoleErrors: /status of 404/ })

test('the old name of a chunk serves the current chunk of the same kind, and all chunks work together', async ({
  page,
  request,
  customerSite,
  product,
}) => {
  const widget = await publishWall(request, { theme: 'auto', pageSize: 6 })
  await keepOldScripts(page)
  const answers = new Map<string, [number, string | undefined]>()
  page.on('response', (response) => {
    const [, kind] = /\/widget\/(.*)f{12}\.js$/.exec(response.url()) ?? []
    if (kind !== undefined) answers.set(kind, [response.status(), response.headers()['cache-control']])
  })
  const element = (layout: string) => `<goodword-widget widget="${widget}" layout="${layout}"></goodword-widget>`
  await page.goto(
    await customerSite(`<!doctype html><html lang="en"><style>body { background: #101014 }</style>
      ${element('wall')}${element('carousel')}<script async src="${product.origin}/widget.js"></script></html>`),
  )
  const [wall, carousel] = [page.locator('goodword-widget').first(), page.locator('goodword-widget').last()]
  await expect(wall.locator('[part=frame]')).toHaveClass(/dark/)
  // What hydrates, or says the line once, knows only what its own build drew. Without it, everything stays as it was drawn.
  await expect.poll(() => [answers.get('hydrated-')?.[0], answers.get('line-')?.[0]]).toEqual([404, 404])
  await expect(wall.locator('figure')).toHaveCount(6)
  await expect(carousel.locator('figure')).toHaveCount(7)
  const whole = page.waitForEvent('popup')
  await wall.getByRole('button', { name: 'Show 1 more' }).click()
  await expect((await whole).locator('figure')).toHaveCount(7)

  const shortCache = 'public, max-age=300, stale-while-revalidate=86400'
  const gone = [404, 'no-store']
  expect(Object.fromEntries(answers)).toEqual({
    '': [200, shortCache],
    'cards-': [200, shortCache],
    'carousel-': [200, shortCache],
    'host-theme-': [200, shortCache],
    'settle-': [200, shortCache],
    'hydrated-': gone,
    'line-': gone,
  })
})

customerPageTest('the current styles contain every custom property and class that older chunks use', ({ provider }) => {
  for (const file of [provider.files.chunk, provider.files.bundle])
    for (const style of ['--text:', '--ground:', '--radius:', 'var(--muted)', 'var(--tint', '.dark{'])
      expect(provider.read(file)).toContain(style)
})
