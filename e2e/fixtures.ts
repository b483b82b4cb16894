import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { ShownParts } from '#shared/submissions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Widget } from '#shared/widget-editor.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { createCustomerSites } from './customer-sites.ts'
import { keepIntercepting } from './intercepting.ts'
import { printServerLog } from './server-log.ts'
import { asStoredSession, type Session, SESSION_KEY } from './stored-session.ts'
import { type OpenWindow, createWindowPool, type WindowPool } from './window.ts'

export { expect }

export type Account = { email: string; password: string; firstName: string; lastName: string }
export type Owner = Account & { token: string; session: Session }
export type OutboxItem = { id: string; to: string; subject: string; text: string }

type Product = { origin: string; dataDir: string; output: () => string }

type WorkerFixtures = { product: Product; windows: WindowPool }
type TestFixtures = {
  /** Prints what the server logged during a test that fails, and the jobs that it still has. */
  serverLog: void
  /** A window with the settings of the test, and an empty page in it. */
  openWindow: OpenWindow
  /** Console errors that the test causes on purpose. Any other console error fails the test. */
  expectedConsoleErrors: RegExp | undefined
  /** Serves HTML from another origin, as a customer's site does, and returns its address. */
  customerSite: (html: string) => Promise<string>
}

/** Browser tests against the built product. Each worker has a real server with its own data. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-e2e-'))
      // All tests of a worker share one IP address, so the rate limits must be high.
      const running = await startProduct({ dataDir, environment: { LIMIT_FACTOR: '100', CLIENT_EMAILS_FACTOR: '100' } })
      await provide({ origin: running.origin, dataDir, output: running.output })
      await running.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],

  serverLog: [
    async ({ product }, provide, info) => {
      const before = product.output()
      await provide()
      if (info.status !== info.expectedStatus) await printServerLog(product, { title: info.title, before })
    },
    { auto: true },
  ],

  baseURL: async ({ product }, provide) => provide(product.origin),

  windows: [
    async ({ browser }, provide) => {
      const windows = createWindowPool(browser)
      await provide(windows)
      await windows.close()
    },
    { scope: 'worker' },
  ],

  openWindow: async (
    { windows, baseURL, viewport, colorScheme, contextOptions, locale, timezoneId, hasTouch, isMobile },
    provide,
  ) => {
    const settings = JSON.stringify({
      viewport,
      colorScheme,
      contextOptions,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
    })
    const openWindow = await windows.acquire({ settings, origin: baseURL ?? '' })
    await provide(openWindow)
    await windows.release(openWindow.context)
  },

  context: async ({ openWindow }, provide) => provide(openWindow.context),

  expectedConsoleErrors: [undefined, { option: true }],

  page: async ({ openWindow: { page }, expectedConsoleErrors }, provide) => {
    keepIntercepting(page)
    const unexpectedErrors: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !expectedConsoleErrors?.test(text)) unexpectedErrors.push(text)
    })
    page.on('pageerror', (error) => unexpectedErrors.push(String(error)))
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
        unexpectedErrors.push(`outside request to ${hostname}`)
    })
    await provide(page)
    expect(unexpectedErrors, 'unexpected errors on the page').toEqual([])
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  customerSite: async ({}, provide) => {
    const sites = createCustomerSites()
    await provide(sites.serve)
    sites.close()
  },
})

let addresses = 0

/** An address that no other test uses, because the tests of a worker share one outbox. */
export function newAddress(name: string): string {
  addresses += 1
  return `${name}.${process.pid}.${addresses}@client.example`
}

let accounts = 0

function newAccount(): Account {
  accounts += 1
  return {
    email: `nora.${process.pid}.${accounts}@studio.example`,
    password: 'correct horse battery',
    firstName: 'Nora',
    lastName: 'Feldmann',
  }
}

/** Signs up a new owner through the pages and waits for the list. */
export async function signUp(page: Page): Promise<Account> {
  const account = newAccount()
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('First name').fill(account.firstName)
  await page.getByLabel('Last name').fill(account.lastName)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  return account
}

/** Signs in through the pages and waits for the list. */
export async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/testimonial\/list$/)
}

/**
 * Stores a session in a page that has not opened anything yet, so that the owner is signed in on the first page it opens.
 * Tests of the sign-in itself use `signInByForm`.
 */
