import type { Page } from '@playwright/test'
import { createOwner, createRequest, expect, test } from './fixtures.ts'

/** Doubles the font size that is set in the browser. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const fontSizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test('text follows the font size of the browser, and public pages and the client form still fit the window', async ({
  page,
  request,
}) => {
  const { id } = await createRequest(request, await createOwner(request))
  await enlargeText(page)
  for (const path of ['/', '/privacy-policy', '/login', '/sign-up', `/testimonial/submit/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await fontSizeOf(page, 'body')).toBe(28)
    expect(await overflow(page), `${path} is wider than the window`).toBeLessThanOrEqual(0)
  }
})
