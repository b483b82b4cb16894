import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod'
import { Form, listForms } from '#shared/forms.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, createRequest, expect, type Owner, test } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { textarea, thanks } from './submit.fixtures.ts'

const CHOICE = { text: 'Which evening helped most?', kind: 'choice', options: ['Paper', 'Printing'] }
const WORDS = 'They planned the whole rebuild around our deliveries.'

test.use({ viewport: { width: 390, height: 760 }, hasTouch: true })

async function openOwner(request: APIRequestContext, form: object): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const data = { accentColor: '#0b6e4f', asksCompany: true, asksRole: false, questions: [CHOICE], ...form }
  const saved = await request.put('/goodword/forms/default/settings', { headers: bearer(owner), data })
  expect(saved.status()).toBe(200)
  return owner
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const back = (page: Page) => page.getByRole('button', { name: 'Back' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const expectStep = (page: Page, step: string) =>
  expect(page.getByRole('status').filter({ hasText: /^Step/ })).toHaveText(step)

test('on a phone, a client answers one step at a time, goes back, and comes back after a reload', async ({
  page,
  request,
}) => {
  const owner = await openOwner(request, {})
  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  await expectStep(page, 'Step 1 of 6')
  await expect(heading(page, 'Thank you for working with Studio Halm')).toBeVisible()
  await expect(back(page)).toHaveCount(0)
  await expect(page.getByText(/^Saved/)).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(page.getByText('Saved until you close this tab')).toBeVisible()
  await next(page).click()

  await expectStep(page, 'Step 2 of 6')
  await expect(heading(page, 'How was your experience?')).toBeFocused()
  await next(page).click()
  await expect(page.getByText('Please write your testimonial.')).toBeVisible()
  await expect(textarea(page)).toBeFocused()
  await textarea(page).fill(WORDS)
  await next(page).click()
  await page.getByRole('radio', { name: 'Printing' }).check()
  await page.goBack()
  await expect(textarea(page)).toHaveValue(WORDS)
  await page.goForward()
  await expect(page.getByRole('radio', { name: 'Printing' })).toBeChecked()
  // Turned on its side, it is the same form.
  await page.setViewportSize({ width: 760, height: 390 })
  await expectStep(page, 'Step 3 of 6')
  await expect(next(page)).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 760 })
  await next(page).click()

  await expect(heading(page, 'About you')).toBeFocused()
  await page.getByLabel('Your name').fill('')
  await page.getByLabel('Your name').press('Enter')
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  await page.reload()
  await expectStep(page, 'Step 4 of 6')
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Ribeiro')
  await page.getByLabel('Your name').press('Enter')
  await expect(heading(page, /^Your photo/)).toBeFocused()
  await next(page).click()
  await expectStep(page, 'Step 6 of 6')
  await expect(next(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What others would see' })).toContainText(WORDS)
  await expectAccessibleAndNoOverflow(page, { widths: [320, 390] })
  await back(page).click()
  await expectStep(page, 'Step 5 of 6')
  await next(page).click()
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  await expect(thanks(page)).toBeVisible()
  const details = await request.get(`/goodword/testimonial/${id}/details`, { headers: bearer(owner) })
  expect(await details.json()).toMatchObject({ rating: 4, testimonial: WORDS, answers: [{ answer: 'Printing' }] })
})

test.describe('through the collection link', () => {
  test.use({ expectedConsoleErrors: /status of 422/ })

  test('what is wrong when it is sent is shown in its step, and the way back from the thanks leaves the page', async ({
    page,
    request,
  }) => {
    const owner = await openOwner(request, { layout: 'steps' })
    const { items } = z
      .object({ items: z.array(Form) })
      .parse(await (await request.get(listForms.path, { headers: bearer(owner) })).json())
    await page.goto('/privacy-policy')
    await page.goto(items[0]?.path ?? '')
    await next(page).click()
    await textarea(page).fill(WORDS)
    await next(page).click()
    await next(page).click()
    await page.getByLabel('Your name').fill('Ana Ribeiro')
    await expect(page.getByText('Saved on this device')).toBeVisible()

    // Another day.
    await page.goto('/privacy-policy')
    await page.goto(items[0]?.path ?? '')
    const welcome = page.getByRole('region', { name: 'Welcome back' })
    await expect(welcome).toContainText('What you wrote is still on this device.')
    await welcome.getByRole('button', { name: 'Continue where I stopped' }).click()
    await expectStep(page, 'Step 4 of 6')
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Ribeiro')
    await back(page).click()
    await welcome.getByRole('button', { name: 'Start over' }).click()
    await expect(welcome).toHaveCount(0)
    const deleted = page.getByRole('region', { name: 'Your draft was deleted' })
    await expect(deleted.getByRole('heading')).toBeFocused()
    await next(page).click()
    await expect(textarea(page)).toHaveValue('')
    await back(page).click()
    await deleted.getByRole('button', { name: 'Undo' }).click()
    await expect(welcome.getByRole('heading')).toBeFocused()
    await next(page).click()
    await expect(textarea(page)).toHaveValue(WORDS)
    await page.reload()
    await expect(textarea(page)).toHaveValue(WORDS)
    await back(page).click()
    await expect(welcome).toHaveCount(0)

    await page.goto('/privacy-policy')
    await page.goto(items[0]?.path ?? '')
    await welcome.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('radio', { name: '4 stars' }).check()
    await expect(deleted).toHaveCount(0)
    await page.reload()
    await expect(deleted).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear rating' }).click()
    await next(page).click()
    await expect(textarea(page)).toHaveValue('')
    await textarea(page).fill(WORDS)
    await next(page).click()
    await next(page).click()
    await page.getByLabel('Your name').fill('Ana Ribeiro')
    await next(page).click()
    await expect(heading(page, /^Your photo/)).toBeFocused()
    await next(page).click()
    await expectStep(page, 'Step 6 of 6')
    for (const step of ['5', '4', '3', '2']) {
      await page.goBack()
      await expectStep(page, `Step ${step} of 6`)
    }
    await textarea(page).fill('')
    for (const step of ['3', '4', '5', '6']) {
      await page.goForward()
      await expectStep(page, `Step ${step} of 6`)
    }
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expectStep(page, 'Step 2 of 6')
    await expect(textarea(page)).toBeFocused()
    await textarea(page).fill(WORDS)
    await next(page).click()
    await expectStep(page, 'Step 6 of 6')
    // Whoever sends within two seconds is taken for a program, and can send again.
    await expect(async () => {
      await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
      await expect(heading(page, 'Thank you!')).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy-policy$/)
  })
})
