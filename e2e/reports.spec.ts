import { readFile } from 'node:fs/promises'
import { createRequest, createOwner, expect, submitAnswer, test, rememberOwner } from './fixtures.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { readPdf } from './pdf.ts'
import { buyStudio } from './plan.fixtures.ts'
import { october, published, showReport } from './reports.fixtures.ts'

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')

for (const format of ['A4', 'Letter'] as const) {
  test(`a busy month prints on three pages of ${format}, with every testimonial in full`, async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    await showReport(page, october)
    await page.goto('/reports/2026-10')
    await expect(page.getByText('Mireille Dubois')).toBeVisible()
    const pdf = readPdf(await page.pdf({ format, preferCSSPageSize: false }))
    expect(pdf.pages).toBe(3)
    const text = plain(pdf.text)
    for (const { text: words, author } of published) {
      expect(text).toContain(plain(words))
      expect(text).toContain(plain(author))
    }
    for (const { service } of october.services) expect(text).toContain(plain(service))
    expect(text).not.toContain('ExportCSV')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 670, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(670)
  })
}

test('an owner reads a month, exports it and shares it with a link, which ends when it is revoked', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const owner = await createOwner(request, { organisationName: 'Lund Coffee' })
  await buyStudio(request, owner)
  const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
  await submitAnswer(request, id, { testimonial: 'They bring people back to the office.' })
  const approved = await request.put(`/goodword/testimonial/${id}/approve`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(approved.ok()).toBe(true)
  await rememberOwner(page, owner)
  await page.goto('/testimonial/list')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lund Coffee')
  await expect(page.getByText('They bring people back to the office.')).toBeVisible()
  await expectAccessibleAndNoOverflow(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('They bring people back to the office.')
  expect(file).not.toContain('@')

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByLabel('New link').inputValue()
  expect(address).toMatch(/\/report\/[\w-]{43}$/)
  await expectAccessibleAndNoOverflow(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('They bring people back to the office.')).toBeVisible()
  await expect(visitor.getByRole('navigation')).toHaveCount(0)
  expect(await visitor.content()).not.toContain(owner.email)

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(dialog.getByRole('region', { name: 'Links that work' })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('This link was revoked. Ask the sender for a new one.')).toBeVisible()
  await expect(visitor.getByText('Lund Coffee')).toHaveCount(0)
  await context.close()
})
