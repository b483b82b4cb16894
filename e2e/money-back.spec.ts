import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, emailsTo, expect, signIn, test } from './fixtures.ts'
import { openerOf } from './payments.fixtures.ts'
import { connect, EMULATOR, expectDecision, openAccount, pay, paymentRow } from './scheduling.fixtures.ts'

const CLIENT = 'Siv Moe'

// After the clock has moved, the token of the first call has expired, and the call is retried with a fresh one.
test.use({ expectedConsoleErrors: /status of 401/ })

test.afterEach(async ({ page }) => {
  await page.goto(EMULATOR)
  const back = page.getByRole('button', { name: 'Back to now' })
  if (await back.isVisible()) await back.click()
})

/** A client who paid an invoice of $480, and what then happens to that money in Stripe. */
async function withPayment(page: Page, request: APIRequestContext) {
  const name = `Studio Retur ${test.info().testId.slice(-8)}`
  const email = `siv.${process.pid}.${test.info().testId}@moe.example`
  await signIn(page, await createOwner(request, { organisationName: name }))
  await connect(page)
  await openAccount(page, name)
  await pay(page, { client: CLIENT, email })
  await expectDecision(page, CLIENT, /Will ask/)
  const press = async (...buttons: string[]) => {
    await openAccount(page, name)
    for (const button of buttons) {
      await page.getByRole('button', { name: `${button}: ${CLIENT}, $480` }).click()
      await expect(page.getByRole('status')).toContainText('Goodword received the event.')
    }
  }
  return {
    press,
    emails: async () => (await emailsTo(request, email)).length,
    stripeShows: (words: string) =>
      expect(page.getByRole('listitem').filter({ hasText: CLIENT }).first()).toContainText(words),
    openAccount: () => openAccount(page, name),
  }
}

/** Opens what happened to the payment. */
async function openDetails(page: Page) {
  await openerOf(page, CLIENT).click()
  return page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'What happened' })
}

async function pass(page: Page, days: number) {
  for (let day = 0; day < days; day += 1) await page.getByRole('button', { name: '+1 day' }).click()
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px wide, money that goes back`, () => {
    test.use({ viewport })

    test('in part leaves the plan as it is', async ({ page, request }) => {
      const { press, stripeShows } = await withPayment(page, request)
      await press('Refund a part')
      await stripeShows('$240 refunded')
      await expectAccessibleAndNoOverflow(page)
      await expectDecision(page, CLIENT, /Will ask/)
      await expect(await openDetails(page)).toContainText('Paid, not refunded in full')
    })

    test('in full cancels the request', async ({ page, request }) => {
      const { press } = await withPayment(page, request)
      await press('Refund')
      await expectDecision(page, CLIENT, 'refunded')
      await page.goto('/testimonial/list')
      await expect(page.getByRole('row').filter({ hasText: CLIENT })).toHaveCount(0)
    })

    test('and comes back, because the refund failed, is asked about as planned', async ({ page, request }) => {
      const { press } = await withPayment(page, request)
      await press('Refund')
      await expectDecision(page, CLIENT, 'refunded')
      await press('Make the refund fail')
      await expectDecision(page, CLIENT, /Will ask/)
      await expect(await openDetails(page)).toContainText('Money came back')
    })

    test('by a credit note for all of it cancels the request', async ({ page, request }) => {
      const { press, stripeShows } = await withPayment(page, request)
      await press('Issue a credit note')
      await stripeShows('$480 credited')
      await expectDecision(page, CLIENT, 'refunded')
    })

    test('by a refund and a credit note cancels the request once nothing is left', async ({ page, request }) => {
      const { press } = await withPayment(page, request)
      await press('Refund a part')
      await expectDecision(page, CLIENT, /Will ask/)
      await press('Issue a credit note')
      await expectDecision(page, CLIENT, 'refunded')
    })

    test('in a dispute stops the reminder, until the owner wins it', async ({ page, request }) => {
      test.setTimeout(90_000)
      const { press, emails, openAccount: openTheirs, stripeShows } = await withPayment(page, request)
      await openTheirs()
      await page.getByRole('button', { name: 'Jump to the next request' }).click()
      await expect.poll(emails).toBe(1)
      await press('Open a dispute')
      await stripeShows('disputed')
      await expectAccessibleAndNoOverflow(page)
      await pass(page, 9)
      await expectDecision(page, CLIENT, 'Asked')
      expect(await emails()).toBe(1)
      await press('Win the dispute')
      await stripeShows('dispute won')
      await pass(page, 4)
      await expect.poll(emails).toBe(2)
    })

    test('in a dispute that the owner loses is not asked about', async ({ page, request }) => {
      const { press } = await withPayment(page, request)
      await press('Open a dispute')
      await expectDecision(page, CLIENT, 'disputed')
      await press('Lose the dispute')
      await expectDecision(page, CLIENT, 'disputed')
      await expect(paymentRow(page, CLIENT)).not.toContainText('Will ask')
    })
  })
