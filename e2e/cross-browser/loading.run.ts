import { describe, expect } from 'vitest'
import { expectOneWall, placeWidget, test } from './test-browser.fixtures.ts'

describe('the widget', () => {
  test('shows testimonials in place of the fallback', async ({ page, host, script }) => {
    await host.open(`${placeWidget()}${script}`)
    await expectOneWall(page)
    expect((await page.texts('figure'))[0]).toContain('Precise, funny, never late.')
    expect(await page.isFallbackShown()).toBe(false)
    expect(await page.texts('[part=footer]')).toEqual([
      expect.stringContaining('30 of 30 testimonials · all 30 average 4.7'),
    ])
  })

  for (const [code, reply] of [
    ['feed_not_found', { status: 404 }],
    ['feed_failed', { status: 500 }],
    ['feed_failed', { cut: true }],
    ['feed_malformed', { body: '<!doctype html><p>Hello' }],
    ['feed_malformed', { body: { version: 1, items: 3 } }],
    ['feed_version', { body: { version: 2, groups: [] } }],
  ] as const)
    test(`reports ${code} once for ${JSON.stringify(reply)}, keeps the fallback, and shows the wall after a refresh`, async ({
      page,
      host,
      provider,
      script,
    }) => {
      const good = provider.feeds.get('wgt_1')
      provider.feeds.set('wgt_1', reply)
      await host.open(`${placeWidget()}${script}`)
      await expect.poll(async () => (await page.diary()).events).toHaveLength(1)
      await page.settle()
      expect((await page.diary()).events).toEqual([{ type: 'goodword:error', detail: { code } }])
      expect(await page.isFallbackShown()).toBe(true)
      provider.feeds.set('wgt_1', good ?? {})
      await page.call('refresh')
      await expect.poll(() => page.count('figure')).toBe(24)
    })

  test('reports chunk_failed when the renderer chunk is missing', async ({ page, host, provider, script }) => {
    provider.missing.add(provider.files.chunk)
    await host.open(`${placeWidget()}${script}`)
    await expect
      .poll(async () => (await page.diary()).events)
      .toEqual([{ type: 'goodword:error', detail: { code: 'chunk_failed' } }])
    expect(await page.isFallbackShown()).toBe(true)
  })
})

describe('the script', () => {
  test('can be included twice, and beside another version', async ({ page, host, provider, script }) => {
    const single = `<script async src="${provider.origin}/widget/${provider.files.bundle}"></script>`
    await host.open(`${script}${placeWidget()}${script}${single}`)
    await expectOneWall(page)
  })

  test('can be included as a module', async ({ page, host, provider }) => {
    await host.open(`${placeWidget()}<script type="module" src="${provider.origin}/widget.js"></script>`)
    await expectOneWall(page)
  })

  test('can be copied into the page', async ({ page, host, provider }) => {
    await host.open(`${placeWidget()}<script>${provider.read('widget.js')}</script>`)
    await expectOneWall(page)
  })

  test('can be in the head, before the element', async ({ page, host, provider }) => {
    await host.open(placeWidget(), { head: `<script src="${provider.origin}/widget.js"></script>` })
    await expectOneWall(page)
  })

  test('works on a page with a foreign base URL', async ({ page, host, script }) => {
    await host.open(`${placeWidget()}${script}`, { head: '<base href="https://elsewhere.example/deep/">' })
    await expectOneWall(page)
  })

  test('does not register itself with an AMD loader', async ({ page, host, script }) => {
    const head = '<script>var defined = []; function define(...all) { defined.push(all) } define.amd = {}</script>'
    await host.open(`${placeWidget()}${script}`, { head })
    await expectOneWall(page)
    expect(await page.evaluate(() => Reflect.get(window, 'defined'))).toEqual([])
  })

  // The page reports the result itself, because the changed toJSON breaks what drivers read.
  test('draws on a page where old libraries changed the prototypes', async ({ host, script }) => {
    const head = `<script>
      addEventListener('goodword:ready', ({ target }) => {
        const figures = target.shadowRoot.querySelectorAll('figure')
        navigator.sendBeacon('/report?' + figures.length + encodeURIComponent(figures[0].textContent))
      })
      Object.prototype.extend = function () { return this }
      Object.prototype.legacy = 'everywhere'
      Array.prototype.each = function () { throw new Error('each') }
      Array.prototype.toJSON = function () { return 'poisoned' }
      String.prototype.toJSON = function () { return 'poisoned' }
      Array.from = function () { throw new Error('from') }
      Function.prototype.bind = function () { throw new Error('bind') }
    </script>`
    await host.open(`${placeWidget()}${script}`, { head })
    const report = () => host.requests.map(decodeURIComponent).find((path) => path.startsWith('/report'))
    await expect.poll(report).toMatch(/^\/report\?24.*Precise, funny, never late\./)
    await host.leave()
  })

  test('draws in a sandboxed frame without an origin', async ({ page, host, script }) => {
    const reporter = `<script>addEventListener('goodword:ready', ({ target, detail }) => {
      parent.postMessage({ ...detail, figures: target.shadowRoot.querySelectorAll('figure').length }, '*') })</script>`
    const inner = `${reporter}${placeWidget()}${script}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    await host.open(`<iframe sandbox="allow-scripts" width="1000" height="700" srcdoc="${inner}"></iframe>`, {
      head: '<script>addEventListener("message", ({ data }) => (document.title = data.count + " " + data.figures))</script>',
    })
    await expect.poll(() => page.evaluate(() => document.title)).toBe('30 24')
  })
})
