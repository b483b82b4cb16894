import { openBillingPortal } from '#shared/billing.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'
import { paidMonthly, planButton, showSubscription } from './plan.fixtures.ts'

const FAILURE = 'Unable to update your plan. Please contact support.'

test.describe('when a change of plan fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('an error is shown and every button works again', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await page.goto('/settings/subscription')
    let answer: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      '**/goodword/stripe/create-checkout-session',
      async (route) => {
        await released
        await route.fulfill({ status: 503, json: { message: 'Payments cannot be reached.' } })
      },
      { times: 1 },
    )
    const [opened] = await Promise.all([page.waitForEvent('popup'), planButton(page, 'Choose Pro').click()])
    for (const name of ['Your current plan', 'Choose Pro', 'Choose Studio'])
      await expect(planButton(page, name)).toBeDisabled()
    answer()
    const toast = page.getByRole('alert').filter({ hasText: FAILURE })
    await expect(toast).toBeVisible()
    await expect.poll(() => opened.isClosed()).toBe(true)
    await expect(planButton(page, 'Choose Pro')).toBeEnabled()
    await expect(planButton(page, 'Choose Studio')).toBeEnabled()

    await page.evaluate(() => {
      window.open = () => null
    })
    await planButton(page, 'Choose Pro').click()
    await expect(page.getByRole('link', { name: 'Open checkout' })).toHaveAttribute('href', /\/dev\/stripe\/checkout/)

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test('a billing page that does not open shows the server’s message', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await showSubscription(page, paidMonthly)
    await page.route(`**${openBillingPortal.path}`, (route) =>
      route.fulfill({ status: 503, json: { message: 'Stripe cannot be reached. Try again in a minute.' } }),
    )
    await page.goto('/settings/subscription')
    await page.getByRole('button', { name: 'Invoices and card' }).click()
    await expect(page.getByText('Stripe cannot be reached. Try again in a minute.')).toBeVisible()
  })

  test('cancelling and keeping the plan show the same error', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const me = { plan: 'pro', isStripeSubscriptionCancelling: false }
    await page.route('**/goodword/user/me', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...me } })
    })
    await page.route(/\/goodword\/stripe\/(cancel|reinstate)-subscription$/, (route) =>
      route.fulfill({ status: 409, json: { message: 'There is no subscription.' } }),
    )
    await page.goto('/settings/subscription')
    await planButton(page, 'Downgrade').click()
    const question = page.getByRole('dialog', { name: 'Downgrade to Free?' })
    await question.getByRole('button', { name: 'Downgrade' }).click()
    await expect(page.getByText(FAILURE)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(planButton(page, 'Downgrade')).toBeEnabled()
    me.isStripeSubscriptionCancelling = true
    await page.reload()
    await planButton(page, 'Keep Pro').click()
    await expect(page.getByText(FAILURE)).toBeVisible()
    await expect(planButton(page, 'Keep Pro')).toBeEnabled()
  })
})
