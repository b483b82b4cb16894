import type { Page } from '@playwright/test'
import { getFormSettings } from '#shared/form-settings.ts'
import { reinstateSubscription } from '#shared/billing.ts'
import { ConnectResult, listConnections } from '#shared/connections.ts'
import { listPayments } from '#shared/payments.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import {
  accountOf,
  endedLink,
  showAccounts,
  showDryRun,
  showPayments,
  showUser,
  samplePayments,
  samplePastPayments,
  webhookOf,
} from './payments.fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit, type Visit } from './page-states.parts.ts'
import { paidMonthly, showSubscription } from './plan.fixtures.ts'

/** Answers as if the owner had connected Stripe accounts in every state. */
async function showConnected(page: Page) {
  const items = [
    accountOf(),
    accountOf({ id: 'con_2', name: null, isLive: false, status: 'needs_attention', lastHeardAt: null }),
    webhookOf({ status: 'awaiting_secret', lastHeardAt: null }),
  ]
  await showAccounts(page, items, {
    givenUp: [endedLink],
    unread: [{ connectionId: 'con_1', count: 2 }],
  })
}

/** Opens the Stripe settings of an owner with connected accounts and payments. */
async function openConnected(page: Page, search = '') {
  await showConnected(page)
  await showPayments(page, samplePayments(), { waitingForQuota: 3 })
  await page.goto(`/settings/stripe${search}`)
  await expect(page.getByText('Stripe connected!')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('button').first()).toBeVisible()
}

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
    name: 'settings-form',
    paths: ['/settings/form'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await page.goto('/settings/form')
          await expect(page.getByRole('figure', { name: 'What your clients see' })).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getFormSettings.path)
          await page.goto('/settings/form')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await showForm(page)
          await page.goto('/settings/form')
          await expect(page.getByText('it is darkened on light backgrounds', { exact: false })).toBeVisible()
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
          await page.goto('/settings/form')
          await expect(page.getByText('could not be loaded', { exact: false })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'settings-stripe',
    paths: ['/settings/stripe'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (500|404)/,
    states: [
      {
        name: 'not-connected',
        reach: async ({ page }) => {
          await page.goto('/settings/stripe')
          await expect(page.getByText('Stripe not connected.')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, listConnections.path)
          await page.goto('/settings/stripe')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'connected',
        reach: ({ page }) => openConnected(page),
      },
      {
        name: 'dry-run',
        reach: async ({ page }) => {
          await showDryRun(page, samplePastPayments(), { isCut: true })
          await openConnected(page)
          await press(page, 'Start dry run')
          await page.getByRole('radio', { name: 'All 6' }).check()
          await page.getByRole('checkbox').first().check()
          await expect(page.getByRole('button', { name: 'Ask this client' })).toBeVisible()
        },
      },
      {
        name: 'mistakes',
        reach: async ({ page }) => {
          await openConnected(page)
          await page.getByLabel('Days after a checkout').fill('400')
          await page.getByLabel('Waiting period in days').fill('')
          await press(page, 'Save rules')
          await expect(page.getByText('Enter a whole number of days from 0 to 90.')).toBeVisible()
        },
      },
      {
        name: 'webhook',
        reach: async ({ page }) => {
          await openConnected(page)
          await press(page, 'Finish setting up Label School')
          await expect(page.getByRole('dialog')).toContainText('charge.dispute.created')
        },
      },
      {
        name: 'address',
        reach: async ({ page }) => {
          await openConnected(page, '?show=onHold')
          await press(page, /^Add address/)
          await expect(page.getByRole('dialog', { name: 'Add an email address' })).toBeVisible()
        },
      },
      {
        name: 'newcomer',
        reach: async ({ page }) => {
          await showConnected(page)
          await showPayments(page, [])
          await page.goto('/settings/stripe')
          await expect(page.getByText('No payments yet.')).toBeVisible()
        },
      },
      {
        name: 'no-payments',
        reach: async ({ page }) => {
          await showConnected(page)
          await fail(page, listPayments.path)
          await page.goto('/settings/stripe')
          await expect(page.getByText('The payments could not be loaded.', { exact: false })).toBeVisible()
        },
      },
      {
        name: 'disconnect',
        reach: async ({ page }) => {
          await openConnected(page)
          await page.getByRole('button', { name: 'Disconnect', exact: true }).first().click()
          await expect(page.getByRole('dialog')).toContainText('We will no longer automatically send emails')
        },
      },
    ],
  },
  {
    name: 'settings-subscription',
    paths: ['/settings/subscription'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await page.goto('/settings/subscription')
          await expect(page.getByText('Your current plan')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getCurrentUser.path)
          await page.goto('/settings/subscription')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'overdue-and-ending',
        reach: async ({ page }) => {
          const graceEndsAt = '2026-12-05T10:00:00.000Z'
          await showSubscription(page, { ...paidMonthly, isCancelling: true, graceEndsAt })
          await page.goto('/settings/subscription')
          await expect(page.getByText(/Your Pro plan ends/)).toBeVisible()
          await expect(page.getByText(/Your Pro plan stays until/)).toBeVisible()
        },
      },
      {
        name: 'yearly',
        reach: async ({ page }) => {
          await showSubscription(page, paidMonthly)
          await page.goto('/settings/subscription')
          await page.getByRole('radio', { name: 'Yearly' }).check()
          await expect(page.getByText('$10 a month', { exact: false })).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await showUser(page, { plan: 'pro', isStripeSubscriptionCancelling: true })
          await fail(page, reinstateSubscription.path)
          await page.goto('/settings/subscription')
          await page.getByRole('button', { name: /Pro/ }).first().click()
          await expect(page.getByText('Unable to update your plan. Please contact support.')).toBeVisible()
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
    name: 'stripe-result',
    paths: ['/stripe'],
    visitor: 'owner',
    states: ConnectResult.options.map((result) => ({
      name: result.replace('_', '-'),
      reach: ({ page }: Visit) => visit(page, { path: `/stripe?result=${result}`, title: /./ }),
    })),
  },
  {
    name: 'payment-success',
    paths: ['/stripe/payment-success'],
    visitor: 'owner',
    states: [
      {
        name: 'full',
        reach: async ({ page }) => {
          await showSubscription(page, paidMonthly)
          await visit(page, { path: '/stripe/payment-success', title: 'Payment successful!' })
          await expect(page.getByText('You’re now on the Pro plan.')).toBeVisible()
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
