import type { Page } from '@playwright/test'
import { expect as productExpect, test as productTest } from './fixtures.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { includingSite, publishWall } from './site.fixtures.ts'
import { cards, ELEMENT, expect, expectHydrated, makeFeed, makeItem, test } from './widget.fixtures.ts'

const EIGHT_LINES_PX = 192
const LONG = 'She asked which three we would keep if the house burned down, and then drew those. '.repeat(40).trim()
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

const long = (page: Page) => cards(page).filter({ hasText: 'She asked which three' })
const quote = (page: Page) => long(page).locator('blockquote')
const heightOf = (page: Page) => quote(page).evaluate((text) => text.getBoundingClientRect().height)

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} px wide, a text of 3,300 characters`, () => {
    test.use({ viewport })

    for (const layout of ['wall', 'list', 'carousel', 'single'])
      test(`is folded in a ${layout}, and unfolds by keyboard without moving other cards`, async ({
        page,
        host,
        provider,
      }) => {
        const items = Array.from({ length: 12 }, (_, index) => makeItem(index, index === 0 ? { text: LONG } : {}))
        provider.feeds.set('wgt_1', { body: makeFeed(12, { items }) })
        const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
        await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
        await expect(long(page)).toBeVisible()
        if (layout !== 'single') expect(await heightOf(page)).toBe(EIGHT_LINES_PX)
        const folded = await heightOf(page)
        await expectHydrated(page)
        const columns = await leftsOf(page)
        const readShift = await watchLayoutShift(page)

        await long(page).locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => heightOf(page)).toBeGreaterThan(2 * folded)
        await expect(long(page).getByText('Read less')).toBeVisible()
        await expect(long(page).locator('summary')).toBeFocused()
        expect(await leftsOf(page)).toEqual(columns)

        await page.keyboard.press('Enter')
        await expect.poll(() => heightOf(page)).toBe(folded)
        expect(await leftsOf(page)).toEqual(columns)
        expect(await readShift()).toBe(0)
      })

    test('is folded in the card behind a face, and unfolds by keyboard without moving what is around', async ({
      page,
      host,
      provider,
    }) => {
      const items = Array.from({ length: 5 }, (_, index) => makeItem(index, index === 0 ? { text: LONG } : {}))
      provider.feeds.set('wgt_1', { body: makeFeed(5, { items }) })
      const element = ELEMENT.replace('<goodword-widget', '<goodword-widget layout="avatars"')
      await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
      await page.locator('goodword-widget [part=face]').first().press('Enter')
      await expect(long(page)).toBeVisible()
      const folded = await heightOf(page)
      expect(folded).toBeLessThanOrEqual(EIGHT_LINES_PX)
      const readShift = await watchLayoutShift(page)
      await long(page).locator('summary').press('Enter')
      await expect.poll(() => heightOf(page)).toBeGreaterThan(2 * folded)
      await long(page).locator('summary').press('Enter')
      await expect.poll(() => heightOf(page)).toBe(folded)
      expect(await readShift()).toBe(0)
    })

    test('is whole on paper', async ({ page, host, provider }) => {
      provider.feeds.set('wgt_1', { body: makeFeed(1, { items: [makeItem(0, { text: LONG })] }) })
      await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
      await expect(long(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      expect(await heightOf(page)).toBeGreaterThan(2 * EIGHT_LINES_PX)
    })
  })

/** Where the cards begin: a card that changes its column has moved under the reader's eyes. */
const leftsOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))

test('a text that fits into eight lines is neither faded nor offers more, at every width', async ({
  page,
  host,
  provider,
}) => {
  const text = 'Calm, precise and kind. '.repeat(15).trim()
  provider.feeds.set('wgt_1', { body: makeFeed(2, { items: [makeItem(0, { text, answers: [] }), makeItem(1)] }) })
  await page.setViewportSize({ width: 1280, height: 800 })
  await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
  const more = page.getByText('Read more')
  await expect(more).toBeHidden()
  await expect(cards(page).first().locator('blockquote')).toHaveCSS('mask-image', 'none')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(more).toBeVisible()
})

for (const viewport of VIEWPORTS)
  productTest(
    `a long text in included HTML unfolds without scripts, ${viewport.width} px wide`,
    async ({ browser, request, customerSite }) => {
      const widget = await publishWall(request, {}, { clients: ['Ana', 'Ben'], textOf: () => LONG })
      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(await customerSite(await includingSite(request, { widget })))
      const [first] = await page.locator('goodword-widget figure').all()
      const height = async () => (await first?.locator('blockquote').boundingBox())?.height
      productExpect(await height()).toBe(EIGHT_LINES_PX)
      await first?.getByText('Read more').click()
      productExpect(await height()).toBeGreaterThan(2 * EIGHT_LINES_PX)
      await context.close()
    },
  )
