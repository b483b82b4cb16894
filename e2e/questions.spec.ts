import { approve, createOwner, createRequest, expect, firstWidget, test } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { sendButton, textarea, thanks } from './submit.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource.*422/ })

test('a client answers a question that the owner rewords in the meantime, and the approved answer appears on the wall', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const first = 'Whom would you recommend it to?'
  const question = 'Who should come here too?'
  const settings = { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: first }] }
  const saved = await request.put('/goodword/forms/default/settings', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: settings,
  })
  expect(saved.status()).toBe(200)
  const { id } = await createRequest(request, owner)

  await page.goto(`/testimonial/submit/${id}`)
  await textarea(page).fill('They planned the whole rebuild around our deliveries.')
  await page.getByLabel(first).fill('Anybody who cannot close for a day.')
  await page.getByLabel('Your role').fill('Founder')
  await page.getByRole('checkbox', { name: /My answers/ }).check()
  const again = { ...settings, questions: [{ text: question }] }
  await request.put('/goodword/forms/default/settings', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: again,
  })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The questions have changed.')
  await expect(page.getByLabel(question)).toHaveValue('Anybody who cannot close for a day.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(thanks(page)).toBeVisible()

  const details = await request.get(`/goodword/testimonial/${id}/details`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(await details.json()).toMatchObject({
    role: 'Founder',
    answers: [{ question, answer: 'Anybody who cannot close for a day.' }],
    parts: { name: true, photo: true, company: false, answers: true },
  })
  await approve(request, owner, id)
  const { id: widgetId } = await firstWidget(request, owner)
  await page.goto(`/wall/${widgetId}`)
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByText('Anybody who cannot close for a day.')).toBeVisible()
  await expect(page.getByText('Founder')).toHaveCount(0)
})
