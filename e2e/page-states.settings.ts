import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'

/** New times that would delete something at once. */
const DELETES_NOW = {
  status: 409,
  json: {
    code: 'retention.deletes_now',
    message: 'This deletes 41 requests without an answer now. Nobody can bring them back.',
  },
}

/** Profile, data, and the pages after logging out or deleting the account. */
export const settingsStates: readonly PageState[] = [
  {
    name: 'settings-profile',
    paths: ['/settings', '/settings/profile'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getCurrentUser.path)
          await page.goto('/settings/profile')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await page.goto('/settings')
          await expect(page.getByLabel('First name')).toHaveValue('Nora')
        },
      },
      {
        name: 'missing',
        reach: async ({ page }) => {
          await page.getByLabel('First name').fill('')
          await press(page, 'Submit')
          await expect(page.getByText('First name is required.')).toBeVisible()
        },
      },
      {
        name: 'image-dialog',
        reach: async ({ page }) => {
          await press(page, 'Update organisation image')
          await expect(page.getByRole('dialog', { name: 'Update organisation image' })).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getCurrentUser.path)
          await visit(page, { path: '/settings/profile', title: 'Something unexpected happened.' })
        },
      },
    ],
  },
  {
    name: 'settings-data',
    paths: ['/settings/data'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 409/,
    states: [
      {
        name: 'full',
        reach: async ({ page }) => {
          await page.goto('/settings/data')
          await expect(page.getByRole('button', { name: 'Delete account…' })).toBeEnabled()
        },
      },
      {
        name: 'shorter',
        reach: async ({ page }) => {
          await page.route('**/goodword/retention', (route) =>
            route.request().method() === 'PUT' ? route.fulfill(DELETES_NOW) : route.continue(),
          )
          await page.getByLabel('Months that requests without an answer are kept').fill('6')
          await press(page, 'Save')
          await expect(page.getByRole('dialog', { name: 'Delete data now?' })).toBeVisible()
        },
      },
      {
        name: 'delete',
        reach: async ({ page }) => {
          await page.goto('/settings/data')
          await press(page, 'Delete account…')
          await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'logout',
    paths: ['/logout'],
    visitor: 'owner',
    states: [
      {
        name: 'leaving',
        reach: async ({ page }) => {
          await leaveUnanswered(page, '/accounts:lookup')
          await page.goto('/logout')
          await expect(page.getByText('Logging you out...')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'goodbye',
    paths: ['/goodbye'],
    visitor: 'owner',
    states: [
      {
        name: 'full',
        reach: async ({ page, owner }) => {
          await page.goto('/settings/data')
          await press(page, 'Delete account…')
          await page.getByRole('dialog').getByLabel('Your email address').fill(owner.email)
          await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
          await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible()
        },
      },
    ],
  },
]
