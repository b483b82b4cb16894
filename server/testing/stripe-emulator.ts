import { Stripe } from 'stripe'
import { expect } from 'vitest'
import * as z from 'zod'
import type { OfferKey } from '#shared/billing.ts'
import { createStripeEmulator } from '#server/dev/stripe/stripe-emulator.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { stripeObjects, stripeTasks } from '#server/dev/schema/stripe.ts'
import { createTestClock } from './test-clock.ts'
import { openTestDevDatabase } from './test-database.ts'
import type { Rows } from './rows.ts'

/** The Stripe emulator alone, called through Stripe's own library. */
export function createStripeHarness() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const { db, rows } = openTestDevDatabase()
  const emulated = createStripeEmulator({
    db,
    clock,
    hashKey: 'a-key-of-tests',
    publicUrl: () => 'http://goodword.test',
  })
  const reach = { fetch: emulated.fetch }
  const billing = createStripeClient({ secretKey: emulated.keys.billing, reach })
  const link = createStripeClient({ secretKey: emulated.keys.link, reach })

  async function linkAccount(name = 'Atelier'): Promise<string> {
    const code = await emulated.actions.allowLink(name)
    const { stripe_user_id: accountId = '' } = await link.oauth.token({ grant_type: 'authorization_code', code })
    return accountId
  }

  async function openCheckout(offer: OfferKey, { isClassic = false }: { isClassic?: boolean } = {}) {
    const customer = await billing.customers.create({ email: 'nora@studio.example', metadata: { userId: 'usr_1' } })
    const { data } = await billing.prices.list({ lookup_keys: [offer] })
    return billing.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'usr_1',
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      subscription_data: {
        metadata: { userId: 'usr_1' },
        ...(isClassic && { billing_mode: { type: 'classic' as const } }),
      },
      success_url: 'http://goodword.test/stripe/payment-success',
      cancel_url: 'http://goodword.test/settings',
    })
  }

  /** Buys a plan like a person would; returns the subscription. */
  async function subscribe(offer: OfferKey, options: { isClassic?: boolean } = {}) {
    const { id } = await openCheckout(offer, options)
    await emulated.actions.payCheckout(id)
    const { subscription } = await billing.checkout.sessions.retrieve(id)
    return billing.subscriptions.retrieve(String(subscription))
  }

  /** Events of our own account or another, oldest first. */
  async function eventsOf(accountId?: string) {
    const options = accountId === undefined ? {} : { stripeAccount: accountId }
    const { data } = await link.events.list({ limit: 100 }, options)
    return data.toReversed()
  }

  return { ...emulated, clock, db, rows, billing, link, linkAccount, openCheckout, subscribe, eventsOf }
}

/** Stripe’s error about a call that must fail. */
export const refusalOf = (work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> =>
  work.then(
    () => expect.unreachable('It was not refused.'),
    (error: unknown) => error as InstanceType<typeof Stripe.errors.StripeError>,
  )

export const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

const Delivery = z.object({ eventId: z.string() })
const DeliveredEvent = z.object({ type: z.string() })

/** The types of the events that are queued for our webhooks, in the order of delivery. */
export async function queuedTypes(rows: Rows): Promise<string[]> {
  const dataOf = new Map((await rows(stripeObjects).list()).map(({ id, data }) => [id, data]))
  const tasks = await rows(stripeTasks, { kind: 'deliver' }).list()
  return tasks
    .toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)
    .map(({ objectId }) => Delivery.parse(dataOf.get(objectId)))
    .map(({ eventId }) => DeliveredEvent.parse(dataOf.get(eventId)).type)
}
