import { createOwner, expect, rememberOwner, test } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

test.use({ expectedConsoleErrors: /status of 422/ })

test('an owner makes a second form, a visitor answers it, and its link says closed once it is deleted', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await buyPro(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/forms')
  await expect(page.getByText('1 of 5 forms on Pro')).toBeVisible()
  await page.getByRole('button', { name: '+ New form' }).click()
  await page.getByLabel('Name').fill('Label School')
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { name: 'Label School' })).toBeVisible()
  await expect(page).toHaveURL(/\/forms\/frm_/)

  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('Which evening helped you most?')
  await page.getByRole('radio', { name: 'Choice' }).check()
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Paper and printers')
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('Drawing letters')
  await page.getByRole('button', { name: 'Move answer 2 up' }).click()
  await expect(page.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('Drawing letters')
  await page.getByLabel('Link label').fill('Our other courses')
  await page.getByLabel('Link address').fill('https://feldmann.example/courses')
  await page.getByLabel('Service').fill('Six evenings of printing')
  const preview = page.getByRole('figure', { name: 'What your clients see' }).frameLocator('iframe')
  await expect(preview.getByText('Which evening helped you most?')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Form saved.')).toBeVisible()
  const link = await page.getByRole('link', { name: 'Open form' }).getAttribute('href')

  await page.goto(`${link}`)
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('How was your experience?').fill('Six evenings, and I print my own labels now.')
  await page.getByRole('radio', { name: 'Drawing letters' }).check()
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  // Whoever sends within two seconds is taken for a program, and can send again.
  await expect(async () => {
    await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Our other courses' })).toHaveAttribute(
    'href',
    'https://feldmann.example/courses',
  )

  await page.goto('/testimonial/list')
  const answered = page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })
  await answered.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Which evening helped you most?')).toBeVisible()
  await expect(details.getByText('Drawing letters')).toBeVisible()
  await expect(details.getByText('Six evenings of printing')).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: 'Label School' })).toBeVisible()

  await page.goto('/forms')
  const form = page.getByRole('row').filter({ hasText: 'Label School' })
  await expect(form).toContainText('Rating, text, photo and 1 question')
  await form.getByRole('link', { name: '1 to review' }).click()
  await expect(page).toHaveURL(/status=submitted&form=frm_/)
  await expect(answered).toBeVisible()
  await page.goBack()
  await form.getByRole('button', { name: 'More actions for “Label School”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete “Label School”?' })
  await expect(asked).toContainText('Its answer stays.')
  await asked.getByRole('button', { name: 'Delete form' }).click()
  await expect(page.getByText('1 of 5 forms on Pro')).toBeVisible()
  await page.goto(`${link}`)
  await expect(page.getByText('closed', { exact: false })).toBeVisible()
})
