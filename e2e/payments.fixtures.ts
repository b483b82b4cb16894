import type { Page } from '@playwright/test'
import { createOwner, expect, type Owner, OWNERS_ZONE, rememberOwner, test as base } from './fixtures.ts'
import { type Connection, type GivenUpConnection, defaultRequestRules, listConnections } from '#shared/connections.ts'
import { listPartLessons, type PartLesson } from '#shared/payment-corrections.ts'
import { listPayments, type Payment, type PaymentFilter, type PaymentNote } from '#shared/payments.ts'
import { getCurrentUser, type CurrentUser } from '#shared/users.ts'

export const test = base.extend<{ owner: Owner }>({
  owner: [
    async ({ page, request }, provide) => {
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      await rememberOwner(page, owner)
      await provide(owner)
    },
    { auto: true },
  ],
})

export const saveRules = (page: Page) => page.getByRole('button', { name: 'Save rules' })
export const paymentRow = (page: Page, client: string) => page.getByRole('row').filter({ hasText: client })

/** Opens and closes the details of a client's payment. */
export const openerOf = (page: Page, client: string) =>
  page.getByRole('table', { name: 'Payments' }).getByRole('link', { name: client, exact: true })
export const invoiceDays = (page: Page) => page.getByLabel('Days after an invoice is paid')

