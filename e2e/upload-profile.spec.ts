import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { pngOf } from './files/images.ts'
import { createOwner, expect, type Owner, signIn, test, rememberOwner } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update organisation image' })
const tile = (page: Page) => page.getByRole('button', { name: 'Update organisation image' })
const input = (page: Page) => dialog(page).getByLabel('Drag and drop, or click to upload a file.')
const uploaded = (page: Page) => dialog(page).getByText('Uploaded', { exact: true })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' })

async function openDialog({ page, request }: { page: Page; request: APIRequestContext }): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await rememberOwner(page, owner)
  await page.goto('/settings/profile')
  await tile(page).click()
  await expect(dialog(page)).toBeVisible()
  return owner
}

async function chooseLogo(page: Page) {
  await input(page).setInputFiles(pngOf({ name: 'logo.png' }))
  await expect(uploaded(page)).toBeVisible()
}

async function imageUrlOf(request: APIRequestContext, { token }: Owner): Promise<string | null> {
  const answer = await request.get('/goodword/user/me', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).organisationImageUrl
}

/** Records the methods of the page's image calls. */
function watchImages(page: Page) {
  const methods: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/goodword/user/me/image/')) methods.push(request.method())
  })
  return methods
}

const shownWidth = (image: Locator) => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)
const avatar = (page: Page) => page.getByRole('banner').locator('img')

test('an organisation image is shown after submitting and after a reload', async ({ page, request }) => {
  const owner = await openDialog({ page, request })
  const { width } = (await dialog(page).boundingBox()) ?? { width: 0 }
  expect(width).toBe(500)
  await expect(submit(page)).toBeDisabled()
  await chooseLogo(page)
  await submit(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(tile(page)).toBeFocused()
  await expect.poll(() => shownWidth(tile(page).locator('img'))).toBeGreaterThan(0)
  await expect.poll(() => shownWidth(avatar(page))).toBeGreaterThan(0)
  await expect.poll(() => imageUrlOf(request, owner)).toEqual(expect.any(String))
  await page.reload()
  await expect.poll(() => shownWidth(avatar(page))).toBeGreaterThan(0)
})

test('a tall image stays within its tile', async ({ page, request }) => {
  await openDialog({ page, request })
  await input(page).setInputFiles(pngOf({ name: 'tall.png', width: 120, height: 600 }))
  await expect(uploaded(page)).toBeVisible()
  await submit(page).click()
  await expect(dialog(page)).toHaveCount(0)
  const image = tile(page).locator('img')
  await expect(image).toBeVisible()
  const [outer, inner] = [await tile(page).boundingBox(), await image.boundingBox()]
  expect(outer).toMatchObject({ width: 80, height: 80 })
  expect(inner).toMatchObject({ width: 78, height: 78 })
})

test('changing the image keeps unsaved input in the profile', async ({ page, request }) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await rememberOwner(page, owner)
  await page.goto('/settings/profile')
  await page.getByLabel('First name').fill('Eleonora')
  await tile(page).click()
  await chooseLogo(page)
  await submit(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Eleonora')
})

test('the image can be removed, and the initials return', async ({ page, request }) => {
  const owner = await openDialog({ page, request })
  await chooseLogo(page)
  await submit(page).click()
  await page.getByRole('button', { name: 'Remove image' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Remove organisation image?' })
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect(confirmation).toHaveCount(0)
  await expect(tile(page).locator('[data-initials=NF]')).toBeVisible()
  await expect(avatar(page)).toHaveCount(0)
  await expect.poll(() => imageUrlOf(request, owner)).toBeNull()
})

for (const [how, leave] of [
  ['Cancel', (page: Page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`an image that was not submitted is deleted: ${how}`, async ({ page, request }) => {
    const owner = await openDialog({ page, request })
    const methods = watchImages(page)
    await chooseLogo(page)
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => methods).toEqual(['PUT', 'DELETE'])
    await expect.poll(() => imageUrlOf(request, owner)).toBeNull()
  })
}

test('an image that was not submitted is deleted when the owner goes to another page', async ({ page, request }) => {
  const owner = await createOwner(request)
  await signIn(page, owner)
  const methods = watchImages(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await tile(page).click()
  await chooseLogo(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => methods).toEqual(['PUT', 'DELETE'])
})

test('the dialog cannot be submitted during an upload, and closing it cancels the upload', async ({
  page,
  request,
}) => {
  await openDialog({ page, request })
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed.method() === 'PUT')
  // The call is never answered, so only the page can end it.
  await page.route('**/goodword/user/me/image/*', () => {}, { times: 1 })
  await input(page).setInputFiles(pngOf({ name: 'logo.png' }))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await cancelled
})

test.describe('a failure', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  for (const [name, json, shown] of [
    [
      'the reason from the server',
      { message: 'This image is not there any more.' },
      'This image is not there any more.',
    ],
    ['a general error without a reason', {}, 'Something went wrong.'],
  ] as const) {
    test(`to submit shows ${name}, and can be retried`, async ({ page, request }) => {
      const owner = await openDialog({ page, request })
      await chooseLogo(page)
      await page.route('**/goodword/user/me', (route) => route.fulfill({ status: 422, json }), { times: 1 })
      await submit(page).click()
      await expect(dialog(page).getByRole('alert')).toHaveText(shown)
      await expect(uploaded(page)).toBeVisible()
      await submit(page).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => imageUrlOf(request, owner)).toEqual(expect.any(String))
    })
  }

  test('of the token retries once with a fresh token', async ({ page, request }) => {
    await openDialog({ page, request })
    const methods = watchImages(page)
    const refuse = { status: 401, json: { message: 'Please sign in.' } }
    await page.route('**/goodword/user/me/image/*', (route) => route.fulfill(refuse), { times: 1 })
    await chooseLogo(page)
    expect(methods).toEqual(['PUT', 'PUT'])
  })

  test('of the fresh token leads to the login', async ({ page, request }) => {
    await openDialog({ page, request })
    await page.route(/\/goodword\/user\/me(\/image\/.*)?$/, (route) => route.fulfill({ status: 401, json: {} }))
    await input(page).setInputFiles(pngOf({ name: 'logo.png' }))
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('tile and dialog are accessible and fit the window, in both themes and at two widths', async ({
  page,
  request,
}) => {
  await openDialog({ page, request })
  await expectAccessibleAndNoOverflow(page)
  await chooseLogo(page)
  await expectAccessibleAndNoOverflow(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await expectAccessibleAndNoOverflow(page)
})
