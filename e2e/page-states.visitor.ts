import { ACCOUNT_CLOSED } from '#shared/constants.ts'
import { getCurrentUser } from '#shared/users.ts'
import { fillSignIn, fillSignUp } from './account.fixtures.ts'
import { expect } from './fixtures.ts'
import { type PageState, press, visit } from './page-states.parts.ts'

const stranger = { email: 'nobody@studio.example', password: 'wrong password' }

export const visitorStates: readonly PageState[] = [
  {
    name: 'landing',
    paths: ['/'],
    visitor: 'anybody',
    states: [
      { name: 'full', reach: ({ page }) => visit(page, { path: '/', title: /./ }) },
      {
        name: 'all-answers-open',
        reach: async ({ page }) => {
          await visit(page, { path: '/', title: /./ })
          const closed = page.locator('details:not([open]) > summary')
          while ((await closed.count()) > 0) await closed.first().click()
          await expect(page.locator('details:not([open])')).toHaveCount(0)
        },
      },
      {
        name: 'menu',
        widths: [360],
        reach: async ({ page }) => {
          await page.setViewportSize({ width: 360, height: 800 })
          await visit(page, { path: '/', title: /./ })
          await press(page, 'Open menu')
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'privacy-policy',
    paths: ['/privacy-policy'],
    visitor: 'anybody',
    states: [{ name: 'full', reach: ({ page }) => visit(page, { path: '/privacy-policy', title: /Privacy/ }) }],
  },
  {
    name: 'terms-of-service',
    paths: ['/terms-of-service'],
    visitor: 'anybody',
    states: [{ name: 'full', reach: ({ page }) => visit(page, { path: '/terms-of-service', title: /Terms/ }) }],
  },
  {
    name: 'not-found',
    paths: ['*'],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 404/,
    states: [{ name: 'full', reach: ({ page }) => visit(page, { path: '/no/such/page', title: /Looks like/ }) }],
  },
  {
    name: 'login',
    paths: ['/login'],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 40[01]/,
    states: [
      { name: 'empty', reach: ({ page }) => visit(page, { path: '/login', title: /./ }) },
      {
        name: 'missing',
        reach: async ({ page }) => {
          await press(page, 'Sign in')
          await expect(page.getByText('Email is required.')).toBeVisible()
        },
      },
      {
        name: 'refused',
        reach: async ({ page }) => {
          await fillSignIn(page, stranger)
          await expect(page.getByText('Email or password are incorrect.')).toBeVisible()
        },
      },
      {
        name: 'closed',
        reach: async ({ page, owner }) => {
          await page.route(`**${getCurrentUser.path}`, (route) =>
            route.fulfill({ status: 401, json: { code: ACCOUNT_CLOSED, message: 'This account was closed.' } }),
          )
          await fillSignIn(page, owner)
          await expect(page.getByText('This account was closed.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'sign-up',
    paths: ['/sign-up'],
    visitor: 'anybody',
    states: [
      { name: 'empty', reach: ({ page }) => visit(page, { path: '/sign-up', title: /./ }) },
      {
        name: 'missing',
        reach: async ({ page }) => {
          await press(page, 'Create account')
          await expect(page.getByText('Email is required.')).toBeVisible()
        },
      },
      {
        name: 'refused',
        reach: async ({ page }) => {
          await fillSignUp(page, { email: 'nora+test@studio.example', password: 'correct horse' })
          await expect(page.getByText('You cannot sign up with an aliased email address.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'forgot-password',
    paths: ['/forgot-password'],
    visitor: 'anybody',
    states: [
      { name: 'empty', reach: ({ page }) => visit(page, { path: '/forgot-password', title: /./ }) },
      {
        name: 'missing',
        reach: async ({ page }) => {
          await press(page, 'Send reset email')
          await expect(page.getByText('Email is required.')).toBeVisible()
        },
      },
      {
        name: 'sent',
        reach: async ({ page }) => {
          await page.route('**/accounts:sendOobCode*', (route) => route.fulfill({ json: { email: stranger.email } }))
          await page.getByLabel('Email').fill(stranger.email)
          await press(page, 'Send reset email')
          await expect(page.getByText("Great! We've sent you an email to reset your password.")).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'reset-password',
    paths: ['/reset-password'],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 400/,
    states: [
      {
        name: 'form',
        reach: async ({ page }) => {
          const json = { requestType: 'PASSWORD_RESET', email: 'nora@studio.example' }
          await page.route('**/accounts:resetPassword*', (route) => route.fulfill({ json }))
          await page.goto('/reset-password?oobCode=abc')
          await expect(page.getByLabel('New password')).toBeVisible()
        },
      },
      {
        name: 'spent',
        reach: ({ page }) => visit(page, { path: '/reset-password?oobCode=def', title: 'This link no longer works' }),
      },
    ],
  },
  {
    name: 'verify-email',
    paths: ['/verify-email'],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 400/,
    states: [
      {
        name: 'incomplete',
        reach: ({ page }) => visit(page, { path: '/verify-email', title: 'This link is incomplete' }),
      },
      {
        name: 'spent',
        reach: ({ page }) => visit(page, { path: '/verify-email?oobCode=def', title: 'This link no longer works' }),
      },
    ],
  },
]
