import type { Page } from '@playwright/test'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { delayFirstResponse } from './account.fixtures.ts'
import { expect, signIn, test } from './fixtures.ts'
import { addWorkspace, createAgency, switcher, switchTo } from './workspaces.fixtures.ts'

const clientRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an owner creates a second workspace, works in it, and goes back to the first', async ({ page, request }) => {
  await signIn(page, await createAgency(request))
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
  await expect(switcher(page)).toHaveCount(0)

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'New workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'New workspace' })
  await expectAccessibleAndNoOverflow(page)
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill('Lund Coffee')
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await dialog.getByLabel('Copy form, emails and rules from').selectOption({ label: 'Feldmann Studio' })
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(switcher(page)).toContainText('Lund Coffee')
  await expect(dialog).toHaveCount(0)
  await expect(clientRow(page, 'Client of Feldmann')).toHaveCount(0)
  await page.reload()
  await expect(switcher(page)).toContainText('Lund Coffee')

  await switchTo(page, 'Feldmann Studio')
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
})

test('each tab keeps its workspace, and a new one begins with the one opened last', async ({
  page,
  context,
  request,
}) => {
  const owner = await createAgency(request)
  await addWorkspace(request, owner, 'Lund Coffee')
  await signIn(page, owner)
  await page.goto('/testimonial/list')
  await switchTo(page, 'Feldmann Studio')
  const other = await context.newPage()
  await other.goto('/testimonial/list')
  await expect(switcher(other)).toContainText('Feldmann Studio')
  await switchTo(other, 'Lund Coffee')
  await page.reload()
  await expect(switcher(page)).toContainText('Feldmann Studio')
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
})

test('a late answer of one workspace is not shown in the next', async ({ page, request }) => {
  const owner = await createAgency(request)
  await addWorkspace(request, owner, 'Lund Coffee')
  await signIn(page, owner)
  await page.goto('/widgets')
  await switchTo(page, 'Feldmann Studio')
  await page.goto('/widgets')
  const list = await delayFirstResponse(page, '**/goodword/testimonial/list*')
  await page.goto('/testimonial/list')
  await switchTo(page, 'Lund Coffee')
  await list.release()
  await page.goto('/testimonial/list')
  await expect(switcher(page)).toContainText('Lund Coffee')
  await expect(clientRow(page, 'Client of Feldmann')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the open workspace stands in the header', async ({ page, request }) => {
    const owner = await createAgency(request)
    await addWorkspace(request, owner, 'A workspace with a rather long name of its own')
    await signIn(page, owner)
    await page.goto('/testimonial/list')
    await expect(switcher(page)).toContainText('A workspace with')
    await expectAccessibleAndNoOverflow(page)
    await switcher(page).click()
    await expectAccessibleAndNoOverflow(page)
  })
})
