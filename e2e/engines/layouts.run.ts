import { describe, expect } from 'vitest'
import { ELEMENT, makeFeed, makeItem } from '../widget.provider.ts'
import { type EnginePage, layouts, takePicture, test } from './engine.fixtures.ts'

const withAttributes = (attributes: string) => ELEMENT.replace('<goodword-widget', `<goodword-widget ${attributes}`)

describe('each layout', () => {
  for (const layout of layouts)
    for (const width of [1280, 360])
      test(`${layout} stands within ${width} pixels`, async ({ page, host, provider, script }) => {
        await page.resize({ width, height: 900 })
        const items = Array.from({ length: 10 }, (_, index) => makeItem(index, { isVerified: index % 2 === 0 }))
        provider.feeds.set('wgt_1', { body: makeFeed(10, { items }) })
        const head = '<style>body { margin: 0; padding: 24px; font-family: sans-serif } a { color: inherit }</style>'
        await host.open(`<main>${withAttributes(`layout="${layout}"`)}</main>${script}`, { head })
        await page.waitUntilDrawn(layout)
        await page.settle()
        expect(await page.widthInAll()).toBe(width)
        expect(await page.boxes('[part=frame]')).toEqual([expect.objectContaining({ x: 24, width: width - 48 })])
        await takePicture(page, `${layout}-${width}`)
      })
})

test('text is as large as the reader set it, whatever the page makes of rem, and fits when it is zoomed', async ({
  page,
  host,
  script,
}) => {
  const body = layouts.map((layout) => withAttributes(`layout="${layout}"`)).join('')
  await host.open(`${body}${script}`, { head: '<style>html { font-size: 62.5% }</style>' })
  for (const layout of layouts) await page.waitUntilDrawn(layout)
  const sizes = await page.styles({ of: '.wall blockquote:not(.short)', property: 'font-size' })
  expect(new Set(sizes)).toEqual(new Set(['16px']))
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll<HTMLElement>('goodword-widget')) widget.style.zoom = '2'
  })
  await page.settle()
  expect(await page.widthInAll()).toBe(1280)
})

