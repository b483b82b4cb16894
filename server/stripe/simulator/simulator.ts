import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { keyedHash, newSecret } from '#server/kernel/tokens.ts'
import type { OfferKey } from '#shared/billing.ts'
import type { LinkProvider, PaidPlan, PaymentsGateway, Stripe } from '../gateway.ts'
import {
  accountIdOf,
  CHECKOUTS_EXPIRE_AFTER_MS,
  CODES_EXPIRE_AFTER_MS,
  periodEndOf,
  simulatedOffers,
} from './simulator.domain.ts'
import {
  deleteObject,
  deleteObjectsBefore,
  deleteObjectsOf,
  findObject,
  insertObject,
  listObjectsOf,
  type SimulatedObject,
  updateObject,
} from './simulator.repository.ts'

type Checkout = SimulatedObject<'checkout'>
type Subscription = SimulatedObject<'subscription'>

export type StripeSimulator = ReturnType<typeof createStripeSimulator>

/**
 * Stands in for Stripe while none is configured: the two ports, and what its pages do. It remembers everything in the
 * database, renews subscriptions each month by the clock, and moves no money.
 */
export function createStripeSimulator(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  const { db, clock, hashKey } = deps
  const pageAt = (path: string) => `${deps.publicUrl()}/dev/stripe/${path}`

  const payments: PaymentsGateway = {
    listOffers: async () => simulatedOffers,

    // Nothing is kept of a customer but what is bought.
    createCustomer: async ({ idempotencyKey }) => ({
      customerId: `cus_${keyedHash(hashKey, `customer ${idempotencyKey}`)}`,
    }),

    createCheckout: ({ idempotencyKey, offer, customerId, email, successUrl, cancelUrl }) =>
      db.transaction(function* (sql) {
        // Made from the key, so that the same request finds it again; with our secret, so that nobody else does.
        const id = `cs_${keyedHash(hashKey, `checkout ${idempotencyKey}`)}`
        const redirectUrl = pageAt(`checkout/${id}`)
        if (yield* findObject(sql, { kind: 'checkout', id })) return { redirectUrl }
        yield* dropUnpaidCheckouts(sql, customerId)
        const data = { email, successUrl, cancelUrl, plan: planOf(offer), isPaid: false }
        yield* insertObject(sql, { kind: 'checkout', id, customerId, data, createdAt: clock.now() })
        return { redirectUrl }
      }),

    findSubscription: (customerId) =>
      db.read(function* (sql) {
        const found = yield* findRunning(sql, customerId)
        if (!found) return null
        const { plan, endsAt, startedAt } = found.data
        const renewsAt = periodEndOf({ startedAt: new Date(startedAt), now: clock.now() })
        return {
          subscriptionId: found.id,
          plan,
          interval: 'month' as const,
          isCancelling: endsAt !== null,
          periodEndsAt: endsAt === null ? renewsAt : new Date(endsAt),
          pastDueSince: null,
          isOneOfSeveral: false,
        }
      }),

    cancelAtPeriodEnd: (subscriptionId) =>
      changeSubscription(subscriptionId, ({ startedAt }) =>
        periodEndOf({ startedAt: new Date(startedAt), now: clock.now() }).getTime(),
      ),

    reinstate: (subscriptionId) => changeSubscription(subscriptionId, () => null),

    openPortal: async ({ returnUrl }) => ({ redirectUrl: returnUrl }),

    cancelNow: (customerId) => db.transaction((sql) => deleteObjectsOf(sql, customerId)),
  }

  const links: LinkProvider = {
    isLive: false,

    authorizeUrl({ state, redirectUrl, name }) {
      const query = new URLSearchParams({ state, redirect_uri: redirectUrl, scope: 'read_write', name: name ?? '' })
      return pageAt(`authorize?${query}`)
    },

    exchange: (code) =>
      db.transaction(function* (sql) {
        const found = yield* findObject(sql, { kind: 'code', id: code })
        if (!found || !(yield* deleteObject(sql, code))) return null
        if (found.createdAt.getTime() + CODES_EXPIRE_AFTER_MS <= clock.now().getTime()) return null
        return { ...found.data, isLive: false }
      }),

    // Nothing is kept of a link once its code was exchanged.
    revoke: async () => {},
  }

  function* findRunning(sql: Sql, customerId: string): Work<Subscription | undefined> {
    const found = yield* listObjectsOf(sql, { kind: 'subscription', customerId })
    return found.find(({ data }) => data.endsAt === null || data.endsAt > clock.now().getTime())
  }

  function* dropUnpaidCheckouts(sql: Sql, customerId: string): Work<void> {
    for (const { id, data } of yield* listObjectsOf(sql, { kind: 'checkout', customerId })) {
      if (!data.isPaid) yield* deleteObject(sql, id)
    }
  }

  function changeSubscription(id: string, endsAtOf: (data: Subscription['data']) => number | null): Promise<void> {
    return db.transaction(function* (sql) {
      const found = yield* findObject(sql, { kind: 'subscription', id })
      const hasEnded = found?.data.endsAt != null && found.data.endsAt <= clock.now().getTime()
      if (!found || hasEnded) return
      yield* updateObject(sql, { kind: 'subscription', id, data: { ...found.data, endsAt: endsAtOf(found.data) } })
    })
  }

  function* findOpenCheckout(sql: Sql, id: string): Work<(Checkout & { customerId: string }) | undefined> {
    const found = yield* findObject(sql, { kind: 'checkout', id })
    if (!found?.customerId || found.createdAt.getTime() + CHECKOUTS_EXPIRE_AFTER_MS <= clock.now().getTime())
      return undefined
    return { ...found, customerId: found.customerId }
  }

  return {
    stripe: { payments, links, accounts: undefined } satisfies Stripe,

    /** What a pay page is about; undefined when there is none, or another one has taken its place. */
    findCheckout: (id: string) => db.read((sql) => findOpenCheckout(sql, id)),

    /**
     * Starts the subscription that a pay page offers; once, however often it is called. Undefined as above. With the payment
     * comes the job that finds it, as Stripe tells of a payment until it was heard.
     */
    payCheckout: (id: string) =>
      db.transaction(function* (sql) {
        const found = yield* findOpenCheckout(sql, id)
        if (!found || found.data.isPaid) return found
        const now = clock.now()
        const { plan } = found.data
        yield* insertObject(sql, {
          kind: 'subscription',
          id: newId('sub'),
          customerId: found.customerId,
          data: { plan, startedAt: now.getTime(), endsAt: null },
          createdAt: now,
        })
        yield* updateObject(sql, { kind: 'checkout', id, data: { ...found.data, isPaid: true } })
        const { customerId } = found
        yield* enqueue(sql, { kind: 'billing.sync', dedupeKey: customerId, payload: { customerId }, now })
        return found
      }),

    /** The code that an owner's consent gives, for the account of that name. */
    allowLink: (name: string) =>
      db.transaction(function* (sql) {
        const code = `ac_${newSecret()}`
        const data = { accountId: accountIdOf(name), name: name.trim() || null }
        yield* insertObject(sql, { kind: 'code', id: code, customerId: null, data, createdAt: clock.now() })
        return code
      }),
  }
}

const planOf = (offer: OfferKey): PaidPlan => (offer === 'studio' ? 'studio' : 'pro')

/** Removes codes and pay pages that are too old to be used. */
export function* sweepSimulator(sql: Sql, now: Date): Work<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  yield* deleteObjectsBefore(sql, { kind: 'code', createdBefore: before(CODES_EXPIRE_AFTER_MS) })
  yield* deleteObjectsBefore(sql, { kind: 'checkout', createdBefore: before(CHECKOUTS_EXPIRE_AFTER_MS) })
}
