import type { Page } from '@playwright/test'
import { importClients, summary } from './client-import.fixtures.ts'
import { emailsTo, expect, newAddress } from './fixtures.ts'
import { dialog, openList, rowOf, test } from './list.fixtures.ts'

test.use({ expectedConsoleErrors: /402/ })

const when = (page: Page) => dialog(page).getByRole('group', { name: 'Send the requests' })
const clients = (page: Page) => page.getByRole('list', { name: 'Clients' }).getByRole('listitem')

test('what the month has no room for follows later, can be cancelled, and is counted where it is seen', async ({
  page,
  request,
}) => {
  const addresses = Array.from({ length: 12 }, (_, index) => newAddress(`client${index}`))
  await importClients(page, addresses)
  await page.getByLabel('Now', { exact: true }).check()
  await expect(summary(page)).toContainText(/5 this month, 5 from 1 \w+, 2 saved for later/)
  const days = page.getByRole('list', { name: 'Requests by day' }).getByRole('listitem')
  await expect(days.first()).toContainText('5 requests')
  await expect(days.last()).toContainText('5 new requests')
  await expect(page.getByText('5 requests are sent now.')).toBeVisible()
  await expect(page.getByText(/^5 more are sent .*between 0?9:00.* and (17:00|5:00.PM)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send 5 requests' }).click()
  await expect(clients(page).filter({ hasText: 'Saved' })).toHaveCount(2)
  await openList(page)

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
  await page.getByRole('button', { name: 'Change times' }).click()
  await expect(dialog(page)).toContainText('Change the times of 7 requests?')
  await when(page).getByLabel('Now', { exact: true }).check()
  await expect(
    dialog(page).getByText(/^5 requests are sent on .*, between 0?9:00.* and (17:00|5:00.PM)\.$/),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Send now: the request to ${planned}` }).click()
  await dialog(page).getByRole('button', { name: 'Send now' }).click()
  await expect(dialog(page)).toContainText('All requests of this month are used or planned.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

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
