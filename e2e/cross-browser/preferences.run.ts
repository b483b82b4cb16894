import { describe, expect } from 'vitest'
import { makeFeed } from '../widget.provider.ts'
import { makeRichFeed, placeAll, placeWidget, takeScreenshot, test } from './test-browser.fixtures.ts'
import { contrastOf, type TestPage } from './page.ts'

describe('for users who prefer reduced motion', () => {
  test.override({ preference: 'reduced motion' })

  /** The distinct positions of everything that could move, over this many frames. */
  const watch = (page: TestPage, { selector, frames }: { selector: string; frames: number }) =>
    page.evaluate(
      async (find, given) => {
        const seen = new Set<string>()
        for (let frame = 0; frame < given.frames; frame++) {
          await new Promise(requestAnimationFrame)
          seen.add(
            find(given.selector)
              .map((one) => `${one.getBoundingClientRect().x}`)
              .join(),
          )
        }
        return [...seen]
      },
      { selector, frames },
    )

  test('a carousel does not move, even after play(), and its buttons move it without animation', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    // Timers of a second or more fire at once, so a carousel that starts one moves.
    const head = `<script>{
      const start = setInterval
      window.setInterval = (run, wait, ...all) => start(run, wait >= 1000 ? 0 : wait, ...all)
    }</script>`
    await host.open(`${placeWidget('layout="carousel" autoplay="5"')}${script}`, { head })
    await expect.poll(() => page.texts('[part=position]')).toEqual(['1–4 of 10'])
    await page.call('play')
    expect(await watch(page, { selector: '[part=slide]', frames: 30 })).toHaveLength(1)
    expect(await page.texts('[part=position]')).toEqual(['1–4 of 10'])
    expect(await page.styles({ of: '[part=pause]', property: 'display' })).toEqual(['none'])
    const [before] = await page.boxes('[part=slide]')
    await page.evaluate((find) => find('[part=next]')[0]?.click())
    const [after] = await page.boxes('[part=slide]')
    expect((before?.x ?? 0) - (after?.x ?? 0)).toBeGreaterThan(1000)
    await expect.poll(() => page.texts('[part=position]')).toEqual(['5–8 of 10'])
  })

  test('a marquee does not move, repeats nothing, and can be scrolled by hand', async ({ page, host, script }) => {
    await host.open(`${placeWidget('layout="marquee"')}${script}`)
    await page.waitUntilDrawn('marquee')
    await page.call('play')
    expect(await watch(page, { selector: '[part=band] ul', frames: 30 })).toHaveLength(1)
    expect(await page.count('[part=band] ul')).toBe(1)
    expect(await page.styles({ of: '[part=pause]', property: 'display' })).toEqual(['none'])
    await page.press('Tab')
    expect(await page.focused()).toBe('band')
    await page.press('ArrowRight')
    await expect.poll(() => page.evaluate((find) => find('[part=band]')[0]?.scrollLeft)).toBeGreaterThan(0)
    await takeScreenshot(page, 'reduced-motion-marquee')
  })
})

