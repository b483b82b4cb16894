import { createRequest, expect, submitAnswer, test, rememberNewOwner } from './fixtures.ts'
import { showFrozen, WIEBKE } from './frozen.fixtures.ts'

const REASON = /^Can’t send requests or add testimonials while frozen\./

test('a control of a frozen workspace says why it can’t be used, and does nothing', async ({ page }) => {
  await rememberNewOwner(page)
  await showFrozen(page)
  await page.goto('/testimonial/list')
  const create = page.getByRole('button', { name: '+ Create' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(REASON)).toBeHidden()

  await create.hover()
  await expect(page.getByText(REASON)).toBeVisible()
  await create.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The pointer reaches the links.
  await page.getByText(REASON).hover()
  await expect(page.getByText(REASON)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(REASON)).toBeHidden()

  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: 'More: add, import, export' }).focus()
  await page.keyboard.press('Tab')
  await expect(create).toBeFocused()
  await expect(page.getByText(REASON)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/subscription$/)
})

test('an answer can be read and not decided', async ({ page, request }) => {
  const owner = await rememberNewOwner(page)
  await submitAnswer(request, (await createRequest(request, owner)).id)
  await showFrozen(page)
  await page.goto('/testimonial/list')
  const approve = page.getByRole('button', { name: /^Approve testimonial/ })
  await approve.hover()
  await expect(page.getByText(/^Can’t review while frozen\./)).toBeVisible()
  await approve.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'More: add, import, export' }).click()
  await expect(page.getByRole('menuitem', { name: 'Import clients' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('menuitem', { name: 'Export as CSV' })).not.toHaveAttribute('aria-disabled')
})

test('the payer makes the workspace active', async ({ page }) => {
  await rememberNewOwner(page)
  await showFrozen(page)
  await page.goto('/testimonial/list')
  await page.getByRole('button', { name: 'Make this workspace active…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Nordlicht Brewing active?' })
  await expect(dialog).toContainText('Nordlicht Events is frozen instead.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Make active' }).click()
  await expect(page.getByText('Nordlicht Brewing is active now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nordlicht Brewing is frozen' })).toHaveCount(0)
})

test('a member reads who can end it, and no way that only the payer has', async ({ page }) => {
  await rememberNewOwner(page)
  await showFrozen(page, { role: 'viewer', givenRole: 'editor', payer: WIEBKE })
  await page.goto('/testimonial/list')
  await expect(page.getByText(/You were an editor here and will be again once Wiebke upgrades/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email Wiebke' })).toHaveAttribute('href', `mailto:${WIEBKE.email}`)
  await expect(page.getByRole('button', { name: 'Make this workspace active…' })).toHaveCount(0)
  await page.getByRole('button', { name: '+ Create' }).focus()
  await expect(page.getByText('The owner can end that.')).toBeVisible()
})
