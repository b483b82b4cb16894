import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' })
  const html = (page: Page) => page.locator('html')

  test('follows the system before and after the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const scripts = page.waitForResponse('**/early.js')
    await page.goto('/login')
    await scripts
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('that the user chose stays, also in another tab, until the user chooses System', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/login')
    await page.goto('/login')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(html(other)).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('radio', { name: 'System' }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })
})
