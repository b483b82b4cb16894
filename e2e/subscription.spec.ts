import type { Page } from '@playwright/test'
import { getSubscription, openBillingPortal, type Subscription } from '#shared/billing.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { readConfirmation } from './account.fixtures.ts'
import { createOwner, expect, test, rememberOwner } from './fixtures.ts'
import { buyPro, paidMonthly, planButton, planCard, showSubscription } from './plan.fixtures.ts'

async function pay(page: Page) {
  const [checkout] = await Promise.all([page.waitForEvent('popup'), planButton(page, 'Choose Pro').click()])
  await checkout.getByRole('button', { name: 'Pay $12' }).click()
  return checkout
}

test('an owner buys Pro in a new window, cancels it, and keeps it', async ({ page, request }) => {
  await rememberOwner(page, await createOwner(request))
  await page.goto('/settings/subscription')
  await expect(planCard(page, 'Free').getByRole('button')).toHaveText('Your current plan')
  await expect(planCard(page, 'Free').getByRole('button')).toBeDisabled()
  await expect(page.getByText('0 of 5 requests this month, resets 1', { exact: false })).toBeVisible()
  await expect(planButton(page, 'Choose Studio')).toHaveAccessibleDescription(/^To move to Studio, go to checkout ?\.$/)
  const calls: string[] = []
  page.on('request', (sent) => calls.push(`${sent.method()} ${new URL(sent.url()).pathname}`))
  await planButton(page, 'Choose Studio').click()
  // Analytics calls are sent later and do not count.
  expect(calls.filter((call) => !call.includes('/analytics/'))).toEqual([])
  await expectAccessibleAndNoOverflow(page)

  const checkoutCalls: string[] = []
  page.context().on('request', (sent) => {
    if (sent.frame().page() !== page) checkoutCalls.push(`${sent.method()} ${new URL(sent.url()).pathname}`)
  })
  const checkout = await pay(page)
  await expect(checkout).toHaveURL(/\/stripe\/payment-success$/)
  await expect.poll(() => checkoutCalls).toContain('GET /goodword/stripe/subscription')
  await expect(checkout.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  await expect(checkout.getByText('Thank you for your purchase')).toBeVisible()
  await expect(checkout.getByText('You’re now on the Pro plan.')).toBeVisible()
  await expectAccessibleAndNoOverflow(checkout)
  await expect(planCard(page, 'Pro').getByRole('button')).toHaveText('Your current plan')
  await expect(page.getByText('0 of 30 requests this month', { exact: false })).toBeVisible()
  await expect(page.getByText('0 of 3 accounts')).toBeVisible()
  await expect(page.getByText('1 of 5 forms in this workspace')).toBeVisible()
  await expect(page.getByText('$12 per month, on', { exact: false })).toBeVisible()
  await expect(page.getByText('in the window that just opened', { exact: false })).toHaveCount(0)
  await checkout.getByRole('link', { name: 'Back to app' }).click()
  await expect(checkout).toHaveURL(/\/testimonial\/list$/)
  await checkout.close()

  await planButton(page, 'Downgrade').click()
  const question = page.getByRole('dialog', { name: 'Downgrade to Free?' })
  await expect(question).toContainText(/Your Pro plan stays until \d+ \w+ \d{4}/)
  await question.getByRole('button', { name: 'Downgrade' }).click()
  const ending = page.getByRole('complementary', { name: 'Your plan is ending' })
  await expect(ending).toContainText(/Your Pro plan ends on \d+ \w+ \d{4}\./)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(planButton(page, 'Downgrade')).toBeDisabled()
  await expectAccessibleAndNoOverflow(page)
  await planButton(page, 'Keep Pro').click()
  await expect(planCard(page, 'Pro').getByRole('button')).toHaveText('Your current plan')
  await expect(ending).toHaveCount(0)
})

test('a Free owner buys Studio through the line beside its button, and pays for Studio', async ({ page, request }) => {
  await rememberOwner(page, await createOwner(request))
  await page.goto('/settings/subscription')
  await expect(planCard(page, 'Studio').getByRole('link')).toHaveCount(0)
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    planCard(page, 'Studio').getByRole('button', { name: 'go to checkout' }).click(),
  ])
  await checkout.getByRole('button', { name: 'Pay $49' }).click()
  await expect(checkout.getByText('You’re now on the Studio plan.')).toBeVisible()
  await checkout.close()
  await expect(planCard(page, 'Studio').getByRole('button', { name: 'Your current plan' })).toBeDisabled()
  await expect(page.getByText('To move to Studio')).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page)
})

