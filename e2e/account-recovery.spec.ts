import {
  alert,
  requestPasswordReset,
  newestLink,
  readConfirmation,
  fillSignIn,
  heading,
  isHydrated,
  storedToken,
} from './account.fixtures.ts'
import { createOwner, expect, signIn, test } from './fixtures.ts'

const passwordField = 'New password'
const change = { name: 'Change password' }

test.describe('a new password', () => {
  test('is set through the link in the reset email, and signs the owner in', async ({ page, request }) => {
    const owner = await createOwner(request)
    await page.goto('/login')
    await page.getByLabel('Email').fill(owner.email)
    await isHydrated(page)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.getByText("Great! We've sent you an email to reset your password.")).toBeVisible()
    const { path } = await newestLink(request, { email: owner.email, subject: 'Reset your Goodword password' })
    await page.goto(path)
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(owner.email)
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('a brand new one')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('link does not leave its code in the address bar or in the Referer of later requests', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    const { path, code } = await requestPasswordReset(request, owner.email)
    const referers: string[] = []
    page.on('request', (sent) => {
      if (/accounts:|\/goodword\/|firebase-identity/.test(sent.url())) referers.push(sent.headers()['referer'] ?? '')
    })
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    expect(referers).not.toEqual([])
    expect(referers.filter((referer) => decodeURIComponent(referer).includes(code))).toEqual([])
  })

  test('can still be set after a reload', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
  })

  test('can be set through a link in the format of the hosted identity service', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { code } = await requestPasswordReset(request, owner.email)
    const query = new URLSearchParams({ mode: 'resetPassword', oobCode: code, apiKey: 'k', lang: 'en' })
    await page.goto(`/verify-email?${query}`)
    await expect(page.getByText(`For ${owner.email}`)).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
  })

  test('signs the owner out of every tab, but only once it is set', async ({ page, context, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await signIn(page, owner)
    const other = await context.newPage()
    await other.goto(path)
    await expect(other.getByLabel(passwordField)).toBeVisible()
    await expect.poll(() => storedToken(page)).toEqual(expect.any(String))
    await other.getByLabel(passwordField).fill('a brand new one')
    await other.getByRole('button', change).click()
    await expect(heading(other, 'Your password has been changed')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => storedToken(page)).toBeNull()
  })

  test('must meet the rules of the identity service, and the page says what is missing', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByText('At least 8 characters')).toContainText('missing')
    await page.getByLabel(passwordField).fill('abc')
    await page.getByRole('button', change).click()
    await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible()
    await expect(page.getByLabel(passwordField)).toBeFocused()
    await page.keyboard.type('defgh')
    await expect(page.getByText('At least 8 characters')).toContainText('done')
  })

  test('can be shown and hidden, also with the keyboard', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'password')
    await page.getByLabel(passwordField).press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel(passwordField)).toHaveAttribute('type', 'password')
    await expect(page.getByLabel(passwordField)).toHaveValue('a brand new one')
  })
})

test.describe('a link for a new password', () => {
  test.use({ expectedConsoleErrors: /status of 400/ })

  test('that was used says so and links to a new one', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await page.goto(path)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await page.getByRole('link', { name: 'Get a new email' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test('that was used in another window in the meantime says so', async ({ page, request, browser }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await expect(page.getByLabel(passwordField)).toBeVisible()
    const other = await browser.newPage()
    await other.goto(new URL(path, page.url()).href)
    await other.getByLabel(passwordField).fill('a brand new one')
    await other.getByRole('button', change).click()
    await expect(heading(other, 'Your password has been changed')).toBeVisible()
    await other.close()
    await page.getByLabel(passwordField).fill('one more password')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'This link no longer works')).toBeVisible()
  })

  test('that has expired says so', async ({ page }) => {
    const refusal = { status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }
    await page.route('**/accounts:resetPassword*', (route) => route.fulfill(refusal))
    await page.goto('/reset-password?oobCode=abc')
    await expect(heading(page, 'This link has expired')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get a new email' })).toBeVisible()
  })

  test('that belongs to another action says that it no longer works', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { code } = await readConfirmation(request, owner)
    await page.goto(`/reset-password?oobCode=${encodeURIComponent(code)}`)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
  })

  for (const query of ['', '?oobCode=', `?oobCode=${'a'.repeat(600)}`, '?mode=signIn&oobCode=abc'])
    test(`that is incomplete says so: ${query.slice(0, 30) || 'no code at all'}`, async ({ page }) => {
      let calls = 0
      page.on('request', (sent) => (calls += Number(sent.url().includes('accounts:'))))
      await page.goto(`/reset-password${query}`)
      await expect(heading(page, 'This link is incomplete')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get a new email' })).toBeVisible()
      expect(calls).toBe(0)
    })
})

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ })

  test('a link for a new password can be retried', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.goto(path)
    await expect(alert(page, 'Check your connection and try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel(passwordField)).toBeVisible()
  })

  test('the new password stays in the field when it cannot be saved', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { path } = await requestPasswordReset(request, owner.email)
    await page.goto(path)
    await page.getByLabel(passwordField).fill('a brand new one')
    await page.route('**/accounts:resetPassword*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', change).click()
    await expect(alert(page, 'An unexpected error occurred.')).toContainText('Check your connection and try again.')
    await page.getByRole('button', change).click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
  })
})

test('the old password no longer signs in after a reset', async ({ browser, page, request }) => {
  const owner = await createOwner(request)
  const { path } = await requestPasswordReset(request, owner.email)
  await page.goto(path)
  await page.getByLabel(passwordField).fill('a brand new one')
  await page.getByRole('button', change).click()
  await expect(heading(page, 'Your password has been changed')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(new URL('/login', page.url()).href)
  await fillSignIn(other, owner)
  await expect(alert(other, 'Email or password are incorrect.')).toBeVisible()
  await other.close()
})
