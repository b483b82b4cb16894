import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, createRequest, expect, rememberOwner, test } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

test.use({ expectedConsoleErrors: /status of 422/ })

test('an owner pastes codes, each client gets a different one and finds it again, and the owner reads when none is left', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  await rememberOwner(page, owner)
  const { items } = await (await request.get('/goodword/forms', { headers: bearer(owner) })).json()
  const editor = `/forms/${items[0].id}`
  await page.goto(editor)
  const section = page.getByRole('main').locator('#codes')
  await section.getByRole('button', { name: 'Add codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add codes' })
  await dialog.getByLabel('What the code is for').fill('A seat for a friend')
  await dialog.getByLabel('Codes').fill('JAR-1\n\nJAR-2\nJAR-1')
  await dialog.getByRole('button', { name: 'Add 3 codes' }).click()
  await expect(dialog.getByText('Row 3: “JAR-1” is in row 1 too.')).toBeVisible()
  await dialog.getByLabel('Codes').fill('JAR-1\nJAR-2')
  await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })
  await dialog.getByRole('button', { name: 'Add 2 codes' }).click()
  await expect(section.getByText('2 codes left for “A seat for a friend”, none given so far.')).toBeVisible()
  const note = page.getByRole('complementary', { name: 'Codes' })
  await expect(note).toContainText('Only 2 codes left.')
  await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })

  for (const code of ['JAR-1', 'JAR-2', null]) {
    const { id } = await createRequest(request, owner, {})
    await page.goto(`/testimonial/submit/${id}`)
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await page.getByLabel('How was your experience?').fill('Precise, funny, never late.')
    await page.getByLabel('Your name').fill('Ana Ribeiro')
    await page.getByRole('button', { name: /^Send to/ }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await expect(page.getByText(/^JAR-/)).toHaveText(code === null ? [] : [code])
    await page.goto((await page.locator('a[href^="/testimonial/mine/"]').getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^JAR-/)).toHaveText(code === null ? [] : [code])
  }
  await page.goto(editor)
  await expect(note).toContainText('No codes left. Clients who answer now get your thank-you without a code.')
  await section.getByRole('button', { name: 'Delete codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete codes' }).click()
  await expect(note).toHaveCount(0)
})
