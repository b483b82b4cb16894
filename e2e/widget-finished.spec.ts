import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { includingSite, publishWall } from './site.fixtures.ts'

const CLIENTS = Array.from({ length: 12 }, (_, index) => `Client ${index}`)
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
const BELOW = `<h2>Prices</h2><p>${'What stands below the testimonials. '.repeat(20)}</p>`

/** Opens the page in a window of this size, and returns how far its content moved until the widget was ready. */
async function shiftOf({
  browser,
  url,
  viewport,
  hasScripts,
  locale,
  expectOn,
}: {
  browser: Browser
  url: string
  viewport: { width: number; height: number }
  hasScripts: boolean
  locale?: string
  expectOn?: (page: Page) => Promise<void>
}): Promise<number> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: hasScripts,
    ...(locale && { locale }),
  })
  try {
    const page = await context.newPage()
    const readShift = await watchLayoutShift(page)
    if (hasScripts) await markWhenReady(page)
    await page.goto(url)
    await expect(page.locator('goodword-widget [part=frame]')).toBeAttached()
    if (hasScripts) await expect(page.locator('html')).toHaveAttribute('data-ready')
    const shift = await readShift()
    await expectOn?.(page)
    return shift
  } finally {
    await context.close()
  }
}

const markWhenReady = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('goodword:ready', () => document.documentElement.toggleAttribute('data-ready', true)),
  )

for (const viewport of VIEWPORTS)
  for (const hasScripts of [true, false]) {
    const conditions = { viewport, hasScripts }
    const name = `${viewport.width} px wide, ${hasScripts ? 'with' : 'without'} scripts`

    for (const layout of ['wall', 'grid', 'carousel', 'badge', 'single', 'marquee', 'avatars', 'list', 'text'] as const)
      test(`included HTML of a ${layout} moves nothing on the page, ${name}`, async ({
        browser,
        request,
        customerSite,
      }) => {
        const widget = await publishWall(request, { hasVisitorTools: layout === 'wall' }, { clients: CLIENTS, layout })
        const site = await includingSite(request, { widget, below: BELOW })
        expect(await shiftOf({ browser, url: await customerSite(site), ...conditions })).toBe(0)
      })

    for (const count of [3, 12])
      test(`the hosted page with ${count} testimonials does not move, ${name}`, async ({
        browser,
        request,
        product,
      }) => {
        const widget = await publishWall(request, { hasVisitorTools: false }, { clients: CLIENTS.slice(0, count) })
        expect(await shiftOf({ browser, url: `${product.origin}/wall/${widget}`, ...conditions })).toBe(0)
      })
  }

for (const viewport of VIEWPORTS)
  test(`dates become those of a British visitor and move nothing, ${viewport.width} px wide`, async ({
    browser,
    request,
    product,
    customerSite,
  }) => {
    const widget = await publishWall(request, { hasVisitorTools: false }, { clients: CLIENTS })
    const included = await customerSite(await includingSite(request, { widget, below: BELOW }))
    for (const url of [included, `${product.origin}/wall/${widget}`])
      expect(
        await shiftOf({
          browser,
          url,
          viewport,
          hasScripts: true,
          locale: 'en-GB',
          expectOn: async (page) => {
            await expect(page.locator('goodword-widget time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/)
          },
        }),
      ).toBe(0)
  })
