import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, FALLBACK, makeFeed, makeItem, test } from './widget.fixtures.ts'

const MARQUEE = `<goodword-widget widget="wgt_1" layout="marquee">${FALLBACK}</goodword-widget>`

/** The speed of the band in pixels per second, negative to the left, null while it is stopped. */
const speed = (page: Page) =>
  page.locator('goodword-widget [part=band] > div').evaluate((run) => {
    const [animation] = run.getAnimations()
    const effect = animation?.effect
    if (!(effect instanceof KeyframeEffect)) return null
    const distance = new DOMMatrix(String(effect.getKeyframes()[1]?.transform)).m41
    return Math.round((distance / Number(effect.getTiming().duration)) * 1000)
  })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const quotes = (page: Page) => page.locator('goodword-widget [part=band] ul:not([aria-hidden]) [part=quote]')

test.describe('a marquee', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test('shows short testimonials in full, exposes each one once to screen readers, and counts them', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => speed(page)).toBe(-40)
    const texts = await quotes(page).allTextContents()
    expect(texts).toHaveLength(24)
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(140)
    await expect(page.locator('goodword-widget [part=footer]')).toContainText('24 of 30 testimonials')
    await expect(page.getByText(texts[0] ?? '', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('listitem')).toHaveCount(24)
    await expect(page.locator('goodword-widget ul[aria-hidden]')).toHaveJSProperty('inert', true)
  })

  test('pauses under the pointer and out of view, and continues from the same position', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(
      `<p>Above</p>${MARQUEE}<div style="block-size: 3000px"></div><script async src="${provider.origin}/widget.js"></script>`,
    )
    await expect.poll(() => speed(page)).toBe(-40)
    const band = page.locator('goodword-widget [part=band]')
    await band.locator('> div').evaluate((run) => Object.assign(run.getAnimations()[0] ?? {}, { currentTime: 5000 }))
    await band.hover()
    await expect.poll(() => speed(page)).toBeNull()
    const stood = await band.evaluate((element) => element.scrollLeft)
    expect(stood).toBeGreaterThanOrEqual(200)
    await page.getByText('Above').hover()
    await expect.poll(() => speed(page)).toBe(-40)
    expect(await band.locator('> div').evaluate((run) => Number(run.getAnimations()[0]?.currentTime))).toBeGreaterThan(
      (stood / 40) * 1000 - 50,
    )
    await page.evaluate(() => window.scrollTo(0, 2000))
    await expect.poll(() => speed(page)).toBeNull()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => speed(page)).toBe(-40)
  })

  test('stops by its button, by the page’s script and on focus, and starts only by its button or the page’s script', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(`<p>Above</p>${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => speed(page)).toBe(-40)
    await button(page, 'Pause').click()
    expect(await speed(page)).toBeNull()
    await button(page, 'Play').click()
    expect(await speed(page)).toBe(-40)
    const call = (method: string) =>
      page.locator('goodword-widget').evaluate((widget, name) => Reflect.get(widget, name).call(widget), method)
    await call('pause')
    await expect.poll(() => speed(page)).toBeNull()
    await call('play')
    await expect.poll(() => speed(page)).toBe(-40)
    await page.locator('goodword-widget [part=band]').focus()
    await expect(button(page, 'Play')).toBeVisible()
    const before = await page.locator('goodword-widget [part=band]').evaluate((band) => band.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.locator('goodword-widget [part=band]').evaluate((band) => band.scrollLeft))
      .toBeGreaterThan(before)
    await page.getByText('Above').click()
    expect(await speed(page)).toBeNull()
  })

  test('with reduced motion does not move, repeats nothing, and can be scrolled by hand', async ({
    page,
    host,
    provider,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForResponse(/hydrated-/)
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'play').call(widget))
    await expect(button(page, 'Pause')).toBeHidden()
    await page.locator('goodword-widget [part=band]').focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.locator('goodword-widget [part=band]').evaluate((band) => band.scrollLeft))
      .toBeGreaterThan(0)
    expect(await speed(page)).toBeNull()
    await expect(page.locator('goodword-widget ul')).toHaveCount(1)
  })

  test('runs to the right on a right-to-left page', async ({ page, host, provider }) => {
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`, {
      htmlAttributes: 'lang="ar" dir="rtl"',
    })
    await expect.poll(() => speed(page)).toBe(40)
    await button(page, 'Pause').click()
    expect(await page.locator('goodword-widget [part=band]').evaluate((band) => band.scrollLeft)).toBeLessThanOrEqual(0)
  })

  test('does not move when everything fits, and shows one testimonial when none is short', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(1) })
    provider.feeds.set('wgt_2', { body: makeFeed(1, { items: [makeItem(0, { text: 'Long words. '.repeat(20) })] }) })
    const long = MARQUEE.replace('wgt_1', 'wgt_2')
    await host.open(`${MARQUEE}${long}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(page.locator('goodword-widget blockquote')).toContainText('Long words.')
    await expect(page.locator('goodword-widget li')).toHaveCount(1)
    await expect(button(page, 'Pause')).toBeHidden()
    await expect(page.locator('goodword-widget').first().locator('[part=footer]')).toContainText('1 of 1')
  })

  for (const theme of ['light', 'plain']) {
    test(`has no axe violation in the ${theme} theme`, async ({ page, host, provider }) => {
      const body = `<main><h1>Clients</h1>${MARQUEE}</main><script async src="${provider.origin}/widget.js"></script>`
      const style = theme === 'plain' ? '<style>body { background: #14181c; color: #eee }</style>' : ''
      await host.open(body.replace('layout=', `theme="${theme}" layout=`), { head: style })
      await expect(button(page, 'Pause')).toBeVisible()
      await button(page, 'Pause').click()
      await expectAccessible(page)
    })
  }
})
