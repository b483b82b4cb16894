import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { newUuid } from '#shared/uuid.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { pngOf } from './files/images.ts'
import {
  createOwner,
  createRequest,
  expect,
  type Owner,
  submitAnswer,
  test,
  rememberOwner,
  trySignIn,
} from './fixtures.ts'

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export everything' })

async function ownerWithImage(request: APIRequestContext): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const headers = { authorization: `Bearer ${owner.token}` }
  const { mimeType, buffer } = pngOf({ name: 'logo.png' })
  const path = organisationImagePath(newUuid())
  await request.put(path, { headers: { ...headers, 'content-type': mimeType }, data: buffer })
  await request.put('/goodword/user/me', { headers, data: { organisationImageUrl: path } })
  return owner
}

async function readArchive(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  return {
    name: download.suggestedFilename(),
    files,
    text: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  }
}

test('everything is exported as one file with JSON, CSV and images', async ({ page, request }) => {
  const owner = await ownerWithImage(request)
  const { id } = await createRequest(request, owner, { customerName: '=cmd()' })
  await submitAnswer(request, id, { customerName: '=cmd()', testimonial: 'Precise, "funny",\nnever late.' })
  await rememberOwner(page, owner)
  await page.goto('/settings/data')
  const { name, files, text } = await readArchive(page)
  expect(name).toMatch(/^goodword-export-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(Object.keys(files)).toEqual(['export.json', 'testimonials.csv', 'images/organisation.webp'])
  expect(JSON.parse(text('export.json'))).toMatchObject({ user: { email: owner.email }, testimonials: [{ id }] })
  expect(text('testimonials.csv')).toContain(`"'=cmd()","ana@client.example","5","Precise, ""funny"",`)
  expect(strFromU8(files['images/organisation.webp'] ?? new Uint8Array(), true)).toContain('WEBP')
  await expect(page.getByText(`Saved as ${name}.`)).toBeVisible()
})

test('an owner says how long data is kept, and saves what is stored of one client', async ({ page, request }) => {
  const owner = await ownerWithImage(request)
  const { id } = await createRequest(request, owner, { customerName: 'Ana' })
  await rememberOwner(page, owner)
  await page.goto('/settings/data')
  const months = page.getByLabel('Months that requests without an answer are kept')
  await months.fill('5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a whole number of months from 6 to 60.')).toBeVisible()
  await months.fill('36')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(months).toHaveValue('36')

  await page.goto(`/testimonial/list?open=${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is stored about this client' }).click()
  const content = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({ customerEmail: 'ana@client.example', testimonials: [{ id }] })
})

test.describe('with failing calls', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('an export lists missing images, can be cancelled, and says why it failed', async ({ page, request }) => {
    const owner = await ownerWithImage(request)
    await rememberOwner(page, owner)
    await page.goto('/settings/data')
    await page.route('**/images/**', (route) => route.fulfill({ status: 404 }))
    const { files, text } = await readArchive(page)
    expect(Object.keys(files)).toEqual(['export.json', 'testimonials.csv', 'missing.txt'])
    expect(text('missing.txt')).toContain('Studio Halm: images/organisation')
    await expect(page.getByText('One image could not be fetched. missing.txt in the file lists it.')).toBeVisible()

    await page.unrouteAll()
    await page.route('**/images/**', () => {})
    await exportButton(page).click()
    await expect(page.getByRole('progressbar', { name: '0 of 1 image' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the export' }).click()
    await expect(page.getByText('The export was cancelled. Nothing was saved.')).toBeVisible()

    const message = 'The server is busy. Try again in a minute.'
    await page.route('**/user/me/export', (route) => route.fulfill({ status: 503, json: { message } }))
    await exportButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: `Nothing was saved. ${message}` })).toBeVisible()
    await expect(exportButton(page)).toBeEnabled()
  })

  test('an account is deleted only after the owner enters its email address, and a goodbye page follows', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete account' })
    const email = dialog.getByLabel('Your email address')
    await expect(email).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Export everything' })).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await confirm.click()
    await expect(email).toHaveAccessibleDescription(/Enter the email address of your account\./)
    await email.fill('somebody@else.example')
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription(/This isn’t your account’s email address\./)
    await email.fill(owner.email.toUpperCase())
    await confirm.click()
    await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible()
    await expect(page).toHaveURL(/\/goodbye$/)
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.reload()
    await expect(page).toHaveURL(/\/$/)
    // A job erases the account at the identity service. Until then the login page signs in, and out again.
    await expect.poll(async () => (await trySignIn(request, owner)).status()).toBe(400)
    await page.goto('/login')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Email or password are incorrect.')).toBeVisible()
  })
})
