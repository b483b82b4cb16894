import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { publishSortedWall } from './wall-filters.fixtures.ts'

const authors = (page: Page) => page.locator('goodword-widget [part=author]')
const filter = (page: Page, name: RegExp) => page.getByRole('link', { name })
const lead = (page: Page) => page.locator('article').filter({ hasText: 'Kim Sørensen' })
const current = (page: Page) => page.locator('[data-filter][aria-current]')

test.use({ expectedConsoleErrors: /ERR_FAILED/ })

test('visitors narrow a hosted page down by links, without a script or without loading it again', async ({
  page,
  request,
  browser,
  product,
}) => {
  const path = await publishSortedWall(request)

  await test.step('without a script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
    const plain = await context.newPage()
    await plain.goto(path)
    await filter(plain, /^One label/).click()
    await expect(plain).toHaveURL(/\?service=One\+label$/)
    await expect(authors(plain)).toHaveText(['Jonas Weber', 'Ana Ribeiro'])
    await filter(plain, /^4 stars/).click()
    await expect(authors(plain)).toHaveText(['Jonas Weber'])
    await context.close()
  })

  await test.step('with a script', async () => {
    await page.goto(path)
    await expect(lead(page)).toBeVisible()
    await expect(page.locator('goodword-widget [part=frame]:not([data-key])')).toHaveCount(1)
    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    await filter(page, /^One label/).press('Enter')
    await expect(authors(page)).toHaveText(['Jonas Weber', 'Ana Ribeiro'])
    await expect(page).toHaveURL(/\?service=One\+label$/)
    await expect(page).toHaveTitle(/: One label$/)
    await expect(lead(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'One label: 2 of 3 testimonials.' })).toBeVisible()
    await expect(current(page), 'the link keeps the focus').toBeFocused()
    await filter(page, /^5 stars/).click()
    await expect(authors(page)).toHaveText(['Kim Sørensen', 'Ana Ribeiro'])
    await page.goBack()
    await expect(authors(page)).toHaveText(['Jonas Weber', 'Ana Ribeiro'])
    await expect(current(page)).toContainText('One label')
    await filter(page, /^All/).click()
    await expect(authors(page)).toHaveText(['Jonas Weber', 'Ana Ribeiro'])
    await expect(lead(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true)
  })

  await test.step('where the script can’t fetch the page', async () => {
    await page.route(/\?stars=4$/, (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    )
    await filter(page, /^4 stars/).click()
    await expect(authors(page)).toHaveText(['Jonas Weber'])
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBeUndefined()
  })
})
