import type { Page } from '@playwright/test'
import { reinstateSubscription } from '#shared/billing.ts'
import { ConnectResult, listConnections } from '#shared/connections.ts'
import { listPayments } from '#shared/payments.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect } from './fixtures.ts'
import { showDryRun, samplePastPayments } from './dry-run.fixtures.ts'
import { explanationOf, showExplanations } from './payment-explanations.fixtures.ts'
import {
  accountOf,
  endedLink,
  paymentOf,
  showAccounts,
  showLessons,
  showPayments,
  showUser,
  samplePayments,
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
    webhookOf({ id: 'whk_2', name: 'Older webhook', missingEventTypes: ['charge.dispute.closed', 'refund.failed'] }),
    webhookOf({ id: 'whk_3', name: 'Shop' }),
  ]
  await showAccounts(page, items, {
    givenUp: [endedLink],
    unread: [{ connectionId: 'con_1', count: 2 }],
    incompleteWebhooks: [{ connectionId: 'whk_3', paidInvoices: 4 }],
  })
}

/** Opens the Stripe settings of an owner with connected accounts and payments. */
async function openConnected(page: Page) {
  await showConnected(page)
  await showPayments(page, samplePayments(), { waitingForQuota: 3 })
  await page.goto('/settings/stripe')
  await expect(page.getByText('Stripe connected!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open payments' })).toBeVisible()
}

/** Opens the payments of the same owner. */
async function openLog(page: Page, search = '') {
  await showConnected(page)
  await showPayments(page, samplePayments(), { waitingForQuota: 3 })
  await page.goto(`/payments${search}`)
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('button').first()).toBeVisible()
}

/** Stripe, payments and the subscription. */
export const billingStates: readonly PageState[] = [
  {
    name: 'payments',
    paths: ['/payments'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (500|404)/,
    states: [
      {
        name: 'not-connected',
        reach: async ({ page }) => {
          await page.goto('/payments')
          await expect(page.getByText('Connect your Stripe account to automate testimonial requests.')).toBeVisible()
        },
      },
      {
        name: 'log',
        reach: ({ page }) => openLog(page),
      },
      {
        name: 'opened',
        reach: async ({ page }) => {
          const [, deposit = paymentOf()] = samplePayments()
          const checks = explanationOf(deposit).checks.map(({ rule }, index) => ({
            rule,
            state: index < 4 ? ('passed' as const) : index === 4 ? ('stopped' as const) : ('later' as const),
          }))
          const stripeUrl = 'https://dashboard.stripe.com/acct_1/invoices/in_1'
          await showExplanations(page, { pay_2: () => explanationOf(deposit, { checks, stripeUrl }) })
          await openLog(page, '?open=pay_2')
          await expect(page.getByText('It looks like a deposit')).toBeVisible()
        },
      },
      {
        name: 'nothing-found',
        reach: async ({ page }) => {
          await showConnected(page)
          await showPayments(page, samplePayments())
          await page.goto('/payments?q=nobody')
          await expect(page.getByText('No payments match “nobody”.')).toBeVisible()
        },
      },
      {
        name: 'linked-from-an-email',
        reach: async ({ page }) => {
          await openLog(page, '?show=onHold#pay_4')
          await expect(page.locator('tr[aria-current]')).toHaveCount(1)
        },
      },
      {
        name: 'address',
        reach: async ({ page }) => {
          await openLog(page, '?show=onHold')
          await press(page, /^Add email/)
          await expect(page.getByRole('dialog', { name: 'Add an email address' })).toBeVisible()
        },
      },
      {
        name: 'newcomer',
        reach: async ({ page }) => {
          await showConnected(page)
          await showPayments(page, [])
          await page.goto('/payments')
          await expect(page.getByText('No payments yet.')).toBeVisible()
        },
      },
      {
        name: 'no-payments',
        reach: async ({ page }) => {
          await showConnected(page)
          await fail(page, listPayments.path)
          await page.goto('/payments')
          await expect(page.getByText('The payments could not be loaded.', { exact: false })).toBeVisible()
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
        name: 'learned-words',
        reach: async ({ page }) => {
          await showLessons(page)
          await openConnected(page)
          await expect(page.getByRole('list', { name: 'Learned words' })).toContainText('kick off workshop')
        },
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
          await press(page, 'Add a product')
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
]
