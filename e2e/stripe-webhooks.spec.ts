import type { Page } from '@playwright/test'
import { type Connection, LINK_EVENT_TYPES } from '#shared/connections.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, signInNewOwner, test, rememberNewOwner } from './fixtures.ts'
import { accountOf, showAccounts, showPayments, webhookOf } from './payments.fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true })

test('a webhook is added in three steps, can be finished later from its row, and says what it cannot do', async ({
  page,
}) => {
  await rememberNewOwner(page)
  await showPayments(page, [])
  await page.goto('/settings/stripe')
  await page.getByRole('button', { name: 'Not using Connect? Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  const step = dialog.locator('[aria-current=step]')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await dialog.getByLabel('Account name').fill('Label School')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(step).toHaveText('2At Stripe')
  await expect(dialog.getByRole('list', { name: 'Events to tick' }).getByRole('listitem')).toHaveText([
    ...LINK_EVENT_TYPES,
  ])
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied to clipboard.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/goodword\/stripe\/webhook\/own\/[\w-]{20,}$/)
  await expect(dialog).toContainText(address)
  await dialog.getByRole('button', { name: 'Finish later' }).click()

  const row = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: 'Label School' })
  await expect(row).toContainText('Not finished')
  await expect(heading(page, 'Stripe not connected.')).toBeVisible()
  await page.reload()
  await row.getByRole('button', { name: 'Finish setting up Label School' }).click()
  await expect(dialog).toContainText(address)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Signing secret')).toBeFocused()
  await dialog.getByLabel('Signing secret').fill('sk_live_0123')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByText('A signing secret begins with whsec_', { exact: false })).toBeVisible()
  await dialog.getByLabel('Signing secret').fill(' whsec_abcdefghijklmnopqrstuvwxyz012345 ')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Label School is connected.')).toBeVisible()

  await expect(heading(page, 'Stripe connected!')).toBeVisible()
  await expect(row).toContainText('Connected')
  await expect(row).toContainText('only reports new events')
  await expect(page.getByText('can’t read past payments', { exact: false })).toBeVisible()
  await expectAccessibleAndNoOverflow(page)

  await page.getByRole('button', { name: 'More actions for Label School' }).click()
  await page.getByRole('menuitem', { name: 'Change the signing secret' }).click()
  const change = page.getByRole('dialog', { name: 'Change the signing secret' })
  await expect(change.getByLabel('Signing secret')).toHaveValue('')
  await change.getByLabel('Signing secret').fill('whsec_zyxwvutsrqponmlkjihgfedcba543210')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Signing secret changed.')).toBeVisible()
})

test.describe('a webhook that is refused', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('shows the reason and keeps the input', async ({ page }) => {
    await rememberNewOwner(page)
    await page.goto('/settings/stripe')
    const message = 'The Free plan includes one account.'
    await page.route('**/webhook-connections', (route) => route.fulfill({ status: 403, json: { message } }))
    await page.getByRole('button', { name: 'Not using Connect? Add a webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Account name').fill('Label School')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(message)
    await expect(dialog.getByLabel('Account name')).toHaveValue('Label School')
  })
})

test('without Stripe Connect, an address that Stripe can’t reach says so, and another account is a webhook', async ({
  page,
}) => {
  await signInNewOwner(page)
  const accounts: Connection[] = []
  await showAccounts(page, accounts, { canConnectAccounts: false })
  await showPayments(page, [])
  await page.goto('/payments')
  await expect(page.getByText('No Stripe account is connected.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Stripe' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Why none can be connected here' }).click()
  await expect(page).toHaveURL('/settings/stripe')
  await expect(heading(page, 'Stripe not connected.')).toBeVisible()
  await expect(page.getByText(/^No account can be connected here: Stripe sends events only to public/)).toBeVisible()
  await expect(page.getByText('test the rules on the last')).toHaveCount(0)
  await expect(connect(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Not using Connect? Add a webhook' })).toHaveCount(0)

  accounts.push(webhookOf(), accountOf({ status: 'needs_attention' }))
  await page.reload()
  await page.getByRole('button', { name: 'More actions for Feldmann Studio' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Disconnect'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect another account' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a webhook' })).toBeVisible()
})
