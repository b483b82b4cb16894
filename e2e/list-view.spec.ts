import type { Page, Route } from '@playwright/test'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { approve, createRequest, expect, submitAnswer } from './fixtures.ts'
import {
  answerOf,
  countsOf,
  dialog,
  heading,
  openList,
  rowOf,
  showDecisions,
  test,
  testimonialOf,
} from './list.fixtures.ts'

const clients = [
  testimonialOf({ id: '1', customerName: 'Jonas Weber', customerEmail: 'jonas@kornblume.example' }),
  testimonialOf({ id: '2', customerName: 'Priya Raman', status: 'sent', sentAt: new Date().toISOString() }),
  answerOf({ id: '3', customerName: 'Ana Ribeiro', submittedAt: new Date().toISOString() }),
  answerOf({ id: '4', customerName: 'Kim Sørensen', status: 'approved', testimonial: 'Anais would agree.' }),
]

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search testimonials' })
const chip = (page: Page, word: string) =>
  page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: word })

/** Filters and searches the rows as the server does. `before` can delay an answer. */
async function answerLikeServer(
  page: Page,
  rows: Testimonial[],
  before: (query: URLSearchParams) => Promise<void> = async () => {},
) {
  const queries: string[] = []
  await page.route(`**${listTestimonials.path}*`, async (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const q = query.get('q') ?? ''
    queries.push(q)
    await before(query)
    const found = rows.filter((row) => `${row.customerName} ${row.testimonial}`.toLowerCase().includes(q.toLowerCase()))
    const items = found.filter(({ status }) => !query.has('status') || status === query.get('status'))
    const pagination = { currentPage: 1, pageCount: items.length > 0 ? 1 : 0 }
    await route.fulfill({ json: { items, pagination, counts: countsOf(found) } })
  })
  return queries
}

test('filter, search and order are in the URL, and survive the back button and a reload', async ({
  page,
  request,
  owner,
}) => {
  const ana = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
  await submitAnswer(request, ana.id, { customerName: 'Ana Ribeiro', testimonial: 'Never late.' })
  await createRequest(request, owner, { customerName: 'Jonas Weber', customerEmail: 'jonas@client.example' })
  await openList(page)
  await expect(chip(page, 'All')).toHaveText('All 2')
  await chip(page, 'Submitted').click()
  await expect(page).toHaveURL(/\?status=submitted$/)
  await expect(chip(page, 'Submitted')).toHaveAttribute('aria-current', 'true')
  await expect(rowOf(page, 'Jonas Weber')).toHaveCount(0)
  await expect(rowOf(page, 'Ana Ribeiro').getByRole('time')).toHaveText(/just now|min ago/)

  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await search(page).pressSequentially('jonas', { delay: 30 })
  await expect(page).toHaveURL(/\?status=submitted&q=jonas$/)
  await expect(page.getByText('No submitted results for “jonas”.')).toBeVisible()
  await search(page).fill('jonas w')
  await expect(page).toHaveURL(/\?status=submitted&q=jonas\+w$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?status=submitted$/)
  await expect(search(page)).toHaveValue('')
  await page.goForward()
  await expect(search(page)).toHaveValue('jonas w')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)

  await page.getByLabel('Sort by').selectOption('Client name')
  await expect(page).toHaveURL(/\?sort=name$/)
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect(page.locator('tbody tr').first()).toContainText('Ana Ribeiro')

  await search(page).fill('NEVER late')
  await expect(rowOf(page, 'Jonas Weber')).toHaveCount(0)
  await search(page).press('Escape')
  await expect(search(page)).toHaveValue('')
  await expect(rowOf(page, 'Jonas Weber')).toBeVisible()

  await page.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  await expect(page).toHaveURL(new RegExp(`open=${ana.id}$`))
  await expect(dialog(page)).toContainText('Never late.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\?sort=name$/)
})

test('a late response never replaces a newer one', async ({ page }) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  const queries = await answerLikeServer(page, clients, async (query) => {
    if (query.get('q') === 'an') await late
  })
  await openList(page)
  await search(page).fill('an')
  await expect.poll(() => queries).toEqual(['', 'an'])
  await expect(page.locator('[aria-busy=true]')).toContainText('Jonas Weber')
  await search(page).fill('kim')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('Kim Sørensen')
  release()
  await page.evaluate(() => fetch('/healthz'))
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('Kim Sørensen')
  // One call for each pause in typing, not for each letter.
  expect(queries).toEqual(['', 'an', 'kim'])
})

