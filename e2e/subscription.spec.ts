import type { Page } from '@playwright/test'
import { expectSound } from './accessibility.ts'
import { createOwner, expect, signIn, test } from './fixtures.ts'

const plan = (page: Page, name: 'Free' | 'Pro' | 'Studio') => page.getByRole('region', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const FAILURE = 'Unable to update your plan. Please contact support.'

async function pay(page: Page) {
  const [checkout] = await Promise.all([page.waitForEvent('popup'), choose(page, 'Choose Pro').click()])
  await checkout.getByRole('button', { name: 'Pay $12' }).click()
  return checkout
}

test('Pro is bought in a window of its own, cancelled, and kept', async ({ page, request }) => {
  await signIn(page, await createOwner(request))
  await page.goto('/settings/subscription')
  await expect(plan(page, 'Free').getByRole('button')).toHaveText('Your current plan')
  await expect(plan(page, 'Free').getByRole('button')).toBeDisabled()
  await expect(page.getByText('0 of 5 requests this month, resets 1', { exact: false })).toBeVisible()
  await expect(plan(page, 'Studio').getByRole('button')).toHaveAccessibleDescription(
    'Write to support@goodword.example.',
  )
  const calls: string[] = []
  page.on('request', (sent) => calls.push(`${sent.method()} ${new URL(sent.url()).pathname}`))
  await choose(page, 'Choose Studio').click()
  // What the page tells of its use is sent in its own time.
  expect(calls.filter((call) => !call.includes('/analytics/'))).toEqual([])
  await expectSound(page)

  const asked: string[] = []
  page.context().on('request', (sent) => {
    if (sent.frame().page() !== page) asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`)
  })
  const checkout = await pay(page)
  await expect(checkout).toHaveURL(/\/stripe\/payment-success$/)
  await expect.poll(() => asked).toContain('GET /goodword/stripe/subscription')
  await expect(checkout.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  await expect(checkout.getByText('Thank you for your purchase')).toBeVisible()
  await expectSound(checkout)
  await expect(plan(page, 'Pro').getByRole('button')).toHaveText('Your current plan')
  await expect(page.getByText('0 of 30 requests this month', { exact: false })).toBeVisible()
  await expect(page.getByText('$12 on', { exact: false })).toBeVisible()
  await checkout.getByRole('link', { name: 'Back to app' }).click()
  await expect(checkout).toHaveURL(/\/testimonial\/list$/)
  await checkout.close()

  await choose(page, 'Downgrade').click()
  const question = page.getByRole('dialog', { name: 'Downgrade to Free?' })
  await expect(question).toContainText(/Your Pro plan stays until \d+ \w+ \d{4}/)
  await question.getByRole('button', { name: 'Downgrade' }).click()
  const ending = page.getByRole('complementary', { name: 'The end of your plan' })
  await expect(ending).toContainText(/Your Pro plan ends on \d+ \w+ \d{4}\./)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(choose(page, 'Downgrade')).toBeDisabled()
  await expectSound(page)
  await choose(page, 'Keep Pro').click()
  await expect(plan(page, 'Pro').getByRole('button')).toHaveText('Your current plan')
  await expect(ending).toHaveCount(0)
})

test('the confirmation of a payment is shown to whoever is signed out as well', async ({ page }) => {
  await page.goto('/stripe/payment-success')
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to app' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('where a change of plan fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('it is told, and every button works again', async ({ page, request }) => {
    await signIn(page, await createOwner(request))
    await page.goto('/settings/subscription')
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      '**/goodword/stripe/create-checkout-session',
      async (route) => {
        await asked
        await route.fulfill({ status: 503, json: { message: 'Payments cannot be reached.' } })
      },
      { times: 1 },
    )
    const [opened] = await Promise.all([page.waitForEvent('popup'), choose(page, 'Choose Pro').click()])
    for (const name of ['Your current plan', 'Choose Pro', 'Choose Studio'])
      await expect(choose(page, name)).toBeDisabled()
    answer()
    const toast = page.getByRole('alert').filter({ hasText: FAILURE })
    await expect(toast).toBeVisible()
    await expect.poll(() => opened.isClosed()).toBe(true)
    await expect(choose(page, 'Choose Pro')).toBeEnabled()
    await expect(choose(page, 'Choose Studio')).toBeEnabled()

    await page.evaluate(() => {
      window.open = () => null
    })
    await choose(page, 'Choose Pro').click()
    await expect(page.getByRole('link', { name: 'Open the checkout' })).toHaveAttribute(
      'href',
      /\/dev\/stripe\/checkout/,
    )

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test('to cancel and to keep it tell the same', async ({ page, request }) => {
    await signIn(page, await createOwner(request))
    const me = { plan: 'pro', isStripeSubscriptionCancelling: false }
    await page.route('**/goodword/user/me', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...me } })
    })
    await page.route(/\/goodword\/stripe\/(cancel|reinstate)-subscription$/, (route) =>
      route.fulfill({ status: 409, json: { message: 'There is no subscription.' } }),
    )
    await page.goto('/settings/subscription')
    await choose(page, 'Downgrade').click()
    const question = page.getByRole('dialog', { name: 'Downgrade to Free?' })
    await question.getByRole('button', { name: 'Downgrade' }).click()
    await expect(page.getByText(FAILURE)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(choose(page, 'Downgrade')).toBeEnabled()
    me.isStripeSubscriptionCancelling = true
    await page.reload()
    await choose(page, 'Keep Pro').click()
    await expect(page.getByText(FAILURE)).toBeVisible()
    await expect(choose(page, 'Keep Pro')).toBeEnabled()
  })
})
