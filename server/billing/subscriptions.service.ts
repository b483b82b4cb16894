import type { OfferKey, Subscription } from '#shared/billing.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newRequestId } from '#server/kernel/ids.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Turns } from '#server/kernel/queue.ts'
import { CustomerGone, type Stripe } from '#server/stripe/gateway.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { isToBeAsked, subscriptionAt } from '#server/accounts/subscription.domain.ts'
import { unknownPrice } from '#server/stripe/gateway.errors.ts'
import { alreadySubscribed, billingNotSetUp, noCustomer, noSubscription } from './billing.errors.ts'
import { findSubscriptionOfUser, type SubscriptionRow } from '#server/accounts/subscriptions.queries.ts'
import { saveSubscription } from './billing.repository.ts'
import { createSyncing } from './syncing.service.ts'

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

type Buyer = { userId: string; email: string }
type Purchase = { buyer: Buyer; priceId: string; idempotencyKey: string | undefined }

const HOUR_MS = 60 * 60 * 1000

/**
 * What owners pay for Goodword. The payment provider has the truth: `syncCustomer` copies it here, and everything else
 * only triggers a sync.
 */
export function createSubscriptionsService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  log: Log
  publicUrl: () => string
  turns: Turns
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const sync = createSyncing({ ...deps, requirePayments })
  /** Users sent to a page of the provider, and until when changes are likely. */
  const away = new Map<string, number>()

  function requirePayments() {
    if (!deps.stripe?.payments) throw billingNotSetUp()
    return deps.stripe.payments
  }

  const settingsUrl = () => `${deps.publicUrl()}/settings/subscription`

  const read = (userId: string): Promise<SubscriptionRow | undefined> =>
    db.read((tx) => findSubscriptionOfUser(tx, userId))

  const listOffers = async (): Promise<Subscription['offers']> => (await deps.stripe?.payments?.listOffers()) ?? []

  async function viewSubscription(userId: string): Promise<Subscription> {
    const offers = await listOffers().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'offers unknown: nothing is offered')
      return []
    })
    const record = await read(userId)
    const { plan, interval, isCancelling, periodEndsAt, graceEndsAt } = subscriptionAt(record, clock.now())
    return {
      plan,
      interval,
      isCancelling,
      periodEndsAt: periodEndsAt?.toISOString() ?? null,
      graceEndsAt: graceEndsAt?.toISOString() ?? null,
      hasSeveral: record?.hasSeveral ?? false,
      hasBillingPage: (record?.stripeCustomerId ?? null) !== null,
      offers,
    }
  }

  /** The user's customer at the provider, saved before anything can be paid. Throws `users.closed` (401). */
  async function requireCustomer({ userId, email }: Buyer, gone?: string): Promise<string> {
    const known = (await read(userId))?.stripeCustomerId
    if (known && known !== gone) return known
    const idempotencyKey = ['customer', userId, ...(gone === undefined ? [] : ['after', gone])].join(' ')
    const { customerId } = await requirePayments().createCustomer({ userId, email, idempotencyKey })
    await keepCustomer({ userId, customerId })
    return customerId
  }

  /** Throws `users.closed` (401) and cancels what was started if the account was closed meanwhile. */
  const keepCustomer = ({ userId, customerId }: { userId: string; customerId: string }): Promise<void> =>
    db
      .transaction(function* (tx) {
        yield* getUser(tx, userId)
        yield* saveSubscription(tx, { userId, stripeCustomerId: customerId })
      })
      .catch(async (error: unknown) => {
        // Otherwise nobody could tell whose money it is.
        if (error instanceof AppError && error.code === 'users.closed') await requirePayments().cancelNow(customerId)
        throw error
      })

  /**
   * The running subscription according to the provider; undefined when there is none. Throws
   * `billing.already_subscribed` (409) for a plan that nobody pays for, or at an unknown price.
   */
  async function findRunning(userId: string) {
    const record = await read(userId)
    // The provider doesn't know plans that nobody pays for.
    if (subscriptionAt(record, clock.now()).plan !== 'free' && !record?.stripeSubscriptionId) throw alreadySubscribed()
    if (!record?.stripeCustomerId) return undefined
    const { isAtUnknownPrice } = await sync(record.stripeCustomerId)
    if (isAtUnknownPrice) throw alreadySubscribed()
    const found = await read(userId)
    const { stripeSubscriptionId: subscriptionId } = subscriptionAt(found, clock.now())
    return found?.stripeCustomerId && subscriptionId
      ? { ...found, subscriptionId, customerId: found.stripeCustomerId }
      : undefined
  }

  async function openPortal(portal: {
    userId: string
    customerId: string
    changeTo: { subscriptionId: string; offer: OfferKey } | null
  }): Promise<{ redirectUrl: string }> {
    const { userId, ...of } = portal
    const page = await requirePayments().openPortal({ ...of, returnUrl: settingsUrl() })
    expectChange(userId)
    return page
  }

  const expectChange = (userId: string) => void away.set(userId, clock.now().getTime() + HOUR_MS)

  function mayHaveChanged(userId: string): boolean {
    const until = away.get(userId)
    if (until === undefined || until > clock.now().getTime()) return until !== undefined
    away.delete(userId)
    return false
  }

  async function beginCheckout({ buyer, idempotencyKey }: Purchase, offer: OfferKey, gone?: string) {
    const { userId, email } = buyer
    const customerId = await requireCustomer(buyer, gone)
    const page = await requirePayments().createCheckout({
      userId,
      email,
      customerId,
      offer,
      successUrl: `${deps.publicUrl()}/stripe/payment-success`,
      cancelUrl: settingsUrl(),
      idempotencyKey: `${userId} ${offer} ${idempotencyKey ?? newRequestId()}`,
    })
    await keepCustomer({ userId, customerId })
    expectChange(userId)
    return page
  }

  /** Throws `billing.no_subscription` (409) when no paid subscription is running. */
  async function changeRunning(
    userId: string,
    change: (subscriptionId: string) => Promise<void>,
  ): Promise<Subscription> {
    const record = await read(userId)
    const { stripeSubscriptionId } = subscriptionAt(record, clock.now())
    if (!stripeSubscriptionId || !record?.stripeCustomerId) throw noSubscription()
    await change(stripeSubscriptionId)
    await sync(record.stripeCustomerId)
    return viewSubscription(userId)
  }

  return {
    /** Copies what the provider says about a customer. Safe to call any time and repeatedly. */
    async syncCustomer(customerId: string): Promise<void> {
      await sync(customerId)
    },

    /** Syncs first if something may have changed. */
    async getSubscription(userId: string): Promise<Subscription> {
      const record = await read(userId)
      const isDue = record && (isToBeAsked(record, clock.now()) || mayHaveChanged(userId))
      if (deps.stripe?.payments && record?.stripeCustomerId && isDue) {
        await sync(record.stripeCustomerId).catch((error: unknown) => {
          deps.log.warn({ err: error }, 'subscription could not be synced: the last known state is shown')
        })
      }
      return viewSubscription(userId)
    },

    /**
     * One checkout at a time per owner, and the customer is saved first, so that every payment can be attributed. An
     * owner who already pays is sent to the page for changing plans. Throws `billing.unknown_price` (422),
     * `billing.already_subscribed` (409) and `billing.unavailable` (503).
     */
    createCheckout: (purchase: Purchase): Promise<{ redirectUrl: string }> =>
      deps.turns(`checkout of ${purchase.buyer.userId}`, async () => {
        const { userId } = purchase.buyer
        const offer = (await requirePayments().listOffers()).find(({ key }) => key === purchase.priceId)
        if (!offer) throw unknownPrice()
        const running = await findRunning(userId)
        if (!running) {
          return beginCheckout(purchase, offer.key).catch((error: unknown) => {
            if (!(error instanceof CustomerGone)) throw error
            return beginCheckout(purchase, offer.key, error.customerId)
          })
        }
        const { customerId, subscriptionId, pastDueSince } = running
        if (running.plan === offer.plan && running.interval === offer.interval) throw alreadySubscribed()
        // Overdue payments must be paid before anything else is bought.
        const changeTo = pastDueSince ? null : { subscriptionId, offer: offer.key }
        return openPortal({ userId, customerId, changeTo })
      }),

    /** Throws `billing.no_customer` (409) for owners who never paid, and `billing.unavailable` (503). */
    async openPortal(userId: string): Promise<{ redirectUrl: string }> {
      const record = await read(userId)
      if (!record?.stripeCustomerId) throw noCustomer()
      return openPortal({ userId, customerId: record.stripeCustomerId, changeTo: null })
    },

    /**
     * The plan continues until the paid period ends. Throws `billing.no_subscription` (409), `billing.unavailable`
     * (503).
     */
    cancel: (userId: string) => changeRunning(userId, (id) => requirePayments().cancelAtPeriodEnd(id)),

    /** Throws like `cancel`. */
    reinstate: (userId: string) => changeRunning(userId, (id) => requirePayments().reinstate(id)),
  }
}
