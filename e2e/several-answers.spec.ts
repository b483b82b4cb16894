import { PublicRequest } from '#shared/submissions.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, createRequest, expect, test } from './fixtures.ts'
import { formPreview, openFormEditor } from './form-editor.fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { textarea, thanks } from './submit.fixtures.ts'

test('an owner lets clients choose several answers, and a client chooses two by keyboard', async ({
  page,
  request,
}) => {
  const owner = await openFormEditor(page, request, 'pro')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('Which evenings helped?')
  await page.getByRole('radio', { name: 'Choice' }).check()
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Paper, ink')
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('Printing')
  await page.getByRole('button', { name: 'Add answer' }).click()
  await page.getByRole('textbox', { name: 'Answer 3' }).fill('Binding')
  await page.getByRole('checkbox', { name: 'Clients can choose several' }).check()
  await page.getByRole('checkbox', { name: 'Required' }).check()
  const preview = formPreview(page)
  await expect(preview.locator('input[type=checkbox][value="Binding"]')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Form saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Clients can choose several' })).toBeChecked()

  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  await textarea(page).fill('They planned the whole rebuild around our deliveries.')
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  const group = page.getByRole('group', { name: 'Which evenings helped?' })
  const choice = (name: string) => group.getByRole('checkbox', { name })
  const fault = page.getByText('Please answer this question.')
  await expect(fault).toBeVisible()
  await expect(choice('Paper, ink')).toBeFocused()
  await expect(group).toHaveAccessibleDescription('Choose as many as you like. Please answer this question.')
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  for (const option of await group.locator('label').all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Space')
  await expect(fault).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(choice('Paper, ink')).toBeChecked()
  await expect(choice('Printing')).not.toBeChecked()
  await expect(choice('Binding')).toBeChecked()
  await group.getByRole('button', { name: 'Clear answer' }).click()
  await expect(choice('Paper, ink')).toBeFocused()
  await choice('Binding').check()
  await choice('Paper, ink').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(thanks(page)).toBeVisible()

  await page.goto('/testimonial/list')
  await page.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Paper, ink\nBinding')).toBeVisible()
})

test.describe('one step at a time on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true })

  test('several answers stay over going back and a reload', async ({ page, request }) => {
    const owner = await createOwner(request, { organisationName: 'Studio Halm' })
    await buyPro(request, owner)
    const data = {
      accentColor: null,
      asksCompany: false,
      asksRole: false,
      layout: 'steps',
      questions: [{ text: 'Which evenings helped?', kind: 'choices', options: ['Paper', 'Printing'] }],
    }
    await request.put('/goodword/forms/default/settings', { headers: bearer(owner), data })
    const { id } = await createRequest(request, owner)
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await page.goto(`/testimonial/submit/${id}`)
    await next.click()
    await textarea(page).fill('They planned the whole rebuild around our deliveries.')
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: /Which evenings helped/ })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Printing' }).check()
    await page.getByRole('checkbox', { name: 'Paper' }).check()
    await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
    await next.click()
    await page.reload()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('checkbox', { name: 'Printing' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Paper' })).toBeChecked()
    await next.click()
    await page.getByLabel('Your name').fill('Ana Ribeiro')
    await next.click()
    await next.click()
    await page.getByRole('checkbox', { name: /My answers/ }).check()
    await expect(page.getByRole('region', { name: 'What others would see' })).toContainText('Paper\nPrinting')
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expect(thanks(page)).toBeVisible()
    const asked = PublicRequest.parse(await (await request.get(`/goodword/testimonial/${id}`)).json())
    expect(asked.isAnswered).toBe(true)
    const details = await request.get(`/goodword/testimonial/${id}/details`, { headers: bearer(owner) })
    expect(await details.json()).toMatchObject({ answers: [{ answer: 'Paper\nPrinting' }] })
  })
})
