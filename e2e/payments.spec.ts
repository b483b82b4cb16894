import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { actionsOfPayment, isCorrection } from '#shared/payment-actions.ts'
import { expectNoSidewaysScrolling, expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, emailsTo, newAddress } from './fixtures.ts'
import { samplePastPayments, showDryRun } from './dry-run.fixtures.ts'
import {
  accountOf,
  inDays,
  openerOf,
  openPayments,
  openRules,
  paymentOf,
  paymentRow,
  samplePayments,
  showAccounts,
  showPayments,
  test,
  webhookOf,
} from './payments.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

test('payments, rules and dry run fit the window with text of twice the size', async ({ page }) => {
  await showAccounts(page, [accountOf({ name: 'An account with quite a long name' }), webhookOf()])
  await showPayments(page, samplePayments())
  await showDryRun(page, samplePastPayments())
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openRules(page)
    await page.getByRole('button', { name: 'Start dry run' }).click()
    await page.getByRole('radio', { name: 'All 6' }).check()
    await expectNoSidewaysScrolling(page)
  }
})

test.describe('the table of payments', () => {
  test('shows each decision with its reason and its actions', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = samplePayments()
    await showPayments(page, payments, { waitingForQuota: 3 })
    await openPayments(page)
    await expect(
      page.getByText('3 clients are waiting for next month’s requests. Upgrade to ask them now.'),
    ).toBeVisible()
    await expect(paymentRow(page, 'Jonas Weber')).toContainText('€2,860')
    await expect(paymentRow(page, 'Jonas Weber')).toContainText(/Will ask \w{3} \d+ \w{3}, \d\d:\d\d/)
    await expect(paymentRow(page, 'Jonas Weber')).toContainText('3 days after the invoice')
    await expect(paymentRow(page, 'Atelier Morvan')).toContainText('On hold: deposit, waiting for the final payment')
    await expect(paymentRow(page, 'Henrik Lund')).toContainText('Skipped: asked 41 days ago')
    await expect(paymentRow(page, 'Ana Ribeiro')).toContainText('paid outside Stripe')
    const answered = paymentRow(page, 'Ana Ribeiro').getByRole('link', { name: 'answered: the request to Ana Ribeiro' })
    await expect(answered).toHaveAttribute('href', '/testimonial/list?open=testimonial-3')
    const planned = paymentRow(page, 'Jonas Weber').getByRole('link', { name: 'view: the request to Jonas Weber' })
    await expect(planned).toHaveAttribute('href', '/testimonial/list?open=testimonial-1')
    for (const payment of payments) {
      const buttons = page.locator(`[data-payment=${payment.id}]`).getByRole('button')
      const actions = actionsOfPayment(payment)
      // Of the corrections, one is in the row, and all are among the details.
      const corrections = actions.some(isCorrection) ? 1 : 0
      await expect(buttons).toHaveCount(actions.filter((action) => !isCorrection(action)).length + corrections)
    }
    await expect(page.getByRole('button', { name: 'Add email: Unnamed client' })).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths: [320, 360, 960, 1280] })
  })

  test('keeps filter and page in the URL', async ({ page }) => {
    await showAccounts(page, [accountOf(), webhookOf()])
    const many = Array.from({ length: 45 }, (_, index) =>
      paymentOf({ id: `p${index}`, customerName: `Client ${index}`, connectionId: index < 44 ? 'con_1' : 'whk_1' }),
    )
    await showPayments(page, [...many, ...samplePayments()])
    await openPayments(page)
    const filter = page.getByRole('navigation', { name: 'Filter by decision' })
    await expect(filter.getByRole('link')).toHaveText(['All 55', 'Scheduled 46', 'On hold 3', 'Asked 2', 'Skipped 4'])
    await filter.getByRole('link', { name: 'Scheduled' }).click()
    await expect(page).toHaveURL('/payments?show=planned')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL('/payments?show=planned&page=3')
    await expect(page.getByText('41–46 of 46 payments').first()).toBeVisible()
    await page.getByLabel('Payments of the account').selectOption('Label School')
    await expect(page).toHaveURL('/payments?show=planned&account=whk_1')
    await expect(paymentRow(page, 'Client 44')).toBeVisible()
    await filter.getByRole('link', { name: 'On hold' }).click()
    await page.getByRole('link', { name: 'Show all payments' }).click()
    await expect(page).toHaveURL('/payments')
    await page.goto('/payments?show=planned&page=99')
    await expect(page).toHaveURL('/payments?show=planned&page=3')
    await page.goBack()
  })

  test('asks a client after a confirmation, and skips a client without one', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = samplePayments()
    await showPayments(page, payments)
    const called: string[] = []
    await page.route(/\/goodword\/payment\/pay_\d+\/(request|skip)$/, (route) => {
      const [id, action] = new URL(route.request().url()).pathname.split('/').slice(-2)
      called.push(`${id} ${action}`)
      const index = payments.findIndex((payment) => payment.id === id)
      const decision =
        action === 'request'
          ? ({ kind: 'asked', reason: 'owner', at: inDays(0) } as const)
          : ({ kind: 'skip', reason: 'owner', since: inDays(0) } as const)
      const changed = { ...paymentOf(), ...payments[index], decision, testimonial: null }
      payments[index] = changed
      return route.fulfill({ json: changed })
    })
    await openPayments(page)
    await page.getByRole('button', { name: 'Ask anyway: Henrik Lund' }).click()
    const question = page.getByRole('dialog', { name: 'Ask Henrik Lund now?' })
    await expect(question).toContainText('henrik@lund.example')
    await expect(question).toContainText('Current decision: Skipped: asked 41 days ago.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(called).toEqual([])
    await page.getByRole('button', { name: 'Ask anyway: Henrik Lund' }).click()
    await question.getByRole('button', { name: 'Ask now' }).click()
    await expect(page.getByText('Henrik Lund is being asked now.')).toBeVisible()
    await expect(paymentRow(page, 'Henrik Lund')).toContainText('You chose to ask')
    await expect(openerOf(page, 'Henrik Lund')).toBeFocused()
    await page.getByRole('button', { name: 'Don’t ask: Jonas Weber' }).click()
    await expect(page.getByText('Jonas Weber won’t be asked.')).toBeVisible()
    await expect(paymentRow(page, 'Jonas Weber')).toContainText('Skipped: you chose “Don’t ask”')
    await expect(page.getByRole('button', { name: 'Ask anyway: Jonas Weber' })).toBeFocused()
    expect(called).toEqual(['pay_7 request', 'pay_1 skip'])
  })

  test('lets the owner add a missing email address', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = samplePayments()
    await showPayments(page, payments)
    const bodies: unknown[] = []
    await page.route('**/goodword/payment/pay_4/address', (route) => {
      if (route.request().method() === 'GET')
        return route.fulfill({ json: { decision: { kind: 'ask', reason: 'checkout', at: inDays(3) } } })
      bodies.push(route.request().postDataJSON())
      payments[3] = paymentOf({ id: 'pay_4', customerName: null, customerEmail: 'mo@client.example' })
      return route.fulfill({ json: payments[3] })
    })
    await openPayments(page)
    await page.getByRole('button', { name: 'Add email: Unnamed client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an email address' })
    await expect(dialog).toContainText('Who paid €89 for Label templates?')
    await expect(dialog).toContainText(/We’ll ask .+, as your rules say\./)
    await dialog.getByLabel('Client email').fill('mo@client')
    await dialog.getByRole('button', { name: 'Add email' }).click()
    await expect(dialog.getByLabel('Client email')).toHaveAttribute('aria-invalid', 'true')
    expect(bodies).toEqual([])
    await dialog.getByLabel('Client email').fill('mo@client.example')
    await dialog.getByRole('button', { name: 'Add email' }).click()
    await expect(page.getByText('Email address added.')).toBeVisible()
    await expect(paymentRow(page, 'mo@client.example')).toContainText('Will ask')
    expect(bodies).toEqual([{ customerEmail: 'mo@client.example', customerName: null }])
  })

  test('updates itself while a request is being sent', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = [paymentOf({ decision: { kind: 'ask', reason: 'owner', at: inDays(0) } })]
    await showPayments(page, payments)
    await openPayments(page)
    await expect(paymentRow(page, 'Jonas Weber')).toContainText('Asking now')
    payments[0] = paymentOf({
      decision: { kind: 'asked', reason: 'owner', at: inDays(0) },
      testimonial: { id: 'testimonial-1', status: 'sent' },
    })
    await expect(paymentRow(page, 'Jonas Weber')).toContainText('no answer yet')
  })

  test('tells a new owner that there are no payments yet, and where to try it', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    await openPayments(page)
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try it: pay an invoice as your client' })).toHaveAttribute(
      'href',
      '/dev/stripe',
    )
    await expect(page.getByRole('navigation', { name: 'Filter by decision' })).toHaveCount(0)
  })

  test('invite an owner without a connected account to connect one, and are not in the navigation', async ({
    page,
  }) => {
    await showPayments(page, [])
    await page.goto('/payments')
    await expect(page.getByText('Connect your Stripe account to automate testimonial requests.')).toBeVisible()
    await expect(page.getByText(/^By default, 3 days after an invoice is paid/)).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveText(['Testimonials', 'Forms', 'Widgets', 'Settings'])
    await page.getByRole('link', { name: 'How it works' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['How it works', 'Accounts'])
  })

  test('open from the links of emails that were sent before they had a page of their own', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, samplePayments())
    await page.goto('/settings/stripe?show=held')
    await expect(page).toHaveURL('/payments?show=held')
    await expect(
      page.getByRole('navigation', { name: 'Filter by decision' }).getByRole('link', { name: 'On hold' }),
    ).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Rules and accounts' }).click()
    await expect(page.getByRole('heading', { name: 'When to ask' })).toBeVisible()
  })

  test.describe('when a call fails', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ })

    test('shows an error, and can be retried', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, samplePayments())
      const list = await breakCall(page, '**/goodword/payment/list*')
      await page.goto('/payments')
      await expect(page.getByText('The payments could not be loaded.', { exact: false })).toBeVisible()
      await list.retry(page.getByRole('button', { name: 'Try again' }))
      await expect(paymentRow(page, 'Jonas Weber')).toBeVisible()
    })

    test('shows why a client cannot be asked, and the new decision', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      const payments = samplePayments()
      await showPayments(page, payments)
      const message = 'This client has unsubscribed from your mails.'
      await page.route('**/goodword/payment/pay_1/request', (route) => {
        payments[0] = paymentOf({ decision: { kind: 'skip', reason: 'unsubscribed', since: null } })
        return route.fulfill({ status: 409, json: { code: 'testimonials.unsubscribed', message } })
      })
      await openPayments(page)
      await page.getByRole('button', { name: 'Ask now: Jonas Weber' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ask now' }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByText('Skipped: unsubscribed', { exact: true })).toBeVisible()
    })
  })
})

