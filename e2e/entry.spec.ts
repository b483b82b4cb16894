import type { Locator } from '@playwright/test'
import { addTestimonial } from '#shared/testimonial-entry.ts'
import { expect } from './fixtures.ts'
import { chooseFromTitle, dialog, openList, rowOf, test } from './list.fixtures.ts'

test.describe('adding an existing testimonial', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('checks the required fields, keeps the input, and shows the testimonial as added by the owner', async ({
    page,
  }) => {
    await openList(page)
    const open = () => chooseFromTitle(page, 'Add existing testimonial')
    const add = () => dialog(page).getByRole('button', { name: 'Add testimonial' }).click()
    await open()
    await expect(dialog(page).getByText('never as verified')).toBeVisible()
    await add()
    await expect(dialog(page).getByText('Client name is required.')).toBeVisible()
    await expect(dialog(page).getByText('Testimonial is required.')).toBeVisible()
    await expect(dialog(page).getByText('Confirm that these are the client’s own words.')).toBeVisible()
    await expect(dialog(page).getByLabel('Client name')).toBeFocused()

    await dialog(page).getByLabel('Client name').fill('Clémence Aubry')
    await dialog(page).getByLabel('Testimonial', { exact: true }).fill('Precise, funny.\nNever late.')
    await dialog(page).getByLabel('1 star', { exact: true }).focus()
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByLabel('4 stars')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)

    await open()
    await expect(dialog(page).getByText('We’ve restored what you typed before.')).toBeVisible()
    await expect(dialog(page).getByLabel('Testimonial', { exact: true })).toHaveValue('Precise, funny.\nNever late.')
    await dialog(page).getByLabel('Where you received it').fill('LinkedIn')
    await dialog(page).getByLabel('Received on').fill('2026-11-02')
    await dialog(page).getByLabel('These are the client’s own words').check()

    await page.route(`**${addTestimonial.path}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.setViewportSize({ width: 360, height: 640 })
    await add()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toHaveText('Something went wrong.')
    const bottomOf = async (part: Locator) => (await part.boundingBox().then((box) => box && box.y + box.height)) ?? 0
    const buttons = dialog(page).getByRole('button', { name: 'Add testimonial' })
    await expect.poll(async () => (await bottomOf(alert)) <= ((await buttons.boundingBox())?.y ?? 0)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 720 })
    await add()
    await expect(page.getByText('Testimonial from Clémence Aubry added.')).toBeVisible()

    const row = rowOf(page, 'Clémence Aubry')
    await expect(row).toHaveCount(1)
    await expect(row.getByText('Approved', { exact: true })).toBeVisible()
    const id = (await row.getAttribute('id'))?.replace('testimonial-', '')
    await page.goto(`/testimonial/list?open=${id}`)
    await expect(dialog(page).getByText('Added by you, received via LinkedIn.')).toBeVisible()
    await expect(dialog(page).getByText('These are the client’s own words, unchanged')).toBeVisible()
    await page.keyboard.press('Escape')
    await open()
    await expect(dialog(page).getByLabel('Client name')).toHaveValue('')
  })
})
