import type { Page } from '@playwright/test'
import { getFormSettings } from '#shared/form-settings.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'

/** Answers with a client form that asks for everything. */
async function showForm(page: Page) {
  const questions = ['What did you like best?', 'Whom would you recommend us to, and why just them?', 'What was hard?']
  await page.route(`**${getFormSettings.path}`, (route) =>
    route.fulfill({
      json: {
        accentColor: '#e0b000',
        accent: { light: '#886a00', dark: '#e0b000' },
        asksCompany: true,
        asksRole: true,
        questions: questions.map((text, index) => ({ id: `qst_${index}`, text })),
        areExtrasIncluded: true,
      },
    }),
  )
}

/** The heading of the form in its preview: it is there when everything else is. */
const formPreview = (page: Page) =>
  page.getByRole('figure', { name: 'What your clients see' }).frameLocator('iframe').locator('h1')

/** Profile, client form, data, and the pages after logging out or deleting the account. */
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
    name: 'forms',
    paths: ['/forms', '/settings/form'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await page.goto('/forms')
          await expect(formPreview(page)).toBeVisible()
        },
      },
      {
        name: 'address-dialog',
        reach: async ({ page }) => {
          await press(page, 'Change address')
          await expect(page.getByRole('dialog', { name: 'Change address' })).toBeVisible()
        },
      },
      {
        name: 'answers-dialog',
        reach: async ({ page }) => {
          await page.goto('/forms')
          await press(page, 'Change limit or close')
          await expect(page.getByRole('dialog', { name: 'Answers through the link' })).toBeVisible()
        },
      },
      {
        name: 'approval-dialog',
        reach: async ({ page }) => {
          await page.goto('/forms')
          await press(page, 'Approve automatically')
          await page.getByLabel('Words to look out for').fill('casino\nfree money')
          await page.getByLabel('Fewest characters').fill('-1')
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
          await expect(page.getByText('The length must be from 0 to 1,000 characters.')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getFormSettings.path)
          await page.goto('/forms')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await showForm(page)
          await page.goto('/forms')
          await expect(page.getByText('it is darkened on light backgrounds', { exact: false })).toBeVisible()
          await expect(formPreview(page)).toBeVisible()
        },
      },
      {
        name: 'mistakes',
        reach: async ({ page }) => {
          await page.getByLabel('Custom colour (hex)').fill('red')
          await page.getByRole('textbox', { name: 'Question 1' }).fill('')
          await press(page, 'Save')
          await expect(page.getByText('Enter a colour like #8e3075.')).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getFormSettings.path)
          await page.goto('/forms')
          await expect(page.getByText('could not be loaded', { exact: false }).first()).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'settings-data',
    paths: ['/settings/data'],
    visitor: 'owner',
    states: [
      {
        name: 'full',
        reach: async ({ page }) => {
          await page.goto('/settings/data')
          await expect(page.getByRole('button', { name: 'Delete account…' })).toBeEnabled()
        },
      },
      {
        name: 'delete',
        reach: async ({ page }) => {
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
