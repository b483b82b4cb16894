import type { Page } from '@playwright/test'
import type { Widget } from '#shared/widget-editor.ts'
import { expect, test } from './fixtures.ts'
import { drawFrames, watchLayoutShift } from './layout-shift.ts'
import { publishWithCode } from './site.fixtures.ts'

/** Reserved for a wall of many, of which four are left. */
const MANY = { clients: ['Ana', 'Ben', 'Cleo', 'Dora'], heights: { narrow: 4485, medium: 2299, wide: 1900 } }
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

test.use({ expectedConsoleErrors: /Failed to load resource/ })

const element = (page: Page) => page.locator('goodword-widget')
const boxOf = (page: Page) => element(page).evaluate((host) => host.getBoundingClientRect().toJSON())
const reserved = (page: Page) => element(page).evaluate((host) => Number.parseFloat(getComputedStyle(host).minHeight))
const needed = (page: Page) =>
  page.locator('goodword-widget [part=frame]').evaluate((frame) => frame.getBoundingClientRect().height)

const siteWith = (code: string, { style = '', above = '' } = {}) => `<!doctype html><html lang="en">
  <meta name="viewport" content="width=device-width">
  <style>body { margin: 16px; font: 16px/24px sans-serif } ${style}</style>
  <h1>Clients</h1>${above}${code}<h2 id="prices">Prices</h2><p>${'What stands below the testimonials. '.repeat(200)}</p>`

const withLimit = ({ embedCode }: Widget, limit: number) =>
  embedCode.replace('<goodword-widget', `<goodword-widget limit="${limit}"`)

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} px wide, reserved space`, () => {
    test.use({ viewport })

    test('is not there without scripts', async ({ browser, request, customerSite }) => {
      const { embedCode } = await publishWithCode(request, {}, MANY)
      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(await customerSite(siteWith(embedCode)))
      await expect(page.getByText('Read our reviews')).toBeVisible()
      expect((await boxOf(page)).height).toBeLessThan(30)
      await context.close()
    })

    test('ends after ten seconds where the script is blocked', async ({ page, request, customerSite }) => {
      const { embedCode } = await publishWithCode(request, {}, MANY)
      await page.route('**/widget.js', (route) => route.abort())
      await page.goto(await customerSite(siteWith(embedCode)))
      expect((await boxOf(page)).height).toBeGreaterThanOrEqual(1900)
      const [delay] = await element(page).evaluate((host) =>
        host.getAnimations().map((animation) => {
          animation.finish()
          return animation.effect?.getTiming().delay
        }),
      )
      expect(delay).toBe(10_000)
      expect((await boxOf(page)).height).toBeLessThan(30)
    })

    test('ends where the testimonials cannot be loaded', async ({ page, request, customerSite }) => {
      const { embedCode } = await publishWithCode(request, {}, MANY)
      await page.route('**/w/*.json*', (route) => route.fulfill({ status: 500 }))
      await page.goto(await customerSite(siteWith(embedCode)))
      await expect.poll(async () => (await boxOf(page)).height).toBeLessThan(30)
      await expect(page.getByText('Read our reviews')).toBeVisible()
    })

    test('ends where fewer testimonials are left than were published', async ({ page, request, customerSite }) => {
      const { embedCode } = await publishWithCode(request, {}, MANY)
      await page.goto(await customerSite(siteWith(embedCode)))
      await expect(element(page).locator('figure')).toHaveCount(4)
      await expect.poll(() => reserved(page)).toBe(0)
      expect((await boxOf(page)).height).toBe(await needed(page))
    })

    test('ends where the element limits the number of testimonials, also once it is redrawn', async ({
      page,
      request,
      customerSite,
    }) => {
      const widget = await publishWithCode(request, {}, MANY)
      await page.goto(await customerSite(siteWith(withLimit(widget, 2))))
      await expect(element(page).locator('figure')).toHaveCount(2)
      await expect.poll(() => reserved(page)).toBe(0)
      await element(page).evaluate((host) => host.setAttribute('limit', '1'))
      await expect(element(page).locator('figure')).toHaveCount(1)
      await expect.poll(() => reserved(page)).toBe(0)
    })

    test('above what the visitor reads ends without moving it', async ({ page, request, customerSite }) => {
      const { embedCode } = await publishWithCode(request, {}, MANY)
      const readShift = await watchLayoutShift(page)
      await page.goto(`${await customerSite(siteWith(embedCode))}#prices`)
      await expect(element(page).locator('figure')).toHaveCount(4)
      await expect.poll(() => reserved(page)).toBe(0)
      const { y } = (await page.locator('#prices').boundingBox()) ?? {}
      expect(Math.abs(y ?? 999)).toBeLessThan(2)
      expect(await readShift()).toBe(0)
    })

    test('stays while its end is in view, and ends once the visitor has scrolled on', async ({
      page,
      request,
      customerSite,
    }) => {
      const heights = { narrow: 700, medium: 500, wide: 500 }
      const { embedCode } = await publishWithCode(request, {}, { clients: ['Ana'], heights })
      const readShift = await watchLayoutShift(page)
      await page.goto(await customerSite(siteWith(embedCode)))
      await expect(element(page).locator('figure')).toHaveCount(1)
      await drawFrames(page)
      expect(await reserved(page)).toBeGreaterThanOrEqual(500)
      await page.evaluate(() => window.scrollBy(0, 1000))
      await expect.poll(() => reserved(page)).toBe(0)
      expect(await readShift()).toBe(0)
    })
  })
