import { approve, createRequest, expect, firstWidget } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

const ORIGINAL = 'Nora kept the blue cap. She was never late.'
const GERMAN = 'Nora hat die blaue Kappe behalten. Sie kam nie zu spät.'

test('a translation is read first on pages in its language, and hides when the client changes the words', async ({
  page,
  request,
  owner,
  product,
  customerSite,
}) => {
  const { id } = await createRequest(request, owner)
  const portal = await answerRequest(request, { id, testimonial: ORIGINAL })
  await approve(request, owner, id)
  const widget = await firstWidget(request, owner)
  const details = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  const openDetails = () => openList(page, `/testimonial/list?open=${id}`)
  const germanSite = await customerSite(`<!doctype html><html lang="de-AT"><meta charset="utf-8"><title>Kunden</title>
<goodword-widget widget="${widget.id}"></goodword-widget><script async src="${product.origin}/widget.js"></script>`)

  await openDetails()
  await details.getByRole('button', { name: 'Add a translation' }).click()
  await details.getByRole('textbox', { name: 'Translation' }).fill(GERMAN)
  // What was typed outlives the choice of another language, and closing the details.
  await details.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.keyboard.press('Escape')
  await openDetails()
  await expect(details.getByRole('textbox', { name: 'Translation' })).toHaveValue(GERMAN)
  await details.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await details.getByRole('button', { name: 'Save translation' }).click()
  await expect(details.getByText('Visitors whose page is in this language read it first.')).toBeVisible()
  await expect(details.getByText('You wrote a translation')).toBeVisible()

  await page.goto(germanSite)
  const card = page.locator('goodword-widget [part=card]')
  await expect(card.getByText(GERMAN).first()).toBeVisible()
  await expect(card).toContainText('Übersetzung von Feldmann Studio, Original: Englisch')
  await expect(card.getByText(ORIGINAL)).toBeHidden()
  await card.getByText('Original anzeigen').click()
  await expect(card.getByText(ORIGINAL)).toBeVisible()

  await page.goto(portal)
  await expect(page.getByRole('figure')).toContainText(`Translated by Feldmann Studio (Deutsch)${GERMAN}`)
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill('Nora kept the cap.')
  await page.getByRole('button', { name: 'Send to Feldmann Studio' }).click()
  await expect(page.getByRole('status').getByText('has received your testimonial.')).toBeVisible()

  await openDetails()
  await details.getByRole('button', { name: 'Keep translation' }).click()
  await expect(details.getByText('It appears with the testimonial once that is approved.')).toBeVisible()
  await details.getByRole('button', { name: 'Remove translation' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(details.getByText(GERMAN)).toBeVisible()
})
