import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '#server/testing/product-process.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect, test as base } from './fixtures.ts'

function runScript(name: string, environment: Record<string, string>) {
  return spawn(process.execPath, [join(import.meta.dirname, '../scripts', name)], {
    cwd: join(import.meta.dirname, '..'),
    env: { NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The servers that `npm start -- --demo` starts: the product with the demo owner's data, and the example site. */
const test = base.extend<object, { exampleSite: string }>({
  exampleSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-demo-'))
      const [code] = await once(runScript('seed-demo.ts', { DATA_DIR: dataDir }), 'exit')
      expect(code).toBe(0)
      const product = await startProduct({ dataDir })
      const site = runScript('demo-site.ts', { PORT: new URL(product.origin).port, DEMO_PORT: '0' })
      const [line] = await once(site.stdout, 'data')
      await provide(/http:\S+/.exec(String(line))?.[0] ?? '')
      site.kill('SIGTERM')
      await once(site, 'exit')
      await product.stop()
      rmSync(dataDir, { recursive: true })
    },
    // Fills the demo owner's workspace first.
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ exampleSite }, provide) => provide(exampleSite),
})

test('the example site shows the demo owner’s wall under its own content security policy, is accessible and fits the window', async ({
  page,
}) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  const widget = page.locator('#clients goodword-widget')
  await expect(widget.getByRole('figure')).toHaveCount(18)
  await expect(widget.getByText('Three rounds, as agreed.').first()).toBeVisible()
  await expect(widget.getByText('Thank you, Clémence. Say hello to the goats.')).toBeVisible()
  await expect(widget.getByText('18 of 32 testimonials')).toBeAttached()
  await expectAccessibleAndNoOverflow(page, { widths: [320, 1280] })
})

test.describe('a link of the example site', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('scrolls to the right place below the wall, although the wall loads on the way', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Prices' }).click()
    await expect(page.locator('#clients goodword-widget').getByRole('figure')).toHaveCount(18)
    await expect(page.getByRole('heading', { name: 'Price facts' })).toBeInViewport()
  })
})
