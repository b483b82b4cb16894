import { disconnectStripe } from '#shared/connections.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import {
  immediateRules,
  connect,
  expectDecision,
  openAccount,
  paymentRow,
  pay,
  setRules,
  EMULATOR,
  expectedDelay,
} from './scheduling.fixtures.ts'
import { createOwner, createRequest, expect, emailsTo, signIn, test } from './fixtures.ts'
import { copyCodeWithoutRules, siteWith } from './site.fixtures.ts'

// After the clock has moved, the token of the first call has expired, and the call is retried with a fresh one.
test.use({ expectedConsoleErrors: /status of 401/ })

test.afterEach(async ({ page }) => {
  await page.goto(EMULATOR)
  const back = page.getByRole('button', { name: 'Back to now' })
  if (await back.isVisible()) await back.click()
})

test('a paying client gets the request on the announced day, answers, and appears on the customer’s site', async ({
  page,
  product,
  customerSite,
  request,
}) => {
  test.setTimeout(90_000)
  await signIn(page, await createOwner(request, { organisationName: 'Studio Askeladd' }))
  await connect(page)
  await expect(page.getByRole('complementary', { name: 'Stripe' })).toHaveCount(0)

  await page.goto('/payments')
  await page.getByRole('link', { name: 'Try it: pay an invoice as your client' }).click()
  await openAccount(page, 'Studio Askeladd')
  await expectAccessibleAndNoOverflow(page)
  const email = `eline.${process.pid}@fjordbakeri.example`
  await pay(page, { client: 'Eline Dahl', email })
  await expectDecision(page, 'Eline Dahl', /Will ask \w{3} \d+ \w{3}, \d\d:\d\d/)
  const shown = await paymentRow(page, 'Eline Dahl').textContent()
  const when = /Will ask (\w{3} \d+ \w{3}), \d\d:\d\d/.exec(shown ?? '')?.[1] ?? ''
  await expect(paymentRow(page, 'Eline Dahl')).toContainText(expectedDelay(3))
  await page.goto('/testimonial/list')
  await expect(page.getByRole('row').filter({ hasText: 'Eline Dahl' })).toContainText(`Will ask ${when}`)
  expect(await emailsTo(request, email)).toEqual([])

  await page.goto(EMULATOR)
  await expectAccessibleAndNoOverflow(page)
  // On the account’s own page, requests of other owners on this server don’t count.
  await openAccount(page, 'Studio Askeladd')
  await page.getByRole('button', { name: 'Jump to the next request' }).click()
  await expect(page.getByText('which is ahead of your clock')).toBeVisible()
  await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
  await page.goto('/testimonial/list')
  await expect(page.getByRole('row').filter({ hasText: 'Eline Dahl' })).toContainText('Sent')
  await expectDecision(page, 'Eline Dahl', 'Asked')

  const [message] = await emailsTo(request, email)
  const link = /\/testimonial\/submit\/\S+/.exec(message?.text ?? '')?.[0] ?? ''
  await page.goto(link)
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
  const embedCode = await copyCodeWithoutRules(page)
  await page.goto(await customerSite(siteWith(embedCode, product)))
  await expect(page).not.toHaveURL(new RegExp(`^${product.origin}`))
  const widget = page.locator('goodword-widget')
  await expect(widget.getByText('The sign outlived the bakery next door.')).toBeVisible()
  await expect(widget.getByText('Eline Dahl')).toBeVisible()
  const opening = page.waitForEvent('popup')
  await widget.getByRole('link', { name: 'Verified client' }).click()
  const proof = await opening
  await expect(proof.getByText(/^This client paid .* through Stripe/)).toBeVisible()
  await expect(proof.getByText('The sign outlived the bakery next door.')).toBeVisible()
  await expectAccessibleAndNoOverflow(proof, { widths: [320, 1280] })
})

test('a deposit and a balance payment lead to one request, after the balance', async ({ page, request }) => {
  test.setTimeout(60_000)
  await signIn(page, await createOwner(request, { organisationName: 'Studio Tvilling' }))
  await connect(page)
  await openAccount(page, 'Studio Tvilling')
  await pay(page, {
    client: 'Jon Vik',
    email: `jon.${process.pid}@vik.example`,
    how: 'Pays a deposit, with the balance still due',
  })
  await expectDecision(page, 'Jon Vik', 'deposit')
  await openAccount(page, 'Studio Tvilling')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Balance: Website' })
    .getByRole('button', { name: /^Pay\b/ })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('Goodword received the event.')
  await expectDecision(page, 'Will ask', expectedDelay(3))
  await expect(page.getByRole('table', { name: 'Payments' }).getByText(/^Will ask/)).toHaveCount(1)
})

