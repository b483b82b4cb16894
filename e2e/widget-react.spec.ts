import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { cards, expect, fallback, test } from './widget.fixtures.ts'

const PACKAGE = join(import.meta.dirname, '../dist/widget-react/index.js')

/** The script of a page as a bundler builds it, with the packaged component. */
async function bundlePage(src: string): Promise<string> {
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
          src: ${JSON.stringify(src)}, widget: 'wgt_1', pageSize: 6, minHeight: 400,
          onReady: (detail) => window.received.push([count, detail]),
          onMore: (detail) => window.received.push([count, detail]),
        }, createElement('a', { href: '/wall' }, 'Read our reviews')))
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
