import type { Subscription } from '#shared/billing.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newRequestId } from '#server/kernel/ids.ts'
import { createTurns } from '#server/kernel/queue.ts'
import type { ProviderSubscription, Stripe } from '#server/stripe/gateway.ts'
import { getUser } from '#server/users/users.service.ts'
import { subscriptionAt, syncTimeOf } from './billing.domain.ts'
import { alreadySubscribed, billingNotSetUp, noSubscription, unknownPrice } from './billing.errors.ts'
import { findSubscription, findSubscriptionOfCustomer, saveSubscription } from './billing.repository.ts'
import { changeSubscription } from './billing.service.ts'

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

type Buyer = { userId: string; email: string }

/**
 * What owners pay us. The payment provider knows what is true; `syncCustomer` writes down here what it says, and everything
 * else only makes it look.
 */
export function createSubscriptionsService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const takeTurn = createTurns()

  function requirePayments() {
    if (!deps.stripe) throw billingNotSetUp()
    return deps.stripe.payments
  }

  const viewSubscription = (userId: string): Promise<Subscription> =>
    db.read(function* (sql) {
      const { plan, isCancelling, periodEndsAt } = subscriptionAt(yield* findSubscription(sql, userId), clock.now())
      const prices = deps.stripe?.payments.prices ?? {}
      return { plan, isCancelling, periodEndsAt: periodEndsAt?.toISOString() ?? null, prices }
    })

  /** Safe to call at any time and as often as one likes: the last call to begin writes what the provider says last. */
  const syncCustomer = (customerId: string): Promise<void> =>
    takeTurn(customerId, async () => {
      const found = await requirePayments().findSubscription(customerId)
      await db.transaction((sql) => recordSubscription(sql, { customerId, found, now: clock.now() }))
      deps.wakeJobs()
    })

  /** Throws `users.closed` (401) when the account was closed meanwhile. */
  const keepCustomer = ({ userId, customerId }: { userId: string; customerId: string }): Promise<void> =>
    db.transaction(function* (sql) {
      yield* getUser(sql, userId)
      yield* saveSubscription(sql, { userId, stripeCustomerId: customerId })
    })

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

    getSubscription: viewSubscription,

    /** Throws `billing.unknown_price` (422), `billing.already_subscribed` (409) and `billing.unavailable` (503). */
    async createCheckout({
      buyer: { userId, email },
      priceId,
      idempotencyKey,
    }: {
      buyer: Buyer
      priceId: string
      idempotencyKey: string | undefined
    }): Promise<{ redirectUrl: string }> {
      const payments = requirePayments()
      if (!Object.values(payments.prices).includes(priceId)) throw unknownPrice()
      const record = await db.read((sql) => findSubscription(sql, userId))
      if (subscriptionAt(record, clock.now()).plan !== 'free') throw alreadySubscribed()
      const { redirectUrl, customerId } = await payments.createCheckout({
        userId,
        email,
        customerId: record?.stripeCustomerId ?? null,
        priceId,
        successUrl: `${deps.publicUrl()}/stripe/payment-success`,
        cancelUrl: `${deps.publicUrl()}/settings/subscription`,
        idempotencyKey: `${userId} ${priceId} ${idempotencyKey ?? newRequestId()}`,
      })
      await keepCustomer({ userId, customerId }).catch(async (error: unknown) => {
        // Nobody would know any more whose money it is.
        if (!record?.stripeCustomerId) await payments.cancelNow(customerId)
        throw error
      })
      return { redirectUrl }
    },

    /** The plan stays until the paid period ends. Throws `billing.no_subscription` (409), `billing.unavailable` (503). */
    cancel: (userId: string) => changeRunning(userId, (id) => requirePayments().cancelAtPeriodEnd(id)),

    /** Throws as `cancel` does. */
    reinstate: (userId: string) => changeRunning(userId, (id) => requirePayments().reinstate(id)),
  }
}

function* recordSubscription(
  sql: Sql,
  { customerId, found, now }: { customerId: string; found: ProviderSubscription | null; now: Date },
): Work<void> {
  const record = yield* findSubscriptionOfCustomer(sql, customerId)
  if (!record) return
  yield* changeSubscription(sql, {
    userId: record.userId,
    plan: found?.plan ?? 'free',
    isCancelling: found?.isCancelling ?? false,
    periodEndsAt: found?.periodEndsAt ?? null,
    stripeSubscriptionId: found?.subscriptionId ?? null,
  })
  if (!found) return
  const runAt = syncTimeOf({ periodEndsAt: found.periodEndsAt, now })
  const dedupeKey = `${customerId} ${runAt.toISOString()}`
  yield* enqueue(sql, { kind: 'billing.sync', dedupeKey, payload: { customerId }, now, runAt })
}
