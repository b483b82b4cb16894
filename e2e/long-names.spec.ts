import type { Page } from '@playwright/test'
import { signUp } from '#shared/users.ts'
import { expect, test, rememberOwner } from './fixtures.ts'
import {
  answerOf,
  chooseFromMenu,
  countsOf,
  dialog,
  LIST_CALL,
  openList,
  showDecisions,
  showList,
  testimonialOf,
} from './list.fixtures.ts'

const CLIENT = 'Wirtschaftsprüfungsgesellschaftsvorsitzender Müller'

const accountOf = (testId: string) => ({
  email: `mary-anne.featherstonehaugh-carrington.${testId.slice(-8)}@donaudampfschifffahrtsgesellschaft.example`,
  password: 'correct horse battery',
  firstName: 'Mary-Anne',
  lastName: 'Featherstonehaugh-Carrington',
  organisationName: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
})

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const dialogOverflow = (page: Page) => dialog(page).evaluate((open) => open.scrollWidth - open.clientWidth)

test.beforeEach(async ({ page, request }, { testId }) => {
  const account = accountOf(testId)
  const answer = await request.post(signUp.path, { data: { ...account, timeZone: 'Europe/Vienna' } })
  expect(answer.ok()).toBe(true)
  await rememberOwner(page, account)
})

for (const width of [320, 360]) {
  test.describe(`long names at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('leave the logout link inside the menu', async ({ page }) => {
      await openList(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByText('Mary-Anne Featherstonehaugh-Carrington')).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
      expect(await dialogOverflow(page)).toBe(0)
    })

    test('do not make the profile scroll sideways', async ({ page }) => {
      await page.goto('/settings/profile')
      await expect(page.getByText('Thank you for working with Donaudampf')).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
    })

    for (const { action, isPrivate } of [
      { action: 'Approve', isPrivate: true },
      { action: 'Reject', isPrivate: false },
    ]) {
      test(`fit the dialog that asks to ${action.toLowerCase()}, which shows the full name`, async ({ page }) => {
        const answer = answerOf({ customerName: CLIENT, isPrivate })
        await showList(page, [answer])
        await showDecisions(page, [answer])
        await openList(page)
        await chooseFromMenu(page, { client: CLIENT, action })
        await expect(
          dialog(page).getByRole('heading', { name: `${action} the testimonial from ${CLIENT}?` }),
        ).toBeVisible()
        expect(await dialogOverflow(page)).toBe(0)
      })
    }
  })
}

test.describe('the keyboard focus in the pagination', () => {
  const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })

  test.beforeEach(async ({ page }) => {
    const clients = Array.from({ length: 45 }, (_, index) => `Client ${index + 1}`)
    await page.route(LIST_CALL, (route) => {
      const current = Number(new URL(route.request().url()).searchParams.get('page'))
      const items = clients
        .slice((current - 1) * 20, current * 20)
        .map((name) => testimonialOf({ id: name, customerName: name }))
      return route.fulfill({
        json: { items, pagination: { currentPage: current, pageCount: 3 }, counts: countsOf(items) },
      })
    })
  })

  for (const { arrow, from, to, end, query } of [
    { arrow: 'Next page', from: 2, to: 3, end: 'last', query: '\\?page=3' },
    { arrow: 'Previous page', from: 2, to: 1, end: 'first', query: '' },
  ]) {
    test(`moves to the link of the ${end} page when “${arrow}” leads no further`, async ({ page }) => {
      await openList(page, `/testimonial/list?page=${from}`)
      await pagination(page).getByRole('link', { name: arrow }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/testimonial/list${query}$`))
      await expect(pagination(page).getByRole('link', { name: `Page ${to}`, exact: true })).toBeFocused()
    })
  }

  test('stays on the arrow while it leads further', async ({ page }) => {
    await openList(page)
    const next = pagination(page).getByRole('link', { name: 'Next page' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(pagination(page).locator('[aria-current=page]')).toHaveText('2')
    await expect(next).toBeFocused()
  })
})
