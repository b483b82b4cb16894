import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listKnownClients } from '#shared/known-clients.ts'
import { importRequests } from '#shared/testimonial-import.ts'
import { createRequest, expect, emailsTo, newAddress, submitAnswer } from './fixtures.ts'
import { chooseFromTitle, dialog, openList, rowOf, test } from './list.fixtures.ts'

const sven = newAddress('sven')

const FILE = `Vorname;Nachname;E-Mail
Clémence;Aubry;clemence@client.example
Priya;Raman;priya@client
Jonas;Weber;jonas@client.example
Sven;Halvorsen;${sven}
Sven;Halvorsen;${sven}
`

const area = (page: Page) => dialog(page).getByLabel('Drop a CSV or Excel file here, or click to choose one.')
const choose = (page: Page, name: string, content: string) =>
  area(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test.describe('an import of clients', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('says before anything is created who was asked, and skips who has answered unless the owner insists', async ({
    page,
    request,
    owner,
  }) => {
    await createRequest(request, owner, { customerEmail: 'jonas@client.example' })
    const { id } = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
    await submitAnswer(request, id)
    await openList(page)
    await chooseFromTitle(page, 'Import clients')
    await area(page).setInputFiles('e2e/files/libreoffice.xlsx')
    await dialog(page).getByRole('button', { name: 'Clients (3 rows)' }).click()
    await expect(dialog(page).getByText('All 2 rows can be imported.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Choose another' }).click()
    await choose(page, 'clients.csv', 'jonas@client.example\nana@client.example\nnew@client.example\n')
    await expect(dialog(page).getByText('1 of 3 rows can be imported.')).toBeVisible()
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Row 1' })).toContainText(
      'This address already has an open request.',
    )
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Row 2' })).toContainText('Has already answered')
    await dialog(page).getByLabel('Skip 1 client who has already answered or can’t be emailed').uncheck()
    await dialog(page).getByRole('button', { name: 'Import 2 clients' }).click()
    await expect(dialog(page).getByRole('status').getByText('2 requests created.')).toBeVisible()
  })

  test('creates requests for valid rows, says why the others were skipped, and sends no email', async ({
    page,
    request,
    owner,
  }) => {
    await createRequest(request, owner, { customerName: 'Jonas Weber', customerEmail: 'jonas@client.example' })
    // As if the request were created after the check.
    await page.route(`**${listKnownClients.path}`, (route) => route.fulfill({ json: { items: [] } }))
    await openList(page)
    await chooseFromTitle(page, 'Import clients')
    await expect(dialog(page).getByText('Nothing is sent to your clients')).toBeVisible()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download a template' }).click(),
    ])
    expect(await readFile(await template.path(), 'utf8')).toContain('"Email","Name"')

    await choose(page, 'empty.csv', '')
    await expect(dialog(page).getByRole('alert')).toHaveText('The file is empty. Choose one with a client in each row.')

    await page.setViewportSize({ width: 360, height: 800 })
    await choose(page, 'clients.csv', FILE)
    await expect(dialog(page).getByRole('cell', { name: 'Clémence Aubry' })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(336)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(dialog(page).getByText('3 of 5 rows can be imported.')).toBeVisible()
    await expect(dialog(page).getByText('This uses 3 of the 4 requests left this month.')).toBeVisible()
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Row 3' })).toContainText(
      'Client email must be an address like ana@example.com.',
    )
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Row 6' })).toContainText('Duplicate of row 5.')
    await dialog(page).getByLabel('Last name column').selectOption('None')
    await expect(dialog(page).getByRole('cell', { name: 'Clémence', exact: true })).toBeVisible()

    const keys: (string | undefined)[] = []
    await page.route(`**${importRequests.path}`, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Import 3 clients' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'We couldn’t reach the server. Check your connection and try again.',
    )
    await dialog(page).getByRole('button', { name: 'Import 3 clients' }).click()
    await expect(dialog(page).getByRole('status').getByText('2 requests created.')).toBeVisible()
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])

    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Row 4' })).toContainText('jonas@client.example')
    const [refused] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download the 3 skipped rows' }).click(),
    ])
    const lines = (await readFile(await refused.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
      '\uFEFF"Email","Name","Row"',
      '"priya@client","Priya","3"',
      '"jonas@client.example","Jonas","4"',
      `"${sven}","Sven","6"`,
    ])

    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(page, sven).getByText('Pending')).toBeVisible()
    expect(await emailsTo(request, sven)).toHaveLength(0)

    await chooseFromTitle(page, 'Import clients')
    await choose(page, 'more.csv', Array.from({ length: 5 }, (_, index) => `more${index}@client.example`).join('\n'))
    await expect(dialog(page).getByText('2 of 5 rows can be imported this month.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Import the first 2' }).click()
    await expect(dialog(page).getByText('2 requests created.')).toBeVisible()
    await expect(dialog(page).getByRole('listitem')).toHaveText(['3 rows: no requests left this month. See plans'])
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await chooseFromTitle(page, 'Import clients')
    await choose(page, 'again.csv', 'again@client.example')
    await expect(dialog(page).getByText('No rows can be imported this month.')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0)
    await expect(dialog(page).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/settings/subscription',
    )
  })
})
