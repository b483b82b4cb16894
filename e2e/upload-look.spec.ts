import { expectAccessible } from './accessibility.ts'
import { openForm, choose, uploaded, bar } from './files/photo-form.ts'
import { pngOf } from './files/pictures.ts'
import { expect, test } from './fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360, 320]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, expectedConsoleErrors: /Failed to load resource/ })

      test('empty, refused, saving, failed and uploaded are accessible and fit', async ({ page, request }) => {
        const expectSound = async () => {
          await expectAccessible(page)
          const { scrollWidth, clientWidth } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            clientWidth: document.documentElement.clientWidth,
          }))
          expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
        }
        await openForm({ page, request })
        await expectSound()
        const name = `${'A very long name of a photo '.repeat(4)}.png`
        await choose(page, { name, mimeType: 'image/png', buffer: Buffer.from('x') })
        await expect(page.getByText('Supported file types: PNG, JPG, JPEG.')).toBeVisible()
        await expectSound()
        let fail = () => {}
        const held = new Promise<void>((resolve) => {
          fail = resolve
        })
        await page.route(
          '**/image/*',
          async (route) => {
            await held
            await route.fulfill({ status: 507, json: { message: 'There is no room for pictures any more.' } })
          },
          { times: 1 },
        )
        await choose(page, pngOf({ name }))
        await expect(bar(page)).toBeVisible()
        await expectSound()
        fail()
        await expect(page.getByText('Upload failed. Please try again', { exact: true })).toBeVisible()
        await expectSound()
        await page.getByRole('button', { name: /^Try again/ }).click()
        await expect(uploaded(page)).toBeVisible()
        await expectSound()
      })
    })
  }
}
