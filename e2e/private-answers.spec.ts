import { approve, bearer, createRequest, expect, firstWidget, test } from './fixtures.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { formPreview, openFormEditor } from './form-editor.fixtures.ts'
import { textarea, thanks } from './submit.fixtures.ts'

test('an owner keeps the answers to a question from being shown, and the client reads that below it', async ({
  page,
  request,
}) => {
  const owner = await openFormEditor(page, request, 'pro')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('What changed?')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('What should we do better?')
  const mayBeShown = page.getByRole('checkbox', { name: 'May be shown with the testimonial' }).nth(1)
  await expect(mayBeShown).toBeChecked()
  await mayBeShown.uncheck()
  const preview = formPreview(page)
  await expect(preview.getByText('Only Studio Halm reads this answer.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Form saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'May be shown with the testimonial' }).nth(0)).toBeChecked()
  await expect(mayBeShown).not.toBeChecked()

  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  await textarea(page).fill('They planned the whole rebuild around our deliveries.')
  const question = page.getByLabel('What should we do better?')
  await expect(question).toHaveAccessibleDescription('Only Studio Halm reads this answer.')
  await question.fill('Answer the phone.')
  await expect(page.getByRole('checkbox', { name: /My answers/ })).toHaveCount(0)
  await page.getByLabel('What changed?').fill('Everything.')
  await page.getByRole('checkbox', { name: /My answers/ }).check()
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  await expect(thanks(page)).toBeVisible()
  await page.goto((await page.locator('a[href^="/testimonial/mine/"]').getAttribute('href')) ?? '')
  await expect(page.getByText('Everything.')).toBeVisible()
  await expect(page.getByText('Answer the phone.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await expect(page.getByLabel('What should we do better?')).toHaveValue('Answer the phone.')
  await expect(page.getByText('Only Studio Halm reads this answer.')).toBeVisible()

  await page.goto('/testimonial/list')
  await page.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Answer the phone.')).toBeVisible()
  await expect(details.getByText('Never shown to others')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).click()
  const dialog = page.getByRole('dialog', { name: /Approve/ })
  await expect(dialog.getByText('Everything.')).toBeVisible()
  await expect(dialog.getByText('Answer the phone.')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await approve(request, owner, id)
  const widget = await firstWidget(request, owner)
  const feed = await request.get(`/w/${widget.id}.json`, { headers: bearer(owner) })
  expect(await feed.json()).toMatchObject({
    items: [{ answers: [{ question: 'What changed?', answer: 'Everything.' }] }],
  })
})
