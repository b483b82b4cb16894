import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { accountRoutes, CODES_EXPIRE_AFTER_S, getLinked } from './api.accounts.ts'
import { catalogueRoutes } from './api.catalogue.ts'
import { checkoutRoutes } from './api.checkout.ts'
import { EVENTS_ARE_KEPT_S, eventRoutes } from './api.events.ts'
import { invoiceRoutes } from './api.invoices.ts'
import { paymentRoutes } from './api.payments.ts'
import { portalRoutes } from './api.portal.ts'
import type { ApiRoute } from './api.route.ts'
import { subscriptionRoutes } from './api.subscriptions.ts'
import { createActs } from './acts.ts'
import { API_VERSION, type Books, find, save, sendTold } from './books.ts'
import { expand } from './expand.ts'
import { removeKeptBefore } from './kept-objects.repository.ts'
import { stockOffers } from './offers.ts'
import { newStripeId } from './stripe-ids.ts'
import { simulatedWebhookSecrets } from './webhook-secrets.ts'
import { type Fields, problem, readFields, StripeProblem } from './stripe-wire.ts'

/** What stands in for the keys of an account at Stripe. */
const simulatedKeys = {
  billing: 'sk_test_simulatedBilling',
  link: 'sk_test_simulatedLink',
  clientId: 'ca_simulated',
} as const

const routes: ApiRoute[] = [
  ...accountRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...eventRoutes,
]

export type SimulatedStripe = ReturnType<typeof createSimulatedStripe>

/**
 * Stands in for Stripe while none is configured: `fetch` answers the calls of Stripe's library as Stripe would, `acts` is
 * what people do on Stripe's pages. It remembers everything in the database, tells our webhooks what happens, and moves no
 * money.
 */
export function createSimulatedStripe(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { db, clock, hashKey } = deps
  let wake = () => {}

  /** One transaction in the books. What happens in it is told to our webhooks. */
  async function inBooks<T>(
    work: (books: Books) => Work<T>,
    of: { accountId?: string | null; request?: Books['request'] } = {},
  ): Promise<T> {
    const done = await db.transaction(function* (sql) {
      const { accountId = null, request = { id: null, idempotency_key: null } } = of
      const books: Books = {
        sql,
        now: clock.now(),
        accountId,
        origin: deps.publicUrl(),
        request,
        news: { told: [], isQueued: false },
      }
      yield* stockOffers(books)
      const result = yield* work(books)
      yield* sendTold(books)
      return { result, isQueued: books.news.isQueued }
    })
    if (done.isQueued) wake()
    return done.result
  }

  async function answer(
    request: Request,
    requestId: string,
  ): Promise<{ status: number; body: unknown; headers?: Record<string, string> }> {
    const url = new URL(request.url)
    const isReading = request.method === 'GET'
    const fields = readFields(isReading ? url.searchParams : new URLSearchParams(await request.text()))
    checkKey(request)
    const version = request.headers.get('stripe-version')
    if (version !== null && version !== API_VERSION)
      throw problem(`The stand-in only speaks ${API_VERSION}, not ${version}.`)
    const match = findRoute(request.method, url.pathname)
    if (!match)
      throw problem(
        `Unrecognized request URL (${request.method}: ${url.pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        { status: 404 },
      )
    const accountId = request.headers.get('stripe-account')
    const key = isReading ? null : request.headers.get('idempotency-key')
    const call = { request: { id: requestId, idempotency_key: key }, accountId }
    const once = (books: Books) =>
      onceFor(books, { key, fingerprint: fingerprintOf(request.method, url.pathname, fields) })
    return inBooks(function* (books) {
      if (accountId !== null) yield* getLinked(books, accountId)
      return yield* once(books)(function* () {
        const answered = yield* match.route.answer({ books, id: match.id, fields, url: url.pathname })
        return yield* expand(books, answered, fields)
      })
    }, call)
  }

  return {
    /** Answers a call to api.stripe.com or connect.stripe.com. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const requestId = newStripeId('req', clock.now())
      const { status, body, headers } = await answer(request, requestId).catch(asAnswer)
      return Response.json(body, {
        status,
        headers: {
          'request-id': requestId,
          'stripe-version': API_VERSION,
          // What is refused for good is not tried again by the library.
          ...(status < 500 && { 'stripe-should-retry': 'false' }),
          ...headers,
        },
      })
    },
    acts: createActs(inBooks),
    /** What our webhooks are signed with. */
    webhookSecrets: simulatedWebhookSecrets(hashKey),
    keys: simulatedKeys,
    /** Is called when events wait to go out. */
    whenQueued(call: () => void): void {
      wake = call
    },
  }
}

/** Forgets what Stripe would forget: old events and codes, and answers that are not given again. */
export function* sweepSimulatedStripe(sql: Sql, now: Date): Work<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  yield* removeKeptBefore(sql, { kind: 'oauth_code', before: before(CODES_EXPIRE_AFTER_S) })
  yield* removeKeptBefore(sql, { kind: 'answered', before: before(ANSWERS_ARE_KEPT_S) })
  yield* removeKeptBefore(sql, { kind: 'event', before: before(EVENTS_ARE_KEPT_S) })
  yield* removeKeptBefore(sql, { kind: 'delivery', before: before(EVENTS_ARE_KEPT_S) })
}

const ANSWERS_ARE_KEPT_S = 24 * 60 * 60

function asAnswer(error: unknown) {
  if (error instanceof StripeProblem) return { status: error.status, body: error.body, headers: {} }
  const message = error instanceof Error ? error.message : String(error)
  return {
    status: 500,
    body: { error: { type: 'api_error', message: `The stand-in failed: ${message}` } },
    headers: {},
  }
}

function checkKey(request: Request): void {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (given === undefined)
    throw problem(
      `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').`,
      { status: 401 },
    )
  if (!/^(sk|rk)_test_\w+$/.test(given))
    throw problem(`Invalid API Key provided: ${given.slice(0, 8)}***`, { status: 401 })
}

function findRoute(method: string, path: string): { route: ApiRoute; id: string } | undefined {
  const parts = path.split('/')
  // Whole words go before `:id`.
  const fits = routes.filter((route) => {
    const pattern = route.path.split('/')
    return (
      route.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part === ':id' || part === parts[index])
    )
  })
  const route = fits.find((one) => !one.path.includes(':id')) ?? fits[0]
  if (!route) return undefined
  const at = route.path.split('/').indexOf(':id')
  return { route, id: decodeURIComponent(parts[at] ?? '') }
}

const fingerprintOf = (method: string, path: string, fields: Fields) =>
  contentHash(JSON.stringify([method, path, fields]))

/** Two calls with one idempotency key are one, and get the same answer. */
const onceFor =
  (books: Books, { key, fingerprint }: { key: string | null; fingerprint: string }) =>
  (work: () => Work<unknown>): Work<{ status: number; body: unknown; headers?: Record<string, string> }> =>
    (function* () {
      const id = `answer_to_${key}_${books.accountId ?? ''}`
      const before = key === null ? undefined : yield* find(books, 'answered', id)
      if (before && before.fingerprint !== fingerprint)
        throw problem(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      if (before) return { status: before.status, body: before.body, headers: { 'idempotent-replayed': 'true' } }
      const body = yield* work()
      if (key !== null) yield* save(books, { id, object: 'answered', fingerprint, status: 200, body })
      return { status: 200, body }
    })()
