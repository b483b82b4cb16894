import type { Page } from '@playwright/test'
import { createTestimonial } from '#shared/testimonial-requests.ts'
import { createRequest, expect, submitAnswer } from './fixtures.ts'
import {
  answerList,
  countsOf,
  fillRequest,
  LIST_CALL,
  openList,
  pressCreate,
  rowOf,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

test.describe('the list', () => {
  test('says that there are no testimonials to an owner without requests', async ({ page }) => {
    await openList(page)
    await expect(page).toHaveTitle('Testimonials · Goodword')
    await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  })

  test('shows name, address and status of a request, and dashes for missing values', async ({
    page,
    request,
    owner,
  }) => {
    await createRequest(request, owner, { customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example' })
    await openList(page)
    await expect(page.getByRole('columnheader')).toHaveText(['Client', 'Rating', 'Testimonial', 'Status', 'Actions'])
    const cells = rowOf(page, 'Ana Ribeiro').getByRole('cell')
    await expect(cells.nth(0)).toContainText('Ana Ribeiro')
    await expect(cells.nth(0)).toContainText('ana@client.example')
    await expect(cells.nth(1)).toHaveText('--')
    await expect(cells.nth(2)).toHaveText('--')
    await expect(cells.nth(3)).toHaveText('PendingNot sent yet')
  })

  test('shows stars, text and privacy of an answer', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner, { customerName: 'Ana Ribeiro' })
    await submitAnswer(request, id, { rating: 4, testimonial: 'Precise, funny, never late.', isPrivate: true })
    await openList(page)
    const cells = rowOf(page, 'Ana Ribeiro').getByRole('cell')
    await expect(cells.nth(1).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(cells.nth(2)).toHaveText('Precise, funny, never late.')
    await expect(cells.nth(3)).toContainText('Submitted')
    await expect(cells.nth(3)).toContainText('Private')
  })

  test('shows a dash for a client without a name, and uses the address everywhere else', async ({ page }) => {
    await showList(page, [testimonialOf({ customerName: null, customerEmail: 'hello@client.example' })])
    await openList(page)
    await expect(rowOf(page, 'hello@client.example').getByRole('cell').first()).toContainText('--')
    await expect(page.getByRole('button', { name: 'More actions for hello@client.example' })).toBeVisible()
  })

  test('shows five skeleton rows while it loads', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(LIST_CALL, async (route) => {
      await released
      await answerList(route, [testimonialOf()])
    })
    await page.goto('/testimonial/list')
    await expect(page.locator('tbody tr')).toHaveCount(5)
    await expect(page.locator('[aria-busy=true] tbody')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.getByText("You don't have any testimonials currently.")).toHaveCount(0)
    release()
    await expect(rowOf(page, 'Ana Ribeiro')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
})

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('shows an error on the whole page, and loads after a retry', async ({ page }) => {
    await page.route(LIST_CALL, (route) => answerList(route, [testimonialOf()]))
    const list = await breakCall(page, LIST_CALL)
    await page.goto('/testimonial/list')
    await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
    await expect(page.getByRole('button', { name: '+ Create' })).toHaveCount(0)
    await list.retry(page.getByRole('button', { name: 'Try again' }))
    await expect(rowOf(page, 'Ana Ribeiro')).toBeVisible()
  })
})

test.describe('the pages of the list', () => {
  const clients = Array.from({ length: 45 }, (_, index) => `Client ${index + 1}`)

  async function showPages(page: Page) {
    await page.route(LIST_CALL, (route) => {
      const query = new URL(route.request().url()).searchParams
      const [current, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
      const items = clients
        .slice((current - 1) * size, current * size)
        .map((name) => testimonialOf({ id: name, customerName: name }))
      return route.fulfill({
        json: {
          items,
          pagination: { currentPage: current, pageCount: Math.ceil(clients.length / size) },
          counts: countsOf(clients.map((name) => testimonialOf({ id: name }))),
        },
      })
    })
  }

  const rows = (page: Page) => page.locator('tbody tr')
  const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })

  test('have 20 rows each, and the page number is in the URL', async ({ page }) => {
    await showPages(page)
    await openList(page)
    await expect(rows(page)).toHaveCount(20)
    await pagination(page).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(rowOf(page, 'Client 21')).toBeVisible()
    await expect(pagination(page).locator('[aria-current=page]')).toHaveText('2')
    await pagination(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\?page=3$/)
    await expect(rows(page)).toHaveCount(5)
    await page.goBack()
    await expect(rowOf(page, 'Client 40')).toBeVisible()
  })

  test('end with the last page: a number beyond it opens the last page', async ({ page }) => {
    await showPages(page)
    await page.goto('/testimonial/list?page=9')
    await expect(page).toHaveURL(/\?page=3$/)
    await expect(rowOf(page, 'Client 45')).toBeVisible()
  })

  test('return to the first page after a new request', async ({ page }) => {
    await showPages(page)
    await openList(page, '/testimonial/list?page=3')
    await page.route(`**${createTestimonial.path}`, (route) => route.fulfill({ status: 201, json: testimonialOf() }))
    await fillRequest(page, { email: 'ana@client.example' })
    await pressCreate(page)
    await expect(page).toHaveURL(/\/testimonial\/list$/)
    await expect(rowOf(page, 'Client 20')).toBeVisible()
  })
})
