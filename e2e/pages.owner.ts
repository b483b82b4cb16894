import type { Page } from '@playwright/test'
import { listConnections } from '#shared/connections.ts'
import { getCurrentUser } from '#shared/users.ts'
import { listWidgets } from '#shared/widgets.ts'
import { expect } from './fixtures.ts'
import { answerOf, chooseFromMenu, LIST_CALL, openList, showList, testimonialOf } from './list.fixtures.ts'
import { never, type PageLook, press, visit, type Visit } from './pages.parts.ts'

const rows = [
  testimonialOf({ id: '1', customerName: null, mailState: 'queued' }),
  testimonialOf({ id: '2', customerName: 'Jonas Weber', status: 'sent', mailState: 'failed' }),
  answerOf({
    id: '3',
    isPrivate: true,
    testimonial: 'Nora spent a day at the press before she drew anything. '.repeat(9),
  }),
  answerOf({ id: '4', customerName: 'Clémence Aubry', status: 'approved', rating: 4 }),
  answerOf({ id: '5', customerName: 'Kim Sørensen', status: 'rejected', rating: null }),
]

const showRows = async ({ page }: Visit) => {
  await showList(page, rows)
  await openList(page)
}

const fail = (page: Page, path: string) => page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: {} }))
const hold = (page: Page, path: string) => page.route(`**${path}*`, never)

const account = {
  id: 'con_1',
  accountId: 'acct_1PxQ9kL2',
  name: 'Feldmann Studio',
  status: 'active',
  connectedAt: '2026-11-20T10:00:00.000Z',
} as const

/** Has the owner be one who has linked an account. */
async function showConnected(page: Page) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), connectedStripeAccountId: account.accountId } })
  })
  const items = [account, { ...account, id: 'con_2', name: null, status: 'needs_attention' }]
  await page.route(`**${listConnections.path}`, (route) => route.fulfill({ json: { items, limit: 3 } }))
}

export const ownerLooks: readonly PageLook[] = [
  {
    name: 'testimonials',
    paths: ['/testimonial', '/testimonial/list'],
    visitor: 'owner',
    expectedConsoleErrors: /status of [45]\d\d/,
    states: [
      { name: 'empty', reach: ({ page }) => openList(page) },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await page.route(LIST_CALL, never)
          await page.goto('/testimonial/list')
          await expect(page.locator('tbody tr')).toHaveCount(5)
        },
      },
      { name: 'full', reach: showRows },
      {
        name: 'pages',
        reach: async ({ page }) => {
          await page.route(LIST_CALL, async (route) => {
            const answer = { items: rows, pagination: { currentPage: 6, pageCount: 12 } }
            const counts = { all: 240, pending: 48, sent: 48, submitted: 48, approved: 48, rejected: 48 }
            await route.fulfill({ json: { ...answer, counts } })
          })
          await openList(page, '/testimonial/list?page=6')
          await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
        },
      },
      {
        name: 'row-menu',
        reach: async (owner) => {
          await showRows(owner)
          await press(owner.page, 'More actions for Clémence Aubry')
          await expect(owner.page.getByRole('menuitem').first()).toBeVisible()
        },
      },
      {
        name: 'confirmation',
        reach: async (owner) => {
          await showRows(owner)
          await chooseFromMenu(owner.page, { client: 'Clémence Aubry', action: 'Reject' })
          await expect(owner.page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'confirmation-failed',
        reach: async (owner) => {
          await showRows(owner)
          await fail(owner.page, '/reject')
          await chooseFromMenu(owner.page, { client: 'Clémence Aubry', action: 'Reject' })
          await owner.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
          await expect(owner.page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
        },
      },
      {
        name: 'create',
        reach: async (owner) => {
          await showRows(owner)
          await press(owner.page, '+ Create')
          await expect(owner.page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'create-missing',
        reach: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
          await expect(page.getByText('Client email is required.')).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, '/goodword/testimonial/list')
          await page.goto('/testimonial/list')
          await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
        },
      },
      {
        name: 'account-menu',
        widths: [1280],
        reach: async (owner) => {
          await owner.page.setViewportSize({ width: 1280, height: 800 })
          await showRows(owner)
          await press(owner.page, /^Account/)
          await expect(owner.page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
        },
      },
      {
        name: 'menu',
        widths: [360],
        reach: async (owner) => {
          await owner.page.setViewportSize({ width: 360, height: 800 })
          await showRows(owner)
          await press(owner.page, 'Open menu')
          await expect(owner.page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'widgets',
    paths: ['/widgets'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await hold(page, listWidgets.path)
          await page.goto('/widgets')
          await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible()
        },
      },
      { name: 'full', reach: ({ page }) => visit(page, { path: '/widgets', title: 'Widgets' }) },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, listWidgets.path)
          await page.goto('/widgets')
          await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'settings-profile',
    paths: ['/settings', '/settings/profile'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await hold(page, getCurrentUser.path)
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
    name: 'settings-stripe',
    paths: ['/settings/stripe'],
    visitor: 'owner',
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
          await hold(page, listConnections.path)
          await page.goto('/settings/stripe')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'connected',
        reach: async ({ page }) => {
          await showConnected(page)
          await page.goto('/settings/stripe')
          await expect(page.getByText('Stripe connected!')).toBeVisible()
        },
      },
      {
        name: 'disconnect',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'Disconnect', exact: true }).first().click()
          await expect(page.getByRole('dialog')).toContainText('We will no longer automatically send emails')
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
          await hold(page, '/accounts:lookup')
          await page.goto('/logout')
          await expect(page.getByText('Logging you out...')).toBeVisible()
        },
      },
    ],
  },
]
