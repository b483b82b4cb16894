import type { Page } from '@playwright/test'
import {
  createOwner,
  createRequest,
  expect,
  rememberNewOwner,
  signIn,
  signInNewOwner,
  submitAnswer,
  test,
} from './fixtures.ts'

const createButton = (page: Page) => page.getByRole('button', { name: '+ Create' })

async function openCreateDialog(page: Page) {
  await signInNewOwner(page)
  await createButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('a dialog', () => {
  test('is 500 px wide, focuses its first field, and returns the focus when Escape closes it', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    expect((await dialog.boundingBox())?.width).toBe(500)
    await expect(dialog.getByLabel('Client email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(createButton(page)).toBeFocused()
  })

  test('closes on a click outside', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    await page.mouse.click(20, 20)
    await expect(dialog).toBeHidden()
  })

  test('stays open when a press starts inside and ends outside, or the other way round', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    const field = dialog.getByLabel('Client email')
    await field.fill('ana@client.example')
    await field.hover()
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.down()
    await field.hover()
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await expect(field).toHaveValue('ana@client.example')
  })

  test('stops the page behind it from scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 })
    const dialog = await openCreateDialog(page)
    await page.mouse.move(20, 200)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('closes when the user goes back', async ({ page }) => {
    await signInNewOwner(page)
    await page.getByRole('link', { name: 'Widgets', exact: true }).click()
    await page.getByRole('link', { name: 'Testimonials' }).click()
    await createButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/widgets$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('a confirmation dialog', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('shows the reason in a toast that stays until it is dismissed, and can be retried', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await signIn(page, owner)
    await page.clock.install()
    const failure = { status: 500, json: { message: 'The shelf is full.' } }
    await page.route('**/approve', (route) => route.fulfill(failure), { times: 1 })

    await page.getByRole('button', { name: /^Approve/ }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Approve' })
    await expect(confirm).toBeFocused()
    expect((await dialog.boundingBox())?.width).toBe(450)
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert')
    await expect(toast).toHaveText('The shelf is full.')
    const place = await toast.boundingBox()
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan((await confirm.boundingBox())?.y ?? 0)
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await expect(confirm).toBeEnabled()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
    await expect(dialog).toBeVisible()

    await confirm.click()
    await expect(dialog).toBeHidden()
  })

  test('cannot be closed or pressed again while the action runs', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await signIn(page, owner)
    const release = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/approve', async (route) => {
      calls += 1
      await release.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Approve/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Approve' }).dblclick()
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    await expect(dialog).toBeVisible()
    release.resolve()
    await expect(dialog).toBeHidden()
    expect(calls).toBe(1)
  })
})

test.describe('a success toast', () => {
  test('disappears after 3000 ms, and a new one replaces the previous one', async ({ page }) => {
    await rememberNewOwner(page)
    await page.goto('/settings/profile')
    await page.getByLabel('Organisation name').waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const submit = page.getByRole('button', { name: 'Submit' })
    const toast = page.getByRole('status').filter({ hasText: 'Profile saved.' })

    await submit.click()
    await expect(toast).toBeVisible()
    await page.clock.runFor(2000)
    await submit.click()
    await expect(submit).toBeEnabled()
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(2999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })
})
