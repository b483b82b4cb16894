import { describe, expect } from 'vitest'
import { makeFeed, makeItem } from '../widget.provider.ts'
import { placeWidget, takeScreenshot, test } from './test-browser.fixtures.ts'
import { type TestPage, layouts } from './page.ts'

describe('each layout', () => {
  for (const layout of layouts)
    for (const width of [1280, 360])
      test(`${layout} fits ${width} pixels`, async ({ page, host, provider, script }) => {
        await page.resize({ width, height: 900 })
        const items = Array.from({ length: 10 }, (_, index) => makeItem(index, { isVerified: index % 2 === 0 }))
        provider.feeds.set('wgt_1', { body: makeFeed(10, { items }) })
        const head = '<style>body { margin: 0; padding: 24px; font-family: sans-serif } a { color: inherit }</style>'
        await host.open(`<main>${placeWidget(`layout="${layout}"`)}</main>${script}`, { head })
        await page.waitUntilDrawn(layout)
        await page.settle()
        expect(await page.scrollWidth()).toBe(width)
        expect(await page.boxes('[part=frame]')).toEqual([expect.objectContaining({ x: 24, width: width - 48 })])
        await takeScreenshot(page, `${layout}-${width}`)
      })
})

test('text has the reader’s font size, whatever rem is on the page, and fits when it is zoomed', async ({
  page,
  host,
  script,
}) => {
  const body = layouts.map((layout) => placeWidget(`layout="${layout}"`)).join('')
  await host.open(`${body}${script}`, { head: '<style>html { font-size: 62.5% }</style>' })
  for (const layout of layouts) await page.waitUntilDrawn(layout)
  const sizes = await page.styles({ of: '.wall blockquote:not(.short)', property: 'font-size' })
  expect(new Set(sizes)).toEqual(new Set(['16px']))
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll<HTMLElement>('goodword-widget')) widget.style.zoom = '2'
  })
  await page.settle()
  expect(await page.scrollWidth()).toBe(1280)
})

describe('a wall', () => {
  const columnsOf = async (page: TestPage) => [...new Set((await page.boxes('figure')).map(({ x }) => Math.round(x)))]

  test('has as many columns as fit, from left to right', async ({ page, host, script }) => {
    for (const [width, count] of [
      [1280, 3],
      [800, 2],
      [360, 1],
    ] as const) {
      await page.resize({ width, height: 900 })
      await host.open(`${placeWidget()}${script}`)
      await expect.poll(() => page.count('figure')).toBe(24)
      const columns = await columnsOf(page)
      expect(columns).toHaveLength(count)
      expect(columns).toEqual(columns.toSorted((one, other) => one - other))
    }
  })

  test('runs from right to left on a right-to-left page, and each text in its own direction', async ({
    page,
    host,
    script,
  }) => {
    await host.open(`${placeWidget()}${script}`, { htmlAttributes: 'lang="ar" dir="rtl"' })
    await expect.poll(() => page.count('figure')).toBe(24)
    const columns = await columnsOf(page)
    expect(columns).toEqual(columns.toSorted((one, other) => other - one))
    const directions = await page.styles({ of: 'blockquote p:first-child', property: 'direction' })
    expect(directions.slice(0, 5)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'rtl'])
    await takeScreenshot(page, 'wall-right-to-left')
  })

  test('does not move the cards already shown when it shows more', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(60) })
    await host.open(`<h1>Clients</h1>${placeWidget()}<p>After</p>${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    const places = async () => (await page.places('figure')).slice(0, 24)
    const focused = () => page.evaluate((find) => find('figure').findIndex((card) => card.matches(':focus')))
    const before = await places()
    await page.click('[part=more]')
    await expect.poll(() => page.count('figure')).toBe(48)
    await page.settle()
    expect(await places()).toEqual(before)
    expect(await focused()).toBe(24)
    await page.click('[part=more]')
    await expect.poll(() => page.count('figure')).toBe(60)
    await page.settle()
    expect(await places()).toEqual(before)
    expect(await page.count('[part=more]')).toBe(0)
  })

  test('keeps the cards in view in place while the reader scrolls', async ({ page, host, provider, script }) => {
    await page.resize({ width: 1280, height: 500 })
    provider.feeds.set('wgt_1', { body: makeFeed(120) })
    await host.open(`${placeWidget('page-size="60"')}${script}`)
    await expect.poll(() => page.count('figure')).toBe(60)
    await page.evaluate((find) => find('[part=more]')[0]?.dispatchEvent(new MouseEvent('click')))
    await expect.poll(() => page.count('figure')).toBe(120)
    const { distance, jumps } = await countJumps(page)
    expect(distance, 'pixels scrolled').toBeGreaterThan(5000)
    expect(jumps).toBe(0)
  })

  /** Scrolls down in steps and counts the cards in view that did not move by exactly the step. */
  const countJumps = (page: TestPage) =>
    page.evaluate(async (find) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const tops = () => find('figure').map((card) => card.getBoundingClientRect().top)
      let jumps = 0
      scrollTo({ top: 0, behavior: 'instant' })
      await frame()
      for (let step = 0; step < 60; step++) {
        const [before, from] = [tops(), scrollY]
        scrollBy({ top: 150, behavior: 'instant' })
        await frame()
        const [after, moved] = [tops(), scrollY - from]
        for (const [index, top] of before.entries())
          if (top > -200 && top < innerHeight && Math.abs(top - moved - (after[index] ?? 0)) > 0.5) jumps++
      }
      return { distance: scrollY, jumps }
    })
})
