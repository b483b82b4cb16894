import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { publishWall } from './published-wall.fixtures.ts'
import { test as onStrangersPage } from './widget.fixtures.ts'

const OLD_HASH = 'ffffffffffffffff'

/** Scripts that a browser kept from an earlier build: each asks for the next by a name that is not there any more. */
async function keepOldScripts(page: Page): Promise<void> {
  await page.route(/\/(widget|widget\/[\da-f]{16})\.js$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/(widget\/|\.\/[a-z-]+-)[\da-f]{16}\.js/g, `$1${OLD_HASH}.js`)
    await route.fulfill({ response: answer, body })
  })
}

test('every old name of a chunk leads to the one of today, of the same kind, and all work together', async ({
  page,
  request,
  customerSite,
  product,
}) => {
  const widget = await publishWall(request, { theme: 'auto', pageSize: 6 })
  await keepOldScripts(page)
  const answers = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const [, kind] = /\/widget\/(.*)f{16}\.js$/.exec(response.url()) ?? []
    if (kind !== undefined) answers.set(kind, response.headers()['cache-control'])
  })
  const element = (layout: string) => `<goodword-widget widget="${widget}" layout="${layout}"></goodword-widget>`
  await page.goto(
    await customerSite(`<!doctype html><html lang="en"><style>body { background: #101014 }</style>
      ${element('wall')}${element('carousel')}<script async src="${product.origin}/widget.js"></script></html>`),
  )
  const [wall, carousel] = [page.locator('goodword-widget').first(), page.locator('goodword-widget').last()]
  await expect(carousel.locator('[part=position]')).toHaveText(/of 7$/)
  await wall.getByRole('searchbox').fill('cleo')
  await expect(wall.locator('figure')).toHaveCount(1)
  await expect(wall.locator('[part=frame]')).toHaveClass(/dark/)
  const soonAskedAgain = 'public, max-age=300, stale-while-revalidate=86400'
  expect(Object.fromEntries(answers)).toEqual({
    '': soonAskedAgain,
    'host-theme-': soonAskedAgain,
    'motion-': soonAskedAgain,
    'tools-': soonAskedAgain,
  })
})

onStrangersPage('the styles of today hold what chunks of any age put into them', ({ provider }) => {
  for (const file of [provider.files.chunk, provider.files.bundle])
    for (const style of ['--text:', '--ground:', '--radius:', 'var(--muted)', 'var(--tint', '.dark{'])
      expect(provider.read(file)).toContain(style)
})
