import { readFile } from 'node:fs/promises'
import { createBatch } from '#shared/request-batches.ts'
import { listKnownClients } from '#shared/known-clients.ts'
import { chooseClientFile, clientRow, importClients, summary } from './client-import.fixtures.ts'
import { createRequest, emailsTo, expect, newAddress, submitAnswer } from './fixtures.ts'
import { chooseFromTitle, dialog, openList, rowOf, test } from './list.fixtures.ts'

const FILE = (sven: string) => `Vorname;Nachname;E-Mail;Projekt
Clémence;Aubry;clemence@client.example;Etikett
Priya;Raman;priya@client;Etikett
Jonas;Weber;jonas@client.example;
Ana;Ribeiro;ana@client.example;
Sven;Halvorsen;${sven};
Sven;Halvorsen;${sven};
`

test('an owner sees who is asked and why others aren’t, corrects an address, and chooses', async ({
  page,
  request,
  owner,
}) => {
  const sven = newAddress('sven')
  await createRequest(request, owner, { customerEmail: 'jonas@client.example', isAutoSendEnabled: true })
  const { id } = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
  await submitAnswer(request, id)
  await openList(page)
  await chooseFromTitle(page, 'Import clients')
  await expect(page.getByText('Nothing is sent before')).toBeVisible()
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a template' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toContain('"Email","Name"')
  await chooseClientFile(page, '', 'empty.csv')
  await expect(page.getByRole('alert')).toHaveText('The file is empty. Choose one with a client in each row.')
  await chooseClientFile(page, FILE(sven))

  // Over days, some may be in the next month, which depends on today.
  await page.getByLabel('Now', { exact: true }).check()
  await expect(summary(page)).toContainText('2 of 6 clients will be asked this month.')
  await expect(summary(page)).toContainText('2 used + 2 from this import = 4 of 5 requests this month.')
  await expect(summary(page).getByRole('listitem')).toHaveText([
    'Has answered already1',
    'Asked less than 180 days ago1',
    'In the file twice1',
    'Address isn’t right1',
  ])
  await expect(clientRow(page, 'Clémence Aubry')).toContainText('Etikett')
  await expect(clientRow(page, 'Clémence Aubry')).toContainText('Never asked')
  await expect(clientRow(page, 'jonas@')).toContainText('Not asked again until')
  await expect(clientRow(page, 'jonas@').getByRole('checkbox')).toBeDisabled()

  await clientRow(page, 'priya@').getByRole('button', { name: 'Correct it' }).click()
  await page.getByRole('textbox', { name: 'Correct address' }).fill('priya@client.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Client email must be an address like ana@example.com.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Correct address' }).fill('priya@client.example')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('3 of 6 clients will be asked this month.')
  await expect(clientRow(page, 'priya@client.example').getByRole('checkbox')).toBeChecked()

  await clientRow(page, 'Ana Ribeiro').getByRole('checkbox').check()
  await clientRow(page, 'Clémence Aubry').getByRole('checkbox').uncheck()
  await expect(summary(page)).toContainText('Left out by you')
  await page.getByRole('button', { name: 'Won’t be asked 3' }).click()
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('checkbox')).toHaveCount(3)
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the 3 clients left out' }).click(),
  ])
  expect(await readFile(await left.path(), 'utf8')).toContain(`"${sven}","Sven Halvorsen","7","Duplicate of row 6."`)

  await page.getByRole('button', { name: 'Preview email' }).click()
  await expect(dialog(page)).toContainText('Email to Priya Raman')
  await expect(dialog(page).frameLocator('iframe').getByText('Priya').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  await page.getByLabel('Over several days').check()
  await page.getByLabel('Working days').selectOption('3 working days')
  await page.getByRole('button', { name: 'Plan 3 requests' }).click()
  await expect(page.getByRole('heading', { name: 'clients.csv' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem')).toHaveText([
    /Priya Raman.*Planned/,
    /Ana Ribeiro.*Planned/,
    /Sven Halvorsen.*Planned/,
  ])
  expect(await emailsTo(request, sven)).toHaveLength(0)
  await page.goBack()
  await expect(page.getByText('Nothing is sent before')).toBeVisible()
})

