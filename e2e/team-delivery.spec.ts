import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventBody, signed, WEBHOOK_PATH, WEBHOOK_SECRET } from '#server/testing/email-webhooks.ts'
import { type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { test as base, expect, newAddress, rememberOwner } from './fixtures.ts'
import { createStudio, invite } from './team.fixtures.ts'

/** A product that sends through an email service which reports what became of each email. */
const test = base.extend<object, { resend: FakeResend }>({
  resend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const resend = await startFakeResend()
      await provide(resend)
      await resend.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ resend }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-e2e-'))
      const environment = {
        RESEND_API_KEY: resend.apiKey,
        RESEND_URL: resend.origin,
        RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
        LIMIT_FACTOR: '100',
      }
      const running = await startProduct({ dataDir, environment })
      await provide({ origin: running.origin, dataDir, output: running.output })
      await running.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test.use({ expectedConsoleErrors: /status of 409/ })

test('an invitation that bounced is not delivered, and goes to the corrected address', async ({
  page,
  request,
  resend,
}) => {
  const owner = await createStudio(request)
  const [wrong, right] = [newAddress('anders.wrong'), newAddress('anders')]
  await invite(request, owner, { email: wrong })
  const emailTo = (address: string) => resend.accepted.find(({ body }) => [body.to].flat().includes(address))
  await expect.poll(() => emailTo(wrong)).toBeDefined()
  const sent = emailTo(wrong)
  const body = eventBody('email.bounced', {
    email_id: sent?.id,
    to: [wrong],
    from: sent?.body.from,
    subject: sent?.body.subject,
    tags: Object.fromEntries((sent?.body.tags ?? []).map(({ name, value }) => [name, value])),
    bounce: { type: 'Permanent', subType: 'General', message: 'smtp; 550 5.1.1 User unknown' },
  })
  expect((await request.post(WEBHOOK_PATH, { headers: signed(body), data: body })).ok()).toBe(true)

  await rememberOwner(page, owner)
  await expect(async () => {
    await page.goto('/settings/team')
    await expect(page.getByText('Not delivered.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const row = page.getByRole('row').filter({ hasText: wrong })
  await expect(row).toContainText('Not delivered. The email bounced: smtp; 550 5.1.1 User unknown.')
  await expect(row.getByRole('button', { name: `Resend: ${wrong}` })).toHaveCount(0)
  await row.getByRole('button', { name: `Correct address: ${wrong}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the address' })
  const field = dialog.getByLabel('Email address')
  await field.fill(owner.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This person is already a member.')
  await expect(field).toHaveValue(owner.email)
  await field.fill(right)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${right}.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: right })).toContainText('Expires in 7 days')
  await expect.poll(() => emailTo(right)).toBeDefined()
})