describe('a wall', () => {
  const columnsOf = async (page: EnginePage) => [...new Set((await page.boxes('figure')).map(({ x }) => Math.round(x)))]

  test('has as many columns as fit, from the side on which the page begins', async ({ page, host, script }) => {
    for (const [width, count] of [
      [1280, 3],
      [800, 2],
      [360, 1],
    ] as const) {
      await page.resize({ width, height: 900 })
      await host.open(`${ELEMENT}${script}`)
      await expect.poll(() => page.count('figure')).toBe(24)
      const columns = await columnsOf(page)
      expect(columns).toHaveLength(count)
      expect(columns).toEqual(columns.toSorted((one, other) => one - other))
    }
  })

  test('runs from right to left where the page does, each text as its own words do', async ({ page, host, script }) => {
    await host.open(`${ELEMENT}${script}`, { htmlAttributes: 'lang="ar" dir="rtl"' })
    await expect.poll(() => page.count('figure')).toBe(24)
    const columns = await columnsOf(page)
    expect(columns).toEqual(columns.toSorted((one, other) => other - one))
    const directions = await page.styles({ of: 'blockquote p:first-child', property: 'direction' })
    expect(directions.slice(0, 5)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'rtl'])
    await takePicture(page, 'wall-right-to-left')
  })

  test('moves no card already seen when more are shown', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(60) })
    await host.open(`<h1>Clients</h1>${ELEMENT}<p>After</p>${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    const places = () =>
      page.evaluate((find) =>
        find('figure')
          .slice(0, 24)
          .map((card) => {
            const { x, y, width, height } = card.getBoundingClientRect()
            return [x + scrollX, y + scrollY, width, height].map((part) => Math.round(part * 10) / 10)
          }),
      )
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

  test('lets the cards in view stay in place while the reader scrolls through', async ({
    page,
    host,
    provider,
    script,
  }) => {
    await page.resize({ width: 1280, height: 500 })
    provider.feeds.set('wgt_1', { body: makeFeed(120) })
    await host.open(`${withAttributes('page-size="60"')}${script}`)
    await expect.poll(() => page.count('figure')).toBe(60)
    await page.evaluate((find) => find('[part=more]')[0]?.dispatchEvent(new MouseEvent('click')))
    await expect.poll(() => page.count('figure')).toBe(120)
    expect(await countJumps(page)).toBe(0)
  })

  /** Scrolls down in steps and counts the cards in view that did not move by exactly the step. */
  const countJumps = (page: EnginePage) =>
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
      return jumps
    })
})

describe('a theme', () => {
  const ground = async (page: EnginePage) => (await page.styles({ of: 'figure', property: 'background-color' }))[0]
  const LIGHT = 'rgb(255, 255, 255)'
  const DARK = 'rgb(30, 27, 24)'

  test('is light, dark or plain as the owner says, on whatever page', async ({ page, host, script }) => {
    const body = ['light', 'dark', 'plain'].map((theme) => withAttributes(`theme="${theme}" limit="1"`)).join('')
    for (const style of ['', 'body { background: #14181c; color: #eee }']) {
      await host.open(`${body}${script}`, { head: `<style>${style}</style>` })
      await expect.poll(() => page.count('figure')).toBe(3)
      await page.settle()
      expect(await page.styles({ of: 'figure', property: 'background-color' })).toEqual([
        LIGHT,
        DARK,
        'rgba(0, 0, 0, 0)',
      ])
      expect(await page.styles({ of: '[part=frame]', property: 'opacity' })).toEqual(['1', '1', '1'])
      await takePicture(page, `themes-on-${style ? 'dark' : 'light'}`)
    }
  })

  for (const transition of ['none', 'background-color 50ms'])
    test(`auto follows what is painted behind the element, live, with transition: ${transition}`, async ({
      page,
      host,
      script,
    }) => {
      const head = `<style>body { background: #fff; color: #222; transition: ${transition} }
        .dark body, [data-bs-theme=dark] body { background: #14110f; color: #eee }</style>`
      await host.open(`${withAttributes('theme="auto" limit="2"')}${script}`, { head })
      const say = (name: string, value: string) =>
        page.evaluate((_, given) => document.documentElement.setAttribute(given.name, given.value), { name, value })
      await expect.poll(() => page.styles({ of: '[part=frame]', property: 'opacity' })).toEqual(['1'])
      await expect.poll(() => ground(page)).toBe(LIGHT)
      await say('class', 'dark')
      await expect.poll(() => ground(page)).toBe(DARK)
      await say('class', '')
      await expect.poll(() => ground(page)).toBe(LIGHT)
      await say('data-bs-theme', 'dark')
      await expect.poll(() => ground(page)).toBe(DARK)
    })

  test('auto sees a dark section through a shadow root and a slot, and a gradient', async ({ page, host, script }) => {
    const element = withAttributes('theme="auto" limit="1"')
    const section = `<div><template shadowrootmode="open"><div style="background: oklch(0.2 0.02 60)"><slot></slot></div></template>${element}</div>`
    const gradient = `<div style="background: linear-gradient(#101020, #202040)">${element}</div>`
    await host.open(`${section}${gradient}<div style="background: #fff">${element}</div>${script}`, {
      htmlAttributes: 'lang="en" class="dark"',
    })
    await expect.poll(() => page.styles({ of: '[part=frame]', property: 'opacity' })).toEqual(['1', '1', '1'])
    expect(await page.styles({ of: 'figure', property: 'background-color' })).toEqual([DARK, DARK, LIGHT])
  })

  for (const [theme, colors] of [
    ['light', '--goodword-text: #999'],
    ['dark', '--goodword-text: #333; --goodword-card: oklch(0.3 0.1 280)'],
    ['auto', '--goodword-card: #7a7a7a'],
  ] as const)
    test(`${theme} is made readable with ${colors}`, async ({ page, host, script }) => {
      await host.open(`${withAttributes(`theme="${theme}" limit="1" style="${colors}"`)}${script}`)
      await expect.poll(() => page.styles({ of: '[part=frame]', property: 'opacity' })).toEqual(['1'])
      await page.settle()
      const ratios = await contrasts(page)
      expect(ratios.length).toBeGreaterThan(2)
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.45)
    })

  /** Of what is written in the first card with its ground, as painted. */
  const contrasts = (page: EnginePage) =>
    page.evaluate((find) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (!context) return 0
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const behind = luminance(getComputedStyle(find('figure')[0] ?? document.body).backgroundColor)
      return find('figure p, figure time, figure [part=author], figure [part=role]').map((text) => {
        const ink = luminance(getComputedStyle(text).color)
        return (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)
      })
    })
})
