import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, rememberNewOwner, test } from './fixtures.ts'

test.describe('in both themes and at two widths', () => {
  test.use({ expectedConsoleErrors: /status of 404/ })

  test('sign-in pages, the 404 page, the profile and the menus are accessible and fit the window', async ({ page }) => {
    for (const [path, name] of [
      ['/login', 'Sign in'],
      ['/sign-up', 'Create account'],
      ['/forgot-password', 'Send reset email'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleAndNoOverflow(page)
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('Email is required.')).toBeVisible()
      await expectAccessibleAndNoOverflow(page)
    }
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await rememberNewOwner(page)
    await page.goto('/settings/profile')
    await page.getByLabel('First name').fill('')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('First name is required.')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.getByRole('button', { name: /^Account/ }).click()
    await expectAccessibleAndNoOverflow(page, { widths: [1280] })
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessibleAndNoOverflow(page, { widths: [360] })
  })
})
