import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

/** Adds up layout shifts that no input caused, from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) shifts.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'shifts'), 'sum')))

for (const width of [1280, 360])
  test(`the landing page shows a live widget at ${width} px without layout shifts, and is accessible`, async ({
    page,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wall = page.getByRole('region', { name: 'An example wall, live' })
    await expect(wall).toHaveCount(0)
    await page.getByRole('heading', { name: 'Two lines of HTML.' }).scrollIntoViewIfNeeded()
    await expect(wall.getByRole('listitem')).toHaveCount(6)
    await expect(wall).toContainText('6 of 6 testimonials')
    await expect(page.getByText('An invented studio with invented clients')).toBeVisible()
    await page.getByText('© 2025 Goodword').scrollIntoViewIfNeeded()
    await expect(page.getByText('© 2025 Goodword')).toBeInViewport()
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
    await expectAccessible(page)
  })

test.describe('the first paint', () => {
  test.use({ colorScheme: 'light' })

  test('has the chosen theme and the text before the scripts of the page arrive', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(background).toBe('rgb(18, 16, 14)')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    released.resolve()
    await expect(page.locator('#root[data-page]')).toHaveCount(0)
    expect(await background()).toBe('rgb(18, 16, 14)')
  })
})
