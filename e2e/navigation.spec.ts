import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, rememberNewOwner, signInNewOwner, test } from './fixtures.ts'

test.describe('the account menu', () => {
  test('shows the owner, moves with the arrow keys, and closes on Escape', async ({ page }) => {
    const { email } = await signInNewOwner(page)
    const trigger = page.getByRole('button', { name: `Account Nora Feldmann ${email}` })
    await expect(trigger).toHaveText(/Nora Feldmann.*NF/)
    await trigger.press('Enter')
    const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Confirm your email')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'Light theme' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await trigger.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toHaveAttribute('aria-checked', 'true')
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Logout')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Logout')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item('Logout')).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('closes on a click outside', async ({ page }) => {
    await signInNewOwner(page)
    await page.getByRole('button', { name: /^Account/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await page.mouse.click(300, 500)
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeHidden()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu for visitors fills the screen and closes on Escape', async ({ page }) => {
    await page.goto('/privacy-policy')
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('the menu for owners links to the widgets and to the logout', async ({ page }) => {
    await signInNewOwner(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click()
    await openMenu()
    await expect(menu.getByText('Nora Feldmann')).toBeVisible()
    await menu.getByRole('link', { name: 'Widgets', exact: true }).click()
    await expect(page).toHaveURL(/\/widgets$/)
    await expect(menu).toBeHidden()
    await openMenu()
    await menu.getByRole('link', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('a page that loads slowly', () => {
  const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

  /** Delays the code of the widget editor until the returned function says whether it loads. */
  async function delayEditor(page: Page) {
    const answer = Promise.withResolvers<'comes' | 'fails'>()
    await page.route('**/assets/editor.page-*.js', async (route) =>
      (await answer.promise) === 'comes' ? route.continue() : route.abort(),
    )
    return answer.resolve
  }

  test('shows a progress bar over the current page until it has loaded', async ({ page }) => {
    await rememberNewOwner(page)
    await page.goto('/widgets')
    const edit = page.getByRole('link', { name: 'Edit Wall' })
    await expect(edit).toBeVisible()
    await expect(progress(page)).toHaveCount(0)
    const settle = await delayEditor(page)
    await edit.click()
    await expect(progress(page)).toBeVisible()
    await expect(page.getByText('The page is loading.')).toBeAttached()
    await expect(edit).toBeVisible()
    await expectAccessible(page)
    settle('comes')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    await expect(progress(page)).toHaveCount(0)

    await page.unrouteAll()
    const settleAgain = await delayEditor(page)
    await page.reload()
    await expect(progress(page)).toBeVisible()
    settleAgain('comes')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    await expect(progress(page)).toHaveCount(0)
  })

  test.describe('and then fails', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED|dynamically imported module/ })

    test('shows an error with a button to reload the page', async ({ page }) => {
      await signInNewOwner(page)
      await page.getByRole('link', { name: 'Widgets', exact: true }).click()
      const settle = await delayEditor(page)
      await page.getByRole('link', { name: 'Edit Wall' }).click()
      await expect(progress(page)).toBeVisible()
      settle('fails')
      await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
      await expect(progress(page)).toHaveCount(0)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    })
  })
})

test.describe('an unknown path', () => {
  test.use({ expectedConsoleErrors: /status of 404/ })

  test('is answered with 404 and the same page, whatever its form', async ({ page, request }) => {
    const sentence = "Looks like you've landed somewhere that doesn't exist!"
    await rememberNewOwner(page)
    for (const path of [
      '/no/such/page',
      '/settings/nonsense',
      '/settings/profile/more',
      '/stripe/nonsense',
      '/testimonial/nonsense',
      '/testimonial/submit',
      '/testimonial/list/3',
      '/pricing',
      '/%F0%9F%8C%8A',
    ]) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } })
      expect([path, answer.status()]).toEqual([path, 404])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })

  test('links back to the homepage', async ({ page }) => {
    await page.goto('/no/such/page')
    await page.getByRole('link', { name: 'Go to homepage' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('the back button leaves a redirect', () => {
  async function expectBackToLeave(page: Page, { from, to }: { from: string; to: RegExp }) {
    await page.goto('/privacy-policy')
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy-policy$/)
  }

  test('of an owner', async ({ page }) => {
    await rememberNewOwner(page)
    await expectBackToLeave(page, { from: '/testimonial', to: /\/testimonial\/list$/ })
    await expectBackToLeave(page, { from: '/settings', to: /\/settings\/profile$/ })
    await expectBackToLeave(page, { from: '/stripe', to: /\/settings\/stripe$/ })
    await expectBackToLeave(page, { from: '/', to: /\/testimonial\/list$/ })
  })

  test('of a visitor', async ({ page, baseURL }) => {
    await expectBackToLeave(page, { from: '/goodbye', to: new RegExp(`^${baseURL}/$`) })
    await expectBackToLeave(page, { from: '/settings/profile', to: /\/login$/ })
    await expectBackToLeave(page, { from: '/logout', to: new RegExp(`^${baseURL}/$`) })
  })
})
