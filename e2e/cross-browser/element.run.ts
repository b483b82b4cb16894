import { describe, expect } from 'vitest'
import { makeFeed } from '../widget.provider.ts'
import { expectOneWall, placeWidget, test } from './test-browser.fixtures.ts'
import type { TestPage } from './page.ts'

describe('the element', () => {
  const move = (page: TestPage, place: string) =>
    page.evaluate(
      (_, given) => document.querySelector(given)?.append(document.querySelector('goodword-widget') ?? ''),
      place,
    )

  const isDefined = (page: TestPage) => page.evaluate(() => customElements.get('goodword-widget') !== undefined)

  test('can be inserted later as HTML', async ({ page, host, script }) => {
    await host.open(`<main></main>${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.evaluate((_, html) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = html
    }, placeWidget())
    await expectOneWall(page)
  })

  test('keeps its content when it is moved, and requests nothing', async ({ page, host, provider, script }) => {
    await host.open(`${placeWidget()}<main></main>${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    await page.click('[part=more]')
    await expect.poll(() => page.count('figure')).toBe(30)
    const requestCount = provider.requests.length
    await move(page, 'main')
    await page.settle()
    expect(await page.count('figure')).toBe(30)
    expect(provider.requests).toHaveLength(requestCount)
    expect((await page.diary()).events.map(({ type }) => type)).toEqual(['goodword:ready', 'goodword:more'])
  })

  test('is drawn with its styles in a frame after it was moved there', async ({ page, host, script }) => {
    await host.open(`${placeWidget()}<iframe width="900" height="600"></iframe>${script}`)
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

  test('fires no event when it is removed before the response', async ({ page, host, provider, script }) => {
    let reply = () => {}
    provider.feeds.set('wgt_1', { body: makeFeed(3), wait: new Promise((resolve) => (reply = resolve)) })
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => provider.requests).toContain('/w/wgt_1.json')
    // Events of a detached element do not bubble, so the listeners are on the element.
    await page.evaluate(() => {
      const widget = document.querySelector('goodword-widget')
      const received: string[] = []
      for (const type of ['goodword:ready', 'goodword:error']) widget?.addEventListener(type, () => received.push(type))
      Object.assign(window, { received })
      widget?.remove()
    })
    reply()
    const isAnswered = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/w/wgt_1.json')))
    await expect.poll(isAnswered).toBe(true)
    await page.settle()
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([])
  })

  test('is drawn once when it is removed and inserted again at once', async ({ page, host, provider, script }) => {
    await host.open(`<main>${placeWidget()}</main>${script}
      <script>{ const main = document.querySelector('main'), widget = main.firstElementChild; widget.remove(); main.append(widget); widget.remove(); main.append(widget) }</script>`)
    await expectOneWall(page)
    expect(provider.requests.filter((path) => path.startsWith('/w/'))).toHaveLength(1)
  })

  test('requests nothing far below the viewport until it comes near', async ({ page, host, provider, script }) => {
    await host.open(`<div id="spacer" style="block-size: 5000px"></div>${placeWidget()}${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.settle()
    expect(provider.requests).toEqual(['/widget.js'])
    await page.evaluate(() => document.querySelector('#spacer')?.remove())
    await expect.poll(() => page.count('figure')).toBe(24)
  })

  test('in a closed panel is drawn when the panel opens', async ({ page, host, provider, script }) => {
    await host.open(`<details><summary>Clients</summary>${placeWidget()}</details>${script}`)
    await expect.poll(() => isDefined(page)).toBe(true)
    await page.settle()
    expect(provider.requests).toEqual(['/widget.js'])
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''))
    await expect.poll(() => page.count('figure')).toBe(24)
  })

  test('in a hidden tab is drawn when the tab is shown', async ({ page, host, script }) => {
    await host.open(`<main hidden>${placeWidget('layout="carousel"')}</main>${script}`)
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

  test('leaves no trace on the page', async ({ page, host, script }) => {
    const traces = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(window).toSorted(),
        cookie: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        url: location.href,
        head: document.head.innerHTML,
        sheets: document.adoptedStyleSheets.length,
      }))
    await host.open('<p>x</p>')
    // The driver leaves its own traces in a page after its first call.
    await page.settle()
    const before = await traces()
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    expect(await traces()).toEqual(before)
  })
})
