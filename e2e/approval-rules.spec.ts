import { createOwner, createRequest, expect, rememberOwner, submitAnswer, test } from './fixtures.ts'

test('an owner turns on automatic approval, and the next answer is approved', async ({ page, request }) => {
  const owner = await createOwner(request)
  const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
  await rememberOwner(page, owner)
  await page.goto('/forms')
  const approval = page.getByRole('region', { name: 'Approval' })
  await approval.getByRole('button', { name: 'Approve automatically' }).click()
  const rules = page.getByRole('dialog', { name: 'Approve automatically' })
  await rules.getByLabel('Only after a payment').uncheck()
  await rules.getByLabel('Fewest characters').fill('20')
  await rules.getByRole('button', { name: 'Save' }).click()
  await expect(approval).toContainText('approved automatically if they have at least 20 characters')
  await page.reload()
  await expect(approval.getByRole('button', { name: 'Change the rules' })).toBeVisible()

  // In the form, a test would write faster than people do, and be taken for a bot.
  await submitAnswer(request, id, { testimonial: 'Clear price, clear dates, kept both.' })

  await page.goto(`/testimonial/list?open=${id}`)
  await expect(page.getByText('Approved automatically by your approval rules')).toBeVisible()
})