export async function openPayments(page: Page, search = '') {
  await page.goto(`/payments${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function openRules(page: Page) {
  await page.goto('/settings/stripe')
  await expect(page.getByRole('heading', { level: 2, name: 'When to ask' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export const accountOf = (changes: Partial<Connection> = {}): Connection => ({
  id: 'con_1',
  kind: 'account',
  accountId: 'acct_1PxQ9kL2hVb28dVt',
  name: 'Feldmann Studio',
  status: 'active',
  isLive: true,
  connectedAt: '2026-03-04T10:00:00.000Z',
  lastHeardAt: '2026-11-20T10:00:00.000Z',
  webhookUrl: null,
  missingEventTypes: [],
  rules: defaultRequestRules,
  ...changes,
})

export const webhookOf = (changes: Partial<Connection> = {}): Connection =>
  accountOf({
    id: 'whk_1',
    kind: 'webhook',
    accountId: 'whk_1',
    name: 'Label School',
    webhookUrl: 'https://goodword.example/goodword/stripe/webhook/own/whk_1PxQ9kL2hVb28dVtWm4nTz7yGc3e',
    ...changes,
  })

const zoneOffsetMs = (at: Date): number =>
  Date.parse(`${at.toLocaleString('sv-SE', { timeZone: OWNERS_ZONE })}Z`) - Math.floor(at.getTime() / 1000) * 1000

/** The same time of day in the owner's time zone, so that the number of calendar days is right when the clocks change. */
export function inDays(days: number): string {
  const now = new Date()
  const then = new Date(now.getTime() + days * 86_400_000)
  return new Date(then.getTime() - (zoneOffsetMs(then) - zoneOffsetMs(now))).toISOString()
}

export const paymentOf = (changes: Partial<Payment> = {}): Payment => ({
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: 'Feldmann Studio',
  customerName: 'Jonas Weber',
  customerEmail: 'jonas@weber.example',
  amount: 286_000,
  currency: 'eur',
  paidAt: inDays(-1),
  source: 'invoice',
  description: 'FS-2026-044',
  isPaidElsewhere: false,
  decision: { kind: 'ask', reason: 'invoice', at: inDays(2) },
  evidence: { part: 'last', by: 'words', words: 'Remaining 50%', otherPaidAt: inDays(-60) },
  ownersPart: null,
  testimonial: { id: 'testimonial-1', status: 'pending' },
  ...changes,
})

/** Payments with every kind of decision. */
export const samplePayments = (): Payment[] =>
  [
    paymentOf(),
    paymentOf({
      customerName: 'Atelier Morvan',
      customerEmail: 'compta@morvan.example',
      amount: 310_000,
      description: 'Deposit 50 %, FS-2026-043',
      paidAt: inDays(-2),
      decision: { kind: 'hold', reason: 'deposit', until: inDays(88) },
      evidence: { part: 'first', by: 'words', words: 'Deposit 50 %', otherPaidAt: null },
      testimonial: null,
    }),
    paymentOf({
      customerName: 'Bram de Wit',
      customerEmail: 'bram@dewit.example',
      amount: 175_000,
      description: 'FS-2026-042',
      paidAt: inDays(-3),
      decision: { kind: 'hold', reason: 'owners_call', until: null },
      testimonial: null,
    }),
    paymentOf({
      customerName: null,
      customerEmail: null,
      amount: 8900,
      source: 'checkout',
      description: 'Label templates',
      paidAt: inDays(-9),
      decision: { kind: 'hold', reason: 'no_email', until: null },
      testimonial: null,
    }),
    paymentOf({
      customerName: 'Lena Brandt',
      customerEmail: 'lena@brandt.example',
      amount: 64_000,
      description: null,
      paidAt: inDays(-7),
      decision: { kind: 'asked', reason: 'invoice', at: inDays(-4) },
      testimonial: { id: 'testimonial-2', status: 'sent' },
    }),
    paymentOf({
      customerName: 'Ana Ribeiro',
      customerEmail: 'ana@client.example',
      amount: 420_000,
      description: 'FS-2026-041',
      isPaidElsewhere: true,
      paidAt: inDays(-12),
      decision: { kind: 'asked', reason: 'invoice', at: inDays(-9) },
      testimonial: { id: 'testimonial-3', status: 'submitted' },
    }),
    paymentOf({
      customerName: 'Henrik Lund',
      customerEmail: 'henrik@lund.example',
      amount: 48_000,
      description: 'FS-2026-040',
      paidAt: inDays(-13),
      decision: { kind: 'skip', reason: 'asked_recently', since: inDays(-41) },
      testimonial: null,
    }),
    paymentOf({
      customerName: 'Kettle & Leaf',
      customerEmail: 'hello@kettle.example',
      amount: 90_000,
      currency: 'jpy',
      source: 'subscription',
      description: 'Retainer, month 7 of 12',
      paidAt: inDays(-20),
      decision: { kind: 'skip', reason: 'renewal', since: null },
      testimonial: null,
    }),
    paymentOf({
      customerName: 'Mira Castellanos y Fernández de la Vega Montesinos',
      customerEmail: 'mira.castellanos.y.fernandez.de.la.vega.montesinos@a-rather-long-domain.example',
      amount: 123_456_789,
      description: 'Brand strategy, naming, identity and a website with an unreasonablylongwordthatdoesnotend',
      paidAt: inDays(-24),
      decision: { kind: 'skip', reason: 'unsubscribed', since: inDays(-100) },
      testimonial: null,
    }),
    paymentOf({
      customerName: 'נועה כהן',
      customerEmail: 'noa@client.example',
      amount: 20_000,
      currency: 'ils',
      description: 'לוגו חדש',
      paidAt: inDays(-25),
      decision: { kind: 'skip', reason: 'refunded', since: inDays(-24) },
      testimonial: null,
    }),
  ].map((payment, index) => ({ ...payment, id: `pay_${index + 1}` }))

const filterOf = ({ decision: { kind } }: Payment): PaymentFilter =>
  kind === 'ask' ? 'planned' : kind === 'hold' ? 'onHold' : kind === 'skip' ? 'skipped' : 'asked'

export async function showUser(page: Page, changes: Partial<CurrentUser> | (() => Partial<CurrentUser>)) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    const changed = typeof changes === 'function' ? changes() : changes
    await route.fulfill({ response, json: { ...(await response.json()), ...changed } })
  })
}

/** What was learned from two corrections. */
export const showLessons = (page: Page) =>
  page.route(`**${listPartLessons.path}`, (route) =>
    route.fulfill({
      json: {
        items: [
          { wording: 'kick off workshop', part: 'first', learnedAt: '2026-11-19T10:00:00.000Z' },
          {
            wording: 'übergabe der druckdaten einschließlich aller nutzungsrechte und unreasonablylongword',
            part: 'last',
            learnedAt: '2026-10-02T10:00:00.000Z',
          },
        ] satisfies PartLesson[],
      },
    }),
  )

/** An account that was disconnected at Stripe. */
export const endedLink: GivenUpConnection = {
  id: 'con_9',
  accountId: 'acct_9',
  name: 'Old studio',
  givenUpAt: '2026-11-19T10:00:00.000Z',
}

/** Answers with these accounts from now on. Later changes of the array change the answer. */
export async function showAccounts(
  page: Page,
  items: Connection[],
  {
    canConnectAccounts = true,
    limit = 3,
    givenUp = [],
    unread = [],
    incompleteWebhooks = [],
  }: {
    canConnectAccounts?: boolean
    limit?: number | null
    givenUp?: GivenUpConnection[]
    unread?: { connectionId: string; count: number }[]
    incompleteWebhooks?: { connectionId: string; paidInvoices: number }[]
  } = {},
) {
  await showUser(page, () => {
    const active = items.find(({ status }) => status === 'active')
    return { plan: 'pro', ...(active && { connectedStripeAccountId: active.accountId }) }
  })
  await page.route(`**${listConnections.path}`, (route) =>
    route.fulfill({ json: { items, limit, canConnectAccounts, givenUp, unread, incompleteWebhooks } }),
  )
}

/** Without the deposits that have waited too long, which no sample is. */
const needsOwner = ({ decision }: Payment) =>
  decision.kind === 'hold' && ['no_email', 'invalid_email', 'owners_call'].includes(decision.reason)

/** Filters, counts and pages these payments as the server does. */
export async function showPayments(
  page: Page,
  all: Payment[],
  {
    waitingForQuota = 0,
    nextPossible,
    notes,
  }: {
    waitingForQuota?: number
    nextPossible?: Record<string, string>
    notes?: Record<string, PaymentNote>
  } = {},
) {
  await page.route(`**${listPayments.path}*`, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const show = query.get('show') ?? 'all'
    const account = query.get('connectionId')
    const ofAccount = all.filter(({ connectionId }) => account === null || connectionId === account)
    const q = (query.get('q') ?? '').toLowerCase()
    const found = ofAccount.filter((payment) => textOf(payment).includes(q))
    const counts = { all: found.length, planned: 0, onHold: 0, asked: 0, skipped: 0 }
    for (const payment of found) counts[filterOf(payment)] += 1
    const chosen = found.filter((payment) => show === 'all' || filterOf(payment) === show)
    const needed = chosen.filter(needsOwner).toSorted((a, b) => Date.parse(a.paidAt) - Date.parse(b.paidAt))
    const sort = query.get('sort') ?? 'newest'
    const isGrouped = sort.startsWith('needs-you')
    const ordered = sort.endsWith('oldest') ? chosen.toReversed() : chosen
    const rows = isGrouped ? [...needed, ...ordered.filter((payment) => !needsOwner(payment))] : ordered
    const [currentPage, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 20)]
    await route.fulfill({
      json: {
        items: rows.slice((currentPage - 1) * size, currentPage * size),
        pagination: { currentPage, pageCount: Math.ceil(rows.length / size) },
        counts,
        waitingForQuota,
        ...(isGrouped && { needsYou: needed.length }),
        ...(nextPossible && { nextPossible }),
        ...(notes && { notes }),
      },
    })
  })
}

const textOf = ({ customerName, customerEmail, description }: Payment) =>
  [customerName, customerEmail, description].join('\n').toLowerCase()
