import type { Page } from '@playwright/test'
import { alert, fillSignIn, fillSignUp, isHydrated, storedToken } from './account.fixtures.ts'
import { createOwner, expect, newAddress, test } from './fixtures.ts'

const UNEXPECTED = 'An unexpected error occurred.'

/** Refuses an operation of the identity service with an error code of its protocol. */
const refuse = (page: Page, { operation, code }: { operation: string; code: string }) =>
  page.route(`**/accounts:${operation}*`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  )

const visitor = { email: 'nora@studio.example', password: 'correct horse battery' }

test.describe('a sign-in that the identity service refuses', () => {
  test.use({ expectedConsoleErrors: /status of 400/ })

  for (const code of ['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND'])
    test(`with ${code} says that email or password are incorrect, and keeps the input`, async ({ page }) => {
      await refuse(page, { operation: 'signInWithPassword', code })
      await page.goto('/login')
      await fillSignIn(page, visitor)
      await expect(alert(page, 'Email or password are incorrect.')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
      await expect(page.getByLabel('Password')).toHaveValue(visitor.password)
      await expect.poll(() => storedToken(page)).toBeNull()
    })

  for (const [code, hint] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Try again in a few minutes.'],
    ['USER_DISABLED', ''],
    ['OPERATION_NOT_ALLOWED', ''],
  ] as const)
    test(`with ${code} shows an unexpected error`, async ({ page }) => {
      await refuse(page, { operation: 'signInWithPassword', code })
      await page.goto('/login')
      await fillSignIn(page, visitor)
      await expect(alert(page, UNEXPECTED)).toContainText(hint)
    })
})

test.describe('an account page without a connection', () => {
  test.use({ expectedConsoleErrors: /ERR_(FAILED|INTERNET_DISCONNECTED)/ })

  test('shows an unexpected error, and signs in once the connection is back', async ({ page, context, request }) => {
    const owner = await createOwner(request)
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    await context.setOffline(true)
    await fillSignIn(page, owner)
    await expect(alert(page, UNEXPECTED)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('tells a visitor who forgot the password to check the connection', async ({ page }) => {
    await page.route('**/accounts:sendOobCode*', (route) => route.abort())
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(visitor.email)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(alert(page, UNEXPECTED)).toContainText('Check your connection and try again.')
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
  })
})

test.describe('signing up', () => {
  test.use({ expectedConsoleErrors: /status of (4\d\d|50\d)/ })

  const answers = [
    { status: 409, code: 'users.email_exists', hint: 'If you have an account, sign in or reset the password.' },
    { status: 422, code: 'request.invalid', hint: 'If you have an account, sign in or reset the password.' },
    { status: 429, code: 'request.too_many', hint: 'Try again in a few minutes.' },
    { status: 503, code: 'identity.unavailable', hint: 'Try again in a moment.' },
  ]
  for (const { status, code, hint } of answers)
    test(`answered with ${status} ${code} shows an unexpected error and says what to do`, async ({ page }) => {
      const json = { code, message: 'The server’s own sentence.' }
      await page.route('**/goodword/user/sign-up', (route) => route.fulfill({ status, json }))
      await page.goto('/sign-up')
      await fillSignUp(page, visitor)
      await expect(alert(page, UNEXPECTED)).toContainText(hint)
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
      await expect(page.getByLabel('Password')).toHaveValue(visitor.password)
    })

  test('with a password that is too common says so at the password, and goes on with another one', async ({ page }) => {
    await page.goto('/sign-up')
    await fillSignUp(page, { ...visitor, email: newAddress('common'), password: 'Password1' })
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/This password is too common\./)
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(alert(page, UNEXPECTED)).toHaveCount(0)
    await page.getByLabel('Password').fill('correct horse battery')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('passes the email address on to the login page', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByLabel('Email').fill(visitor.email)
    await isHydrated(page)
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
    await expect(page.getByLabel('Password')).toBeFocused()
  })

  test('checks the password against the policy of the identity service before it sends anything', async ({ page }) => {
    const policy = {
      customStrengthOptions: {
        minPasswordLength: 10,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
      },
      allowedNonAlphanumericCharacters: ['!'],
      enforcementState: 'ENFORCE',
      schemaVersion: 1,
    }
    await page.route('**/v2/passwordPolicy*', (route) => route.fulfill({ json: policy }))
    let sent = 0
    page.on('request', (call) => (sent += Number(call.url().endsWith('/user/sign-up'))))
    await page.goto('/sign-up')
    await page.getByLabel('Email').focus()
    await expect(page.getByText('An uppercase letter')).toBeVisible()
    await fillSignUp(page, { ...visitor, password: 'a1bcdefg' })
    await expect(page.getByText('Password must have at least 10 characters and an uppercase letter.')).toBeVisible()
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByText('A number', { exact: false }).first()).toContainText('done')
    expect(sent).toBe(0)
    await page.getByLabel('Password').fill('A1bcdefghij')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => sent).toBe(1)
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('works when the password policy cannot be loaded', async ({ page }) => {
    const refusal = { status: 501, json: { error: { code: 501, message: 'NOT_IMPLEMENTED' } } }
    let policyCalls = 0
    await page.route('**/v2/passwordPolicy*', (route) => {
      policyCalls += 1
      return route.fulfill(refusal)
    })
    await page.goto('/sign-up')
    await expect(page.getByText('At least 8 characters')).toBeVisible()
    await fillSignUp(page, { ...visitor, email: `nora.policy.${process.pid}@studio.example` })
    await expect(page).toHaveURL(/\/testimonial\/list$/)
    expect(policyCalls).toBe(1)
  })
})
