import { defaultRequestRules } from '#shared/connections.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { DRY_RUN_CALL, pastPaymentOf, samplePastPayments, showDryRun } from './dry-run.fixtures.ts'
import {
  accountOf,
  inDays,
  invoiceDays,
  openRules,
  paymentOf,
  showAccounts,
  showPayments,
  test,
} from './payments.fixtures.ts'

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
    await openRules(page)
    await invoiceDays(page).fill('200')
    await expect(page.getByText('Fix the rules first.')).toBeVisible()
    await invoiceDays(page).fill('5')
    await expect(page.getByText('the unsaved rules', { exact: false })).toBeVisible()
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
    await page.getByRole('radio', { name: 'All 6' }).check()
    await expect(rows.first()).toContainText('Jonas Weber')
    await page.getByLabel('Sort by', { exact: true }).selectOption('Deposits first')
    await expect(rows.first()).toContainText('Atelier Morvan')
    await expect(rows.first()).toContainText('Deposit: the invoice says “Acompte 30 %”')
    await page.getByLabel('Sort by', { exact: true }).selectOption('Least certain first')
    await expect(rows.first()).toContainText('Atelier Morvan')
  })

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 780 },
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('stands with the rules and follows their changes, and the rules don’t move', async ({ page }) => {
        await showAccounts(page, [accountOf()])
        await showPayments(page, [])
        const asked: unknown[] = []
        await page.route(DRY_RUN_CALL, async (route) => {
          const { rules } = route.request().postDataJSON()
          asked.push(rules.quietDays)
          const items = rules.quietDays === 90 ? samplePastPayments().slice(0, 2) : samplePastPayments()
          await route.fulfill({ json: { items, since: inDays(-90), isCut: false } })
        })
        await openRules(page)
        const effect = page.getByRole('complementary', { name: 'Dry run' })
        const form = page.getByRole('form', { name: 'When to ask' })
        const save = form.getByRole('button', { name: 'Save rules' })
        await effect.getByRole('button', { name: 'Start dry run' }).click()
        await expect(effect).toContainText('these rules would have sent 3 requests.')
        const [rulesBox, effectBox] = [await form.boundingBox(), await effect.boundingBox()]
        if (!rulesBox || !effectBox) throw new Error('The rules or their effect are not shown.')
        if (viewport.width === 1280) {
          expect(effectBox.x).toBeGreaterThan(rulesBox.x + rulesBox.width)
          expect(Math.abs(effectBox.y - rulesBox.y)).toBeLessThan(40)
        } else expect(effectBox.y).toBeGreaterThan(rulesBox.y + rulesBox.height)
        await expectAccessibleAndNoOverflow(page)

        await page.getByLabel('Minimum amount').fill('1')
        const before = await save.evaluate((button) => button.getBoundingClientRect().top + scrollY)
        await page.getByLabel('Waiting period in days').fill('9')
        await page.getByLabel('Waiting period in days').fill('90')
        await expect(effect).toContainText('these rules would have sent 2 requests.')
        await expect(effect).toContainText('With your saved rules: 3.')
        expect(await save.evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(before)
        expect(asked).not.toContain(9)
        expect(asked.at(-1)).toBe(90)

        await effect.getByRole('button', { name: 'See the payments' }).click()
        await expect(page.getByRole('list', { name: 'Payments of the dry run' })).toBeInViewport()
      })
    })
  }

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
    await openRules(page)
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
      await openRules(page)
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
