import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '#server/testing/product-process.ts'
import { productionSettings } from '#server/testing/production-settings.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, expect, rememberOwner, test as base } from './fixtures.ts'
import { planCard } from './plan.fixtures.ts'
import { newLink } from './submit.fixtures.ts'

/** An installation of somebody else, with its own name for the product. */
const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-e2e-'))
      const environment = {
        ...productionSettings,
        PRODUCT_NAME: 'Kind & True',
        PRIVACY_EMAIL: 'data@feldmann.example',
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

const mailboxesOn = (page: Page) =>
  page
    .getByRole('article')
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.textContent))

for (const [path, title] of [
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
] as const) {
  test(`${path} names who runs the installation, and no example`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const provider = page.locator('address')
    expect((await provider.innerText()).split('\n')).toEqual([
      'Feldmann & Söhne GmbH',
      'Hafenstraße 7',
      '20457 Hamburg',
      'Germany',
    ])
    expect(new Set(await mailboxesOn(page))).toEqual(new Set(['help@feldmann.example', 'data@feldmann.example']))
    await expect(page.getByText('© 2025 Kind & True')).toBeAttached()
    await expect(page.locator('body')).not.toContainText(/Goodword|Example Street/)
    await expectAccessibleAndNoOverflow(page)
  })
}

test('the homepage, the account pages and the plan cards have the product’s name', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Kind & True asks for the testimonial.' })).toBeVisible()
  await expect(page.getByText('Kind & True-branded emails')).toBeAttached()
  await expect(page.locator('body')).not.toContainText('Goodword')
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Kind & True' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Goodword')

  await rememberOwner(page, await createOwner(request))
  await page.goto('/settings/subscription')
  await expect(planCard(page, 'Free')).toContainText('Kind & True-branded emails')
  await expect(page.locator('body')).not.toContainText('Goodword')
})

test('clients and visitors of a hosted page read the product’s name', async ({ page, request }) => {
  await page.goto(await newLink(request))
  await expect(page.getByRole('contentinfo')).toContainText('Collected with Kind & True')
  expect(await (await request.get('/wall/nothing')).text()).toContain('Collected with Kind &amp; True')
})