export async function rememberOwner(page: Page, account: Account & { session?: Session }): Promise<void> {
  const session = account.session ?? (await openSession(page.request, account))
  const entries = { firebaseToken: session.idToken, [SESSION_KEY]: asStoredSession(session, Date.now()) }
  // Only once: the script runs before every document of the page, also after the owner has signed out.
  await page.addInitScript(
    ([mark, stored]) => {
      // A sandboxed frame without an origin has no storage.
      if (location.protocol === 'about:' || self.origin === 'null' || sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'done')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    [`signed in ${session.refreshToken}`, entries] as const,
  )
}

/** Stores a session for the owner and opens the list. */
export async function signIn(page: Page, account: Account & { session?: Session }): Promise<void> {
  await rememberOwner(page, account)
  await page.goto('/testimonial/list')
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
}

export async function succeed<T>(answer: {
  ok(): boolean
  text(): Promise<string>
  json(): Promise<unknown>
}): Promise<T> {
  if (!answer.ok()) throw new Error(await answer.text())
  // Safe because the product's own tests check that it keeps its contracts.
  return (await answer.json()) as T
}

/** The time zone of every owner that a test creates. */
export const OWNERS_ZONE = 'Europe/Berlin'

/** Creates an owner through the HTTP API. */
export async function createOwner(
  request: APIRequestContext,
  profile: { organisationName?: string } = {},
): Promise<Owner> {
  const account = newAccount()
  await succeed(
    await request.post('/goodword/user/sign-up', { data: { ...account, ...profile, timeZone: OWNERS_ZONE } }),
  )
  const session = await openSession(request, account)
  return { ...account, token: session.idToken, session }
}

/** Creates an owner and stores their session in a page that has not opened anything yet. */
export async function rememberNewOwner(page: Page): Promise<Owner> {
  const owner = await createOwner(page.request)
  await rememberOwner(page, owner)
  return owner
}

/** Creates an owner and opens the list as that owner. */
export async function signInNewOwner(page: Page): Promise<Owner> {
  const owner = await createOwner(page.request)
  await signIn(page, owner)
  return owner
}

/** The answer of the identity service to an email address and a password. */
export const trySignIn = (request: APIRequestContext, { email, password }: Account) =>
  request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded', {
    data: { email, password, returnSecureToken: true },
  })

const openSession = async (request: APIRequestContext, account: Account): Promise<Session> =>
  succeed(await trySignIn(request, account))

export const bearer = (owner: Owner) => ({ authorization: `Bearer ${owner.token}` })

export async function createRequest(
  request: APIRequestContext,
  owner: Owner,
  client: { customerName?: string; customerEmail?: string; service?: string; isAutoSendEnabled?: boolean } = {},
): Promise<Testimonial> {
  const data = { customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example', ...client }
  return succeed(await request.post('/goodword/testimonial/create', { headers: bearer(owner), data }))
}

export async function submitAnswer(
  request: APIRequestContext,
  id: string,
  answer: {
    customerName?: string
    rating?: number
    testimonial?: string
    isPrivate?: boolean
    openedToken?: string
    company?: string
    role?: string
    parts?: ShownParts
  } = {},
): Promise<void> {
  const data = {
    customerName: 'Ana Ribeiro',
    rating: 5,
    testimonial: 'Precise, funny, never late.',
    isPrivate: false,
    ...answer,
  }
  await succeed(await request.put(`/goodword/testimonial/${id}/submit`, { data }))
}

export async function approve(request: APIRequestContext, owner: Owner, id: string): Promise<void> {
  await succeed(await request.put(`/goodword/testimonial/${id}/approve`, { headers: bearer(owner) }))
}

/** The emails that were sent to an address, newest first. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<OutboxItem[]> {
  const { items } = await succeed<{ items: OutboxItem[] }>(await request.get('/dev/outbox.json'))
  return items.filter(({ to }) => to === address)
}

export async function firstWidget(request: APIRequestContext, owner: Owner): Promise<Widget> {
  const { items } = await succeed<{ items: Widget[] }>(
    await request.get('/goodword/widget/list', { headers: bearer(owner) }),
  )
  const [widget] = items
  if (!widget) throw new Error('The owner has no widget.')
  return widget
}
