import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, FALLBACK, makeFeed, makeItem, test } from './widget.fixtures.ts'

const MARQUEE = `<goodword-widget widget="wgt_1" layout="marquee">${FALLBACK}</goodword-widget>`

/** How the band moves now: pixels a second, below 0 to the left; null while it stands. */
const speed = (page: Page) =>
  page.locator('goodword-widget [part=band] > div').evaluate((run) => {
    const [animation] = run.getAnimations()
    const effect = animation?.effect
    if (!(effect instanceof KeyframeEffect)) return null
    const way = new DOMMatrix(String(effect.getKeyframes()[1]?.transform)).m41
    return Math.round((way / Number(effect.getTiming().duration)) * 1000)
  })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answerText = (page: Page) => page.locator('goodword-widget [part=band] ul:not([aria-hidden]) [part=quote]')

test.describe('a marquee', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test('runs with the short ones, whole and each once for whoever listens, and tells how many they are', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => speed(page)).toBe(-40)
    const texts = await answerText(page).allTextContents()
    expect(texts).toHaveLength(24)
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(140)
    await expect(page.locator('goodword-widget [part=footer]')).toContainText('24 of 30 shared testimonials')
    await expect(page.getByText(texts[0] ?? '', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('listitem')).toHaveCount(24)
    await expect(page.locator('goodword-widget ul[aria-hidden]')).toHaveJSProperty('inert', true)
  })

  test('waits under the pointer and out of sight, and goes on from where it stood', async ({
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

  test('is ended by its button, by the page and by the focus, and begins again only when asked to', async ({
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

  test('stands still, is scrolled by hand and has nothing twice for readers who want less motion', async ({
    page,
    host,
    provider,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForResponse(/motion-/)
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

  test('runs to the right on a page from right to left', async ({ page, host, provider }) => {
    await host.open(`${MARQUEE}<script async src="${provider.origin}/widget.js"></script>`, {
      htmlAttributes: 'lang="ar" dir="rtl"',
    })
    await expect.poll(() => speed(page)).toBe(40)
    await button(page, 'Pause').click()
    expect(await page.locator('goodword-widget [part=band]').evaluate((band) => band.scrollLeft)).toBeLessThanOrEqual(0)
  })

  test('stands where all fits, and is a single one where none is short', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(1) })
    provider.feeds.set('wgt_2', { body: makeFeed(1, { items: [makeItem(0, { text: 'Long words. '.repeat(20) })] }) })
    const long = MARQUEE.replace('wgt_1', 'wgt_2')
    await host.open(`${MARQUEE}${long}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(page.locator('goodword-widget blockquote')).toContainText('Long words.')
    await expect(page.locator('goodword-widget li')).toHaveCount(1)
    await expect(button(page, 'Pause')).toBeHidden()
    await expect(page.locator('goodword-widget').first().locator('[part=footer]')).toContainText('1 of 1 shared')
  })

  for (const theme of ['light', 'plain']) {
    test(`axe finds nothing in the ${theme} theme`, async ({ page, host, provider }) => {
      const body = `<main><h1>Clients</h1>${MARQUEE}</main><script async src="${provider.origin}/widget.js"></script>`
      const style = theme === 'plain' ? '<style>body { background: #14181c; color: #eee }</style>' : ''
      await host.open(body.replace('layout=', `theme="${theme}" layout=`), { head: style })
      await expect(button(page, 'Pause')).toBeVisible()
      await button(page, 'Pause').click()
      await expectAccessible(page)
    })
  }
})