test('a Pro owner reaches the billing page from the line beside the Studio button', async ({ page, request }) => {
  const owner = await createOwner(request)
  await buyPro(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/settings/subscription')
  const [billing] = await Promise.all([
    page.waitForEvent('popup'),
    planCard(page, 'Studio').getByRole('button', { name: 'open the billing page' }).click(),
  ])
  await expect(billing.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
})

test.describe('with the clock moved', () => {
  // After the clock has moved, the token of the first call has expired, and the call is retried with a fresh one.
  test.use({ expectedConsoleErrors: /status of 401/ })

  test('an owner who cancels on the billing page is on Free after the period ends, and the invoice stays listed', async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000)
    await rememberOwner(page, await createOwner(request))
    await page.goto('/settings/subscription')
    const checkout = await pay(page)
    await expect(checkout.getByText('You’re now on the Pro plan.')).toBeVisible()
    await checkout.close()
    const [billing] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Invoices and card' }).click(),
    ])
    await expect(billing.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
    await expectAccessibleAndNoOverflow(billing)
    await billing.getByRole('button', { name: 'Cancel at period end' }).click()
    await expect(billing.getByText(/Ends on \d+ \w+ \d{4}\./)).toBeVisible()
    const ending = page.getByRole('complementary', { name: 'Your plan is ending' })
    await expect(async () => {
      await page.reload()
      await expect(ending).toContainText('Your Pro plan ends on', { timeout: 2000 })
    }).toPass()
    await planButton(page, 'Keep Pro').click()
    await expect(ending).toHaveCount(0)
    await billing.reload()
    await billing.getByRole('button', { name: 'Cancel at period end' }).click()
    try {
      await page.goto('/dev/stripe')
      await page.getByRole('button', { name: '+1 day' }).click()
      await expect(page.getByText('which is ahead of your clock')).toBeVisible()
      // Redirects are not followed, because the page lists everything that earlier tests have paid.
      const nextDay = { form: { move: 'day' }, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 }
      for (let day = 1; day < 32; day += 1) {
        const moved = await page.request.post('/dev/stripe/clock', nextDay)
        expect(moved.status()).toBe(303)
      }
      await expect(async () => {
        await page.goto('/settings/subscription')
        await expect(planCard(page, 'Free').getByRole('button')).toHaveText('Your current plan', { timeout: 2000 })
      }).toPass()
      await billing.reload()
      await expect(billing.getByText('No running subscription.', { exact: false })).toBeVisible()
      await expect(billing.getByRole('listitem')).toHaveCount(1)
    } finally {
      await page.goto('/dev/stripe')
      await page.getByRole('button', { name: 'Back to now' }).click()
    }
  })
})

test('the payment confirmation is also shown to a visitor who is signed out', async ({ page }) => {
  await page.goto('/stripe/payment-success')
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to app' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the payment confirmation waits for Stripe’s event, says so when it is late, and shows the plan when it arrives', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await rememberOwner(page, await createOwner(request))
  const answers = { plan: 'free' as Subscription['plan'], count: 0 }
  await page.route(`**${getSubscription.path}`, (route) => {
    answers.count += 1
    return route.fulfill({ json: { ...paidMonthly, plan: answers.plan } })
  })
  await page.goto('/stripe/payment-success')
  await expect(page.getByText('Setting up your plan…')).toBeVisible()
  answers.plan = 'studio'
  await page.clock.runFor(2000)
  await expect(page.getByText('You’re now on the Studio plan.')).toBeVisible()

  answers.plan = 'free'
  await page.goto('/stripe/payment-success')
  await expect(page.getByText('Setting up your plan…')).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(1500)
      return page.getByText('Still processing: we haven’t heard from Stripe yet.', { exact: false }).isVisible()
    })
    .toBe(true)
  await expectAccessibleAndNoOverflow(page)
  answers.plan = 'pro'
  await page.clock.runFor(10_000)
  await expect(page.getByText('You’re now on the Pro plan.')).toBeVisible()
  const { count } = answers
  await page.clock.runFor(60_000)
  expect(answers.count).toBe(count)
})

