import type { Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, expect, signIn, test, rememberOwner, rememberNewOwner } from './fixtures.ts'
import { accountOf, showAccounts, showPayments } from './payments.fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true })
const disconnect = (page: Page) => page.getByRole('button', { name: 'Disconnect', exact: true })

/** Presses a button and answers in the window that opens. */
async function answerAtStripe(
  page: Page,
  { press, answer }: { press: () => Promise<void>; answer: 'Allow' | 'Cancel' },
) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()])
  await opened.getByRole('button', { name: answer }).click()
  return opened
}

/** Presses a button that may close its window during the click, which Playwright reports as an error. */
async function pressToClose(window: Page, name: string) {
  await window
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error
    })
}

test('an account can be connected in a new window, from the banner or the settings, and disconnected', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await signIn(page, owner)
  const banner = page.getByRole('complementary', { name: 'Stripe' })
  await expect(banner).toContainText('Connect your Stripe account to automate testimonial requests.')
  await expect(banner).toContainText('an email requesting a testimonial is sent automatically')

  const declined = await answerAtStripe(page, { press: () => connect(page).click(), answer: 'Cancel' })
  await expect(heading(declined, 'Stripe was not connected.')).toBeVisible()
  await declined.close()
  await expect(banner).toBeVisible()

  const agreed = await answerAtStripe(page, { press: () => connect(page).click(), answer: 'Allow' })
  await expect(heading(agreed, 'Stripe connected!')).toBeVisible()
  await expect(page.getByText('Your Stripe account is connected.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await pressToClose(agreed, 'Close this window')
  if (!agreed.isClosed()) await expect(agreed).toHaveURL(/\/settings\/stripe$/)
  await agreed.close()

  await page.goto('/settings/stripe')
  await expect(heading(page, 'Stripe connected!')).toBeVisible()
  const automatic = 'Clients are automatically emailed to request a testimonial once they have paid their invoices.'
  await expect(page.getByText(automatic)).toBeVisible()
  await expect(page.getByText('1 of 1 on the Free plan')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Studio Halm' })).toContainText('Connected')
  await expect(page.getByRole('button', { name: 'Connect another account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions for Studio Halm' }).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog', { name: 'Disconnect Studio Halm?' })).toBeVisible()
  await page.keyboard.press('Escape')

  await disconnect(page).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to disconnect Stripe' })
  await expect(question).toContainText(
    'We will no longer automatically send emails to your clients to request testimonials.',
  )
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(heading(page, 'Stripe not connected.')).toBeVisible()
  await expect(page.getByText(automatic)).toBeVisible()

  const again = await answerAtStripe(page, { press: () => connect(page).click(), answer: 'Allow' })
  await expect(heading(page, 'Stripe connected!')).toBeVisible()
  await again.close()
})

test('each result of connecting has its own message, and an unknown result leads to the settings', async ({
  page,
  request,
}) => {
  await rememberOwner(page, await createOwner(request))
  for (const [result, title] of [
    ['connected', 'No Stripe account is connected.'],
    ['already_connected', 'This account is already connected.'],
    ['denied', 'Stripe was not connected.'],
    ['expired', 'That took too long.'],
    ['limit_reached', 'Your plan doesn’t allow another account.'],
    ['failed', 'Stripe could not be connected.'],
  ] as const) {
    await page.goto(`/stripe?result=${result}`)
    await expect(heading(page, title)).toBeVisible()
  }
  await expectAccessibleAndNoOverflow(page)
  for (const query of ['', '?result=nonsense']) {
    await page.goto(`/stripe${query}`)
    await expect(page).toHaveURL(/\/settings\/stripe$/)
  }
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('nothing says to continue in the window once the account is connected, although it is still open', async ({
      page,
    }) => {
      await rememberNewOwner(page)
      await page.goto('/settings/stripe')
      const hint = page.getByText('Continue in the window that just opened.', { exact: false })
      const [opened] = await Promise.all([page.waitForEvent('popup'), connect(page).click()])
      await expect(hint).toBeVisible()
      await opened.getByRole('button', { name: 'Allow' }).click()
      await expect(heading(page, 'Stripe connected!')).toBeVisible()
      await expect(hint).toHaveCount(0)
      expect(opened.isClosed()).toBe(false)
    })
  })

test.describe('when connecting fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('the reason is shown, the window closes, and a blocked window is replaced by a link', async ({
    page,
    request,
  }) => {
    await rememberOwner(page, await createOwner(request))
    await page.goto('/settings/stripe')
    const message = 'Payments cannot be reached right now. Try again in a minute.'
    await page.route('**/goodword/stripe/oauth-connect', (route) => route.fulfill({ status: 503, json: { message } }), {
      times: 1,
    })
    const [opened] = await Promise.all([page.waitForEvent('popup'), connect(page).click()])
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect.poll(() => opened.isClosed()).toBe(true)
    await expect(connect(page)).toBeEnabled()
    await page.evaluate(() => {
      window.open = () => null
    })
    await connect(page).click()
    const link = page.getByRole('link', { name: 'Open Stripe' })
    await expect(link).toHaveAttribute('href', /\/dev\/stripe\/authorize/)
    await expect(page.getByText('Your browser blocked the new window.')).toBeVisible()
    // Connecting has worked now.
    await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(0)
    await expectAccessibleAndNoOverflow(page)
  })

  test('a failed disconnect shows the reason and can be retried', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await showAccounts(page, [
      accountOf({ id: 'a', accountId: 'acct_1' }),
      accountOf({ id: 'b', accountId: 'acct_2', name: 'Label School', status: 'paused_plan' }),
      accountOf({ id: 'c', accountId: 'acct_3', name: null, status: 'needs_attention' }),
    ])
    await showPayments(page, [])
    const bodies: unknown[] = []
    await page.route('**/goodword/stripe/oauth-disconnect', (route) => {
      bodies.push(route.request().postDataJSON())
      const message = 'This account is not connected any more.'
      return bodies.length === 1 ? route.fulfill({ status: 404, json: { message } }) : route.fulfill({ status: 204 })
    })
    await page.goto('/settings/stripe')
    await expect(page.getByText('1 of 3 on the Pro plan')).toBeVisible()
    await expect(page.getByText('The Pro plan doesn’t include this account', { exact: false })).toBeVisible()
    await expect(page.getByText('Connect it again to continue.', { exact: false })).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await disconnect(page).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to disconnect Stripe' })
    await expect(question).toContainText('Feldmann Studio, Label School, and acct_3')
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('This account is not connected any more.')).toBeVisible()
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await expect(question).toHaveCount(0)
    expect(bodies).toEqual(['a', 'a', 'b', 'c'].map((connectionId) => ({ connectionId })))
  })
})

test('an account shows its mode, when Stripe last sent an event, and how to connect it again', async ({ page }) => {
  await rememberNewOwner(page)
  const now = Date.now()
  await showAccounts(page, [
    accountOf({ lastHeardAt: new Date(now - 130_000).toISOString() }),
    accountOf({ id: 'con_2', accountId: 'acct_2', name: 'Label School', isLive: false, lastHeardAt: null }),
    accountOf({ id: 'con_3', accountId: 'acct_3', name: 'Old Shop', status: 'needs_attention' }),
  ])
  await showPayments(page, [])
  await page.goto('/settings/stripe')
  const row = (name: string) =>
    page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name })
  await expect(row('Feldmann Studio')).toContainText('Live')
  await expect(row('Feldmann Studio')).toContainText('Heard from Stripe 2 minutes ago')
  await expect(row('Label School')).toContainText('Test mode')
  await expect(row('Label School')).toContainText('Nothing heard from Stripe yet')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Connect again: Old Shop' }).click(),
  ])
  await opened.close()
})
