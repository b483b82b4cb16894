import type { Database, Tx, Transactional } from '#server/db/database.ts'
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
import { createActions } from './actions.ts'
import { API_VERSION, type StripeStore, find, save, sendQueued } from './store.ts'
import { expand } from './expand.ts'
import { removeKeptBefore } from './kept-objects.repository.ts'
import { stockOffers } from './offers.ts'
import { withFirstLines } from './sent-lines.domain.ts'
import { newStripeId } from './stripe-ids.ts'
import { emulatedWebhookSecrets } from './webhook-secrets.ts'
import { type Fields, problem, readFields, StripeProblem } from './stripe-wire.ts'

/** Emulated API keys. */
const emulatedKeys = {
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

export type StripeEmulator = ReturnType<typeof createStripeEmulator>

/**
 * Emulates Stripe while it is not configured: `fetch` answers the calls of Stripe's library like Stripe would, `actions`
 * is what people do on Stripe's pages. It stores everything in the emulators' database, queues events for our webhooks,
 * and moves no money.
 */
export function createStripeEmulator(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { db, clock, hashKey } = deps
  let wake = () => {}

  /** One transaction on the emulator's data. Its events are sent to our webhooks. */
  async function inStore<T>(
    work: (store: StripeStore) => Transactional<T>,
    of: { accountId?: string | null; request?: StripeStore['request'] } = {},
  ): Promise<T> {
    const done = await db.transaction(function* (tx) {
      const { accountId = null, request = { id: null, idempotency_key: null } } = of
      const store: StripeStore = {
        tx,
        now: clock.now(),
        accountId,
        origin: deps.publicUrl(),
        request,
        emitted: { events: [], isQueued: false },
      }
      yield* stockOffers(store)
      const result = yield* work(store)
      yield* sendQueued(store)
      return { result, isQueued: store.emitted.isQueued }
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
      throw problem(`The Stripe emulator supports only ${API_VERSION}, not ${version}.`)
    const match = findRoute(request.method, url.pathname)
    if (!match)
      throw problem(
        `Unrecognized request URL (${request.method}: ${url.pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        { status: 404 },
      )
    const accountId = request.headers.get('stripe-account')
    const key = isReading ? null : request.headers.get('idempotency-key')
    const call = { request: { id: requestId, idempotency_key: key }, accountId }
    const once = (store: StripeStore) =>
      onceFor(store, { key, fingerprint: fingerprintOf(request.method, url.pathname, fields) })
    return inStore(function* (store) {
      if (accountId !== null) yield* getLinked(store, accountId)
      return yield* once(store)(function* () {
        const answered = yield* match.route.answer({ store, id: match.id, fields, url: url.pathname })
        return withFirstLines(yield* expand(store, answered, fields))
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
          // Keeps the library from retrying permanent failures.
          ...(status < 500 && { 'stripe-should-retry': 'false' }),
          ...headers,
        },
      })
    },
    actions: createActions(inStore),
    /** The secrets that sign our webhooks' events. */
    webhookSecrets: emulatedWebhookSecrets(hashKey),
    keys: emulatedKeys,
    /** Deletes what Stripe would delete: old events and codes, and stored answers. */
    sweep: () => db.transaction((tx) => sweep(tx, clock.now())),
    /** Sets the callback for events waiting to be sent. */
    whenQueued(call: () => void): void {
      wake = call
    },
  }
}

function* sweep(tx: Tx, now: Date): Transactional<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  yield* removeKeptBefore(tx, { kind: 'oauth_code', before: before(CODES_EXPIRE_AFTER_S) })
  yield* removeKeptBefore(tx, { kind: 'answered', before: before(ANSWERS_ARE_KEPT_S) })
  yield* removeKeptBefore(tx, { kind: 'event', before: before(EVENTS_ARE_KEPT_S) })
  yield* removeKeptBefore(tx, { kind: 'delivery', before: before(EVENTS_ARE_KEPT_S) })
}

const ANSWERS_ARE_KEPT_S = 24 * 60 * 60

function asAnswer(error: unknown) {
  if (error instanceof StripeProblem) return { status: error.status, body: error.body, headers: {} }
  const message = error instanceof Error ? error.message : String(error)
  return {
    status: 500,
    body: { error: { type: 'api_error', message: `The Stripe emulator failed: ${message}` } },
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
  // Literal paths are matched before `:id`.
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

/** Calls with the same idempotency key count as one and get the same answer. */
const onceFor =
  (store: StripeStore, { key, fingerprint }: { key: string | null; fingerprint: string }) =>
  (
    work: () => Transactional<unknown>,
  ): Transactional<{ status: number; body: unknown; headers?: Record<string, string> }> =>
    (function* () {
      const id = `answer_to_${key}_${store.accountId ?? ''}`
      const before = key === null ? undefined : yield* find(store, 'answered', id)
      if (before && before.fingerprint !== fingerprint)
        throw problem(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      if (before) return { status: before.status, body: before.body, headers: { 'idempotent-replayed': 'true' } }
      const body = yield* work()
      if (key !== null) yield* save(store, { id, object: 'answered', fingerprint, status: 200, body })
      return { status: 200, body }
    })()
