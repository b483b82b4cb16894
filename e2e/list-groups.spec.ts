import type { APIRequestContext, Page } from '@playwright/test'
import { approve, createRequest, expect, type Owner, submitAnswer } from './fixtures.ts'
import { chooseFromRow, dialog, openList, rowOf, test } from './list.fixtures.ts'

/** Two answers to decide on, Ana's first, then an approved one and a request that was not sent. */
async function fillList(request: APIRequestContext, owner: Owner) {
  for (const name of ['Ana', 'Kim', 'Lena', 'Priya']) {
    const { id } = await createRequest(request, owner, { customerName: name, customerEmail: `${name}@client.example` })
    if (name !== 'Priya') await submitAnswer(request, id, { customerName: name })
    if (name === 'Lena') await approve(request, owner, id)
  }
}

/** Read at once: rows move when the list is read again. */
const namesOf = async (page: Page) =>
  (await page.locator('tbody tr').allTextContents()).map(
    (text) => /Needs you|Everything else|caught up|Ana|Kim|Lena|Priya/.exec(text)?.[0] ?? text,
  )

test.describe('the list', () => {
  test.beforeEach(({ request, owner }) => fillList(request, owner))

  test('begins with what needs the owner, oldest first, and decided rows stay in their place', async ({ page }) => {
    await openList(page)
    await expect.poll(() => namesOf(page)).toEqual(['Needs you', 'Ana', 'Kim', 'Everything else', 'Priya', 'Lena'])
    await chooseFromRow(page, { client: 'Ana', action: 'Approve' })
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(rowOf(page, 'Ana')).toContainText('Approved')
    await expect(page.getByRole('row', { name: /^Needs you/ })).toContainText('1')
    await expect.poll(() => namesOf(page)).toEqual(['Needs you', 'Ana', 'Kim', 'Everything else', 'Priya', 'Lena'])
    await page.reload()
    await expect(rowOf(page, 'Kim')).toBeVisible()
    await expect.poll(() => namesOf(page)).toEqual(['Needs you', 'Kim', 'Everything else', 'Priya', 'Lena', 'Ana'])
    await chooseFromRow(page, { client: 'Kim', action: 'Reject' })
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await expect(rowOf(page, 'Kim')).toContainText('Rejected')
    await page.reload()
    await expect(page.getByText('You’re all caught up.')).toBeVisible()
    await expect.poll(() => namesOf(page)).toEqual(['caught up', 'Priya', 'Lena', 'Kim', 'Ana'])
  })

  test('has no groups with a filter or another order, and keeps the order that was chosen', async ({ page }) => {
    await openList(page, '/testimonial/list?status=submitted')
    await expect.poll(() => namesOf(page)).toEqual(['Kim', 'Ana'])
    await openList(page)
    await page.getByLabel('Sort by').selectOption('Newest first')
    await expect(page).toHaveURL(/\?sort=newest$/)
    await expect(page.getByText('Needs you', { exact: true })).toHaveCount(0)
    await page.goto('/testimonial/list')
    await expect(page).toHaveURL(/\?sort=newest$/)
    await expect(rowOf(page, 'Ana')).toBeVisible()
    await expect.poll(() => namesOf(page)).toEqual(['Priya', 'Lena', 'Kim', 'Ana'])
    await page.getByLabel('Sort by').selectOption('Needs you first')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
    await expect(page.getByText('Needs you', { exact: true })).toBeVisible()
  })

  test('opens the details from anywhere in a row, and never by accident', async ({ page, context }) => {
    await openList(page)
    const row = rowOf(page, 'Ana')
    for (const cell of ['client', 'rating', 'text', 'status']) {
      await row.locator(`td[class*=${cell}]`).click({ position: { x: 80, y: 4 } })
      await expect(dialog(page)).toContainText('Precise, funny, never late.')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    const box = await row.getByRole('checkbox').boundingBox()
    await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) - 8)
    await expect(row.getByRole('checkbox')).toBeChecked()
    const approveBox = await row.getByRole('button', { name: /^Approve/ }).boundingBox()
    await page.mouse.click((approveBox?.x ?? 0) + (approveBox?.width ?? 0) + 2, (approveBox?.y ?? 0) + 2)
    await expect(dialog(page)).toHaveCount(0)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      row.locator('td[class*=rating]').click({ button: 'middle' }),
    ])
    await tab.waitForURL(/open=/, { waitUntil: 'commit' })
    await tab.close()
    await row.getByRole('link', { name: 'Ana: open details' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Precise, funny, never late.')
  })

  for (const width of [1280, 390])
    test(`is reviewed one testimonial after the other, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openList(page)
      await page.getByRole('button', { name: 'Review one by one' }).click()
      const details = page.getByRole('dialog').first()
      await expect(details.getByRole('heading', { name: 'Ana' })).toBeVisible()
      await details.getByRole('button', { name: /^Approve/ }).click()
      await dialog(page).last().getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(details.getByRole('heading', { name: 'Kim' })).toBeVisible()
      await page.keyboard.press('r')
      await dialog(page).last().getByRole('button', { name: 'Reject', exact: true }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(rowOf(page, 'Ana')).toContainText('Approved')
      await expect(rowOf(page, 'Kim')).toContainText('Rejected')
    })
})
