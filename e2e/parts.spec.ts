import type { Locator, Page } from '@playwright/test'
import { expect, test, rememberNewOwner } from './fixtures.ts'
import { answerOf, countsOf, dialog, LIST_CALL, openList, test as listTest } from './list.fixtures.ts'

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })

test.describe('a toast', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('of success disappears after 3000 ms even under the pointer, a toast of an error never does, and a new toast replaces the old one', async ({
    page,
  }) => {
    await rememberNewOwner(page)
    await page.goto('/settings/profile')
    await page.getByLabel('Organisation name').waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const submit = page.getByRole('button', { name: 'Submit' })
    const success = page.getByRole('status').filter({ hasText: 'Profile saved.' })
    await submit.click()
    await success.hover()
    await page.clock.runFor(2999)
    await expect(success).toBeVisible()
    await page.clock.runFor(1)
    await expect(success).toBeHidden()

    await page.getByRole('main').getByRole('link', { name: 'Stripe' }).click()
    const refusals = ['No luck.', 'Still nothing.']
    await page.route('**/oauth-connect', (route) =>
      route.fulfill({ status: 500, json: { message: refusals.shift() ?? 'One call too many.' } }),
    )
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const danger = page.getByRole('alert')
    await expect(danger).toContainText('No luck.')
    await page.clock.runFor(3_600_000)
    await expect(danger).toContainText('No luck.')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(danger).toContainText('Still nothing.')
    await danger.getByRole('button', { name: 'Dismiss' }).click()
    await expect(danger).toHaveCount(0)
  })
})

listTest.describe('a dialog', () => {
  listTest('keeps the focus inside, and returns it to the button that opened it', async ({ page }) => {
    await openList(page)
    const opener = page.getByRole('button', { name: '+ Create' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Client email')).toBeFocused()
    const seen = new Set<string>()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const isInside = await dialog(page).evaluate(
        (open) => open.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(isInside).toBe(true)
      seen.add(await focusedName(page))
    }
    expect(seen).toContain('Close')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  listTest('animates for 0.2 s, and not at all with reduced motion', async ({ page }) => {
    await openList(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const durations = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '))
    const tokens = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--fast', '--base', '--slow'].map((name) => Number.parseFloat(style.getPropertyValue(name)))
    })
    expect(tokens).toEqual([0.15, 0.2, 0.25])
    await page.getByRole('button', { name: '+ Create' }).click()
    expect(await durations(dialog(page))).toEqual(['0.2s', '0.2s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(new Set(await durations(dialog(page)))).toEqual(new Set(['0s']))
  })
})

listTest(
  'the pagination shows the first page, the last, and two on either side of the current one',
  async ({ page }) => {
    await page.route(LIST_CALL, (route) => {
      const current = Number(new URL(route.request().url()).searchParams.get('page'))
      const items = [answerOf({ id: `on page ${current}` })]
      return route.fulfill({
        json: { items, pagination: { currentPage: current, pageCount: 12 }, counts: countsOf(items) },
      })
    })
    const slots = page.getByRole('navigation', { name: 'Pagination' }).locator(':scope > *')
    for (const [current, shown] of [
      [1, ['', '1', '2', '3', '…', '12', '']],
      [6, ['', '1', '…', '4', '5', '6', '7', '8', '…', '12', '']],
      [12, ['', '1', '…', '10', '11', '12', '']],
    ] as const) {
      await openList(page, `/testimonial/list?page=${current}`)
      await expect(slots).toHaveText([...shown])
    }
  },
)

test('the settings tabs are links that mark the current page, and the breadcrumb names the settings', async ({
  page,
}) => {
  await rememberNewOwner(page)
  await page.goto('/settings/profile')
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  const current = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current=page]')
  for (const name of ['Profile', 'Subscription', 'Stripe', 'Data']) {
    await tabs.filter({ hasText: name }).click()
    await expect(current).toHaveText(name)
    await expect(page).toHaveURL(new RegExp(`/settings/${name.toLowerCase()}$`))
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Settings')
  }
  await page.goBack()
  await expect(current).toHaveText('Stripe')
})

test('a question on the landing page opens by click and closes with Enter, and its chevron turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const question = page.locator('details').nth(1)
  const rotation = () =>
    question.locator('summary svg').evaluate((chevron) => {
      const { rotate, transform } = getComputedStyle(chevron)
      return `${rotate} ${transform}`
    })
  await expect(question).not.toHaveAttribute('open')
  const closed = await rotation()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  expect(await rotation()).not.toBe(closed)
  await question.locator('summary').press('Enter')
  await expect(question).not.toHaveAttribute('open')
  expect(await rotation()).toBe(closed)
})

test('owner pages fit the window with text of twice the size, and forced colours show the focus', async ({ page }) => {
  await rememberNewOwner(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of ['/testimonial/list', '/settings/profile', '/settings/subscription', '/widgets']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/testimonial/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
})