test.describe('a lost answer', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('clients are asked now, once, even if the answer is lost', async ({ page, request }) => {
    const addresses = [newAddress('ana'), newAddress('bo'), newAddress('cy')]
    await importClients(page, addresses)
    await page.getByLabel('Now', { exact: true }).check()
    await expect(page.getByRole('status').getByText('3 requests are sent now.')).toBeVisible()

    const keys: (string | undefined)[] = []
    await page.route(`**${createBatch.path}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Send 3 requests' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t reach the server. Check your connection and try again.',
    )
    await expect(summary(page)).toContainText('All 3 clients will be asked this month.')
    await page.getByRole('button', { name: 'Send 3 requests' }).click()
    const clients = page.getByRole('list', { name: 'Clients' }).getByRole('listitem')
    await expect(clients.filter({ hasText: 'Sent' })).toHaveCount(3)
    expect(keys).toEqual([keys[0], keys[0]])
    for (const address of addresses) expect(await emailsTo(request, address)).toHaveLength(1)

    await clients.first().getByRole('link').click()
    await expect(dialog(page)).toContainText(addresses[0] ?? '')
  })
})

test('whoever leaves is told that nothing is saved, and clients who are only saved use no requests', async ({
  page,
  request,
}) => {
  const address = newAddress('dan')
  await importClients(page, [address, newAddress('eva')])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forms' }).click()
  await expect(dialog(page)).toContainText('Nothing from “clients.csv” is saved yet')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Only save').check()
  await expect(summary(page)).toContainText('All 2 clients will be saved.')
  await page.getByRole('button', { name: 'Save 2 clients' }).click()
  await expect(page.getByText('2 clients saved. Nobody is asked yet.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem').first()).toContainText('Saved')

  await importClients(page, [address])
  await expect(clientRow(page, address)).toContainText('Not asked: has a request that isn’t sent yet')
  await expect(page.getByRole('button', { name: 'Send requests' })).toHaveAttribute('aria-disabled', 'true')
  expect(await emailsTo(request, address)).toHaveLength(0)
})

test.describe('when it is unknown who was asked', () => {
  test.use({ expectedConsoleErrors: /500/ })

  test('the owner is told, can try again, and the server checks again', async ({ page, request, owner }) => {
    const jonas = newAddress('jonas')
    await createRequest(request, owner, { customerEmail: jonas, isAutoSendEnabled: true })
    await page.route(`**${listKnownClients.path}`, (route) => route.fulfill({ status: 500, json: {} }))
    await importClients(page, [jonas])
    await expect(page.getByText('We couldn’t look up who was asked before.')).toBeVisible()
    await page.getByLabel('Now', { exact: true }).check()
    await page.getByRole('button', { name: 'Send 1 request' }).click()
    await expect(page.getByText('The client has a request without an answer.')).toBeVisible()
    expect(await emailsTo(request, jonas)).toHaveLength(1)
    await page.unroute(`**${listKnownClients.path}`)
    await openList(page)
    await expect(rowOf(page, jonas)).toHaveCount(1)
  })
})

test('a sheet of a workbook and the columns are chosen, and phones need no scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/import/clients')
  await page
    .getByLabel('Drop a CSV or Excel file here, or click to choose one.')
    .setInputFiles('e2e/files/libreoffice.xlsx')
  await page.getByRole('button', { name: 'Clients (3 rows)' }).click()
  await expect(summary(page)).toContainText('All 2 clients will be asked')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Email', { exact: true }).selectOption('Choose one')
  await expect(page.getByText('Choose the column with the email addresses.')).toBeVisible()
  await page.getByRole('button', { name: 'File', exact: true }).click()
  await expect(page.getByText('Nothing is sent before')).toBeVisible()
})
