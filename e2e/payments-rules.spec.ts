import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import {
  accountOf,
  invoiceDays,
  openRules,
  samplePayments,
  saveRules,
  showAccounts,
  showPayments,
  test,
  webhookOf,
} from './payments.fixtures.ts'

const SAVE_RULES = '**/goodword/stripe/connections/*/rules'

test.describe('the rules', () => {
  test('are saved and shown again after a reload', async ({ page, owner }) => {
    const created = await page.request.post('/goodword/stripe/webhook-connections', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { name: 'Label School' },
    })
    expect(created.status()).toBe(201)
    await showPayments(page, [])
    await page.request.post('/goodword/tag/create', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { name: 'School' },
    })
    await openRules(page)
    await invoiceDays(page).fill('0')
    await page.getByLabel('When emails are sent').selectOption('on any day, at any hour')
    await page.getByLabel('Renewals').selectOption('ask again after the waiting period')
    await page.getByLabel('Minimum amount').fill('49.5')
    await page.getByRole('button', { name: 'Add a product' }).click()
    await expect(page.getByRole('textbox', { name: 'Product' })).toBeFocused()
    await page.keyboard.type('Label School')
    await saveRules(page).click()
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveAccessibleDescription(
      'Enter a service or choose a tag.',
    )
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('School')
    await expectAccessibleAndNoOverflow(page)
    await saveRules(page).click()
    await expect(page.getByText('Rules saved.')).toBeVisible()
    await page.reload()
    await expect(invoiceDays(page)).toHaveValue('0')
    await expect(page.getByLabel('Days after a checkout')).toHaveValue('7')
    await expect(page.getByLabel('When emails are sent')).toHaveValue('off')
    await expect(page.getByLabel('Renewals')).toHaveValue('on')
    await expect(page.getByLabel('Deposits')).toHaveValue('on')
    await expect(page.getByLabel('Minimum amount')).toHaveValue('49.5')
    await expect(page.getByRole('textbox', { name: 'Product' })).toHaveValue('Label School')
    await expect(page.getByRole('combobox', { name: 'Tag' }).locator('option:checked')).toHaveText('School')
    await page.getByRole('button', { name: 'Remove product 1' }).click()
    await expect(page.getByRole('button', { name: 'Add a product' })).toBeFocused()
  })

  test('show an example that follows the input', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
    await showAccounts(page, [accountOf()])
    await showPayments(page, [])
    await openRules(page)
    await expect(page.getByText('in your time zone, Berlin.', { exact: false })).toBeVisible()
    const example = page.getByText('Paid today at 15:00')
    await expect(example).toContainText('asked Mon 23 Nov, 15:00')
    await invoiceDays(page).fill('1')
    await expect(example).toContainText('asked Mon 23 Nov, 09:00')
    await page.getByLabel('When emails are sent').selectOption('on any day, at any hour')
    await expect(example).toContainText('asked tomorrow, 15:00')
    await page.getByLabel('Who decides').selectOption('ask me first, for each payment')
    await expect(example).toContainText('on hold until you decide')
    await invoiceDays(page).fill('')
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
    await openRules(page)
    await page.getByLabel('Days after a checkout').fill('91')
    await page.getByLabel('Waiting period in days').fill('29')
    await page.getByLabel('Minimum amount').fill('')
    await saveRules(page).click()
    for (const [label, message] of [
      ['Days after a checkout', 'Enter a whole number of days from 0 to 90.'],
      ['Waiting period in days', 'Enter a whole number of days from 30 to 730.'],
      ['Minimum amount', 'Enter an amount from 0 to 1,000,000.'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await expect(invoiceDays(page)).not.toHaveAttribute('aria-invalid')
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
      await openRules(page)
      await invoiceDays(page).fill('12')
      await saveRules(page).click()
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(invoiceDays(page)).toHaveValue('12')
      await expect(saveRules(page)).toBeEnabled()
    })
  })

  test('belong to one account, and unsaved changes are not dropped without asking', async ({ page }) => {
    const rules: RequestRules = { ...defaultRequestRules, quietDays: 400 }
    await showAccounts(page, [accountOf(), webhookOf({ rules })])
    await showPayments(page, [])
    await openRules(page)
    const account = page.getByLabel('Rules of the account')
    await invoiceDays(page).fill('12')
    await account.selectOption('Label School')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(account).toHaveValue('con_1')
    await expect(invoiceDays(page)).toHaveValue('12')
    await account.selectOption('Label School')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByLabel('Waiting period in days')).toHaveValue('400')
    await expect(invoiceDays(page)).toHaveValue('3')

    await invoiceDays(page).fill('5')
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(question).toContainText('Label School')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(invoiceDays(page)).toHaveValue('5')
  })

  test('say before they are saved what happens to requests that are scheduled', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, samplePayments())
    await openRules(page)
    const form = page.getByRole('form', { name: 'When to ask' })
    await expect(form.getByRole('status')).toHaveText('Applies to clients not asked yet.')
    await invoiceDays(page).fill('12')
    await expect(form.getByRole('status')).toContainText('1 scheduled request follows the new rules')
  })

  test('come first on the page, and the card says what automatically means', async ({ page }) => {
    const rules: RequestRules = { ...defaultRequestRules, keepsWorkingHours: false }
    await showAccounts(page, [accountOf({ rules })])
    await showPayments(page, samplePayments())
    await openRules(page)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['When to ask', 'Dry run', 'Accounts', 'Payments'])
    await expect(page.getByText('3 days after an invoice is paid, on any day.')).toBeVisible()
    await page.getByRole('link', { name: 'See your rules' }).click()
    await expect(page.getByRole('heading', { name: 'When to ask' })).toBeInViewport()
    await page.getByRole('link', { name: 'Open payments' }).click()
    await expect(page).toHaveURL('/payments')
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }),
    ).toHaveAttribute('aria-current', 'page')
  })
})
