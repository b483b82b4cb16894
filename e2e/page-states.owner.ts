import { listTestimonials } from '#shared/testimonial-list.ts'
import { expect } from './fixtures.ts'
import {
  chooseFromTitle,
  answerOf,
  chooseFromMenu,
  countsOf,
  LIST_CALL,
  openList,
  showList,
  testimonialOf,
} from './list.fixtures.ts'
import { daysAhead, onHoldFor, showOnHold } from './list-payments.fixtures.ts'
import { accountOf, endedLink, showAccounts } from './payments.fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, type Visit } from './page-states.parts.ts'

const planned = testimonialOf({
  id: '6',
  customerName: 'Yuki Tanabe',
  source: 'payment',
  scheduledFor: daysAhead(6),
})

const rows = [
  testimonialOf({ id: '1', customerName: null, emailState: 'queued' }),
  testimonialOf({ id: '2', customerName: 'Jonas Weber', status: 'sent', emailState: 'failed' }),
  answerOf({
    id: '3',
    isPrivate: true,
    testimonial: 'Nora spent a day at the press before she drew anything. '.repeat(9),
  }),
  answerOf({ id: '4', customerName: 'Clémence Aubry', status: 'approved', rating: 4 }),
  planned,
  answerOf({ id: '5', customerName: 'Kim Sørensen', status: 'rejected', rating: null }),
]

const showRows = async ({ page }: Visit) => {
  await showList(page, rows)
  await openList(page)
}

export const ownerStates: readonly PageState[] = [
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
          await leaveUnanswered(page, listTestimonials.path)
          await page.goto('/testimonial/list')
          await expect(page.locator('tbody tr')).toHaveCount(5)
        },
      },
      { name: 'full', reach: showRows },
      {
        name: 'pages-and-decisions',
        reach: async ({ page }) => {
          await showOnHold(page, [onHoldFor('quota', planned)])
          await page.route(LIST_CALL, async (route) => {
            const answer = { items: rows, pagination: { currentPage: 6, pageCount: 12 } }
            const counts = { all: 240, pending: 48, sent: 48, submitted: 48, approved: 48, rejected: 48 }
            await route.fulfill({ json: { ...answer, counts, paymentsOnHold: { needsYou: 0, quota: 1 } } })
          })
          await openList(page, '/testimonial/list?page=6')
          await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
          await expect(page.getByText('1 client is waiting for new requests.')).toBeVisible()
        },
      },
      {
        name: 'payments-need-you',
        reach: async ({ page }) => {
          const unnamed = { ...onHoldFor('no_email'), id: 'pay_2', customerName: null, customerEmail: null }
          const owners = [onHoldFor('owners_call'), unnamed]
          await showOnHold(page, owners, { needsYou: owners.length })
          await page.route(LIST_CALL, async (route) => {
            const items = rows.toSorted((a, b) => Number(b.status === 'submitted') - Number(a.status === 'submitted'))
            const answer = { items, pagination: { currentPage: 1, pageCount: 1 }, counts: countsOf(rows) }
            await route.fulfill({ json: { ...answer, needsYou: 1, paymentsOnHold: { needsYou: 4, quota: 2 } } })
          })
          await openList(page)
          await expect(page.getByText('This payment has no email address.')).toBeVisible()
        },
      },
      {
        name: 'payments-need-you-in-search',
        reach: async ({ page }) => {
          await showAccounts(page, [accountOf()])
          await showList(page, rows, { needsYou: 3, quota: 2 })
          await openList(page, '/testimonial/list?q=a')
          await expect(page.getByText('3 payments need you.')).toBeVisible()
        },
      },
      {
        name: 'link-ended-at-stripe',
        reach: async ({ page }) => {
          await showAccounts(page, [accountOf()], { givenUp: [endedLink] })
          await showList(page, rows)
          await openList(page)
          await expect(page.getByRole('complementary', { name: 'Stripe' })).toContainText('Old studio: Stripe was')
        },
      },
      {
        name: 'only-link-ended-at-stripe',
        widths: [360],
        reach: async ({ page }) => {
          await showAccounts(page, [], { givenUp: [endedLink] })
          await showList(page, rows)
          await openList(page)
          await expect(page.getByRole('complementary', { name: 'Stripe' })).toContainText('Old studio: Stripe was')
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
          await page.getByRole('dialog').getByRole('button', { name: 'Save without sending' }).click()
          await expect(page.getByText('Client email is required.')).toBeVisible()
        },
      },
      {
        name: 'no-match',
        reach: async ({ page }) => {
          await showList(page, [])
          await openList(page, '/testimonial/list?q=nobody')
        },
      },
      {
        name: 'entry',
        widths: [1280],
        reach: async (owner) => {
          await showRows(owner)
          await chooseFromTitle(owner.page, 'Add existing testimonial')
          await expect(owner.page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, listTestimonials.path)
          await page.goto('/testimonial/list')
          await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'owner-header',
    paths: [],
    visitor: 'owner',
    states: [
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
]
