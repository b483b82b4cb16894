import { describe, expect } from 'vitest'
import { placeWidget, test } from './test-browser.fixtures.ts'
import type { TestPage } from './page.ts'

describe('a marquee', () => {
  const MARQUEE = placeWidget('layout="marquee"')
  /** The speed in pixels per second, negative to the left, null while it is stopped. */
  const speed = (page: TestPage) =>
    page.evaluate((find) => {
      const effect = find('[part=band] > div')[0]?.getAnimations()[0]?.effect
      if (!(effect instanceof KeyframeEffect)) return null
      const distance = new DOMMatrix(String(effect.getKeyframes()[1]?.['transform'])).m41
      return Math.round((distance / Number(effect.getTiming().duration)) * 1000)
    })
  /** The distance of the first testimonial from the start of the band. */
  const offset = (page: TestPage) =>
    page.evaluate((find) => {
      const [band, list] = [find('[part=band]')[0], find('[part=band] ul')[0]]
      return (list?.getBoundingClientRect().left ?? 0) - (band?.getBoundingClientRect().left ?? 0)
    })

  for (const [direction, wanted] of [
    ['ltr', -40],
    ['rtl', 40],
  ] as const)
    test(`runs on a page with the direction ${direction}, and stays where it was stopped`, async ({
      page,
      host,
      script,
    }) => {
      await host.open(`${MARQUEE}${script}`, { htmlAttributes: `lang="en" dir="${direction}"` })
      await expect.poll(() => speed(page)).toBe(wanted)
      const start = await offset(page)
      await expect.poll(async () => Math.abs((await offset(page)) - start)).toBeGreaterThan(5)
      await page.call('pause')
      await expect.poll(() => speed(page)).toBe(null)
      const stopped = await offset(page)
      expect(Math.abs(stopped - start), 'it stays where it was').toBeGreaterThan(3)
      await page.settle()
      expect(await offset(page)).toBe(stopped)
      await page.call('play')
      await expect.poll(() => speed(page)).toBe(wanted)
    })
})
