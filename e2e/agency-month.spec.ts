import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { WidgetFeed } from '#shared/widgets.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { readConfirmation } from './account.fixtures.ts'
import {
  createOwner,
  emailsTo,
  expect,
  newAddress,
  type Owner,
  OWNERS_ZONE,
  rememberOwner,
  submitAnswer,
  test,
} from './fixtures.ts'
import { dialog, rowOf } from './list.fixtures.ts'
import { buyStudio, planButton, planCard } from './plan.fixtures.ts'
import { connect, EMULATOR, expectDecision, openAccount, pay } from './scheduling.fixtures.ts'
import { choose } from './sign-off.fixtures.ts'
import { invitationPath } from './team.fixtures.ts'
import { addWorkspace, switcher, switchTo } from './workspaces.fixtures.ts'

const DAY_MS = 86_400_000
const WORDS = 'They bring people back to the office.'

// After the clock has moved, the token of the first call has expired, and the call is retried with a fresh one.
test.use({ expectedConsoleErrors: /status of 401/ })

test.afterEach(async ({ page }) => {
  await page.goto(EMULATOR)
  const back = page.getByRole('button', { name: 'Back to now' })
  if (await back.isVisible()) await back.click()
})

async function moveDays(page: Page, days: number): Promise<void> {
  // Redirects are not followed, because the page lists everything that earlier tests have paid.
  const nextDay = { form: { move: 'day' }, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 }
  for (let day = 0; day < days; day += 1)
    expect((await page.request.post('/dev/stripe/clock', nextDay)).status()).toBe(303)
}

/** Until the day after the first working day of the month that follows a day, like `2026-11-30`. */
function daysUntilReport(date: string): number {
  const day = new Date(`${date}T12:00:00Z`)
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1, 12))
  const working = nextWorkingMoment(first, OWNERS_ZONE)
  return Math.ceil((working.getTime() - day.getTime()) / DAY_MS) + 1
}

/** The newest email of a subject to an address, once it is there. */
async function readEmail(request: APIRequestContext, address: string, subject: string): Promise<string> {
  const read = async () => (await emailsTo(request, address)).find((email) => email.subject.includes(subject))?.text
  await expect.poll(read).toBeDefined()
  return (await read()) ?? ''
}

const linkIn = (text: string, path: string) => new RegExp(`${path}\\S+`).exec(text)?.[0] ?? ''

async function openAs(browser: Browser, baseURL: string | undefined, account: Owner): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await rememberOwner(page, account)
  return page
}

async function joinAs(request: APIRequestContext, account: Owner): Promise<void> {
  const path = await invitationPath(request, account.email)
  const headers = { authorization: `Bearer ${account.token}` }
  expect((await request.post(`/goodword${path}/accept`, { headers })).ok()).toBe(true)
}

