import type { Page } from '@playwright/test'
import { ELEMENT, expect, makeFeed, makeItem, test } from './widget.fixtures.ts'

const LAYOUTS = ['wall', 'grid', 'list', 'carousel', 'single', 'badge', 'marquee']
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

const elementOf = (layout: string) => ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)

/** The colours of the pixels right below the letters of the quote, where an underline would be. */
const isUnderlined = async (page: Page) => {
  const frame = page.locator('goodword-widget [part=frame]')
  const before = await frame.screenshot()
  await page.locator('a#host').evaluate((link) => (link.style.textDecoration = 'none'))
  return !before.equals(await frame.screenshot())
}

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const layout of LAYOUTS) {
      test(`nothing in a ${layout} is underlined inside a link of the page`, async ({ page, host, provider }) => {
        provider.feeds.set('wgt_1', { body: makeFeed(5) })
        await host.open(
          `<a id="host" href="#">${elementOf(layout).replace(/<a.*<\/a>/, '')}</a><script async src="${provider.origin}/widget.js"></script>`,
          { head: '<style>#host { color: inherit; text-decoration: underline red 2px }</style>' },
        )
        const frame = page.locator('goodword-widget [part=frame]')
        await expect(frame).toBeVisible()
        await expect.poll(() => provider.requests).toContain(`/widget/${provider.files.settle}`)
        await expect(frame).toHaveCSS('display', /^inline-/)
        expect(await isUnderlined(page)).toBe(false)
        expect((await frame.boundingBox())?.width).toBe((await page.locator('goodword-widget').boundingBox())?.width)
      })

      test(`a ${layout} in columns of the page is not split`, async ({ page, host, provider }) => {
        const items = Array.from({ length: 5 }, (_, index) => makeItem(index, { text: 'Calm and precise. '.repeat(8) }))
        provider.feeds.set('wgt_1', { body: makeFeed(5, { items }) })
        await host.open(
          `<div style="columns: 2; column-gap: 16px"><p>Before.</p><p>${'Words. '.repeat(40)}</p>${elementOf(layout)}</div><script async src="${provider.origin}/widget.js"></script>`,
        )
        await expect(page.locator('goodword-widget [part=frame]')).toBeVisible()
        const pieces = await page
          .locator('goodword-widget :is(figure, .badge a, li)')
          .evaluateAll((all) => all.map((card) => card.getClientRects().length))
        expect(new Set(pieces)).toEqual(new Set([1]))
      })
    }
  })
