import { describe, expect } from 'vitest'
import { placeWidget, test } from './test-browser.fixtures.ts'
import type { TestPage } from './page.ts'

describe('a marquee', () => {
  const MARQUEE = placeWidget('layout="marquee"')
  /** Pixels a second, below 0 to the left; null while it stands. */
  const speed = (page: TestPage) =>
    page.evaluate((find) => {
      const effect = find('[part=band] > div')[0]?.getAnimations()[0]?.effect
      if (!(effect instanceof KeyframeEffect)) return null
      const way = new DOMMatrix(String(effect.getKeyframes()[1]?.['transform'])).m41
      return Math.round((way / Number(effect.getTiming().duration)) * 1000)
    })
  /** Where the first words are, from where the band begins. */
  const offset = (page: TestPage) =>
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