test('the usage line shows how many requests are used, and links to the plans when none are left', async ({ page }) => {
  let used = 3
  let limit: number | null = 5
  await page.route(`**${getRequestUsage.path}`, (route) =>
    route.fulfill({ json: { used, limit, resetsOn: '2026-12-01' } }),
  )
  await answerLikeServer(page, clients)
  await openList(page)
  await expect(page.getByText('3 of 5 requests this month, resets 1 Dec')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveCount(0)
  used = 4
  await page.reload()
  await expect(page.getByText('1 left this month.')).toBeVisible()
  used = 5
  await page.reload()
  await expect(page.getByText('None left this month.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
  await page.getByRole('button', { name: '+ Create' }).click()
  await expect(dialog(page)).toBeVisible()
  limit = null
  await page.reload()
  await expect(page.getByText('5 requests this month')).toBeVisible()
  await expect(page.getByText('resets')).toHaveCount(0)
})

test('late responses cause no layout shift, with and without rows', async ({ page, request, owner }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the DOM's types do not know layout shifts
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // oxlint-disable-next-line typescript/consistent-type-assertions -- put there above
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  const moved = async () => (await shifts()).reduce((sum, value) => sum + value, 0)
  const delays: Record<string, number> = { me: 300, list: 600, usage: 900, checklist: 1100 }
  for (const [name, delayMs] of Object.entries(delays))
    await page.route(new RegExp(`/goodword/.*/${name}(\\?.*)?$`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.fallback()
    })
  await page.goto('/testimonial/list')
  await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
  await expect(page.getByText(/of 4 done/)).toBeVisible()
  expect(await moved()).toBeLessThanOrEqual(0.02)

  await createRequest(request, owner)
  await page.goto('/testimonial/list')
  await expect(rowOf(page, 'Ana Ribeiro')).toBeVisible()
  await expect(page.getByText('Next: ')).toBeVisible()
  expect(await moved()).toBeLessThanOrEqual(0.02)
})

test.describe('a decision in a filtered view', () => {
  test('keeps the row, updates the counts, and can be undone', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await submitAnswer(request, id)
    await openList(page, '/testimonial/list?status=submitted')
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await expect(dialog(page)).toContainText('Approve the testimonial from Ana Ribeiro?')
    await page.keyboard.press('Enter')
    const row = rowOf(page, 'Ana Ribeiro')
    await expect(row).toContainText('Approved')
    await expect(row).toContainText('No longer in this list')
    await expect(row).toBeFocused()
    await expect(chip(page, 'Submitted')).toHaveText('Submitted 0')
    await expect(chip(page, 'Approved')).toHaveText('Approved 1')
    await page.keyboard.press('u')
    await expect(row).toContainText('Submitted')
    await expect(row).not.toContainText('No longer in this list')
    await expect(chip(page, 'Submitted')).toHaveText('Submitted 1')
    await page.reload()
    await expect(row).toContainText('Submitted')
  })

  test('can be undone for 8 seconds, and longer while the pointer is on Undo', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await submitAnswer(request, id)
    await page.clock.install()
    await openList(page)
    await page.getByRole('button', { name: 'Reject testimonial from Ana Ribeiro' }).click()
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    await page.clock.runFor(20_000)
    await expect(undo).toBeVisible()
    await heading(page).hover()
    await page.clock.runFor(8000)
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' })).toBeFocused()
  })

  test.describe('that cannot be undone', () => {
    test.use({ expectedConsoleErrors: /status of 409/ })

    test('shows an error and the real status', async ({ page, request, owner }) => {
      const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
      await submitAnswer(request, id)
      await openList(page)
      await page.getByRole('button', { name: 'Reject testimonial from Ana Ribeiro' }).click()
      await dialog(page).getByRole('button', { name: 'Reject' }).click()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Rejected')
      await approve(request, owner, id)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Approved')
    })
  })

  test('does not flip when responses arrive in another order', async ({ page }) => {
    const rows = ['Ana', 'Kim'].map((name) =>
      answerOf({ id: name, customerName: name, customerEmail: `${name}@client.example` }),
    )
    const waiting = new Map<string, () => void>()
    await answerLikeServer(page, rows)
    await showDecisions(page, rows)
    await page.route('**/goodword/testimonial/*/approve', async (route) => {
      const row = rows.find(({ id }) => route.request().url().includes(`/${id}/`))
      await route.fulfill({ json: Object.assign(row ?? {}, { status: 'approved' }) })
    })
    await page.route('**/goodword/testimonial/*/reopen', async (route) => {
      const row = rows.find(({ id }) => route.request().url().includes(`/${id}/`))
      await new Promise<void>((resolve) => waiting.set(row?.id ?? '', resolve))
      await route.fulfill({ json: Object.assign(row ?? {}, { status: 'submitted' }) })
    })
    const decide = async (name: string) => {
      await page.getByRole('button', { name: `Approve testimonial from ${name}` }).click()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(dialog(page)).toHaveCount(0)
    }
    await openList(page)
    await decide('Ana')
    await rowOf(page, 'Ana').getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'Ana')).toContainText('Submitted')
    // The response to this decision brings a list in which the other one is still approved.
    await decide('Kim')
    await expect(rowOf(page, 'Ana')).toContainText('Submitted')
    await expect(chip(page, 'Approved')).toHaveText('Approved 1')
    await rowOf(page, 'Kim').getByRole('button', { name: 'Undo' }).click()
    waiting.get('Kim')?.()
    await expect(rowOf(page, 'Kim')).toContainText('Submitted')
    await expect(rowOf(page, 'Ana')).toContainText('Submitted')
    waiting.get('Ana')?.()
    await expect(chip(page, 'Approved')).toHaveText('Approved 0')
    await expect(rowOf(page, 'Ana')).toContainText('Submitted')
  })
})