test('a notice shows a failed payment, until when the plan stays, and a link to the billing page', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request))
  await showSubscription(page, { ...paidMonthly, graceEndsAt: '2026-12-05T10:00:00.000Z', hasSeveral: true })
  await page.route(`**${openBillingPortal.path}`, (route) =>
    route.fulfill({ json: { redirectUrl: new URL('/terms-of-service', page.url()).href } }),
  )
  await page.goto('/settings/subscription')
  const notice = page.getByRole('complementary', { name: 'A payment failed' })
  await expect(notice).toContainText('A payment failed. Your Pro plan stays until 5 Dec. Pay before then.')
  await expect(page.getByText('$12 per month, due now')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Two subscriptions' })).toContainText(
    'You’re paying for two subscriptions.',
  )
  await expectAccessibleAndNoOverflow(page)
  const [billing] = await Promise.all([
    page.waitForEvent('popup'),
    notice.getByRole('button', { name: 'Open billing page' }).click(),
  ])
  await expect(billing).toHaveURL(/\/terms-of-service$/)
  await expect(page.getByText('The billing page is open in another window.', { exact: false })).toBeVisible()
  await billing.close()
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Invoices and card' }).click()
  await expect(page.getByRole('link', { name: 'Open billing page' })).toHaveAttribute('href', /terms-of-service$/)
})

test('a yearly plan is offered with its savings, and a paying owner changes the interval on the billing page', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request))
  await showSubscription(page, {
    ...paidMonthly,
    plan: 'free',
    interval: null,
    periodEndsAt: null,
    hasBillingPage: false,
  })
  await page.goto('/settings/subscription')
  await expect(planCard(page, 'Pro')).toContainText('$12per month')
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(planCard(page, 'Pro')).toContainText('$120per year')
  await expect(planCard(page, 'Pro')).toContainText('$10 a month. You save $24 a year.')
  await expect(planCard(page, 'Studio')).toContainText('$49per month')
  const bought = page.waitForRequest('**/create-checkout-session')
  const popup = page.waitForEvent('popup')
  await page.route('**/create-checkout-session', (route) =>
    route.fulfill({ json: { redirectUrl: new URL('/terms-of-service', page.url()).href } }),
  )
  await planButton(page, 'Choose Pro').click()
  expect((await bought).postDataJSON()).toEqual({ priceId: 'pro_annual' })
  await (await popup).close()

  await page.unrouteAll()
  await showSubscription(page, paidMonthly)
  await page.reload()
  await expect(page.getByText('$12 per month, on 14 Dec 2026')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  const studio = planCard(page, 'Studio').getByRole('button', { name: 'Choose Studio' })
  await expect(studio).toHaveAccessibleDescription(/^To move to Studio, open the billing page/)
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(planCard(page, 'Pro')).toContainText('You pay by the month. Change it on the billing page.')
  await expect(planCard(page, 'Pro').getByRole('button', { name: 'Your current plan' })).toBeDisabled()
  await expectAccessibleAndNoOverflow(page)

  await page.unrouteAll()
  await showSubscription(page, { ...paidMonthly, interval: 'year' })
  await page.reload()
  await expect(page.getByText('$120 per year, on 14 Dec 2026')).toBeVisible()
})

test('the daily limit is said until the email is confirmed', async ({ page, request }) => {
  const owner = await createOwner(request)
  await rememberOwner(page, owner)
  await page.goto('/settings/subscription')
  const limit = page.getByText('You can send 500 emails a day until you confirm your email.')
  await expect(limit).toBeVisible()
  await expect(limit.getByRole('link')).toHaveAttribute('href', '/settings/security')

  const { path } = await readConfirmation(request, owner)
  const other = await page.context().newPage()
  await other.goto(new URL(path, page.url()).href)
  await expect(limit).toHaveCount(0)
  await other.close()
})
