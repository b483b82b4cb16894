import type { Page } from '@playwright/test'
import { expectSound } from './accessibility.ts'
import { createOwner, expect, firstWidget, mailsTo, signIn, test } from './fixtures.ts'

const STAND_IN = '/dev/stripe'
const outcome = (page: Page, client: string) =>
  page.getByRole('region', { name: 'Payments' }).getByRole('row').filter({ hasText: client })

async function connect(page: Page) {
  const [consent] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Connect', exact: true }).click(),
  ])
  await consent.getByRole('button', { name: 'Allow' }).click()
  await expect(consent.getByRole('heading', { name: 'Stripe connected!' })).toBeVisible()
  await consent.close()
}

async function openAccount(page: Page, name: string) {
  await page.goto(STAND_IN)
  await page.getByRole('link', { name, exact: true }).click()
}

async function pay(page: Page, of: { client: string; email: string; how?: string }) {
  await page.getByLabel('Client', { exact: true }).fill(of.client)
  await page.getByLabel('Email').fill(of.email)
  if (of.how) await page.getByLabel('How').selectOption(of.how)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Goodword was told.')
}

/** What is decided of a payment stands on its row a moment after it was made. */
const expectDecision = (page: Page, client: string, words: RegExp | string) =>
  expect(async () => {
    await page.goto('/settings/stripe')
    await expect(outcome(page, client).first()).toContainText(words, { timeout: 2000 })
  }).toPass()

// The first call after the clock was moved is refused by its token, and made again with the next one.
test.use({ expectedConsoleErrors: /status of 401/ })

test.afterEach(async ({ page }) => {
  await page.goto(STAND_IN)
  const back = page.getByRole('button', { name: 'Back to now' })
  if (await back.isVisible()) await back.click()
})

test('a client who pays is asked on the day that was told, answers, and stands on the site', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const owner = await createOwner(request, { organisationName: 'Studio Askeladd' })
  const { id: widgetId } = await firstWidget(request, owner)
  await signIn(page, owner)
  await connect(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Connect Stripe' })).toContainText('(done)')

  await page.goto('/settings/stripe')
  await page.getByRole('link', { name: 'Try it: pay an invoice as your client' }).click()
  await openAccount(page, 'Studio Askeladd')
  await expectSound(page)
  const email = `eline.${process.pid}@fjordbakeri.example`
  await pay(page, { client: 'Eline Dahl', email })
  await expectDecision(page, 'Eline Dahl', /Will ask \w{3} \d+ \w{3}, \d\d:\d\d/)
  const told = await outcome(page, 'Eline Dahl').textContent()
  const when = /Will ask (\w{3} \d+ \w{3}, \d\d:\d\d)/.exec(told ?? '')?.[1] ?? ''
  await expect(outcome(page, 'Eline Dahl')).toContainText('3 days after the invoice was paid')
  await page.goto('/testimonial/list')
  await expect(page.getByRole('row').filter({ hasText: 'Eline Dahl' })).toContainText(`Will ask ${when}`)
  expect(await mailsTo(request, email)).toEqual([])

  await page.goto(STAND_IN)
  await expectSound(page)
  await page.getByRole('button', { name: 'Move to the next planned ask' }).click()
  await expect(page.getByText('which is ahead of your clock')).toBeVisible()
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  await page.goto('/testimonial/list')
  await expect(page.getByRole('row').filter({ hasText: 'Eline Dahl' })).toContainText('Sent')
  await expectDecision(page, 'Eline Dahl', 'Asked')

  const [mail] = await mailsTo(request, email)
  const link = /\S+\/testimonial\/submit\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(new URL(link).pathname)
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('How was your experience?').fill('The sign outlived the bakery next door.')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()

  await page.goto('/testimonial/list')
  const row = page.getByRole('row').filter({ hasText: 'Eline Dahl' })
  await row.hover()
  await row.getByRole('button', { name: 'Approve testimonial from Eline Dahl' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(row).toContainText('Approved')
  await page.goto(`/wall/${widgetId}`)
  await expect(page.getByText('The sign outlived the bakery next door.')).toBeVisible()
})

test('deposit then balance: exactly one ask, after the balance', async ({ page, request }) => {
  test.setTimeout(60_000)
  await signIn(page, await createOwner(request, { organisationName: 'Studio Tvilling' }))
  await connect(page)
  await openAccount(page, 'Studio Tvilling')
  await pay(page, {
    client: 'Jon Vik',
    email: `jon.${process.pid}@vik.example`,
    how: 'Pays a deposit, the balance stays open',
  })
  await expectDecision(page, 'Jon Vik', 'deposit')
  await openAccount(page, 'Studio Tvilling')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Balance: Website' })
    .getByRole('button', { name: /^Pay\b/ })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('Goodword was told.')
  await expectDecision(page, 'Will ask', '3 days after the invoice was paid')
  await expect(page.getByRole('region', { name: 'Payments' }).getByText(/^Will ask/)).toHaveCount(1)
})

test('refund before sending: none', async ({ page, request }) => {
  await signIn(page, await createOwner(request, { organisationName: 'Studio Retur' }))
  await connect(page)
  await openAccount(page, 'Studio Retur')
  await pay(page, { client: 'Siv Moe', email: `siv.${process.pid}@moe.example` })
  await expectDecision(page, 'Siv Moe', /Will ask/)
  await openAccount(page, 'Studio Retur')
  await page
    .getByRole('button', { name: /^Refund/ })
    .first()
    .click()
  await expectDecision(page, 'Siv Moe', /refunded/i)
  await page.goto('/testimonial/list')
  await expect(page.getByRole('row').filter({ hasText: 'Siv Moe' })).toHaveCount(0)
})
