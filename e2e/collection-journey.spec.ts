import { readFile } from 'node:fs/promises'
import { WidgetFeed } from '#shared/widgets.ts'
import { differingPart, readPng } from '#server/testing/images.ts'
import { createOwner, expect, firstWidget, rememberOwner, test } from './fixtures.ts'
import { rowOf } from './list.fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { readCode } from './qr.fixtures.ts'
import { shownOn } from './share-image.samples.ts'
import { sendButton, textarea, thanks } from './submit.fixtures.ts'

// Whoever sends within two seconds is taken for a program.
test.use({ expectedConsoleErrors: /status of 422/ })

const WORDS = 'She kept the blue cap, and told us why.'

test('from a scanned code, one step at a time on a phone, to a tagged and pinned testimonial and its image', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(100_000)
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await buyPro(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/forms')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download QR code as PNG' }).click()
  const link = await readCode(page, await (await download).path())

  const phone = await browser.newContext({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true })
  const visit = await phone.newPage()
  await visit.goto(link)
  const next = visit.getByRole('button', { name: 'Continue', exact: true })
  await expect(visit.getByRole('status').filter({ hasText: /^Step 1 of/ })).toBeVisible()
  await visit.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await next.tap()
  await textarea(visit).fill(WORDS)
  await next.tap()
  await visit.getByLabel('Your name').fill('Ana Ribeiro')
  while (await next.isVisible()) await next.tap()
  await expect(async () => {
    await sendButton(visit).tap({ timeout: 1000 })
    await expect(thanks(visit)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await phone.close()

  await page.goto('/testimonial/list')
  const row = rowOf(page, 'Ana Ribeiro')
  await row.hover()
  await row.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(row).toContainText('Approved')

  await page.getByRole('checkbox', { name: 'Select Ana Ribeiro' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'Find or make a tag' }).fill('bottles')
  await page.getByRole('option', { name: 'Make tag “bottles”' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('bottles')

  const { id } = await firstWidget(request, owner)
  await page.goto(`/widgets/${id}/order`)
  const pinned = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await page.getByRole('button', { name: 'Pin Ana Ribeiro' }).click()
  await expect(page.getByRole('button', { name: 'Unpin Ana Ribeiro' })).toBeVisible()
  await pinned
  const feed = WidgetFeed.parse(await (await request.get(`/w/${id}.json`)).json())
  expect(feed.items).toMatchObject([{ author: 'Ana Ribeiro', text: WORDS, isVerified: false }])

  await page.goto('/testimonial/list')
  await row.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  await page.getByRole('dialog', { name: 'Ana Ribeiro' }).getByRole('link', { name: 'Share image' }).click()
  await page.setViewportSize({ width: 1600, height: 1400 })
  await page.getByRole('radio', { name: 'Label', exact: true }).check()
  await page.getByRole('radio', { name: '1:1' }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG at 1×', exact: true }).click(),
  ])
  const bytes = await readFile(await file.path())
  expect(await readPng(bytes)).toMatchObject({ width: 1080, height: 1080 })
  expect(await differingPart(bytes, await shownOn(page))).toBeLessThan(0.001)
})
