import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { actionsOfPayment } from '#shared/payments.ts'
import { expectNoSidewaysScrolling, expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, expect, emailsTo, newAddress, type Owner, test as base, rememberOwner } from './fixtures.ts'
import {
  accountOf,
  DRY_RUN_CALL,
  inDays,
  pastPaymentOf,
  paymentOf,
  showAccounts,
  showDryRun,
  showPayments,
  samplePayments,
  samplePastPayments,
  webhookOf,
} from './payments.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

const test = base.extend<{ owner: Owner }>({
  owner: [
    async ({ page, request }, provide) => {
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      await rememberOwner(page, owner)
      await provide(owner)
    },
    { auto: true },
  ],
})

const SAVE_RULES = '**/goodword/stripe/connections/*/rules'
const save = (page: Page) => page.getByRole('button', { name: 'Save rules' })
const row = (page: Page, client: string) => page.getByRole('row').filter({ hasText: client })
const days = (page: Page) => page.getByLabel('Days after an invoice is paid')

async function openPage(page: Page, search = '') {
  await page.goto(`/settings/stripe${search}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('payments, rules and dry run fit the window with text of twice the size', async ({ page }) => {
  await showAccounts(page, [accountOf({ name: 'An account with quite a long name' }), webhookOf()])
  await showPayments(page, samplePayments())
  await showDryRun(page, samplePastPayments())
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page)
    await page.getByRole('button', { name: 'Start dry run' }).click()
    await page.getByRole('radio', { name: 'All 6' }).check()
    await expectNoSidewaysScrolling(page)
  }
})

test.describe('the rules', () => {
  test('are saved and shown again after a reload', async ({ page, owner }) => {
    const created = await page.request.post('/goodword/stripe/webhook-connections', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { name: 'Label School' },
    })
    expect(created.status()).toBe(201)
    await showPayments(page, [])
    await openPage(page)
    await days(page).fill('0')
    await page.getByLabel('When emails are sent').selectOption('on any day, at any hour')
    await page.getByLabel('Renewals').selectOption('ask again after the waiting period')
    await page.getByLabel('Minimum amount').fill('49.5')
    await save(page).click()
    await expect(page.getByText('Rules saved.')).toBeVisible()
    await page.reload()
    await expect(days(page)).toHaveValue('0')
    await expect(page.getByLabel('Days after a checkout')).toHaveValue('7')
    await expect(page.getByLabel('When emails are sent')).toHaveValue('off')
    await expect(page.getByLabel('Renewals')).toHaveValue('on')
    await expect(page.getByLabel('Deposits')).toHaveValue('on')
    await expect(page.getByLabel('Minimum amount')).toHaveValue('49.5')
  })

  test('show an example that follows the input', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    await openPage(page)
    await expect(page.getByText('in your time zone, Berlin.', { exact: false })).toBeVisible()
    const example = page.getByText('Paid today at 15:00')
    await expect(example).toContainText('asked Mon 23 Nov, 15:00')
    await days(page).fill('1')
    await expect(example).toContainText('asked Mon 23 Nov, 09:00')
    await page.getByLabel('When emails are sent').selectOption('on any day, at any hour')
    await expect(example).toContainText('asked tomorrow, 15:00')
    await page.getByLabel('Who decides').selectOption('ask me first, for each payment')
    await expect(example).toContainText('on hold until you decide')
    await days(page).fill('')
    await expect(example).toHaveCount(0)
    await page.getByRole('button', { name: 'Reset to recommended' }).click()
    await expect(example).toContainText('asked Mon 23 Nov, 15:00')
  })

  test('show errors at invalid fields, and send nothing', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    let calls = 0
    await page.route(SAVE_RULES, (route) => {
      calls += 1
      return route.abort()
    })
    await openPage(page)
    await page.getByLabel('Days after a checkout').fill('91')
    await page.getByLabel('Waiting period in days').fill('29')
    await page.getByLabel('Minimum amount').fill('')
    await save(page).click()
    for (const [label, message] of [
      ['Days after a checkout', 'Enter a whole number of days from 0 to 90.'],
      ['Waiting period in days', 'Enter a whole number of days from 30 to 730.'],
      ['Minimum amount', 'Enter an amount from 0 to 1,000,000.'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await expect(days(page)).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel('Days after a checkout')).toBeFocused()
    await expectAccessibleAndNoOverflow(page)
    expect(calls).toBe(0)
  })

  test.describe('when they cannot be saved', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ })

    test('keep the input and show the reason', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, [])
      const message = 'Something is being repaired. Try again in a minute.'
      await page.route(SAVE_RULES, (route) => route.fulfill({ status: 503, json: { message } }))
      await openPage(page)
      await days(page).fill('12')
      await save(page).click()
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(days(page)).toHaveValue('12')
      await expect(save(page)).toBeEnabled()
    })
  })

  test('belong to one account, and unsaved changes are not dropped without asking', async ({ page }) => {
    const rules: RequestRules = { ...defaultRequestRules, quietDays: 400 }
    await showAccounts(page, [accountOf(), webhookOf({ rules })])
    await showPayments(page, [])
    await openPage(page)
    const account = page.getByLabel('Rules of the account')
    await days(page).fill('12')
    await account.selectOption('Label School')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(account).toHaveValue('con_1')
    await expect(days(page)).toHaveValue('12')
    await account.selectOption('Label School')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByLabel('Waiting period in days')).toHaveValue('400')
    await expect(days(page)).toHaveValue('3')

    await days(page).fill('5')
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(question).toContainText('Label School')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Payments of the account').selectOption('Feldmann Studio')
    await expect(page).toHaveURL(/account=con_1/)
    await expect(question).toHaveCount(0)
    await expect(days(page)).toHaveValue('5')
  })
})

test.describe('the dry run', () => {
  test('shows the results of the unsaved rules in the form', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    const bodies: unknown[] = []
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(DRY_RUN_CALL, async (route) => {
      bodies.push(route.request().postDataJSON())
      await answered
      return route.fulfill({ json: { items: samplePastPayments(), since: inDays(-90), isCut: true } })
    })
    await openPage(page)
    await days(page).fill('200')
    await expect(page.getByText('Fix the rules above first.')).toBeVisible()
    await days(page).fill('5')
    await expect(page.getByText('the unsaved rules above', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Start dry run' }).click()
    await expect(page.getByText('Reading the last 90 days of payments from Stripe…')).toBeVisible()
    answer()
    await expect(page.getByText('these rules would have sent 3 requests.', { exact: false })).toBeVisible()
    await expect(page.getByText('6 payments: 3 asked, 1 on hold, 2 skipped.')).toBeVisible()
    await expect(page.getByText('These are the newest', { exact: false })).toBeVisible()
    expect(bodies).toEqual([
      { rules: { ...defaultRequestRules, delays: { ...defaultRequestRules.delays, invoiceDays: 5 } } },
    ])

    const rows = page.getByRole('list', { name: 'Payments of the dry run' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: 'Lena Brandt' })).toContainText('Can’t be asked now: asked recently')
    await expect(rows.filter({ hasText: 'Lena Brandt' }).getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Skipped 2' }).check()
    await expect(rows.filter({ hasText: 'Henrik Lund' })).toContainText('Skipped: unsubscribed on')
    await page.getByLabel('Waiting period in days').fill('90')
    await expect(page.getByText('The rules have changed since then.', { exact: false })).toBeVisible()
  })

  test('sends requests to the selected clients, after saying how many the plan still allows', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    // The same client again, who must get one request about the newest payment.
    const items = [
      ...samplePastPayments(),
      pastPaymentOf({ ref: 'in:in_7', customerName: 'Ana R.', customerEmail: 'ANA@client.example' }),
    ]
    await showDryRun(page, items)
    await page.route('**/goodword/testimonial/usage', (route) =>
      route.fulfill({ json: { used: 29, limit: 30, resetsOn: '2026-12-01' } }),
    )
    const bodies: unknown[] = []
    await page.route('**/goodword/stripe/connections/*/request-past', (route) => {
      bodies.push(route.request().postDataJSON())
      const failures = [{ ref: 'in:in_2', code: 'payments.wrong_state', message: 'Ana was asked a minute ago.' }]
      return route.fulfill({ json: { planned: [paymentOf()], failures } })
    })
    await openPage(page)
    await page.getByRole('button', { name: 'Start dry run' }).click()
    const ask = page.getByRole('button', { name: /^Ask these/ })
    await expect(ask).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Select all that can be asked now' }).click()
    await expect(ask).toHaveText('Ask these 2 clients')
    await ask.click()
    const question = page.getByRole('dialog', { name: 'Ask 2 clients?' })
    await expect(question).toContainText('Jonas Weber')
    await expect(question).toContainText(
      'You have 1 request left this month. 1 of these 2 clients will be asked next month.',
    )
    await question.getByRole('button', { name: 'Ask 2 clients' }).click()
    const failed = page.getByRole('dialog', { name: '1 client could not be asked' })
    await expect(failed).toContainText('1 client will be asked.')
    await expect(failed).toContainText('Ana was asked a minute ago.')
    expect(bodies).toEqual([{ refs: ['in:in_1', 'in:in_2'] }])
    await failed.locator('button', { hasText: 'Close' }).click()
    const rows = page.getByRole('list', { name: 'Payments of the dry run' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'Jonas Weber' })).toContainText('Will be asked soon.')
    await expect(rows.filter({ hasText: 'Jonas Weber' }).getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expectAccessibleAndNoOverflow(page)
  })

  test.describe('that fails', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ })

    test('shows the reason and can be retried, and says so when there are no payments', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, [])
      const message = 'Stripe cannot be reached right now.'
      await page.route(DRY_RUN_CALL, (route) => route.fulfill({ status: 503, json: { message } }))
      await openPage(page)
      await page.getByRole('button', { name: 'Start dry run' }).click()
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await page.unroute(DRY_RUN_CALL)
      await showDryRun(page, [])
      await page.getByRole('button', { name: 'Start dry run' }).click()
      await expect(page.getByText('Nobody has paid in the last 90 days.')).toBeVisible()
      await expect(page.getByText(message)).toHaveCount(0)
    })
  })
})

test.describe('the table of payments', () => {
  test('shows each decision with its reason and its actions', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = samplePayments()
    await showPayments(page, payments, { waitingForQuota: 3 })
    await openPage(page)
    await expect(
      page.getByText('3 clients are waiting for next month’s requests. Upgrade to ask them now.'),
    ).toBeVisible()
    await expect(row(page, 'Jonas Weber')).toContainText('€2,860')
    await expect(row(page, 'Jonas Weber')).toContainText(/Will ask \w{3} \d+ \w{3}, \d\d:\d\d/)
    await expect(row(page, 'Jonas Weber')).toContainText('3 days after the invoice was paid')
    await expect(row(page, 'Atelier Morvan')).toContainText('On hold: deposit, waiting for the final payment')
    await expect(row(page, 'Henrik Lund')).toContainText('Skipped: asked 41 days ago')
    await expect(row(page, 'Ana Ribeiro')).toContainText('paid outside Stripe')
    const answered = row(page, 'Ana Ribeiro').getByRole('link', { name: 'answered: the request to Ana Ribeiro' })
    await expect(answered).toHaveAttribute('href', '/testimonial/list?open=testimonial-3')
    const planned = row(page, 'Jonas Weber').getByRole('link', { name: 'view: the request to Jonas Weber' })
    await expect(planned).toHaveAttribute('href', '/testimonial/list?open=testimonial-1')
    for (const payment of payments) {
      const buttons = page
        .getByRole('row')
        .nth(payments.indexOf(payment) + 1)
        .getByRole('button')
      await expect(buttons).toHaveCount(actionsOfPayment(payment).length)
    }
    await expect(page.getByRole('button', { name: 'Add address: Unnamed client' })).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths: [320, 360, 960, 1280] })
  })

  test('keeps filter and page in the URL', async ({ page }) => {
    await showAccounts(page, [accountOf(), webhookOf()])
    const many = Array.from({ length: 45 }, (_, index) =>
      paymentOf({ id: `p${index}`, customerName: `Client ${index}`, connectionId: index < 44 ? 'con_1' : 'whk_1' }),
    )
    await showPayments(page, [...many, ...samplePayments()])
    await openPage(page)
    const filter = page.getByRole('navigation', { name: 'Filter by decision' })
    await expect(filter.getByRole('link')).toHaveText(['All 55', 'Scheduled 46', 'On hold 3', 'Asked 2', 'Skipped 4'])
    await filter.getByRole('link', { name: 'Scheduled' }).click()
    await expect(page).toHaveURL('/settings/stripe?show=planned')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL('/settings/stripe?show=planned&page=3')
    await expect(page.getByText('41–46 of 46 payments').first()).toBeVisible()
    await page.getByLabel('Payments of the account').selectOption('Label School')
    await expect(page).toHaveURL('/settings/stripe?show=planned&account=whk_1')
    await expect(row(page, 'Client 44')).toBeVisible()
    await filter.getByRole('link', { name: 'On hold' }).click()
    await page.getByRole('link', { name: 'Show all payments' }).click()
    await expect(page).toHaveURL('/settings/stripe')
    await page.goto('/settings/stripe?show=planned&page=99')
    await expect(page).toHaveURL('/settings/stripe?show=planned&page=3')
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
    await openPage(page)
    await page.getByRole('button', { name: 'Ask now: Henrik Lund' }).click()
    const question = page.getByRole('dialog', { name: 'Ask Henrik Lund now?' })
    await expect(question).toContainText('henrik@lund.example')
    await expect(question).toContainText('Current decision: Skipped: asked 41 days ago.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(called).toEqual([])
    await page.getByRole('button', { name: 'Ask now: Henrik Lund' }).click()
    await question.getByRole('button', { name: 'Ask now' }).click()
    await expect(page.getByText('Henrik Lund is being asked now.')).toBeVisible()
    await expect(row(page, 'Henrik Lund')).toContainText('You chose to ask')
    await expect(page.getByRole('table', { name: 'Payments' }).locator('..')).toBeFocused()
    await page.getByRole('button', { name: 'Don’t ask: Jonas Weber' }).click()
    await expect(page.getByText('Jonas Weber won’t be asked.')).toBeVisible()
    await expect(row(page, 'Jonas Weber')).toContainText('Skipped: you chose not to ask')
    await expect(page.getByRole('button', { name: 'Ask now: Jonas Weber' })).toBeFocused()
    expect(called).toEqual(['pay_7 request', 'pay_1 skip'])
  })

  test('lets the owner add a missing email address', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = samplePayments()
    await showPayments(page, payments)
    const bodies: unknown[] = []
    await page.route('**/goodword/payment/pay_4/address', (route) => {
      bodies.push(route.request().postDataJSON())
      payments[3] = paymentOf({ id: 'pay_4', customerName: null, customerEmail: 'mo@client.example' })
      return route.fulfill({ json: payments[3] })
    })
    await openPage(page)
    await page.getByRole('button', { name: 'Add address: Unnamed client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an email address' })
    await expect(dialog).toContainText('Who paid €89 for Label templates?')
    await dialog.getByLabel('Client email').fill('mo@client')
    await dialog.getByRole('button', { name: 'Add address' }).click()
    await expect(dialog.getByLabel('Client email')).toHaveAttribute('aria-invalid', 'true')
    expect(bodies).toEqual([])
    await dialog.getByLabel('Client email').fill('mo@client.example')
    await dialog.getByRole('button', { name: 'Add address' }).click()
    await expect(page.getByText('Email address added.')).toBeVisible()
    await expect(row(page, 'mo@client.example')).toContainText('Will ask')
    expect(bodies).toEqual([{ customerEmail: 'mo@client.example', customerName: null }])
  })

  test('updates itself while a request is being sent', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    const payments = [paymentOf({ decision: { kind: 'ask', reason: 'owner', at: inDays(0) } })]
    await showPayments(page, payments)
    await openPage(page)
    await expect(row(page, 'Jonas Weber')).toContainText('Asking now')
    payments[0] = paymentOf({
      decision: { kind: 'asked', reason: 'owner', at: inDays(0) },
      testimonial: { id: 'testimonial-1', status: 'sent' },
    })
    await expect(row(page, 'Jonas Weber')).toContainText('no answer yet')
  })

  test('tells a new owner that there are no payments yet, and where to try it', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    await openPage(page)
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try it: pay an invoice as your client' })).toHaveAttribute(
      'href',
      '/dev/stripe',
    )
    await expect(page.getByRole('navigation', { name: 'Filter by decision' })).toHaveCount(0)
  })

  test('is missing without a connected account', async ({ page }) => {
    await showPayments(page, [])
    await page.goto('/settings/stripe')
    await expect(page.getByRole('heading', { name: 'Stripe not connected.' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Accounts', 'How it works'])
  })

  test('comes before the rules, and links to them', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, samplePayments())
    await openPage(page, '?show=onHold')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Accounts', 'Payments', 'When to ask', 'Dry run'])
    await page.getByRole('link', { name: 'your rules' }).click()
    await expect(page.getByRole('heading', { name: 'When to ask' })).toBeInViewport()
    await expect(row(page, 'Jonas Weber')).toHaveCount(0)
  })

  test.describe('when a call fails', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ })

    test('shows an error, and can be retried', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, samplePayments())
      const list = await breakCall(page, '**/goodword/payment/list*')
      await page.goto('/settings/stripe')
      await expect(page.getByText('The payments could not be loaded.', { exact: false })).toBeVisible()
      await list.retry(page.getByRole('button', { name: 'Try again' }))
      await expect(row(page, 'Jonas Weber')).toBeVisible()
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
      await openPage(page)
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
  await openPage(page)
  await expect(page.getByText('No payments yet.')).toBeVisible()
  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(account).toContainText('Nothing heard from Stripe yet')
  await payInvoice(page, { url: webhookUrl, secret, email })
  await expect(row(page, email)).toContainText('Will ask', { timeout: 20_000 })
  await expect(account).toContainText('Heard from Stripe just now')
  await page.getByRole('button', { name: 'Ask now: ana' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask now' }).click()
  await expect(row(page, email)).toContainText('no answer yet')
  await expect.poll(async () => (await emailsTo(page.request, email)).length).toBe(1)
  await page.getByRole('link', { name: 'no answer yet: the request to ana' }).click()
  await expect(page.getByRole('dialog')).toContainText('ana')
})