test('an agency of three with four brands lives a month', async ({ page, request, browser, baseURL }) => {
  test.setTimeout(100_000)
  const [owner, mira, sam] = [
    await createOwner(request, { organisationName: 'Harms & Co' }),
    await createOwner(request),
    await createOwner(request),
  ]
  await buyStudio(request, owner)
  for (const name of ['Kornblume Bakery', 'Lindqvist Lakrits']) await addWorkspace(request, owner, name)
  const lund = await addWorkspace(request, owner, 'Lund Coffee')
  const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': lund.id }
  const widgets = (await (await request.get('/goodword/widget/list', { headers })).json()) as {
    items: { id: string }[]
  }
  const feed = `/w/${widgets.items[0]?.id}.json`
  await rememberOwner(page, owner)
  await page.goto((await readConfirmation(request, owner)).path)
  await expect(page.getByText(/Email address confirmed|Your email is confirmed/i).first()).toBeVisible()

  await test.step('invite', async () => {
    await page.goto('/testimonial/list')
    await switchTo(page, 'Lund Coffee')
    await page.goto('/settings/team')
    await page.getByRole('button', { name: 'Invite people' }).click()
    await dialog(page).getByLabel('Email addresses').fill(`${mira.email}, ${sam.email}`)
    await dialog(page).getByRole('button', { name: 'Send 2 invitations' }).click()
    await expect(page.getByText('2 invitations sent.')).toBeVisible()
    for (const member of [mira, sam]) await joinAs(request, member)
    await page.reload()
    await expect(page.getByText('3 people can open Lund Coffee.')).toBeVisible()
  })

  const jo = newAddress('jo')
  await test.step('require a sign-off', async () => {
    await page.getByRole('button', { name: 'Create sign-off link' }).click()
    await dialog(page).getByLabel('Name').fill('Jo Almqvist')
    await dialog(page).getByLabel('Email', { exact: true }).fill(jo)
    await dialog(page).getByRole('button', { name: 'Create and send' }).click()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Testimonials need a sign-off').click()
    await expect(page.getByText('Testimonials need a sign-off now.')).toBeVisible()
  })

  await test.step('ask', async () => {
    await page.goto('/testimonial/list')
    await connect(page)
    await openAccount(page, 'Lund Coffee')
    const client = newAddress('hanna')
    await pay(page, { client: 'Hanna Brückner', email: client })
    await expectDecision(page, 'Hanna Brückner', /Will ask/)
    await openAccount(page, 'Lund Coffee')
    await page.getByRole('button', { name: 'Jump to the next request' }).click()
    const asked = linkIn(await readEmail(request, client, 'How did it go'), '/testimonial/submit/')
    const id = /submit\/([\w-]+)/.exec(asked)?.[1] ?? ''
    await submitAnswer(request, id, { customerName: 'Hanna Brückner', testimonial: WORDS })
  })

  const miras = await openAs(browser, baseURL, mira)
  await test.step('approve', async () => {
    await miras.goto('/overview')
    await miras.getByRole('link', { name: /^Review 1 in Lund Coffee/ }).click()
    await expect(switcher(miras)).toContainText('Lund Coffee')
    await rowOf(miras, 'Hanna Brückner')
      .getByRole('button', { name: /^Approve/ })
      .click()
    await dialog(miras)
      .getByRole('button', { name: /sign-off/ })
      .click()
    await expect(rowOf(miras, 'Hanna Brückner')).toContainText('Waits for Jo Almqvist')
    expect(await (await request.get(feed)).text()).not.toContain(WORDS)
  })

  await test.step('sign off', async () => {
    const link = linkIn(await readEmail(request, jo, 'sign-off'), '/sign-off/')
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await visitor.goto(link)
    await choose(visitor, 'Hanna Brückner', 'Approve')
    await visitor.getByRole('button', { name: 'Confirm decisions' }).click()
    await visitor.getByRole('dialog').getByRole('button', { name: 'Confirm 1 decision' }).click()
    await expect(visitor.getByText('On their way to the website: Hanna Brückner.')).toBeVisible()
    await visitor.context().close()
    expect(await (await request.get(feed)).text()).toContain(WORDS)
  })

  const published = await (await request.get(feed)).text()
  await test.step('report', async () => {
    // The clock is already at the day of the answer.
    const [shown] = (JSON.parse(published) as WidgetFeed).items
    await moveDays(page, daysUntilReport(shown?.date ?? ''))
    const text = await readEmail(request, owner.email, 'Lund Coffee: your report for')
    await page.goto(linkIn(text, '/reports/'))
    await expect(page.getByText(WORDS)).toBeVisible()
    await expect(switcher(page)).toContainText('Lund Coffee')
    await expect(page).not.toHaveURL(/workspace=/)
  })

  await test.step('downgrade', async () => {
    await page.goto('/settings/subscription')
    await planButton(page, 'Downgrade').last().click()
    await expect(dialog(page)).toContainText('Of your 4, the one that you used last stays active')
    await dialog(page).getByRole('button', { name: 'Downgrade' }).click()
    await expect(page.getByRole('complementary', { name: 'Your plan is ending' })).toBeVisible()
    await moveDays(page, 32)
    await expect(async () => {
      await page.goto('/testimonial/list')
      await switchTo(page, 'Kornblume Bakery')
      await expect(page.getByRole('heading', { name: 'Kornblume Bakery is frozen' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('button', { name: 'Make this workspace active…' }).click()
    await expect(dialog(page)).toContainText('Lund Coffee is frozen instead.')
    await dialog(page).getByRole('button', { name: 'Make active' }).click()
    await expect(page.getByText('Kornblume Bakery is active now.')).toBeVisible()
    // What the plan allows has changed, for the active workspace too; what is shown has not.
    const items = async () => ((await (await request.get(feed)).json()) as WidgetFeed).items
    expect(await items()).toEqual((JSON.parse(published) as WidgetFeed).items)

    await miras.goto('/testimonial/list')
    await expect(miras.getByText(/You were an editor here and will be again once/)).toBeVisible()
    await expect(rowOf(miras, 'Hanna Brückner')).toBeVisible()
  })

  await test.step('thaw', async () => {
    await page.goto('/settings/subscription')
    const [checkout] = await Promise.all([
      page.waitForEvent('popup'),
      planCard(page, 'Studio').getByRole('button', { name: 'go to checkout' }).click(),
    ])
    await checkout.getByRole('button', { name: 'Pay $49' }).click()
    await expect(checkout.getByText('You’re now on the Studio plan.')).toBeVisible()
    await checkout.close()
    await page.goto('/testimonial/list')
    await switchTo(page, 'Lund Coffee')
    await expect(rowOf(page, 'Hanna Brückner')).toBeVisible()
    await expect(page.getByRole('heading', { name: /is frozen$/ })).toHaveCount(0)
    await miras.reload()
    await expect(rowOf(miras, 'Hanna Brückner')).toBeVisible()
    await expect(miras.getByRole('heading', { name: /is frozen$/ })).toHaveCount(0)
    expect(await (await request.get(feed)).text()).toBe(published)
    await miras.context().close()
  })
})
