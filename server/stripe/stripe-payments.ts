import type Stripe from 'stripe'
import type { OfferKey } from '#shared/billing.ts'
import { billingUnavailable, unknownPrice } from './gateway.errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { CustomerGone, type PaymentsGateway, UnknownPrice } from './gateway.ts'
import { brieflyOf, isMissing } from './stripe-client.ts'
import { assertPortal } from './stripe-portal.ts'
import { createPriceList, listOffersOf, type PriceSource } from './stripe-prices.ts'
import { hasEnded, isCancelling, pickSubscription, viewSubscription } from './stripe-subscriptions.ts'

const MINUTE_MS = 60 * 1000
/** Stripe's minimum is thirty minutes, by its own clock. */
const PAGE_LASTS_MS = 35 * MINUTE_MS
/** A page that is about to expire is not returned again. */
const PAGE_IS_FRESH_MS = 10 * MINUTE_MS
const PAGE_SIZE = 100
const SUBSCRIPTIONS_MAX = 300

/** Our own subscriptions at Stripe. Every failure is `billing.unavailable`, with the SDK's error as cause. */
export function createStripePayments({
  stripe,
  priceSource,
  clock,
}: {
  stripe: Stripe
  priceSource: PriceSource
  clock: Clock
}): PaymentsGateway {
  const readPrices = createPriceList({ stripe, source: priceSource, clock })
  let portal: Promise<{ configurationId: string }> | undefined

  async function requirePrice(offer: OfferKey): Promise<string> {
    const price = (await readPrices()).get(offer)
    if (!price?.active) throw unknownPrice()
    return price.id
  }

  async function listOpenPages(customerId: string): Promise<Stripe.Checkout.Session[]> {
    const { data } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: PAGE_SIZE })
    return data
  }

  function assertPortalOnce(): Promise<{ configurationId: string }> {
    portal ??= readPrices().then((prices) => assertPortal(stripe, prices))
    portal.catch(() => (portal = undefined))
    return portal
  }

  /** Null for one that has ended or doesn't exist. */
  async function findRunning(subscriptionId: string): Promise<Stripe.Subscription | null> {
    const found = await orNull(stripe.subscriptions.retrieve(subscriptionId))
    return found && !hasEnded(found) ? found : null
  }

  const gateway: PaymentsGateway = {
    listOffers: async () => listOffersOf(await readPrices()),

    async createCustomer({ userId, email, idempotencyKey }) {
      const { id } = await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey })
      return { customerId: id }
    },

    async createCheckout({ userId, customerId, offer, successUrl, cancelUrl, idempotencyKey }) {
      const price = await requirePrice(offer)
      const now = clock.now().getTime()
      const customer = await orNull(stripe.customers.retrieve(customerId))
      if (!customer || customer.deleted) throw new CustomerGone(customerId)
      const open = await listOpenPages(customerId)
      const same = open.find(
        ({ metadata, expires_at, url }) =>
          url !== null && metadata?.offer === offer && expires_at * 1000 > now + PAGE_IS_FRESH_MS,
      )
      for (const { id } of open) if (id !== same?.id) await expirePage(stripe, id)
      if (same?.url) return { redirectUrl: same.url }
      const expiresAt = Math.floor((now + PAGE_LASTS_MS) / 1000)
      const { url } = await createPage(
        stripe,
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price, quantity: 1 }],
          metadata: { userId, offer },
          subscription_data: { metadata: { userId } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: expiresAt,
        },
        // Stripe refuses the same key with a different body.
        { idempotencyKey: `${idempotencyKey} ${expiresAt}` },
      )
      if (url === null) throw new Error('Stripe created a checkout page without an address.')
      return { redirectUrl: url }
    },

    async findSubscription(customerId) {
      const [prices, all] = await Promise.all([readPrices(), listSubscriptions(stripe, customerId)])
      const found = pickSubscription({ customerId, all, prices })
      if (!found) return null
      const { subscription } = found
      const isDue = subscription.status === 'past_due'
      const openInvoices = isDue ? await listOpenInvoices(stripe, subscription.id) : []
      return viewSubscription({ ...found, openInvoices })
    },

    async cancelAtPeriodEnd(subscriptionId) {
      const found = await findRunning(subscriptionId)
      if (!found || isCancelling(found)) return
      await releaseSchedule(stripe, found)
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    },

    // Either may be set, and Stripe refuses both in one call.
    async reinstate(subscriptionId) {
      const found = await findRunning(subscriptionId)
      if (!found) return
      const after = found.cancel_at_period_end
        ? await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
        : found
      if (after.cancel_at !== null) await stripe.subscriptions.update(subscriptionId, { cancel_at: '' })
    },

    async openPortal({ customerId, returnUrl, changeTo }) {
      const { configurationId } = await assertPortalOnce()
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        configuration: configurationId,
        ...(changeTo && { flow_data: await flowOf({ ...changeTo, returnUrl }) }),
      })
      return { redirectUrl: url }
    },

    async cancelNow(customerId) {
      const pages = await orNull(listOpenPages(customerId))
      for (const { id } of pages ?? []) await expirePage(stripe, id)
      for (const subscription of await listSubscriptions(stripe, customerId)) {
        if (!hasEnded(subscription)) await orNull(stripe.subscriptions.cancel(subscription.id))
      }
      await orNull(stripe.customers.del(customerId))
    },
  }

  async function flowOf(change: {
    subscriptionId: string
    offer: OfferKey
    returnUrl: string
  }): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
    const { subscriptionId, offer, returnUrl } = change
    const price = await requirePrice(offer)
    const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data
    if (!item) throw new Error('Stripe returned a subscription without a price.')
    return {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: [{ id: item.id, price, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    }
  }

  return explained(gateway)
}

const listSubscriptions = (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> =>
  orNull(
    stripe.subscriptions
      .list({ customer, status: 'all', limit: PAGE_SIZE })
      .autoPagingToArray({ limit: SUBSCRIPTIONS_MAX }),
  ).then((found) => found ?? [])

const listOpenInvoices = async (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> =>
  (await stripe.invoices.list({ subscription, status: 'open', limit: PAGE_SIZE })).data

const createPage = (
  stripe: Stripe,
  page: Stripe.Checkout.SessionCreateParams,
  options: Stripe.RequestOptions,
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(page, options).catch((error: unknown) => {
    throw isMissing(error, 'customer') ? new CustomerGone(String(page.customer)) : error
  })

/** One that was paid or has expired needs nothing. */
async function expirePage(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
    const page = await orNull(stripe.checkout.sessions.retrieve(id))
    if (page?.status === 'open') throw error
  })
}

/** A scheduled change would prevent cancelling the subscription. */
async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule === null) return
  await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
}

const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

const isOfPort = (error: unknown): boolean =>
  error instanceof AppError || error instanceof UnknownPrice || error instanceof CustomerGone

/** The same, throwing what the port promises. */
function explained(gateway: PaymentsGateway): PaymentsGateway {
  const explain =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      work(...given).catch((error: unknown) => {
        throw isOfPort(error) ? error : billingUnavailable(brieflyOf(error))
      })
  return {
    listOffers: explain(gateway.listOffers),
    createCustomer: explain(gateway.createCustomer),
    createCheckout: explain(gateway.createCheckout),
    findSubscription: explain(gateway.findSubscription),
    cancelAtPeriodEnd: explain(gateway.cancelAtPeriodEnd),
    reinstate: explain(gateway.reinstate),
    openPortal: explain(gateway.openPortal),
    cancelNow: explain(gateway.cancelNow),
  }
}
