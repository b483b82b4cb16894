import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod'
import { type RequestRules, defaultRequestRules, listConnections, saveRequestRules } from '#shared/connections.ts'
import { expect, type Owner } from './fixtures.ts'

export const EMULATOR = '/dev/stripe'

/** The row of a client's payment in the table of payments. */
export const paymentRow = (page: Page, client: string) =>
  page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: client })

/** Connects the Stripe account that has the organisation's name. */
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

/** Pays as a client, on the page of an account in the Stripe emulator. */
export async function pay(page: Page, of: { client: string; email: string; how?: string }) {
  await page.getByLabel('Client', { exact: true }).fill(of.client)
  await page.getByLabel('Email').fill(of.email)
  if (of.how) await page.getByLabel('How').selectOption(of.how)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Done')
}

/** Reloads the payments until the row of a client shows this decision. */
export const expectDecision = (page: Page, client: string, decision: RegExp | string) =>
  expect(async () => {
    await page.goto('/payments')
    await expect(paymentRow(page, client).first()).toContainText(decision, { timeout: 2000 })
  }).toPass()

/** What an owner reads of a client who is asked whose invoice is paid now. */
export const expectedDelay = (days: number) => `${days} days after the invoice, then a weekday`

/** Saves these rules for the owner's first Stripe account. */
export async function setRules(request: APIRequestContext, owner: Owner, changes: Partial<RequestRules>) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await request.get(listConnections.path, { headers })
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await answer.json())
  const path = saveRequestRules.path.replace(':id', items[0]?.id ?? '')
  const saved = await request.put(path, { headers, data: { ...defaultRequestRules, ...changes } })
  expect(saved.status()).toBe(200)
}

/** Rules that send the request as soon as the payment is made. */
export const immediateRules: Partial<RequestRules> = {
  delays: { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 },
  keepsWorkingHours: false,
}
