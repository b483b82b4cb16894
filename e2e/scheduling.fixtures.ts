import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod'
import { type RequestRules, defaultRequestRules, listConnections, saveRequestRules } from '#shared/connections.ts'
import { expect, type Owner } from './fixtures.ts'

export const EMULATOR = '/dev/stripe'

/** The row of a client's payment in the log. */
export const outcome = (page: Page, client: string) =>
  page.getByRole('region', { name: 'Payments' }).getByRole('row').filter({ hasText: client })

/** Links the account that is called as the organisation is. */
export async function connect(page: Page) {
  const [consent] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Connect', exact: true }).click(),
  ])
  await consent.getByRole('button', { name: 'Allow' }).click()
  await expect(consent.getByRole('heading', { name: 'Stripe connected!' })).toBeVisible()
  await consent.close()
}

export async function openAccount(page: Page, name: string) {
  await page.goto(EMULATOR)
  await page.getByRole('link', { name, exact: true }).click()
}

/** On the page of an account: a client pays. */
export async function pay(page: Page, of: { client: string; email: string; how?: string }) {
  await page.getByLabel('Client', { exact: true }).fill(of.client)
  await page.getByLabel('Email').fill(of.email)
  if (of.how) await page.getByLabel('How').selectOption(of.how)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Done')
}

/** What is decided of a payment stands on its row a moment after it was made. */
export const expectDecision = (page: Page, client: string, answerText: RegExp | string) =>
  expect(async () => {
    await page.goto('/settings/stripe')
    await expect(outcome(page, client).first()).toContainText(answerText, { timeout: 2000 })
  }).toPass()

/** Has the owner's account ask by these rules. */
export async function setRules(request: APIRequestContext, owner: Owner, changes: Partial<RequestRules>) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await request.get(listConnections.path, { headers })
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await answer.json())
  const path = saveRequestRules.path.replace(':id', items[0]?.id ?? '')
  const saved = await request.put(path, { headers, data: { ...defaultRequestRules, ...changes } })
  expect(saved.status()).toBe(200)
}

/** Whoever is to be asked is asked when the payment is made. */
export const atOnce: Partial<RequestRules> = {
  delays: { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 },
  keepsWorkingHours: false,
}
