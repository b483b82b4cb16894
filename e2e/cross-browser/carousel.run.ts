import { describe, expect } from 'vitest'
import { makeFeed } from '../widget.provider.ts'
import { placeWidget, takeScreenshot, test } from './test-browser.fixtures.ts'
import type { TestPage } from './page.ts'

const carousel = (attributes = '') => placeWidget(`layout="carousel" ${attributes}`)
const position = async (page: TestPage) => (await page.texts('[part=position]'))[0]
const isDisabled = async (page: TestPage, part: string) =>
  (await page.attributes({ of: `[part=${part}]`, name: 'aria-disabled' }))[0]

/** Numbers of the slides that are fully visible. */
const slidesInView = (page: TestPage) =>
  page.evaluate((find) => {
    const track = find('[part=track]')[0]?.getBoundingClientRect()
    if (!track) return []
    return find('[part=slide]').flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= track.left - 1 && right <= track.right + 1 ? [index + 1] : []
    })
  })

describe('a carousel', () => {
  test('shows as many slides as fit and a part of the next one, all with the same height', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel()}${script}`)
    for (const [width, text, inView] of [
      [1280, '1–4 of 10', [1, 2, 3, 4]],
      [900, '1–2 of 10', [1, 2]],
      [360, '1 of 10', [1]],
    ] as const) {
      await page.resize({ width, height: 900 })
      await expect.poll(() => position(page)).toBe(text)
      expect(await slidesInView(page)).toEqual(inView)
      const next = (await page.boxes('[part=slide]'))[inView.length]
      expect(next?.x, 'a part of the next one').toBeLessThan(width - 20)
    }
    const feet = await page.evaluate((find) =>
      find('figure').map((figure) => {
        const { height, bottom } = figure.getBoundingClientRect()
        const author = figure.querySelector('figcaption')?.getBoundingClientRect().bottom
        return `${Math.round(height)} ${author === undefined ? 21 : Math.round(bottom - author)}`
      }),
    )
    expect(new Set(feet).size).toBe(1)
  })

  for (const count of [2, 10])
    test(`with ${count} slides fills the available width, and no slide is narrower than its minimum`, async ({
      page,
      host,
      provider,
      script,
    }) => {
      provider.feeds.set('wgt_1', { body: makeFeed(count) })
      await host.open(`<main>${carousel()}</main>${script}`)
      await expect.poll(() => page.count('[part=position]')).toBe(1)
      const widths = Array.from({ length: 40 }, (_, step) => 320 + step * 31)
      const slides = await page.evaluate(async (find, given) => {
        const measure = async (width: number) => {
          const main = document.querySelector('main')
          if (main) main.style.inlineSize = `${width}px`
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          const [slide, controls] = [find('[part=slide]')[0], find('[part=controls]')[0]]
          return { width: slide?.getBoundingClientRect().width ?? 0, controls: controls?.offsetHeight }
        }
        const measured = []
        for (const width of given) measured.push(await measure(width))
        return measured
      }, widths)
      const [least, gap, peek] = [280, 16, 56]
      for (const [index, width] of widths.entries()) {
        const hasMore = count * (least + gap) > width + gap
        const room = width + gap - (hasMore ? peek : 0)
        const fitting = Math.max(1, Math.floor(room / (least + gap)))
        expect(slides[index]?.width, `${width}`).toBeCloseTo(room / fitting - gap, 0)
        expect(slides[index]?.controls, `${width}`).toBe(hasMore ? 60 : 0)
      }
    })

  test('moves with its buttons and methods, stops at both ends, and shows its position', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel()}${script}`)
    await expect.poll(() => position(page)).toBe('1–4 of 10')
    expect(await isDisabled(page, 'prev')).toBe('true')
    await page.click('[part=next]')
    await expect.poll(() => position(page)).toBe('5–8 of 10')
    await expect.poll(() => slidesInView(page)).toEqual([5, 6, 7, 8])
    await page.call('next')
    await expect.poll(() => slidesInView(page)).toEqual([7, 8, 9, 10])
    expect(await position(page)).toBe('7–10 of 10')
    expect(await isDisabled(page, 'next')).toBe('true')
    await page.call('prev')
    await page.click('[part=prev]')
    // If the carousel ever stops half-way, these events say whether the click or the scrolling was lost.
    const received = async () =>
      (await page.diary()).events.filter(({ type }) => type === 'goodword:slide').map(({ detail }) => detail)
    await expect
      .poll(async () => ({ inView: await slidesInView(page), received: await received() }))
      .toEqual({ inView: [1, 2, 3, 4], received: [4, 6, 2, 0].map((index) => ({ index })) })
    expect(await position(page)).toBe('1–4 of 10')
  })

  test('moves slide by slide with the keyboard, and its controls come before the slides', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel()}${script}`)
    await expect.poll(() => position(page)).toBe('1–4 of 10')
    await page.evaluate(() => document.body.focus())
    for (const part of ['prev', 'next', 'track']) {
      await page.press('Tab')
      expect(await page.focused()).toBe(part)
    }
    await page.press('ArrowRight')
    await expect.poll(() => position(page)).toBe('2–5 of 10')
    await page.press('ArrowRight')
    await expect.poll(() => slidesInView(page)).toEqual([3, 4, 5, 6])
    await page.press('ArrowLeft')
    await expect.poll(() => slidesInView(page)).toEqual([2, 3, 4, 5])
    expect(await position(page)).toBe('2–5 of 10')
  })

  test('runs from right to left on a right-to-left page', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel()}${script}`, { htmlAttributes: 'lang="ar" dir="rtl"' })
    await expect.poll(() => position(page)).toBe('1–4 of 10')
    const [first, second] = await page.boxes('[part=slide]')
    expect(first?.x).toBeGreaterThan(second?.x ?? Infinity)
    await page.click('[part=next]')
    await expect.poll(() => slidesInView(page)).toEqual([5, 6, 7, 8])
    await page.click('[part=next]')
    await expect.poll(() => slidesInView(page)).toEqual([7, 8, 9, 10])
    expect(await isDisabled(page, 'next')).toBe('true')
    await takeScreenshot(page, 'carousel-right-to-left')
  })

  test('moves automatically until it gets the focus, and again after Play', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel('autoplay="5"')}${script}`)
    const liveness = () => page.attributes({ of: '[part=position]', name: 'aria-live' })
    await expect.poll(liveness).toEqual(['off'])
    await expect.poll(() => position(page)).toBe('2–5 of 10')
    await page.press('Tab')
    await expect.poll(liveness).toEqual(['polite'])
    await page.call('play')
    await expect.poll(liveness).toEqual(['off'])
  })
})
