import type { Page } from '@playwright/test'
import { createBatch } from '#shared/request-batches.ts'
import { emailsTo, expect, newAddress } from './fixtures.ts'
import { chooseFromTitle, dialog, openList, rowOf, test } from './list.fixtures.ts'

async function chooseClients(page: Page, addresses: readonly string[]): Promise<void> {
  await chooseFromTitle(page, 'Import clients')
  await dialog(page)
    .getByLabel('Drop a CSV or Excel file here, or click to choose one.')
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(addresses.join('\n')) })
}

const when = (page: Page) => dialog(page).getByRole('group', { name: 'Send the requests' })
const clients = (page: Page) => page.getByRole('list', { name: 'Clients' }).getByRole('listitem')

test.describe('a lost answer', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('clients of a file are requested now, once, even if the answer is lost', async ({ page, request }) => {
    const addresses = [newAddress('ana'), newAddress('bo'), newAddress('cy')]
    await openList(page)
    await chooseClients(page, addresses)
    await expect(dialog(page).getByText('Nothing is sent to your clients.')).toBeVisible()
    await when(page).getByLabel('Now', { exact: true }).check()
    await expect(dialog(page).getByText('3 requests are sent now.')).toBeVisible()

    const keys: (string | undefined)[] = []
    await page.route(`**${createBatch.path}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await dialog(page).getByRole('button', { name: 'Send 3 requests' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'We couldn’t reach the server. Check your connection and try again.',
    )
    await dialog(page).getByRole('button', { name: 'Send 3 requests' }).click()
    await dialog(page).getByRole('link', { name: 'See who' }).click()
    await expect(clients(page).filter({ hasText: 'Sent' })).toHaveCount(3)
    expect(keys).toEqual([keys[0], keys[0]])
    for (const address of addresses) expect(await emailsTo(request, address)).toHaveLength(1)

    await clients(page).first().getByRole('link').click()
    await expect(dialog(page)).toContainText(addresses[0] ?? '')
  })
})

test('what the month has no room for follows later, can be cancelled, and is counted where it is seen', async ({
  page,
  request,
}) => {
  const addresses = Array.from({ length: 12 }, (_, index) => newAddress(`client${index}`))
  await openList(page)
  await chooseClients(page, addresses)
  await when(page).getByLabel('Now', { exact: true }).check()
  await expect(dialog(page).getByText('5 requests are sent now.')).toBeVisible()
  await expect(dialog(page).getByText(/^5 more are sent .*between 9:00 and 17:00\.$/)).toBeVisible()
  await expect(dialog(page).getByText(/^2 clients are saved for later/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Send 5 requests' }).click()
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  const note = page.getByRole('complementary', { name: 'Planned requests' })
  await expect(note).toContainText('2 clients are saved for later.')
  // Without a reload, once the first five are sent.
  await expect(note).toContainText('5 requests are planned.')
  await expect(rowOf(page, addresses[0] ?? '')).toContainText('Sent')
  await note.getByRole('link', { name: 'See who' }).click()
  await expect(page.getByRole('heading', { name: 'clients.csv' })).toBeVisible()
  await expect(clients(page).filter({ hasText: 'Planned' })).toHaveCount(5)
  await expect(clients(page).filter({ hasText: 'Saved' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Send saved requests' }).click()
  await when(page).getByLabel('Over several days').check()
  await dialog(page).getByLabel('Working days').selectOption('3 working days')
  await expect(dialog(page).getByText(/^2 clients are saved for later/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  const [planned] = addresses.slice(5)
  await page.getByRole('button', { name: `Cancel the request to ${planned}` }).click()
  await dialog(page).getByRole('button', { name: 'Cancel request' }).click()
  await expect(clients(page).filter({ hasText: planned ?? '' })).toContainText('Cancelled')
  await page.getByRole('button', { name: 'Cancel the rest' }).click()
  await expect(dialog(page)).toContainText('Cancel 6 requests?')
  await dialog(page).getByRole('button', { name: 'Cancel requests' }).click()
  await expect(clients(page).filter({ hasText: 'Cancelled' })).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Cancel the rest' })).toBeHidden()
  expect(await emailsTo(request, planned ?? '')).toHaveLength(0)

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Planned requests' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'clients.csv' })).toContainText('5 sent, 7 cancelled')
  await openList(page)
  await expect(note).toBeHidden()
})

test('clients can be spread over working days, and nothing is sent at once', async ({ page, request }) => {
  const address = newAddress('dan')
  await openList(page)
  await chooseClients(page, [address, newAddress('eva')])
  await when(page).getByLabel('Over several days').check()
  await expect(dialog(page).getByText(/^2 requests are sent /)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Plan 2 requests' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('2 requests are planned.')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await chooseClients(page, [address])
  await expect(dialog(page).getByText('This address is already under “Planned requests”.')).toBeVisible()
  expect(await emailsTo(request, address)).toHaveLength(0)
})