test('a refund before sending cancels the request', async ({ page, request }) => {
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

test('a dry run over past payments sends requests to the selected clients only', async ({ page, request }) => {
  test.setTimeout(60_000)
  const owner = await createOwner(request, { organisationName: 'Studio Forhen' })
  await signIn(page, owner)
  await connect(page)
  const headers = { authorization: `Bearer ${owner.token}` }
  expect((await request.post(disconnectStripe.path, { headers, data: {} })).ok()).toBe(true)
  const clients = ['Eva Holm', 'Per Lie', 'Unn Sand'].map((client, number) => ({
    client,
    email: `past${number}.${process.pid}@forhen.example`,
  }))
  for (const client of clients) {
    await openAccount(page, 'Studio Forhen')
    await pay(page, client)
  }
  await page.goto('/settings/stripe')
  await connect(page)
  await setRules(request, owner, { keepsWorkingHours: false })
  await page.goto('/payments')
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Rules and accounts' }).click()
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByText('these rules would have sent 3 requests.', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Ask Eva Holm, who paid \$480 for / }).check()
  await page.getByRole('checkbox', { name: /^Ask Unn Sand/ }).check()
  await page.getByRole('button', { name: 'Ask these 2 clients' }).click()
  const question = page.getByRole('dialog', { name: 'Ask 2 clients?' })
  await expect(question.getByRole('listitem')).toHaveText(['Unn Sand', 'Eva Holm'])
  await expect(question).toContainText('They are sent right away.')
  await question.getByRole('button', { name: 'Ask 2 clients' }).click()
  await expect(page.getByText('2 clients will be asked.')).toBeVisible()
  const counts = () => Promise.all(clients.map(async ({ email }) => (await emailsTo(request, email)).length))
  await expect.poll(counts).toEqual([1, 0, 1])
  await expectDecision(page, 'Eva Holm', 'Asked')
  await expect(paymentRow(page, 'Unn Sand')).toContainText('Asked')
  await expect(paymentRow(page, 'Per Lie')).toHaveCount(0)
})

test('changed rules move a scheduled request, and can make it wait for the owner’s decision', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000)
  await signIn(page, await createOwner(request, { organisationName: 'Studio Vente' }))
  await connect(page)
  await openAccount(page, 'Studio Vente')
  const email = `liv.${process.pid}@vente.example`
  await pay(page, { client: 'Liv Aas', email })
  await expectDecision(page, 'Liv Aas', new RegExp(`Will ask .*\\D${expectedDelay(3)}`))

  const save = page.getByRole('button', { name: 'Save rules' })
  await page.goto('/settings/stripe')
  await page.getByLabel('Days after an invoice is paid').fill('20')
  await expect(
    page.getByText('1 scheduled request follows the new rules as soon as you save', { exact: false }),
  ).toBeVisible()
  await save.click()
  await expect(page.getByText('Rules saved.')).toBeVisible()
  await expectDecision(page, 'Liv Aas', new RegExp(`Will ask .*\\D${expectedDelay(20)}`))

  await page.goto('/settings/stripe')
  await page.getByLabel('Who decides').selectOption('ask me first, for each payment')
  await save.click()
  await expect(page.getByText('Rules saved.')).toBeVisible()
  await expectDecision(page, 'Liv Aas', 'Needs your decision')
  expect(await emailsTo(request, email)).toEqual([])

  await page.goto('/testimonial/list')
  const needsYou = page.getByRole('complementary', { name: 'Payments that need you' })
  await expect(needsYou).toContainText('1 payment needs you.')
  await needsYou.getByRole('link', { name: 'Review payments' }).click()
  await page.getByRole('button', { name: 'Ask now: Liv Aas' }).click()
  const question = page.getByRole('dialog', { name: 'Ask Liv Aas now?' })
  await question.getByRole('button', { name: 'Ask now' }).click()
  await expect(page.getByText('Liv Aas is being asked now.')).toBeVisible()
  await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
  await expectDecision(page, 'Liv Aas', 'You chose to ask')
})

test('a client on hold because the monthly requests are used up is asked after an upgrade', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000)
  const owner = await createOwner(request, { organisationName: 'Studio Fullt' })
  for (let number = 1; number <= 5; number += 1)
    await createRequest(request, owner, { customerEmail: `asked${number}.${process.pid}@fullt.example` })
  await signIn(page, owner)
  await connect(page)
  await setRules(request, owner, immediateRules)
  await openAccount(page, 'Studio Fullt')
  const email = `tor.${process.pid}@fullt.example`
  await pay(page, { client: 'Tor Ek', email })
  await expectDecision(page, 'Tor Ek', 'On hold: the month’s requests are used up')
  await expect(page.getByText('1 client is waiting for next month’s requests.', { exact: false })).toBeVisible()
  expect(await emailsTo(request, email)).toEqual([])

  await page.getByRole('link', { name: 'Upgrade' }).click()
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Choose Pro' }).click(),
  ])
  await checkout.getByRole('button', { name: 'Pay $12' }).click()
  await expect(checkout.getByText('You’re now on the Pro plan.')).toBeVisible()
  await checkout.close()
  await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
  await expectDecision(page, 'Tor Ek', 'Asked')
  await expect(page.getByText('waiting for next month’s requests', { exact: false })).toHaveCount(0)
})
