import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { openForm, choose, uploaded, bar } from './files/photo-form.ts'
import { pngOf } from './files/images.ts'
import { expect, test } from './fixtures.ts'

const widths = [320, 360, 1280]

test.describe('in both themes and three widths', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('the photo field is accessible and fits the window when it is empty, refused, uploading, failed and uploaded', async ({
    page,
    request,
  }) => {
    await openForm({ page, request })
    await expectAccessibleAndNoOverflow(page, { widths })
    const name = `${'A very long name of a photo '.repeat(4)}.png`
    await choose(page, { name, mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('Supported file types: PNG, JPG, JPEG.')).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths })
    let fail = () => {}
    const released = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(
      '**/image/*',
      async (route) => {
        await released
        await route.fulfill({ status: 507, json: { message: 'There is no room for pictures any more.' } })
      },
      { times: 1 },
    )
    await choose(page, pngOf({ name }))
    await expect(bar(page)).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths })
    fail()
    await expect(page.getByText('Upload failed. Please try again', { exact: true })).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths })
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect(uploaded(page)).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths })
  })
})
