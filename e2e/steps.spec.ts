import type { APIRequestContext } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, createRequest, expect, type Owner, test } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { textarea, thanks } from './submit.fixtures.ts'

const CHOICE = { text: 'Which evening helped most?', kind: 'choice', options: ['Paper', 'Printing'] }

test.use({ viewport: { width: 390, height: 760 } })

async function openOwner(request: APIRequestContext, form: object): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const data = { accentColor: null, asksCompany: true, asksRole: false, questions: [CHOICE], ...form }
  const saved = await request.put('/goodword/forms/default/settings', { headers: bearer(owner), data })
  expect(saved.status()).toBe(200)
  return owner
}

test('on a phone, a client answers one step at a time, goes back, and comes back after a reload', async ({
  page,
  request,
}) => {
  const owner = await openOwner(request, {})
  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you for working with Studio Halm' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  await page.getByRole('radio', { name: '4 stars' }).check()
  await next.click()

  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you for working with Studio Halm' })).toBeHidden()
  await next.click()
  await expect(page.getByText('Please write your testimonial.')).toBeVisible()
  await expect(textarea(page)).toBeFocused()
  await textarea(page).fill('They planned the whole rebuild around our deliveries.')
  await next.click()
  await page.getByRole('radio', { name: 'Printing' }).check()
  await page.goBack()
  await expect(textarea(page)).toHaveValue('They planned the whole rebuild around our deliveries.')
  await page.goForward()
  await expect(page.getByRole('radio', { name: 'Printing' })).toBeChecked()
  await next.click()

  await page.getByLabel('Your name').fill('')
  await page.getByLabel('Your name').press('Enter')
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  await page.reload()
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Ribeiro')
  await page.getByLabel('Your name').press('Enter')
  await expect(page.getByText('Your photo')).toBeVisible()
  await next.click()
  await expect(page.getByText('Step 6 of 6')).toBeVisible()
  await expect(next).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  await page.getByRole('button', { name: 'Back' }).click()
  await next.click()
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  await expect(thanks(page)).toBeVisible()
  const details = await request.get(`/goodword/testimonial/${id}/details`, { headers: bearer(owner) })
  expect(await details.json()).toMatchObject({ rating: 4, answers: [{ answer: 'Printing' }] })
})

test('what is missing in an earlier step is shown there, and a wider window shows one page', async ({
  page,
  request,
}) => {
  const owner = await openOwner(request, { layout: 'steps' })
  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  const next = page.getByRole('button', { name: 'Continue' })
  await next.click()
  await textarea(page).fill('Kept both.')
  for (let step = 2; step < 6; step += 1) await next.click()
  await page.evaluate(() => window.history.go(-4))
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await textarea(page).fill('')
  await page.evaluate(() => window.history.go(4))
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await expect(textarea(page)).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  const data = { accentColor: null, asksCompany: true, asksRole: false, questions: [CHOICE], layout: 'auto' }
  await request.put('/goodword/forms/default/settings', { headers: bearer(owner), data })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible()
  await expect(page.getByText(/^Step/)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Printing' })).toBeVisible()
})
