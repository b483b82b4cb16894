import { createOwner, createRequest, expect, rememberOwner, test } from './fixtures.ts'

// React keeps what follows a Suspense's fallback back for 300 ms, by a timer. Here, no timer ever fires.
test.describe('without waiting for a timer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('an owner sees the list', async ({ page, request }) => {
    const owner = await createOwner(request)
    await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await rememberOwner(page, owner)
    await page.goto('/testimonial/list')
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })).toBeVisible()
  })

  test('a visitor sees a page that the build has not rendered', async ({ page }) => {
    await page.goto('/goodbye')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
