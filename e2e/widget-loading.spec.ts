import type { Page } from '@playwright/test'
import { cards, ELEMENT, expect, fallback, makeFeed, test } from './widget.fixtures.ts'

test.describe('a failure', () => {
  const failures = {
    feed_not_found: [{ status: 404 }],
    feed_failed: [{ status: 500 }, { cut: true }],
    feed_malformed: [
      { body: '<!doctype html><p>Hello' },
      { body: '' },
      { body: [] },
      { body: { version: 1, items: 3 } },
    ],
    feed_version: [{ body: { version: 2, groups: [] } }],
  }

  for (const [code, replies] of Object.entries(failures)) {
    for (const reply of replies) {
      test(`${code} for ${JSON.stringify(reply)} leaves the fallback and fires one event`, async ({
        page,
        host,
        provider,
        diary,
      }) => {
        provider.feeds.set('wgt_1', reply)
        await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
        await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code } }])
        await expect(fallback(page)).toBeVisible()
        await expect(page.locator('goodword-widget')).toHaveCSS('display', 'block')
      })
    }
  }

  test('chunk_failed for a missing renderer chunk leaves the fallback and fires one event', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    provider.missing.add(provider.files.chunk)
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code: 'chunk_failed' } }])
    await expect(fallback(page)).toBeVisible()
  })

  for (const width of [1280, 390])
    test(`feed_failed ends waiting for an answer that never comes, ${width} px wide`, async ({
      page,
      host,
      provider,
      diary,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.install()
      provider.feeds.set('wgt_1', { wait: new Promise(() => {}) })
      await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
      await expect.poll(() => provider.requests).toContain('/w/wgt_1.json?lang=en')
      await page.clock.fastForward(8_000)
      expect(diary.events).toEqual([])
      await page.clock.fastForward(2_000)
      await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code: 'feed_failed' } }])
      await expect(fallback(page)).toBeVisible()

      provider.feeds.set('wgt_1', { body: makeFeed(2) })
      await page.locator('goodword-widget').evaluate((element) => Reflect.get(element, 'refresh').call(element))
      await expect(cards(page)).toHaveCount(2)
    })

  test('can be followed by a refresh, which shows the wall', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { status: 500 })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toHaveLength(1)
    provider.feeds.set('wgt_1', { body: makeFeed(2) })
    await page.locator('goodword-widget').evaluate((element) => Reflect.get(element, 'refresh').call(element))
    await expect(cards(page)).toHaveCount(2)
  })
})

test.describe('the script can be included', () => {
  const oneWall = async (page: Page, events: unknown[]) => {
    await expect(cards(page)).toHaveCount(24)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(events).toEqual([{ type: 'goodword:ready', detail: { count: 30 } }])
  }

  test('twice, and another version beside it', async ({ page, host, provider, diary }) => {
    const script = `<script async src="${provider.origin}/widget.js"></script>`
    const single = `<script async src="${provider.origin}/widget/${provider.files.bundle}"></script>`
    await host.open(`${script}${ELEMENT}${script}${single}`)
    await oneWall(page, diary.events)
  })

  test('as a module', async ({ page, host, provider, diary }) => {
    await host.open(`${ELEMENT}<script type="module" src="${provider.origin}/widget.js"></script>`)
    await oneWall(page, diary.events)
  })

  test('as a copy in the page', async ({ page, host, provider, diary }) => {
    await host.open(`${ELEMENT}<script>${provider.read('widget.js')}</script>`)
    await oneWall(page, diary.events)
  })

  test('in the head, before the element', async ({ page, host, provider, diary }) => {
    await host.open(ELEMENT, { head: `<script src="${provider.origin}/widget.js"></script>` })
    await oneWall(page, diary.events)
  })

  test('on a page with a foreign base URL', async ({ page, host, provider, diary }) => {
    const head = '<base href="https://elsewhere.example/deep/">'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await oneWall(page, diary.events)
  })

  test('beside an AMD loader', async ({ page, host, provider, diary }) => {
    const head = '<script>var defined = []; function define(...all) { defined.push(all) } define.amd = {}</script>'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await oneWall(page, diary.events)
    expect(await page.evaluate(() => Reflect.get(window, 'defined'))).toEqual([])
  })

  test('on a page where old libraries changed the prototypes', async ({ page, host, provider }) => {
    const head = `<script>
      Object.prototype.extend = function () { return this }
      Object.prototype.legacy = 'everywhere'
      Array.prototype.each = function () { throw new Error('each') }
      Array.prototype.toJSON = function () { return 'poisoned' }
      String.prototype.toJSON = function () { return 'poisoned' }
      Array.from = function () { throw new Error('from') }
      Function.prototype.bind = function () { throw new Error('bind') }
    </script>`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).first()).toContainText('Precise, funny, never late.')
  })

  test('on a page where every object has names that we use', async ({ page, host, provider, diary }) => {
    const names = 'code json type name text id children items host limit theme card next stop base part kind options'
    const head = `<script>for (const name of '${names}'.split(' ')) Object.prototype[name] = 'everywhere'</script>`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await oneWall(page, diary.events)
  })

  for (const layout of ['wall', 'carousel'])
    test(`in a browser without adopted style sheets, a ${layout} too`, async ({ page, host, provider }) => {
      const head = `<script>
        delete ShadowRoot.prototype.adoptedStyleSheets
        delete Document.prototype.adoptedStyleSheets
        delete window.CSSStyleSheet
      </script>`
      const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
      await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`, { head })
      await expect(cards(page)).toHaveCount(24)
      await expect(cards(page).first()).toHaveCSS('padding-top', '20px')
      if (layout === 'carousel')
        await expect(page.getByRole('button', { name: 'Next' })).toHaveCSS('inline-size', '44px')
      await page.locator('goodword-widget').evaluate((widget) => widget.setAttribute('limit', '5'))
      await expect(cards(page)).toHaveCount(5)
      await expect(cards(page).first()).toHaveCSS('padding-top', '20px')
    })

  test('in a sandboxed frame without an origin', async ({ page, host, provider }) => {
    const inner = `${ELEMENT}<script async src='${provider.origin}/widget.js'></script>`.replaceAll('"', "'")
    await host.open(`<iframe sandbox="allow-scripts" width="1000" height="700" srcdoc="${inner}"></iframe>`)
    await expect(page.frameLocator('iframe').locator('goodword-widget figure')).toHaveCount(24)
  })
})
