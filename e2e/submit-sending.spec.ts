import { expect, test } from './fixtures.ts'
import { newLink, sendButton, textarea, answerText } from './submit.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

test('the form is read-only while it is being sent, and editable again after a failure', async ({ page, request }) => {
  await page.goto(await newLink(request))
  let fail = () => {}
  const released = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/submit', async (route) => {
    await released
    await route.fulfill({ status: 500, body: '' })
  })
  const name = page.getByLabel('Your name')
  const fourStars = page.getByRole('radio', { name: '4 stars' })
  await fourStars.check()
  await textarea(page).fill(answerText)
  await name.press('Enter')
  await expect(sendButton(page)).toHaveText('Sending…')
  await expect(name).not.toBeEditable()
  await expect(textarea(page)).not.toBeEditable()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(name).toBeFocused()
  await page.keyboard.type('Anna')
  await expect(name).toHaveValue('Ana Ribeiro')
  const prompt = page.getByRole('button', { name: 'What changed for you?' })
  for (const button of [prompt, page.getByRole('button', { name: 'Clear rating' })]) {
    await expect(button).toBeDisabled()
    await button.dispatchEvent('click')
  }
  await expect(name).toBeFocused()
  await expect(prompt).toHaveAttribute('aria-pressed', 'false')
  await expect(textarea(page)).toHaveValue(answerText)
  for (const radio of [page.getByRole('radio', { name: '2 stars' }), page.getByRole('radio', { name: 'Private' })])
    await radio.dispatchEvent('click')
  await expect(fourStars).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
  fail()
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
  await expect(textarea(page)).toBeEditable()
  await name.press('End')
  await page.keyboard.type(' Silva')
  await expect(name).toHaveValue('Ana Ribeiro Silva')
  await page.getByRole('radio', { name: '5 stars' }).check()
})
