import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAndNoOverflow } from './accessibility.ts'
import {
  createOwner,
  createRequest,
  expect,
  signIn,
  signInNewOwner,
  submitAnswer,
  test,
  rememberNewOwner,
} from './fixtures.ts'

const createButton = (page: Page) => page.getByRole('button', { name: '+ Create' })

async function openCreateDialog(page: Page) {
  await signInNewOwner(page)
  await createButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('a dialog', () => {
  test('is 500 px wide, focuses its first field, and returns the focus when Escape closes it', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    expect((await dialog.boundingBox())?.width).toBe(500)
    await expect(dialog.getByLabel('Client email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(createButton(page)).toBeFocused()
  })

  test('closes on a click outside', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    await page.mouse.click(20, 20)
    await expect(dialog).toBeHidden()
  })

  test('stays open when a press starts inside and ends outside, or the other way round', async ({ page }) => {
    const dialog = await openCreateDialog(page)
    const field = dialog.getByLabel('Client email')
    await field.fill('ana@client.example')
    await field.hover()
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.down()
    await field.hover()
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await expect(field).toHaveValue('ana@client.example')
  })

  test('stops the page behind it from scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 })
    const dialog = await openCreateDialog(page)
    await page.mouse.move(20, 200)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('closes when the user goes back', async ({ page }) => {
    await signInNewOwner(page)
    await page.getByRole('link', { name: 'Widgets' }).click()
    await page.getByRole('link', { name: 'Testimonials' }).click()
    await createButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/widgets$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('a confirmation dialog', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('shows the reason in a toast that stays until it is dismissed, and can be retried', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await signIn(page, owner)
    await page.clock.install()
    const failure = { status: 500, json: { message: 'The shelf is full.' } }
    await page.route('**/approve', (route) => route.fulfill(failure), { times: 1 })

    await page.getByRole('button', { name: /^Approve/ }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Approve' })
    await expect(confirm).toBeFocused()
    expect((await dialog.boundingBox())?.width).toBe(450)
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert')
    await expect(toast).toHaveText('The shelf is full.')
    const place = await toast.boundingBox()
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan((await confirm.boundingBox())?.y ?? 0)
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await expect(confirm).toBeEnabled()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
    await expect(dialog).toBeVisible()

    await confirm.click()
    await expect(dialog).toBeHidden()
  })

  test('cannot be closed or pressed again while the action runs', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await signIn(page, owner)
    const release = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/approve', async (route) => {
      calls += 1
      await release.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Approve/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Approve' }).dblclick()
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    await expect(dialog).toBeVisible()
    release.resolve()
    await expect(dialog).toBeHidden()
    expect(calls).toBe(1)
  })
})

test.describe('a success toast', () => {
  test('disappears after 3000 ms, and a new one replaces the previous one', async ({ page }) => {
    await rememberNewOwner(page)
    await page.goto('/settings/profile')
    await page.getByLabel('Organisation name').waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const submit = page.getByRole('button', { name: 'Submit' })
    const toast = page.getByRole('status').filter({ hasText: 'Profile saved.' })

    await submit.click()
    await expect(toast).toBeVisible()
    await page.clock.runFor(2000)
    await submit.click()
    await expect(submit).toBeEnabled()
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(2999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })
})

test.describe('the account menu', () => {
  test('shows the owner, moves with the arrow keys, and closes on Escape', async ({ page }) => {
    const { email } = await signInNewOwner(page)
    const trigger = page.getByRole('button', { name: `Account Nora Feldmann ${email}` })
    await expect(trigger).toHaveText(/Nora Feldmann.*NF/)
    await trigger.press('Enter')
    const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
    await expect(item('Settings')).toBeFocused()
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
    await menu.getByRole('link', { name: 'Widgets' }).click()
    await expect(page).toHaveURL(/\/widgets$/)
    await expect(menu).toBeHidden()
    await openMenu()
    await menu.getByRole('link', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' })
  const html = (page: Page) => page.locator('html')

  test('follows the system before and after the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const scripts = page.waitForResponse('**/theme.js')
    await page.goto('/login')
    await scripts
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('that the user chose stays, also in another tab, until the user chooses System', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/login')
    await page.goto('/login')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(html(other)).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('radio', { name: 'System' }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
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
    await signInNewOwner(page)
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
      await page.getByRole('link', { name: 'Widgets' }).click()
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

test.describe('in both themes and at two widths', () => {
  test.use({ expectedConsoleErrors: /status of 404/ })

  test('sign-in pages, the 404 page, the profile and the menus are accessible and fit the window', async ({ page }) => {
    for (const [path, name] of [
      ['/login', 'Sign in'],
      ['/sign-up', 'Create account'],
      ['/forgot-password', 'Send reset email'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleAndNoOverflow(page)
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('Email is required.')).toBeVisible()
      await expectAccessibleAndNoOverflow(page)
    }
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await rememberNewOwner(page)
    await page.goto('/settings/profile')
    await page.getByLabel('First name').fill('')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('First name is required.')).toBeVisible()
    await expectAccessibleAndNoOverflow(page)
    await page.getByRole('button', { name: /^Account/ }).click()
    await expectAccessibleAndNoOverflow(page, { widths: [1280] })
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessibleAndNoOverflow(page, { widths: [360] })
  })
})
