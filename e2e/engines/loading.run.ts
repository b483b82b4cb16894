import { describe, expect } from 'vitest'
import { ELEMENT, makeFeed } from '../widget.provider.ts'
import { type EnginePage, type Host, test } from './engine.fixtures.ts'

const ready = { type: 'goodword:ready', detail: { count: 30 } }

async function expectOneWall(page: EnginePage): Promise<void> {
  await expect.poll(() => page.count('figure')).toBe(24)
  await page.settle()
  expect((await page.diary()).events).toEqual([ready])
}

describe('the widget', () => {
  test('shows its words in place of the fallback', async ({ page, host, script }) => {
    await host.open(`${ELEMENT}${script}`)
    await expectOneWall(page)
    expect((await page.texts('figure'))[0]).toContain('Precise, funny, never late.')
    expect(await page.isFallbackShown()).toBe(false)
    expect(await page.texts('[part=footer]')).toEqual([
      expect.stringContaining('30 of 30 shared testimonials · average of all 30: 4.7'),
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
    test(`tells ${code} for ${JSON.stringify(reply)} once, keeps the fallback, and shows the wall when asked again`, async ({
      page,
      host,
      provider,
      script,
    }) => {
      const good = provider.feeds.get('wgt_1')
      provider.feeds.set('wgt_1', reply)
      await host.open(`${ELEMENT}${script}`)
      await expect.poll(async () => (await page.diary()).events).toHaveLength(1)
      await page.settle()
      expect((await page.diary()).events).toEqual([{ type: 'goodword:error', detail: { code } }])
      expect(await page.isFallbackShown()).toBe(true)
      provider.feeds.set('wgt_1', good ?? {})
      await page.call('refresh')
      await expect.poll(() => page.count('figure')).toBe(24)
    })

  test('tells chunk_failed when the drawing part is gone', async ({ page, host, provider, script }) => {
    provider.missing.add(provider.files.chunk)
    await host.open(`${ELEMENT}${script}`)
    await expect
      .poll(async () => (await page.diary()).events)
      .toEqual([{ type: 'goodword:error', detail: { code: 'chunk_failed' } }])
    expect(await page.isFallbackShown()).toBe(true)
  })
})

describe('the script', () => {
  test('may come twice, and another version beside it', async ({ page, host, provider, script }) => {
    const single = `<script async src="${provider.origin}/widget/${provider.files.bundle}"></script>`
    await host.open(`${script}${ELEMENT}${script}${single}`)
    await expectOneWall(page)
  })

  test('may come all in one, pinned by its hash', async ({ page, host, provider }) => {
    const bytes = new TextEncoder().encode(provider.read(provider.files.bundle))
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', bytes)).toString('base64')
    const src = `${provider.origin}/widget/${provider.files.bundle}`
    await host.open(`${ELEMENT}<script async crossorigin integrity="sha384-${digest}" src="${src}"></script>`)
    await expectOneWall(page)
    expect(provider.requests).toEqual([`/widget/${provider.files.bundle}`, '/w/wgt_1.json'])
  })

  test('may come as a module', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script type="module" src="${provider.origin}/widget.js"></script>`)
    await expectOneWall(page)
  })

  test('may be copied into the page', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script>${provider.read('widget.js')}</script>`)
    await expectOneWall(page)
  })

  test('may stand in the head, before the element', async ({ page, host, provider }) => {
    await host.open(ELEMENT, { head: `<script src="${provider.origin}/widget.js"></script>` })
    await expectOneWall(page)
  })

  test('finds its way on a page with a base address elsewhere', async ({ page, host, script }) => {
    await host.open(`${ELEMENT}${script}`, { head: '<base href="https://elsewhere.example/deep/">' })
    await expectOneWall(page)
  })

  test('leaves a loader of AMD modules alone', async ({ page, host, script }) => {
    const head = '<script>var defined = []; function define(...all) { defined.push(all) } define.amd = {}</script>'
    await host.open(`${ELEMENT}${script}`, { head })
    await expectOneWall(page)
    expect(await page.evaluate(() => Reflect.get(window, 'defined'))).toEqual([])
  })

  // The page tells by itself what came of it: a poisoned toJSON spoils what drivers read.
  test('draws on a page whose old libraries changed the prototypes', async ({ host, script }) => {
    const head = `<script>
      addEventListener('goodword:ready', ({ target }) => {
        const figures = target.shadowRoot.querySelectorAll('figure')
        navigator.sendBeacon('/told?' + figures.length + encodeURIComponent(figures[0].textContent))
      })
      Object.prototype.extend = function () { return this }
      Object.prototype.legacy = 'everywhere'
      Array.prototype.each = function () { throw new Error('each') }
      Array.prototype.toJSON = function () { return 'poisoned' }
      String.prototype.toJSON = function () { return 'poisoned' }
      Array.from = function () { throw new Error('from') }
      Function.prototype.bind = function () { throw new Error('bind') }
    </script>`
    await host.open(`${ELEMENT}${script}`, { head })
    const told = () => host.requests.map(decodeURIComponent).find((path) => path.startsWith('/told'))
    await expect.poll(told).toMatch(/^\/told\?24.*Precise, funny, never late\./)
    await host.leave()
  })

  test('draws in a sandboxed frame without an origin', async ({ page, host, script }) => {
    const tell = `<script>addEventListener('goodword:ready', ({ target, detail }) => {
      parent.postMessage({ ...detail, figures: target.shadowRoot.querySelectorAll('figure').length }, '*') })</script>`
    const inner = `${tell}${ELEMENT}${script}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    await host.open(`<iframe sandbox="allow-scripts" width="1000" height="700" srcdoc="${inner}"></iframe>`, {
      head: '<script>addEventListener("message", ({ data }) => (document.title = data.count + " " + data.figures))</script>',
    })
    await expect.poll(() => page.evaluate(() => document.title)).toBe('30 24')
  })
})

describe('the element', () => {
  const move = (page: EnginePage, place: string) =>
    page.evaluate(
      (_, given) => document.querySelector(given)?.append(document.querySelector('goodword-widget') ?? ''),
      place,
    )

  const isDefined = (page: EnginePage) => page.evaluate(() => customElements.get('goodword-widget') !== undefined)

  test('may be placed late, by a string of HTML', async ({ page, host, script }) => {
    await host.open(`<main></main>${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.evaluate((_, html) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = html
    }, ELEMENT)
    await expectOneWall(page)
  })

  test('keeps what it shows when it is moved, and asks for nothing', async ({ page, host, provider, script }) => {
    await host.open(`${ELEMENT}<main></main>${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    await page.click('[part=more]')
    await expect.poll(() => page.count('figure')).toBe(30)
    const asked = provider.requests.length
    await move(page, 'main')
    await page.settle()
    expect(await page.count('figure')).toBe(30)
    expect(provider.requests).toHaveLength(asked)
    expect((await page.diary()).events.map(({ type }) => type)).toEqual(['goodword:ready', 'goodword:more'])
  })

  test('is drawn with its styles in a frame that it is moved into', async ({ page, host, script }) => {
    await host.open(`${ELEMENT}<iframe width="900" height="600"></iframe>${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    await page.evaluate(() => {
      const inner = document.querySelector('iframe')?.contentDocument
      inner?.body.append(document.querySelector('goodword-widget') ?? '')
    })
    const padding = () =>
      page.evaluate(() => {
        const inner = document.querySelector('iframe')?.contentDocument?.querySelector('goodword-widget')
        const card = inner?.shadowRoot?.querySelector('figure')
        return card ? getComputedStyle(card).paddingTop : null
      })
    await expect.poll(padding).toBe('20px')
  })

  test('tells nothing when it is taken away before the answer', async ({ page, host, provider, script }) => {
    let reply = () => {}
    provider.feeds.set('wgt_1', { body: makeFeed(3), wait: new Promise((resolve) => (reply = resolve)) })
    await host.open(`${ELEMENT}${script}`)
    await expect.poll(() => provider.requests).toContain('/w/wgt_1.json')
    await page.evaluate(() => document.querySelector('goodword-widget')?.remove())
    reply()
    await page.settle()
    expect((await page.diary()).events).toEqual([])
  })

  test('is drawn once when it is taken away and put back at once', async ({ page, host, provider, script }) => {
    await host.open(`<main>${ELEMENT}</main>${script}
      <script>{ const main = document.querySelector('main'), widget = main.firstElementChild; widget.remove(); main.append(widget); widget.remove(); main.append(widget) }</script>`)
    await expectOneWall(page)
    expect(provider.requests.filter((path) => path.startsWith('/w/'))).toHaveLength(1)
  })

  test('asks for nothing far below, until it comes near', async ({ page, host, provider, script }) => {
    await host.open(`<div id="spacer" style="block-size: 5000px"></div>${ELEMENT}${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.settle()
    expect(provider.requests).toEqual(['/widget.js'])
    await page.evaluate(() => document.querySelector('#spacer')?.remove())
    await expect.poll(() => page.count('figure')).toBe(24)
  })

  test('is drawn when the closed panel around it opens', async ({ page, host, provider, script }) => {
    await host.open(`<details><summary>Clients</summary>${ELEMENT}</details>${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.settle()
    expect(provider.requests).toEqual(['/widget.js'])
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''))
    await expect.poll(() => page.count('figure')).toBe(24)
  })

  test('is drawn when the hidden tab that it stands in is shown', async ({ page, host, script }) => {
    await host.open(
      `<main hidden>${ELEMENT.replace('<goodword-widget', '<goodword-widget layout="carousel"')}</main>${script}`,
    )
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.settle()
    await page.evaluate(() => document.querySelector('main')?.removeAttribute('hidden'))
    await expect.poll(() => page.texts('[part=position]')).toEqual(['1–4 of 24'])
    await page.evaluate(() => document.querySelector('main')?.setAttribute('hidden', ''))
    await page.settle()
    await page.evaluate(() => document.querySelector('main')?.removeAttribute('hidden'))
    await page.settle()
    expect(await page.texts('[part=position]')).toEqual(['1–4 of 24'])
  })

  test('leaves nothing behind on the page', async ({ page, host, script }) => {
    const traces = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(window).toSorted(),
        cookie: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        url: location.href,
        head: document.head.innerHTML,
        sheets: document.adoptedStyleSheets.length,
      }))
    await openAndWait(host, page, '<p>x</p>')
    const before = await traces()
    await openAndWait(host, page, `${ELEMENT}${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    expect(await traces()).toEqual(before)
  })
})

/** What a driver itself leaves in a page is there once it has been asked anything. */
async function openAndWait(host: Host, page: EnginePage, body: string): Promise<void> {
  await host.open(body)
  await page.settle()
}
