import { describe, expect } from 'vitest'
import { FALLBACK, makeFeed } from '../widget.provider.ts'
import { type EnginePage, takePicture, test } from './engine.fixtures.ts'

const carousel = (attributes = '') =>
  `<goodword-widget widget="wgt_1" layout="carousel" ${attributes}>${FALLBACK}</goodword-widget>`
const position = async (page: EnginePage) => (await page.texts('[part=position]'))[0]
const focused = (page: EnginePage) =>
  page.evaluate(() => document.querySelector('goodword-widget')?.shadowRoot?.activeElement?.getAttribute('part'))
const isDisabled = (page: EnginePage, part: string) =>
  page.evaluate((find, name) => find(`[part=${name}]`)[0]?.getAttribute('aria-disabled'), part)

/** Numbers of the slides that are wholly in sight. */
const slidesInView = (page: EnginePage) =>
  page.evaluate((find) => {
    const track = find('[part=track]')[0]?.getBoundingClientRect()
    if (!track) return []
    return find('[part=slide]').flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= track.left - 1 && right <= track.right + 1 ? [index + 1] : []
    })
  })

describe('a carousel', () => {
  test('shows as many slides as fit and a part of the next one, all of one height', async ({
    page,
    host,
    provider,
    script,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel()}${script}`)
    for (const [width, words, inView] of [
      [1280, '1–4 of 10', [1, 2, 3, 4]],
      [900, '1–2 of 10', [1, 2]],
      [360, '1 of 10', [1]],
    ] as const) {
      await page.resize({ width, height: 900 })
      await expect.poll(() => position(page)).toBe(words)
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
    test(`of ${count} gives its slides all room that there is, and no less than they ask for`, async ({
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

  test('is paged by its buttons and methods, ends at the ends, and tells where it is', async ({
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
    await expect.poll(() => slidesInView(page)).toEqual([1, 2, 3, 4])
    expect(await position(page)).toBe('1–4 of 10')
    const slides = (await page.diary()).events.filter(({ type }) => type === 'goodword:slide')
    expect(slides.map(({ detail }) => detail)).toEqual([4, 6, 2, 0].map((index) => ({ index })))
  })

  test('goes by keyboard, slide by slide, and the controls come before the slides', async ({
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
      expect(await focused(page)).toBe(part)
    }
    await page.press('ArrowRight')
    await expect.poll(() => position(page)).toBe('2–5 of 10')
    await page.press('ArrowRight')
    await expect.poll(() => slidesInView(page)).toEqual([3, 4, 5, 6])
    await page.press('ArrowLeft')
    await expect.poll(() => slidesInView(page)).toEqual([2, 3, 4, 5])
    expect(await position(page)).toBe('2–5 of 10')
  })

  test('runs from right to left where the page does', async ({ page, host, provider, script }) => {
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
    await takePicture(page, 'carousel-right-to-left')
  })

  test('moves by itself until it gets the focus, and again after Play', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await host.open(`${carousel('autoplay="5"')}${script}`)
    const liveness = () => page.evaluate((find) => find('[part=position]')[0]?.getAttribute('aria-live'))
    await expect.poll(liveness).toBe('off')
    await expect.poll(() => position(page)).toBe('2–5 of 10')
    await page.press('Tab')
    await expect.poll(liveness).toBe('polite')
    await page.call('play')
    await expect.poll(liveness).toBe('off')
  })
})

describe('a marquee', () => {
  const MARQUEE = `<goodword-widget widget="wgt_1" layout="marquee">${FALLBACK}</goodword-widget>`
  /** Pixels a second, below 0 to the left; null while it stands. */
  const speed = (page: EnginePage) =>
    page.evaluate((find) => {
      const effect = find('[part=band] > div')[0]?.getAnimations()[0]?.effect
      if (!(effect instanceof KeyframeEffect)) return null
      const way = new DOMMatrix(String(effect.getKeyframes()[1]?.['transform'])).m41
      return Math.round((way / Number(effect.getTiming().duration)) * 1000)
    })
  /** Where the first words are, from where the band begins. */
  const offset = (page: EnginePage) =>
    page.evaluate((find) => {
      const [band, list] = [find('[part=band]')[0], find('[part=band] ul')[0]]
      return (list?.getBoundingClientRect().left ?? 0) - (band?.getBoundingClientRect().left ?? 0)
    })

  for (const [direction, wanted] of [
    ['ltr', -40],
    ['rtl', 40],
  ] as const)
    test(`runs where the page is ${direction}, and stands where it is stopped`, async ({ page, host, script }) => {
      await host.open(`${MARQUEE}${script}`, { htmlAttributes: `lang="en" dir="${direction}"` })
      await expect.poll(() => speed(page)).toBe(wanted)
      const start = await offset(page)
      await expect.poll(async () => Math.abs((await offset(page)) - start)).toBeGreaterThan(5)
      await page.call('pause')
      await expect.poll(() => speed(page)).toBe(null)
      const stopped = await offset(page)
      expect(Math.abs(stopped - start), 'it stands where it was').toBeGreaterThan(3)
      await page.settle()
      expect(await offset(page)).toBe(stopped)
      await page.call('play')
      await expect.poll(() => speed(page)).toBe(wanted)
    })
})

describe('the tools of visitors', () => {
  test('find by words, whatever case and accents, filter by rating, and lead back', async ({
    page,
    host,
    provider,
    script,
  }) => {
    const feed = makeFeed(30)
    provider.feeds.set('wgt_1', { body: { ...feed, options: { ...feed.options, hasVisitorTools: true } } })
    await host.open(`<goodword-widget widget="wgt_1">${FALLBACK}</goodword-widget>${script}`)
    await expect.poll(() => page.count('[part=search]')).toBe(1)
    await page.settle()
    await takePicture(page, 'tools-1280')
    await page.click('[part=search]')
    await page.type('TUTEN')
    await expect.poll(() => page.count('figure')).toBe(6)
    expect(await page.texts('[part=status]')).toEqual(['6 of 30 match'])
    await page.type('zzz')
    await expect.poll(() => page.count('figure')).toBe(0)
    expect(await page.texts('[part=status]')).toEqual(['None of 30 match'])
    await page.click('[part=reset]')
    await expect.poll(() => page.count('figure')).toBe(24)
    expect(await focused(page)).toBe('search')
    await page.evaluate((find) => {
      const [rating] = find('[part=rating]')
      if (!(rating instanceof HTMLSelectElement)) return
      rating.value = '5'
      rating.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect.poll(() => page.count('figure')).toBe(10)
    expect((await page.texts('[part=footer]'))[0]).toContain('Selected testimonials')
  })

  test('come without moving a card, at any width', async ({ page, host, provider, script }) => {
    const feed = makeFeed(30)
    for (const width of [1280, 360]) {
      await page.resize({ width, height: 900 })
      provider.feeds.set('wgt_1', { body: { ...feed, options: { ...feed.options, hasVisitorTools: true } } })
      const body = `<goodword-widget widget="wgt_1">${FALLBACK}</goodword-widget>${script}`
      provider.missing.add(provider.files.tools)
      await host.open(body)
      await expect.poll(() => page.count('figure')).toBe(24)
      const before = (await page.boxes('figure'))[0]
      provider.missing.clear()
      await host.open(body)
      await expect.poll(() => page.count('[part=search]')).toBe(1)
      expect((await page.boxes('figure'))[0]).toEqual(before)
      expect(await page.widthInAll()).toBe(width)
      await page.evaluate((_, theme) => document.querySelector('goodword-widget')?.setAttribute('theme', theme), 'dark')
      await page.settle()
      await takePicture(page, `tools-dark-${width}`)
    }
  })
})
