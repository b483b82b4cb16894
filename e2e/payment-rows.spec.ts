import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { exportPayments } from '#shared/payments.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, expect, signIn, test as base } from './fixtures.ts'
import { leaveUnanswered } from './page-states.parts.ts'
import {
  EXPLANATION_CALL,
  explainedDeposit,
  sampleExplanations,
  showExplanations,
} from './payment-explanations.fixtures.ts'
import {
  accountOf,
  openerOf,
  openPayments,
  paymentOf,
  samplePayments,
  showAccounts,
  showPayments,
  test,
} from './payments.fixtures.ts'
import { connect, expectDecision, openAccount, pay } from './scheduling.fixtures.ts'

const details = (page: Page) =>
  page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'What happened' })

async function openSample(page: Page, search = '') {
  await showAccounts(page, [accountOf()])
  await showPayments(page, samplePayments())
  await showExplanations(page, sampleExplanations())
  await openPayments(page, search)
}

for (const width of [1280, 390]) {
  test.describe(`rows of payments, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a row opens into its checks, what happened and what is next, and closes again', async ({ page }) => {
      await openSample(page)
      const opener = openerOf(page, 'Atelier Morvan')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      // Anywhere on the row: here, on what was paid for.
      await page.locator('[data-payment=pay_2]').getByText('Deposit 50 %, FS-2026-043').click({ force: true })
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL('/payments?open=pay_2')
      await expect(details(page).getByRole('heading', { name: 'Why it’s on hold' })).toBeVisible()
      await expect(details(page).getByRole('list').first().getByRole('listitem')).toHaveText([
        'Passed: Paid, not refunded',
        'Passed: The client hasn’t unsubscribed or declined',
        'Passed: €3,100 reaches your minimum of €50',
        'Passed: Not a renewal',
        'Stopped here: It looks like a depositThe invoice says “Deposit 50 %”.',
        'Not checked: Not asked in the last 180 days',
        'Not checked: A valid email address',
        'Not checked: 3 days after the invoice, then a weekday',
        'Not checked: Monday to Friday, 9 to 17',
      ])
      await expect(details(page).locator('b')).toHaveText('It looks like a deposit')
      await expect(details(page).getByRole('list').last().getByRole('listitem')).toHaveText([
        /^Invoice paid: €3,100/,
        /^On hold: deposit, waiting for the final payment/,
      ])
      await expect(details(page)).toContainText(
        /If the final invoice is paid, we’ll ask 3 days later\. If not, we’ll ask you to decide on \d+ \w+/,
      )
      await expect(details(page).getByRole('button')).toHaveText(['Ask now', 'Don’t ask', 'This was the final payment'])
      await expect(details(page).getByRole('link', { name: 'Open in Stripe' })).toHaveAttribute(
        'href',
        'https://dashboard.stripe.com/acct_1/invoices/in_1',
      )
      await expectAccessibleAndNoOverflow(page, { widths: [360, width] })
      await page.getByRole('button', { name: 'Close details: Atelier Morvan' }).click()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(details(page)).toHaveCount(0)
      await expect(page).toHaveURL('/payments')
    })

    test('a row opens and closes with the keyboard, and keeps the focus', async ({ page }) => {
      await openSample(page)
      const opener = openerOf(page, 'Jonas Weber')
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(details(page)).toContainText('Why we’ll ask')
      await expect(opener).toBeFocused()
      await page.keyboard.press('Space')
      await expect(details(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
      await page.keyboard.press('Space')
      await expect(details(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'view: the request to Jonas Weber' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Close details: Jonas Weber' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(details(page).getByRole('button', { name: 'Ask now: Jonas Weber' })).toBeFocused()
    })

    test('buttons and links in a row do what they say, and the row stays as it is', async ({ page }) => {
      await openSample(page)
      await page.getByRole('button', { name: 'Ask now: Jonas Weber' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(openerOf(page, 'Jonas Weber')).toHaveAttribute('aria-expanded', 'false')
      // Only the list of payments knows this testimonial.
      await leaveUnanswered(page, '/goodword/testimonial/testimonial-3/')
      await page.getByRole('link', { name: 'answered: the request to Ana Ribeiro' }).click()
      await expect(page).toHaveURL('/testimonial/list?open=testimonial-3')
    })

    test('what is below an opened row stays where it is while the explanation loads slowly', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, samplePayments())
      const answer = Promise.withResolvers<void>()
      await page.route(EXPLANATION_CALL, async (route) => {
        await answer.promise
        await route.fulfill({ json: { ...explainedDeposit(), stripeUrl: null } })
      })
      await openPayments(page)
      await openerOf(page, 'Atelier Morvan').click()
      await expect(details(page).locator('[aria-busy=true]')).toBeVisible()
      const below = async () => (await page.locator('[data-payment=pay_5]').first().boundingBox())?.y
      const before = await below()
      answer.resolve()
      await expect(details(page)).toContainText('It looks like a deposit')
      expect(await below()).toBe(before)
    })

    test('what only the owner can release comes first, without a filter or a search', async ({ page }) => {
      await openSample(page)
      const groups = page.getByRole('rowheader')
      await expect(groups).toHaveText(['Needs you2', 'Everything else8Newest first'])
      const clients = page.locator('[data-payment]')
      await expect(clients.nth(0)).toContainText('Unnamed client')
      await expect(clients.nth(1)).toContainText('Bram de Wit')
      await expect(clients.nth(2)).toContainText('Jonas Weber')
      await page.getByRole('navigation', { name: 'Filter by decision' }).getByRole('link', { name: 'On hold' }).click()
      await expect(clients).toHaveCount(3)
      await expect(groups).toHaveCount(0)
    })

    test('a client that was asked recently has the day on which that is possible again', async ({ page }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, samplePayments(), { nextPossible: { pay_7: '2099-05-04T10:00:00.000Z' } })
      await openPayments(page)
      await expect(page.locator('[data-payment=pay_7]')).toContainText('Next possible on 4 May 2099')
      await expect(page.getByText('Next possible')).toHaveCount(1)
    })

    test('rows say who skipped, when a subscription was asked and who was reminded, and can be oldest first', async ({
      page,
    }) => {
      await showAccounts(page, [accountOf()])
      await showPayments(page, samplePayments(), {
        notes: {
          pay_5: { remindedAt: '2099-11-19T10:00:00.000Z' },
          pay_8: { askedAtStart: '2099-10-19T10:00:00.000Z' },
        },
      })
      await openPayments(page)
      await expect(page.locator('[data-payment=pay_5]')).toContainText('Reminded on 19 Nov 2099')
      await expect(page.locator('[data-payment=pay_8]')).toContainText(
        'Skipped: a renewalAsked at the start, on 19 Oct 2099',
      )
      await expect(page.locator('[data-payment=pay_10]')).toContainText('Before we asked')
      await expect(page.getByRole('button', { name: 'Ask anyway: Henrik Lund' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'This was the final payment: Atelier Morvan' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'This is a deposit: Jonas Weber' })).toBeVisible()
      await expectAccessibleAndNoOverflow(page, { widths: [360, width] })
      // It orders the group that it heads: what needs the owner always comes first.
      const head = page.getByRole('row').filter({ hasText: 'Everything else' })
      await expect(page.getByRole('link', { name: 'Newest first' })).toHaveCount(1)
      await head.getByRole('link', { name: 'Newest first' }).click()
      await expect(page).toHaveURL('/payments?sort=oldest')
      await expect(page.locator('[data-payment]').nth(2)).toContainText('לוגו חדש')
      await head.getByRole('link', { name: 'Oldest first' }).click()
      await expect(page).toHaveURL('/payments')
      await page
        .getByRole('navigation', { name: 'Filter by decision' })
        .getByRole('link', { name: /^On hold/ })
        .click()
      await expect(head).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Newest first' })).toHaveCount(1)
    })

    test('the log can be searched, also together with a filter, and an empty result says what to do', async ({
      page,
    }) => {
      await openSample(page)
      const search = page.getByRole('searchbox', { name: 'Search payments' })
      await page.keyboard.press('/')
      await expect(search).toBeFocused()
      await page.keyboard.type('fs-2026')
      await expect(page).toHaveURL('/payments?q=fs-2026')
      await expect(page.locator('[data-payment]')).toHaveCount(5)
      const filter = page.getByRole('navigation', { name: 'Filter by decision' })
      await filter.getByRole('link', { name: 'On hold 2' }).click()
      await expect(page).toHaveURL('/payments?show=onHold&q=fs-2026')
      await expect(page.locator('[data-payment]')).toHaveCount(2)
      await search.fill('nobody')
      await expect(page.getByText('No payments match “nobody”.')).toBeVisible()
      await expect(page.getByText('Try part of a name, an email address, an invoice number')).toBeVisible()
      await expectAccessibleAndNoOverflow(page, { widths: [360, width] })
      await page.getByRole('link', { name: 'Show all payments' }).click()
      await expect(search).toHaveValue('')
      await expect(page.locator('[data-payment]')).toHaveCount(10)
    })

    test('what is shown can be exported, and no cell is a formula', async ({ page }) => {
      await openSample(page, '?show=skipped&q=lund')
      const asked: string[] = []
      await page.route(`**${exportPayments.path}*`, (route) => {
        asked.push(new URL(route.request().url()).search)
        const [payment = paymentOf()] = samplePayments()
        return route.fulfill({ json: { items: [{ ...payment, customerName: '=1+1', description: null }] } })
      })
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ])
      await expect(page.getByText('1 payment exported.')).toBeVisible()
      expect(asked).toEqual(['?show=skipped&q=lund'])
      expect(file.suggestedFilename()).toMatch(/^goodword-payments-\d{4}-\d\d-\d\d\.csv$/)
      const content = readFileSync(await file.path(), 'utf8')
      const [row] = Papa.parse<Record<string, string>>(content.slice(1), { header: true }).data
      expect(row).toMatchObject({
        'Client name': "'=1+1",
        'Client email': 'jonas@weber.example',
        Amount: '2860',
        Currency: 'EUR',
        Decision: 'scheduled',
        Request: 'the email is being sent',
      })
    })

    test.describe('when a call fails', () => {
      test.use({ expectedConsoleErrors: /Failed to load resource/ })

      test('the row and the export say what happened, and can be tried again', async ({ page }) => {
        await showAccounts(page, [accountOf()])
        await showPayments(page, samplePayments())
        let isBroken = true
        await page.route(EXPLANATION_CALL, (route) =>
          isBroken ? route.abort() : route.fulfill({ json: explainedDeposit() }),
        )
        await page.route(`**${exportPayments.path}*`, (route) => route.abort())
        await openPayments(page, '?open=pay_2')
        await expect(details(page).getByRole('alert')).toContainText(
          'The explanation could not be loaded. We couldn’t reach the server.',
        )
        await expect(details(page).getByRole('button', { name: 'Ask now: Atelier Morvan' })).toBeVisible()
        isBroken = false
        await details(page).getByRole('button', { name: 'Try again' }).click()
        await expect(details(page)).toContainText('It looks like a deposit')
        await page.getByRole('button', { name: 'Export' }).click()
        await expect(page.getByText('The payments could not be exported.', { exact: false })).toBeVisible()
      })
    })
  })
}

base(
  'a payment in the emulator is explained as it was decided, and has no address at Stripe',
  async ({ page, request }) => {
    await signIn(page, await createOwner(request, { organisationName: 'Studio Rows' }))
    await connect(page)
    await openAccount(page, 'Studio Rows')
    await page.getByLabel('What for').fill('Website, 50% deposit')
    await pay(page, { client: 'Jon Vik', email: `jon.vik.${process.pid}@rows.example` })
    await expectDecision(page, 'Jon Vik', 'On hold: deposit')
    await openerOf(page, 'Jon Vik').click()
    await expect(details(page).locator('b')).toHaveText('It looks like a deposit')
    await expect(details(page)).toContainText('On hold: deposit, waiting for the final payment')
    await expect(details(page).getByRole('link', { name: 'Open in Stripe' })).toHaveCount(0)
    await page.getByRole('button', { name: 'This was the final payment: Jon Vik' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'It was the final payment' }).click()
    await expect(details(page)).toContainText('Why we’ll ask')
    await expect(details(page).getByRole('listitem').filter({ hasText: 'The final payment' })).toContainText('Passed')
    await expect(details(page)).toContainText('Request scheduled')
  },
)