describe('for users who prefer dark mode', () => {
  test.override({ preference: 'dark mode' })
  const LIGHT = 'rgb(255, 255, 255)'
  const DARK = 'rgb(30, 27, 24)'
  const FOLLOWS = ':root { color-scheme: light dark }'

  for (const { theme, name, style = FOLLOWS, card, background = 'Canvas', isPageDark = true } of [
    { theme: 'auto', name: 'is dark on a page that follows the preference', card: DARK },
    {
      theme: 'auto',
      name: 'is light on a page that ignores the preference',
      style: '',
      card: LIGHT,
      isPageDark: false,
    },
    {
      theme: 'auto',
      name: 'is light on a page with a light background',
      style: `${FOLLOWS} body { background: #fff; color: #222 }`,
      card: LIGHT,
      background: '#fff',
      isPageDark: false,
    },
    { theme: 'plain', name: 'has the background of a page that follows the preference', card: 'rgba(0, 0, 0, 0)' },
    { theme: 'light', name: 'stays light on a page that follows the preference', card: LIGHT },
  ])
    test(`${theme} ${name}, and is readable`, async ({ page, host, script }) => {
      await host.open(`${placeWidget(`theme="${theme}" limit="2"`)}<hr>${script}`, {
        head: `<style>${style} hr { background: ${background} }</style>`,
      })
      await expect.poll(() => page.styles({ of: 'figure', property: 'background-color' })).toEqual([card, card])
      await takeScreenshot(page, `dark-mode-${theme}-${name.replaceAll(' ', '-')}`)
      const [around] = await page.luminances({ of: 'hr', property: 'background-color' })
      expect(typeof around === 'number' && around < 0.1, 'the page is dark').toBe(isPageDark)
      const [inside] = await page.luminances({ of: 'figure', property: 'background-color' })
      const inCards = 'figure p, figure time, figure [part=author], figure [part=role]'
      await expect.poll(() => page.worstContrast({ of: inCards, background: inside ?? around })).toBeGreaterThan(4.45)
      const besideCards = '[part=footer], [part=footer] *'
      await expect.poll(() => page.worstContrast({ of: besideCards, background: around })).toBeGreaterThan(4.45)
    })
})

describe('in forced colours', () => {
  test.override({ preference: 'forced colours' })

  const TEXTS = '[part=frame] :is(p, bdi, dt, dd, time, a, b, span, summary)'
  const SHAPES = '[part=frame] path:not([d=""])'
  const EDGED = '[part=frame] :is([part=card], button, input, select)'

  for (const theme of ['light', 'dark'])
    test(`text, stars, marks and controls of all layouts are visible in the ${theme} theme`, async ({
      page,
      host,
      provider,
      script,
    }) => {
      provider.feeds.set('wgt_1', { body: makeRichFeed() })
      await host.open(`<main><h1>Clients</h1>${placeAll(`theme="${theme}"`)}</main>${script}`)
      await page.waitUntilAllDrawn()
      await expect.poll(() => page.count('[part=search]')).toBe(1)
      await page.settle()
      await takeScreenshot(page, `forced-colours-${theme}`)
      expect(await findInvisible(page, { of: `${TEXTS}, input, select, button`, properties: ['color'] })).toEqual([])
      expect(await findInvisible(page, { of: SHAPES, properties: ['fill', 'stroke'] })).toEqual([])
      expect(await findInvisible(page, { of: EDGED, properties: ['border-top-color'] })).toEqual([])
      for (const edge of await page.styles({ of: EDGED, property: 'border-top' })) expect(edge).toMatch(/^1px solid/)
    })

  test('filled stars differ from empty stars', async ({ page, host, script }) => {
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    expect((await page.styles({ of: 'figure [part=stars] path', property: 'fill' })).slice(2, 4)).toEqual([
      'rgb(255, 255, 255)',
      'none',
    ])
  })

  test('the focused part has an outline', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${placeWidget('layout="carousel"')}${script}`)
    await page.waitUntilDrawn('carousel')
    for (const part of ['prev', 'next', 'track']) {
      await page.press('Tab')
      expect(await page.focused()).toBe(part)
      const outline = await page.styles({ of: `[part=${part}]`, property: 'outline' })
      expect(outline).toEqual([
        expect.stringMatching(/rgb\(255, 255, 255\).*solid.*2px|2px solid rgb\(255, 255, 255\)/),
      ])
    }
  })

  /** Parts that none of these properties makes visible on the black page. */
  async function findInvisible(page: TestPage, { of, properties }: { of: string; properties: string[] }) {
    const names = await page.evaluate(
      (find, wanted) => find(wanted).map((one) => `${one.closest('[part]')?.getAttribute('part')} ${one.localName}`),
      of,
    )
    expect(names.length, of).toBeGreaterThan(0)
    const columns: (number | null)[][] = []
    for (const property of properties) columns.push(await page.luminances({ of, property, over: '#000' }))
    const isInvisible = (index: number) => columns.every((column) => contrastOf(column[index], 0) < 4.5)
    return [...new Set(names.filter((_, index) => isInvisible(index)))]
  }
})