/** Sends the event of a paid invoice as Stripe does, signed with the webhook's secret. */
async function payInvoice(page: Page, { url, secret, email }: { url: string; secret: string; email: string }) {
  const seconds = Math.floor(Date.now() / 1000)
  const invoice = {
    id: 'in_ana',
    object: 'invoice',
    customer: 'cus_ana',
    customer_email: email,
    customer_name: 'ana',
    status: 'paid',
    amount_paid: 120_000,
    total: 120_000,
    currency: 'eur',
    number: 'FS-ana',
    billing_reason: 'manual',
    status_transitions: { paid_at: seconds },
    lines: { object: 'list', data: [], has_more: false },
  }
  const payload = JSON.stringify({
    id: 'evt_ana',
    object: 'event',
    type: 'invoice.paid',
    created: seconds,
    livemode: false,
    data: { object: invoice },
  })
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  const answer = await page.request.post(new URL(url).pathname, {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    data: payload,
  })
  expect(answer.status()).toBe(200)
}

test('a payment event from Stripe appears without a reload, the owner asks the client, and the row links to the request', async ({
  page,
  owner,
}) => {
  const secret = 'whsec_abcdefghijklmnopqrstuvwxyz012345'
  const email = newAddress('ana')
  const headers = { authorization: `Bearer ${owner.token}` }
  const added = await page.request.post('/goodword/stripe/webhook-connections', { headers, data: { name: 'Shop' } })
  const { id, webhookUrl } = z.object({ id: z.string(), webhookUrl: z.string() }).parse(await added.json())
  await page.request.put(`/goodword/stripe/connections/${id}/secret`, { headers, data: { signingSecret: secret } })
  await openPayments(page)
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await payInvoice(page, { url: webhookUrl, secret, email })
  await expect(paymentRow(page, email)).toContainText('Will ask', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Ask now: ana' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask now' }).click()
  await expect(paymentRow(page, email)).toContainText('no answer yet')
  await expect.poll(async () => (await emailsTo(page.request, email)).length).toBe(1)
  await page.getByRole('link', { name: 'no answer yet: the request to ana' }).click()
  await expect(page.getByRole('dialog')).toContainText('ana')
  await openRules(page)
  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(account).toContainText(/Heard from Stripe (just now|\d+ min)/)
})
