import { confirmEventTypes, LINK_EVENT_TYPES } from '#shared/connections.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { showAccounts, test, webhookOf } from './payments.fixtures.ts'

const MISSING = ['charge.dispute.closed', 'credit_note.created']

for (const width of [1280, 360]) {
  test(`a webhook that lacks events says which to add, until its owner has added them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const accounts = [webhookOf({ missingEventTypes: MISSING })]
    await showAccounts(page, accounts)
    await page.route(`**${confirmEventTypes.path.replace(':id', 'whk_1')}`, async (route) => {
      accounts[0] = webhookOf()
      await route.fulfill({ json: accounts[0] })
    })
    await page.goto('/settings/stripe')
    const events = page.getByRole('list', { name: 'Events to add' })
    await expect(events.getByRole('listitem')).toHaveText(MISSING)
    await expect(page.getByText('add these 2 events:')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.getByRole('button', { name: 'I added them: Label School' }).click()
    await expect(page.getByText('Label School sends us all events now.')).toBeVisible()
    await expect(events).toHaveCount(0)
    await expect(page.getByText('A webhook only reports new events.', { exact: false })).toBeVisible()
  })

  test(`a webhook that never reports the payment of an invoice seems to lack events, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const incompleteWebhooks = [{ connectionId: 'whk_1', paidInvoices: 4 }]
    await showAccounts(page, [webhookOf()], { incompleteWebhooks })
    await page.goto('/settings/stripe')
    await expect(page.getByText('This webhook reported 4 paid invoices, but never')).toContainText(
      'but never the event invoice_payment.paid that Stripe sends with each. It may lack other events too',
    )
    const events = page.getByRole('list', { name: 'Events to select' })
    await expect(events.getByRole('listitem')).toHaveText([...LINK_EVENT_TYPES])
    await expectAccessibleAndNoOverflow(page)
    incompleteWebhooks.pop()
    await page.reload()
    await expect(page.getByText('A webhook only reports new events.', { exact: false })).toBeVisible()
    await expect(page.getByText('but never')).toHaveCount(0)
  })

  test.describe(() => {
    test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

    test(`if that can’t be saved, it says so, and the events stay, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await showAccounts(page, [webhookOf({ missingEventTypes: MISSING })])
      await page.goto('/settings/stripe')
      const events = page.getByRole('list', { name: 'Events to add' })
      await expect(events).toBeVisible()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'I added them: Label School' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible()
      await expect(events.getByRole('listitem')).toHaveText(MISSING)
    })
  })
}
