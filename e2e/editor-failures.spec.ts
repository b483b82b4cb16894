import type { Page } from '@playwright/test'
import { publishWidget } from '#shared/widget-editor.ts'
import { createOwner, expect, firstWidget } from './fixtures.ts'
import { openEditor, preview, publishFirst, test, writeTestimonials } from './editor.fixtures.ts'

const publishCall = `**${publishWidget.path.replace(':id', 'wgt_*')}`

test.describe('the widget editor, when publishing or the preview fails,', () => {
  test.use({ expectedConsoleErrors: /status of (409|500)/ })

  test('keeps unpublished changes, and marks the address field when the address is taken', async ({
    page,
    request,
    owner,
  }) => {
    const other = await createOwner(request)
    const taken = `taken-${owner.session.localId.toLowerCase().replace(/[^a-z\d]/g, '')}`
    await publishFirst({ request, owner: other }, { slug: taken })
    await openEditor({ page, request, owner })
    await page.getByLabel('Hosted page address').fill(taken)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByLabel('Hosted page address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Hosted page address')).toBeFocused()

    await page.getByLabel('Hosted page address').fill('')
    await page.getByLabel('Name', { exact: true }).fill('Homepage')
    await page.route(publishCall, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Your changes aren’t lost.')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Homepage')
    await expect(page.getByText('Unpublished changes')).toBeVisible()
  })

  test('warns before it overwrites what another window published, and keeps the changes of this window', async ({
    page,
    request,
    owner,
    context,
  }) => {
    await openEditor({ page, request, owner })
    const other = await context.newPage()
    await openEditor({ page: other, request, owner })
    const publish = (window: Page) => window.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByLabel('Maximum').fill('7')
    await other.getByLabel('Name', { exact: true }).fill('From the other window')
    await publish(other)
    await expect(other.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await publish(page)
    await expect(page.getByRole('alert')).toContainText('was published from somewhere else in the meantime')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('From the other window')
    await expect(page.getByLabel('Maximum')).toHaveValue('7')
    await publish(page)
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => firstWidget(request, owner)).toMatchObject({ name: 'From the other window' })

    // The change was saved although the response was lost, so it does not count as another window's change.
    await page.getByLabel('Maximum').fill('5')
    await page.route(publishCall, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      await route.fetch()
      await route.fulfill({ status: 500, json: {} })
    })
    await publish(page)
    await expect(page.getByRole('alert')).toContainText('Your changes aren’t lost.')
    await page.unroute(publishCall)
    await publish(page)
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect(page.getByText('Unpublished changes')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('says when the preview could not be updated, and updates it after a retry', async ({ page, request, owner }) => {
    await writeTestimonials({ request, owner }, 2)
    await openEditor({ page, request, owner })
    await expect(preview(page).locator('figure')).toHaveCount(2)
    await page.route('**/preview', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByLabel('Maximum').fill('1')
    await expect(page.getByText('The preview could not be updated.')).toBeVisible()
    await expect(preview(page).locator('figure')).toHaveCount(2)
    await page.unroute('**/preview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(preview(page).locator('figure')).toHaveCount(1)
    await expect(page.getByText('The preview could not be updated.')).toHaveCount(0)
  })
})
