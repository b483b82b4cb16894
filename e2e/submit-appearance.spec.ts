import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { newLink, sendButton, textarea, thanks, answerText } from './submit.fixtures.ts'

test.describe('in both themes and two widths', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('form, failure, thanks and an invalid link are accessible and fit the window', async ({ page, request }) => {
    await page.route('**/submit', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto(await newLink(request, { organisationName: 'Gemeinschaftspraxis Donaudampfschifffahrt' }))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    }
    await expect(textarea(page)).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await sendButton(page).click()
    await expect(page.getByText('Please write your testimonial')).toBeVisible()
    await page.getByRole('radio', { name: '5 stars' }).check()
    await textarea(page).fill(answerText)
    await page.getByRole('button', { name: 'What changed for you?' }).click()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await expectAccessibleAndNoOverflow(page)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.goto('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
  })
})
