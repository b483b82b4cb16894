import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rollup } from 'vite'
import { watchLayoutShift } from './layout-shift.ts'
import { cards, expect, fallback, test } from './widget.fixtures.ts'

const PACKAGE = join(import.meta.dirname, '../dist/widget-react/index.js')

/** The script of a page as a bundler builds it, with the packaged component and these properties. */
async function bundlePage(src: string, space = 'minHeight: 400'): Promise<string> {
  const page = `
    import { createElement, StrictMode, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { GoodwordWidget } from ${JSON.stringify(PACKAGE)}
    window.received = []
    function Page() {
      const [count, setCount] = useState(0)
      return createElement('main', null,
        createElement('button', { onClick: () => setCount(count + 1) }, 'Again ' + count),
        createElement(GoodwordWidget, {
          src: ${JSON.stringify(src)}, widget: 'wgt_1', pageSize: 6, ${space},
          onReady: (detail) => window.received.push([count, detail]),
          onMore: (detail) => window.received.push([count, detail]),
        }, createElement('a', { href: '/wall' }, 'Read our reviews')),
        createElement('p', null, 'What stands below.'))
    }
    createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Page)))`
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '..'),
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? join(import.meta.dirname, 'virtual-page.js') : null),
        load: (id) => (id.endsWith('virtual-page.js') ? page : null),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: 'virtual:page' } },
  })) as Rollup.RollupOutput
  return built.output[0].code
}

test('the React component reserves its space, loads the script once, and calls the newest handlers', async ({
  page,
  host,
  provider,
}) => {
  const script = await bundlePage(`${provider.origin}/widget.js`)
  await host.open(`<div id="root"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`)
  await expect(cards(page)).toHaveCount(6)
  await expect(fallback(page)).toBeHidden()
  await page.getByRole('button', { name: 'Again 0' }).click()
  await page.getByRole('button', { name: 'Show 6 more' }).click()
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Again 1' }).click()
  await expect(cards(page)).toHaveCount(12)
  expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([
    [0, { count: 30 }],
    [1, { shown: 12 }],
  ])
  expect(provider.requests.filter((path) => path === '/widget.js')).toHaveLength(1)
  expect(await page.locator('goodword-widget').evaluate((element) => element.style.minHeight)).toBe('400px')
})

const minHeights = { narrow: 1800, medium: 1400, wide: 1100 }

for (const viewport of [
  // High enough that the end of the widget is in view: its space is not given back before the visitor scrolls.
  { width: 1280, height: 1400 },
  { width: 390, height: 2200 },
])
  test.describe(`${viewport.width} px wide, the copied code for React`, () => {
    test.use({ viewport })

    test('moves nothing when the widget is drawn', async ({ page, host, provider }) => {
      const script = await bundlePage(`${provider.origin}/widget.js`, `minHeights: ${JSON.stringify(minHeights)}`)
      const readShift = await watchLayoutShift(page)
      await host.open(
        `<div id="root"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
      )
      await expect(cards(page)).toHaveCount(6)
      expect(await readShift()).toBe(0)
    })

    test('reserves nothing in a page of a server without scripts', async ({ browser }) => {
      const { GoodwordWidget } = await import(PACKAGE)
      const element = createElement(
        GoodwordWidget,
        { src: 'https://app.example/widget.js', widget: 'wgt_1', minHeights },
        createElement('a', { href: '/wall' }, 'Read our reviews'),
      )
      const site = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
        ${renderToString(element)}<p>What stands below.</p>`
      const heightWith = async (options: { javaScriptEnabled: boolean }) => {
        const context = await browser.newContext({ viewport, ...options })
        const page = await context.newPage()
        await page.goto(`data:text/html,${encodeURIComponent(site)}`)
        const height = (await page.locator('goodword-widget').boundingBox())?.height ?? 0
        await context.close()
        return height
      }
      expect(await heightWith({ javaScriptEnabled: false })).toBeLessThan(30)
      expect(await heightWith({ javaScriptEnabled: true })).toBe(
        viewport.width > 1000 ? minHeights.wide : minHeights.narrow,
      )
    })
  })
