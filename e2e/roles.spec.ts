import type { Page } from '@playwright/test'
import { listConnections } from '#shared/connections.ts'
import {
  approve,
  createOwner,
  createRequest,
  expect,
  firstWidget,
  rememberNewOwner,
  rememberOwner,
  submitAnswer,
  test,
} from './fixtures.ts'
import { callOf, chooseFromTitle } from './list.fixtures.ts'
import { visit } from './page-states.parts.ts'
import { explanationOf, showExplanations } from './payment-explanations.fixtures.ts'
import { accountOf, samplePayments, showLessons, showPayments } from './payments.fixtures.ts'
import { createStudio, haveRole, join } from './team.fixtures.ts'

/** Everything on the page that can be pressed or filled in, by name, without what is in a closed menu. */
const controls = (page: Page) =>
  page.locator('main, [role=dialog]').evaluateAll((places) =>
    places
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>('button, input, select, textarea')])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'))
      .map((control) => {
        const label = 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : undefined
        const name = control.ariaLabel ?? label?.textContent ?? (control.title || control.textContent)
        return name.replace(/\s+/g, ' ').trim()
      }),
  )

const note = (page: Page) => page.getByRole('note')

/** What looks at the list, and changes nothing. */
const LIST = [
  'More: add, import, export',
  'Filter by tag:Tags',
  'Filter by service:Services',
  'Filter by assignee:Assigned to',
  'Sort by',
  'Search testimonials',
  'Copy request link for Tomke Haller',
  'More actions for Tomke Haller',
  'More actions for Ana Ribeiro',
  'Keyboard shortcuts',
]

const PREVIEW = ['Widget', 'Hosted page', 'Desktop', 'Phone', 'Light', 'Dark']

test('a viewer sees everything and has nothing to change it with', async ({ page, request }) => {
  const [owner, mira] = [await createStudio(request), await createOwner(request)]
  const [waiting, shown] = [await createRequest(request, owner), await createRequest(request, owner)]
  for (const { id } of [waiting, shown]) await submitAnswer(request, id)
  await approve(request, owner, shown.id)
  await createRequest(request, owner, { customerName: 'Tomke Haller' })
  await join(request, owner, { account: mira, role: 'viewer' })
  await rememberOwner(page, mira)

  await visit(page, { path: '/testimonial/list', title: 'Testimonials' })
  await expect(page.getByText('Needs an editor', { exact: true })).toBeVisible()
  await expect.poll(() => controls(page)).toEqual(LIST)
  const row = page.getByRole('row').filter({ hasText: 'Ana Ribeiro' }).first()
  await row.press('a')
  await page.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open details', 'Share image'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row.getByRole('link', { name: 'Ana Ribeiro: open details' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  const drawer = ['Previous testimonial', 'Next testimonial', 'Copy link to this testimonial', 'Close']
  await expect.poll(() => controls(page)).toEqual([...LIST, ...drawer])

  await visit(page, { path: '/widgets', title: 'Widgets' })
  await expect(page.getByRole('link', { name: /^View / })).toBeVisible()
  await expect.poll(() => controls(page)).toEqual([])
  const widget = await firstWidget(request, owner)
  await visit(page, { path: `/widgets/${widget.id}`, title: widget.name })
  await expect(note(page)).toHaveText('Editors, admins and the owner of this workspace can change widgets.')
  await expect.poll(() => controls(page)).toEqual([...PREVIEW, '7 days', '30 days', '90 days'])

  await visit(page, { path: '/forms', title: 'Forms' })
  await expect(note(page)).toHaveText('Admins and the owner of this workspace can change forms, links or the rules.')
  await expect(page.getByRole('table', { name: 'Forms' })).toBeVisible()
  const shared = ['Copy link', 'Copy signature', 'Plain text', 'Download QR code as PNG', 'Download QR code as SVG']
  await expect
    .poll(() => controls(page))
    .toEqual([...shared, 'Copy link of “Client form”', 'QR code and signature for “Client form”'])
  await visit(page, { path: '/forms/default', title: 'Client form' })
  await expect(note(page)).toHaveText('Admins and the owner of this workspace can change this form.')
  const pager = ['Show the step before', 'Show the next step']
  await expect.poll(() => controls(page)).toEqual(['Light', 'Dark', ...pager])
  await visit(page, { path: '/settings/emails', title: 'Emails' })
  await expect(note(page)).toHaveText('Admins and the owner of this workspace can change the emails to clients.')
  const preview = ['Request', 'Reminder', 'Desktop', 'Phone', 'Plain text', 'Light', 'Dark', 'Hide images']
  const own = await controls(page)
  expect(own.slice(0, 11)).toEqual(['StandardDefault', ...preview, 'Preview as', 'Service'])
  expect(own.slice(11, 13)).toEqual(['When a client answers', 'Before a client is asked automatically'])
  await visit(page, { path: '/settings/subscription', title: 'Subscription' })
  await expect(note(page)).toHaveText('Only the owner of this workspace can see and change its plan.')
  await expect.poll(() => controls(page)).toEqual([])
  await visit(page, { path: '/settings/data', title: 'Data' })
  await expect.poll(() => controls(page)).toEqual(['Delete account…'])
})

test('an editor decides and asks, and reads the settings', async ({ page, request }) => {
  const owner = await rememberNewOwner(page)
  const { id } = await createRequest(request, owner)
  await submitAnswer(request, id)
  await haveRole(page, 'editor')
  await visit(page, { path: '/testimonial/list', title: 'Testimonials' })
  const row = page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })
  await expect(row.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(page.getByText('First steps')).toHaveCount(0)
  await page.getByRole('button', { name: 'More: add, import, export' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add existing testimonial',
    'Planned requests',
    'Copy collection link',
  ])
  await page.keyboard.press('Escape')
  await chooseFromTitle(page, 'Add existing testimonial')
  await expect(page.getByRole('dialog')).toBeVisible()

  const payments = samplePayments()
  const account = {
    items: [accountOf()],
    limit: 3,
    canConnectAccounts: true,
    givenUp: [],
    unread: [],
    incompleteWebhooks: [],
  }
  await page.route(callOf(listConnections), (route) => route.fulfill({ json: account }))
  await showPayments(page, payments)
  await showExplanations(page, Object.fromEntries(payments.map((each) => [each.id, () => explanationOf(each)])))
  await visit(page, { path: '/payments', title: 'Payments' })
  await expect(page.getByRole('button', { name: /^Ask now/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await visit(page, { path: '/settings/stripe', title: 'Stripe' })
  await expect(note(page)).toHaveText(
    'Admins and the owner of this workspace can connect accounts and change the rules.',
  )
  await expect.poll(() => controls(page)).toEqual([])
  await showLessons(page)
  await visit(page, { path: '/settings/stripe', title: 'Stripe' })
  await expect
    .poll(() => controls(page))
    .toEqual([expect.stringMatching(/^Delete: kick off/), expect.stringMatching(/^Delete: übergabe/)])
  await haveRole(page, 'viewer')
  await visit(page, { path: '/settings/stripe', title: 'Stripe' })
  await expect(page.getByRole('list', { name: 'Learned words' })).toContainText('kick off workshop')
  await expect.poll(() => controls(page)).toEqual([])
  await haveRole(page, 'editor')
  await visit(page, { path: '/settings/emails', title: 'Emails' })
  await expect(page.getByRole('heading', { name: 'Do-not-ask list' })).toHaveCount(0)
})
