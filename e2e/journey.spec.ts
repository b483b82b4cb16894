import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { changeWidgetOrder } from '#shared/widget-order.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { differingPart, readPng } from '#server/testing/images.ts'
import { writeTestimonials } from './editor.fixtures.ts'
import { bearer, createOwner, expect, firstWidget, type Owner, rememberOwner } from './fixtures.ts'
import { rowOf, test } from './list.fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { readCode } from './qr.fixtures.ts'
import { shownOn } from './share-image.samples.ts'
import { textarea } from './submit.fixtures.ts'

const WORDS = 'They planned the whole rebuild around our deliveries, and nobody had to wait a single day.'
const CHOICE = { text: 'Which part helped most?', kind: 'choice', options: ['Planning', 'Printing'] }
const ACCENT = '#0b6e4f'

const phone = { width: 390, height: 760 }
const desktop = { width: 1600, height: 1400 }

async function printCode(page: Page): Promise<string> {
  await page.goto('/forms')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download QR code as PNG' }).click()
  return readCode(page, await (await download).path())
}

async function answerOnPhone(page: Page, link: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.setViewportSize(phone)
  await page.goto(link)
  await expect(page.getByRole('status').filter({ hasText: /^Step/ })).toHaveText('Step 1 of 6')
  await page.getByRole('radio', { name: '5 stars' }).check()
  await next.click()
  await textarea(page).fill(WORDS)
  await next.click()
  await page.getByRole('radio', { name: 'Planning' }).check()
  await next.click()
  await page.getByLabel('Your name').fill('Sam Okafor')
  await next.click()
  await next.click()
  await expect(page.getByRole('region', { name: 'What others would see' })).toContainText(WORDS)
  // Whoever sends within two seconds is taken for a program, and can send again.
  await expect(async () => {
    await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function approveAndTag(page: Page): Promise<void> {
  const row = rowOf(page, 'Sam Okafor')
  await page.setViewportSize(desktop)
  await page.goto('/testimonial/list')
  await row.hover()
  await row.getByRole('button', { name: 'Approve testimonial from Sam Okafor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(row).toContainText('Approved')
  await page.getByRole('checkbox', { name: 'Select Sam Okafor' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'Find or make a tag' }).fill('front page')
  await page.getByRole('option', { name: 'Make tag “front page”' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('front page')
}

async function pin(page: Page, widgetId: string): Promise<void> {
  await page.goto(`/widgets/${widgetId}/order`)
  const path = changeWidgetOrder.path.replace(':id', widgetId)
  const saved = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Pin Sam Okafor' }).click()
  expect((await saved).ok()).toBe(true)
}

async function shareAsPng(page: Page): Promise<Buffer> {
  await page.goto('/testimonial/list')
  await page
    .getByRole('link', { name: /Sam Okafor/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Sam Okafor' }).getByRole('link', { name: 'Share image' }).click()
  await page.getByRole('radio', { name: 'Label' }).check()
  await page.getByRole('radio', { name: '1:1' }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG at 1×', exact: true }).click()
  return readFile(await (await download).path())
}

async function openOwner(request: Parameters<typeof createOwner>[0]): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const data = { accentColor: ACCENT, asksCompany: true, asksRole: false, questions: [CHOICE], layout: 'steps' }
  const saved = await request.put('/goodword/forms/default/settings', { headers: bearer(owner), data })
  expect(saved.status()).toBe(200)
  return owner
}

test.use({ expectedConsoleErrors: /status of 422/ })

test('a printed code is scanned, answered on a phone, approved, tagged, pinned and shared as an image', async ({
  page,
  request,
}) => {
  const owner = await openOwner(request)
  await rememberOwner(page, owner)
  const { id: widgetId } = await firstWidget(request, owner)
  await answerOnPhone(page, await printCode(page))
  // Newer ones come first, but for the pinned one.
  await writeTestimonials({ request, owner }, 2)
  await approveAndTag(page)
  await pin(page, widgetId)

  const feed: WidgetFeed = await (await request.get(`/w/${widgetId}.json`)).json()
  expect(feed.items[0]).toMatchObject({ author: 'Sam Okafor', text: WORDS, isVerified: false })
  expect(feed.items).toHaveLength(3)

  const png = await shareAsPng(page)
  expect(await differingPart(png, await shownOn(page))).toBeLessThan(0.001)
  const image = await readPng(png)
  expect(image).toMatchObject({ format: 'png', width: 1080, height: 1080 })
  expect(await image.spreadIn({ left: 140, top: 260, width: 800, height: 560 }), 'the words').toBeGreaterThan(20)
  expect(await image.spreadIn({ left: 0, top: 0, width: 1080, height: 40 }), 'the edge').toBe(0)
})
