import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { listPayments } from '#shared/payments.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, newAddress, type Owner } from './fixtures.ts'
import { openPayments, paymentRow, test } from './payments.fixtures.ts'

const secret = 'whsec_abcdefghijklmnopqrstuvwxyz012345'

const headersOf = (owner: Owner) => ({ authorization: `Bearer ${owner.token}` })

/** Adds a webhook of the owner's own, and answers where Stripe sends its events. */
async function addWebhook(page: Page, owner: Owner): Promise<string> {
  const headers = headersOf(owner)
  const added = await page.request.post('/goodword/stripe/webhook-connections', { headers, data: { name: 'Shop' } })
  const { id, webhookUrl } = z.object({ id: z.string(), webhookUrl: z.string() }).parse(await added.json())
  await page.request.put(`/goodword/stripe/connections/${id}/secret`, { headers, data: { signingSecret: secret } })
  return new URL(webhookUrl).pathname
}

/** Clients without an email address pay. Answers the payments' ids by client, in the order in which they are listed. */
async function payWithoutAddress(page: Page, owner: Owner, clients: readonly string[]): Promise<Map<string, string>> {
  const path = await addWebhook(page, owner)
  const now = Math.floor(Date.now() / 1000)
  for (const [index, client] of clients.entries()) {
    const invoice = {
      id: `in_${index}`,
      object: 'invoice',
      customer: `cus_${index}`,
      customer_email: null,
      customer_name: client,
      status: 'paid',
      amount_paid: 120_000,
      total: 120_000,
      currency: 'eur',
      number: `FS-${index}`,
      billing_reason: 'manual',
      status_transitions: { paid_at: now },
      lines: { object: 'list', data: [], has_more: false },
    }
    const payload = JSON.stringify({
      id: `evt_${index}`,
      object: 'event',
      type: 'invoice.paid',
      created: now,
      livemode: false,
      data: { object: invoice },
    })
    const signature = createHmac('sha256', secret).update(`${now}.${payload}`).digest('hex')
    const answer = await page.request.post(path, {
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${now},v1=${signature}` },
      data: payload,
    })
    expect(answer.status()).toBe(200)
  }
  let ids = new Map<string, string>()
  await expect(async () => {
    const answer = await page.request.get(`${listPayments.path}?show=onHold&pageSize=100`, {
      headers: headersOf(owner),
    })
    const { items } = listPayments.response!.parse(await answer.json())
    ids = new Map(items.map(({ customerName, id }) => [customerName ?? '', id]))
    expect(ids.size).toBe(clients.length)
  }).toPass()
  return ids
}

const note = (page: Page) => page.getByRole('complementary', { name: 'Payments that need you' })

for (const [device, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the list says that a payment needs the owner, until the missing address is added', async ({
      page,
      owner,
    }) => {
      await payWithoutAddress(page, owner, ['Ana Ribeiro'])
      await page.goto('/testimonial/list')
      await expect(note(page)).toHaveText('1 payment needs you. Review payments')
      await expectAccessibleAndNoOverflow(page)
      await note(page).getByRole('link', { name: 'Review payments' }).click()
      await expect(page).toHaveURL(/\/payments\?show=onHold$/)
      await page.getByRole('button', { name: 'Add email: Ana Ribeiro' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add an email address' })
      await dialog.getByLabel('Client email').fill(newAddress('ana'))
      await dialog.getByRole('button', { name: 'Add email' }).click()
      await expect(page.getByText('Email address added.')).toBeVisible()
      await page.getByRole('link', { name: 'All', exact: false }).first().click()
      await expect(paymentRow(page, 'Ana Ribeiro')).toContainText('Will ask')
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })).toContainText('Will ask')
      await expect(note(page)).toHaveCount(0)
    })

    test('a link in the email opens its payment, on whatever page it is, and changes nothing', async ({
      page,
      owner,
    }) => {
      const clients = Array.from({ length: 22 }, (_, index) => `Client ${String.fromCharCode(65 + index)}`)
      const ids = await payWithoutAddress(page, owner, clients)
      for (const [position, address] of [
        [14, '/payments?show=onHold'],
        [21, '/payments?show=onHold&page=2'],
      ] as const) {
        const [client = '', id = ''] = [...ids][position] ?? []
        // A link in an email opens a new page.
        await page.goto('about:blank')
        await openPayments(page, `?show=onHold#${id}`)
        const row = paymentRow(page, client)
        await expect(row).toHaveAttribute('aria-current', 'true')
        await expect(row).toBeInViewport({ ratio: 1 })
        await expect(page.locator(`[data-payment="${id}"]`).getByRole('button', { name: 'Add email' })).toBeFocused()
        await expect(page.locator('tr[aria-current]')).toHaveCount(1)
        await expect(page).toHaveURL(`${address}&open=${id}`)
        await expect(row).toContainText('On hold: this payment has no email address')
        await expectAccessibleAndNoOverflow(page)
      }
    })
  })
}

test('a link to a payment that was decided since leads to where it is now', async ({ page, owner }) => {
  const ids = await payWithoutAddress(page, owner, ['Ana Ribeiro', 'Bo Lind'])
  const id = ids.get('Ana Ribeiro') ?? ''
  await page.request.post(`/goodword/payment/${id}/skip`, { headers: headersOf(owner), data: {} })
  await openPayments(page, `?show=onHold#${id}`)
  await expect(paymentRow(page, 'Ana Ribeiro')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(new RegExp(`/payments\\?show=skipped&open=${id}$`))
})

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 404/ })

  test('a link to a payment that is not the owner’s says so, and shows the list', async ({ page, owner }) => {
    await payWithoutAddress(page, owner, ['Ana Ribeiro'])
    await openPayments(page, '?show=onHold#pay_somebodyElses')
    await expect(page.getByText('This payment no longer exists.', { exact: false })).toBeVisible()
    await expect(paymentRow(page, 'Ana Ribeiro')).toBeVisible()
  })
})

test('a visitor who follows the link signs in first, and then sees the payment', async ({
  browser,
  baseURL,
  page,
  owner,
}) => {
  const ids = await payWithoutAddress(page, owner, ['Ana Ribeiro'])
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await visitor.goto(`/payments?show=onHold#${ids.get('Ana Ribeiro') ?? ''}`)
  await visitor.getByLabel('Email').fill(owner.email)
  await visitor.getByLabel('Password', { exact: true }).fill(owner.password)
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(paymentRow(visitor, 'Ana Ribeiro')).toHaveAttribute('aria-current', 'true')
  await context.close()
})
