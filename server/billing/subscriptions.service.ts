import type { Subscription } from '#shared/billing.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newRequestId } from '#server/kernel/ids.ts'
import type { Log } from '#server/kernel/log.ts'
import { createTurns } from '#server/kernel/queue.ts'
import type { ProviderSubscription, Stripe } from '#server/stripe/gateway.ts'
import { getUser } from '#server/users/users.service.ts'
import { subscriptionAt, syncTimeOf } from './billing.domain.ts'
import { alreadySubscribed, billingNotSetUp, noCustomer, noSubscription, unknownPrice } from './billing.errors.ts'
import { findSubscription, findSubscriptionOfCustomer, saveSubscription } from './billing.repository.ts'
import { changeSubscription } from './billing.service.ts'

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

type Buyer = { userId: string; email: string }
type Purchase = { buyer: Buyer; priceId: string; idempotencyKey: string | undefined }

/**
 * What owners pay us. The payment provider knows what is true; `syncCustomer` writes down here what it says, and everything
 * else only makes it look.
 */
export function createSubscriptionsService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  log: Log
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const takeTurn = createTurns()

  function requirePayments() {
    if (!deps.stripe?.payments) throw billingNotSetUp()
    return deps.stripe.payments
  }

  async function viewSubscription(userId: string): Promise<Subscription> {
    const offers = (await deps.stripe?.payments?.listOffers()) ?? []
    return db.read(function* (sql) {
      const record = yield* findSubscription(sql, userId)
      const { plan, isCancelling, periodEndsAt } = subscriptionAt(record, clock.now())
      return {
        plan,
        interval: plan === 'free' ? null : (record?.interval ?? null),
        isCancelling,
        periodEndsAt: periodEndsAt?.toISOString() ?? null,
        graceEndsAt: null,
        hasBillingPage: record?.stripeCustomerId != null,
        offers,
      }
    })
  }

  /** Safe to call at any time and as often as one likes: the last call to begin writes what the provider says last. */
  const syncCustomer = (customerId: string): Promise<void> =>
    takeTurn(customerId, async () => {
      const found = await requirePayments().findSubscription(customerId)
      const isKnown = await db.transaction((sql) => recordSubscription(sql, { customerId, found, now: clock.now() }))
      if (found && !isKnown) deps.log.error({ customerId }, 'a subscription runs for a customer whom nobody knows')
      deps.wakeJobs()
    })

  /** Whoever pays for the user, saved before anything can be paid. Throws `users.closed` (401). */
  async function requireCustomer({ userId, email }: Buyer): Promise<string> {
    const record = await db.read((sql) => findSubscription(sql, userId))
    if (record?.stripeCustomerId) return record.stripeCustomerId
    const payments = requirePayments()
    const { customerId } = await payments.createCustomer({ userId, email, idempotencyKey: `customer ${userId}` })
    await keepCustomer({ userId, customerId })
    return customerId
  }

  /** Throws `users.closed` (401), and ends what was begun, when the account was closed meanwhile. */
  const keepCustomer = ({ userId, customerId }: { userId: string; customerId: string }): Promise<void> =>
    db
      .transaction(function* (sql) {
        yield* getUser(sql, userId)
        yield* saveSubscription(sql, { userId, stripeCustomerId: customerId })
      })
      .catch(async (error: unknown) => {
        // Nobody would know any more whose money it is.
        if (error instanceof AppError && error.code === 'users.closed') await requirePayments().cancelNow(customerId)
        throw error
      })

  /** Throws `billing.already_subscribed` (409), by what the provider says. */
  async function refuseSubscriber(userId: string): Promise<void> {
    const readSubscription = () => db.read((sql) => findSubscription(sql, userId))
    const record = await readSubscription()
    // A plan that nobody pays for is none of the provider's.
    const isGiven = subscriptionAt(record, clock.now()).plan !== 'free' && !record?.stripeSubscriptionId
    if (record?.stripeCustomerId && !isGiven) await syncCustomer(record.stripeCustomerId)
    if (subscriptionAt(await readSubscription(), clock.now()).plan !== 'free') throw alreadySubscribed()
  }

  /** Throws `billing.no_subscription` (409) when nothing runs that is paid for. */
  async function changeRunning(
    userId: string,
    change: (subscriptionId: string) => Promise<void>,
  ): Promise<Subscription> {
    const record = await db.read((sql) => findSubscription(sql, userId))
    const { stripeSubscriptionId } = subscriptionAt(record, clock.now())
    if (!stripeSubscriptionId || !record?.stripeCustomerId) throw noSubscription()
    await change(stripeSubscriptionId)
    await syncCustomer(record.stripeCustomerId)
    return viewSubscription(userId)
  }

  return {
    syncCustomer,

    /** Looks first where something may have been paid for that is not known yet. */
    async getSubscription(userId: string): Promise<Subscription> {
      const record = await db.read((sql) => findSubscription(sql, userId))
      if (deps.stripe && record?.stripeCustomerId && subscriptionAt(record, clock.now()).plan === 'free') {
        await syncCustomer(record.stripeCustomerId).catch((error: unknown) => {
          deps.log.warn({ err: error }, 'a subscription could not be looked at: what is known is shown')
        })
      }
      return viewSubscription(userId)
    },

    /**
     * One at a time for each owner, and the customer first, so that whatever is paid for is known to be theirs. Throws
     * `billing.unknown_price` (422), `billing.already_subscribed` (409) and `billing.unavailable` (503).
     */
    createCheckout: ({ buyer, priceId, idempotencyKey }: Purchase): Promise<{ redirectUrl: string }> =>
      takeTurn(buyer.userId, async () => {
        const payments = requirePayments()
        const { userId, email } = buyer
        const offer = (await payments.listOffers()).find(({ key }) => key === priceId)
        if (!offer) throw unknownPrice()
        await refuseSubscriber(userId)
        const customerId = await requireCustomer(buyer)
        const { redirectUrl } = await payments.createCheckout({
          userId,
          email,
          customerId,
          offer: offer.key,
          successUrl: `${deps.publicUrl()}/stripe/payment-success`,
          cancelUrl: `${deps.publicUrl()}/settings/subscription`,
          idempotencyKey: `${userId} ${priceId} ${idempotencyKey ?? newRequestId()}`,
        })
        await keepCustomer({ userId, customerId })
        return { redirectUrl }
      }),

    /** Throws `billing.no_customer` (409) for whoever never paid, and `billing.unavailable` (503). */
    async openPortal(userId: string): Promise<{ redirectUrl: string }> {
      const record = await db.read((sql) => findSubscription(sql, userId))
      if (!record?.stripeCustomerId) throw noCustomer()
      const { stripeCustomerId: customerId } = record
      const returnUrl = `${deps.publicUrl()}/settings/subscription`
      return requirePayments().openPortal({ customerId, returnUrl, changeTo: null })
    },

    /** The plan stays until the paid period ends. Throws `billing.no_subscription` (409), `billing.unavailable` (503). */
    cancel: (userId: string) => changeRunning(userId, (id) => requirePayments().cancelAtPeriodEnd(id)),

    /** Throws as `cancel` does. */
    reinstate: (userId: string) => changeRunning(userId, (id) => requirePayments().reinstate(id)),
  }
}

/** False for a customer whom nobody knows. */
function* recordSubscription(
  sql: Sql,
  { customerId, found, now }: { customerId: string; found: ProviderSubscription | null; now: Date },
): Work<boolean> {
  const record = yield* findSubscriptionOfCustomer(sql, customerId)
  if (!record) return false
  yield* changeSubscription(sql, {
    userId: record.userId,
    plan: found?.plan ?? 'free',
    isCancelling: found?.isCancelling ?? false,
    periodEndsAt: found?.periodEndsAt ?? null,
    stripeSubscriptionId: found?.subscriptionId ?? null,
    interval: found?.interval ?? null,
  })
  if (!found) return true
  const runAt = syncTimeOf({ periodEndsAt: found.periodEndsAt, now })
  const dedupeKey = `${customerId} ${runAt.toISOString()}`
  yield* enqueue(sql, { kind: 'billing.sync', dedupeKey, payload: { customerId }, now, runAt })
  return true
}
