import type { Page } from '@playwright/test'
import { approve, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { openEditor, test, writeTestimonials } from './editor.fixtures.ts'

const pageWith = (code: string) =>
  `<!doctype html><html lang="en"><style>body{margin:0}main{padding:0 40px;font:16px/24px 'Avenir Next',Avenir,'Trebuchet MS','DejaVu Sans',sans-serif}</style><main>${code}</main>`

/** What the code reserves on a wide page is what the widget needs there. */
async function expectReserved({ page, site, cards }: { page: Page; site: string; cards: number }) {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(site)
  const element = page.locator('goodword-widget')
  await expect(element.locator('figure')).toHaveCount(cards)
  const [kept = 0, needed = 0] = await element.evaluate((host) => [
    Number.parseFloat(getComputedStyle(host).minHeight),
    host.shadowRoot?.firstElementChild?.getBoundingClientRect().height ?? 0,
  ])
  expect(kept).toBeGreaterThan(200)
  expect(Math.abs(kept - needed)).toBeLessThanOrEqual(1)
  return { kept }
}

test.describe('the embed code in the editor', () => {
  test('reserves as much space in the embed code as the widget needs on a page of that width', async ({
    page,
    request,
    owner,
    customerSite,
  }) => {
    await writeTestimonials({ request, owner }, 4)
    await openEditor({ page, request, owner })
    await page.getByLabel('Count views and clicks').uncheck()
    await expect(page.getByText('Publish the widget to get its embed code')).toBeVisible()
    await expect(page.locator('pre')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Embed code' })).toBeFocused()
    const { embedCode } = await firstWidget(request, owner)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(embedCode)
    expect(embedCode).toContain('min-height')
    await expectReserved({ page, site: await customerSite(pageWith(embedCode)), cards: 4 })
  })

  test('reserves the space of the folded card for a long text', async ({ page, request, owner, customerSite }) => {
    await writeTestimonials({ request, owner }, 2)
    const { id } = await createRequest(request, owner, { customerName: 'Lena Fischer' })
    const testimonial = 'She asked which three we would keep if the house burned down. '.repeat(50).trim()
    await submitAnswer(request, id, { customerName: 'Lena Fischer', rating: 5, testimonial })
    await approve(request, owner, id)
    await openEditor({ page, request, owner })
    await page.getByLabel('Count views and clicks').uncheck()
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    const { embedCode } = await firstWidget(request, owner)
    const { kept } = await expectReserved({ page, site: await customerSite(pageWith(embedCode)), cards: 3 })
    const long = page.locator('goodword-widget figure').filter({ hasText: 'She asked which three' })
    await expect(long.getByText('Read more')).toBeVisible()
    const folded = (await long.boundingBox())?.height ?? 0
    await long.locator('summary').click()
    expect((await long.boundingBox())?.height ?? 0).toBeGreaterThan(folded + 200)
    expect(kept).toBeLessThan(folded + 200)
  })

  test('reserves no space while there is nothing to show, and says so', async ({ page, request, owner }) => {
    await openEditor({ page, request, owner })
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    await expect(page.getByText('It doesn’t reserve any space yet')).toBeVisible()
    expect((await firstWidget(request, owner)).embedCode).not.toContain('min-height')
  })

  test('offers an embed code that pins the script by its hash, and the code works on a page', async ({
    page,
    request,
    owner,
    customerSite,
  }) => {
    await writeTestimonials({ request, owner }, 2)
    await openEditor({ page, request, owner })
    await page.getByLabel('Count views and clicks').uncheck()
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    const pinned = page.locator('details', { hasText: 'Your site pins scripts by hash' })
    await pinned.getByText('Your site pins scripts').click()
    await pinned.getByRole('button', { name: /^Copy the code of .* with a pinned script$/ }).click()
    await expect(page.getByText('Code copied to clipboard.').last()).toBeVisible()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toMatch(/integrity="sha384-[\w+/]{64}" crossorigin="anonymous"/)
    await page.goto(await customerSite(`<!doctype html><html lang="en">${code}</html>`))
    await expect(page.locator('goodword-widget figure')).toHaveCount(2)
  })
})
