import type Stripe from 'stripe'
import type { Tx, Transactional } from '#server/db/database.ts'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import type { Kept, KeptKind, StripeEventObject, Switches, WebhookName } from './kept-objects.ts'
import { findKept, listKept, saveKept } from './kept-objects.repository.ts'
import { newStripeId, secondsOf } from './stripe-ids.ts'
import { missing } from './stripe-wire.ts'
import { withFirstLines } from './sent-lines.domain.ts'
import { insertTask } from './tasks.repository.ts'

/** The API version of the objects here: the library's. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive'

/** Events sent to our own account's webhook. */
const BILLING_EVENT_TYPES: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]

/** Events sent to the webhook for linked accounts. */
const LINKED_EVENT_TYPES: readonly string[] = [...LINK_EVENT_TYPES, 'account.application.deauthorized']

/** One account's objects, within one transaction. */
export type StripeStore = {
  tx: Tx
  now: Date
  /** Null for our own. */
  accountId: string | null
  /** Origin of our pages. */
  origin: string
  request: StripeEventObject['request']
  /** Events of this transaction in order, and whether any is to be sent. */
  emitted: { events: StripeEventObject[]; isQueued: boolean }
}

export const storeOf = (store: StripeStore, accountId: string | null): StripeStore => ({ ...store, accountId })

export const newIdIn = (store: StripeStore, prefix: string) => newStripeId(prefix, store.now)

export const find = <Kind extends KeptKind>(
  { tx, accountId }: StripeStore,
  kind: Kind,
  id: string,
): Transactional<Kept[Kind] | undefined> => findKept(tx, { kind, id, accountId })

const names: Partial<Record<KeptKind, string>> = {
  invoice_payment: 'invoice payment',
  payment_intent: 'payment_intent',
}

/** Refused like at Stripe when it doesn't exist. `param` names the parameter of the call, unless it was in the path. */
export function* get<Kind extends KeptKind>(
  store: StripeStore,
  kind: Kind,
  { id, param = 'id' }: { id: string; param?: string },
): Transactional<Kept[Kind]> {
  const found = yield* find(store, kind, id)
  if (!found) throw missing({ what: names[kind] ?? kind, id, param })
  return found
}

export const list = <Kind extends KeptKind>(
  { tx, accountId }: StripeStore,
  kind: Kind,
  of: { customerId?: string | undefined } = {},
): Transactional<Kept[Kind][]> => listKept(tx, { kind, accountId, ...of })

export function* save<Kind extends KeptKind>(
  { tx, accountId, now }: StripeStore,
  object: Kept[Kind] & { object: Kind },
): Transactional<Kept[Kind] & { object: Kind }> {
  yield* saveKept<Kind>(tx, { object, accountId, now })
  return object
}

/** Records an event. `sendQueued` sends it. */
export function* tell(
  store: StripeStore,
  type: StripeEventObject['type'],
  about: { object: unknown; before?: Record<string, unknown> },
): Transactional<void> {
  const event: StripeEventObject = {
    id: newIdIn(store, 'evt'),
    object: 'event',
    ...(store.accountId !== null && { account: store.accountId }),
    api_version: API_VERSION,
    created: secondsOf(store.now),
    data: { object: withFirstLines(about.object), ...(about.before && { previous_attributes: about.before }) },
    livemode: false,
    pending_webhooks: 1,
    request: store.request,
    type,
  }
  yield* save(store, event)
  store.emitted.events.push(event)
}

const webhookOf = (event: Pick<StripeEventObject, 'account'>): WebhookName => (event.account ? 'link' : 'billing')

const isWanted = (event: StripeEventObject) =>
  (event.account ? LINKED_EVENT_TYPES : BILLING_EVENT_TYPES).includes(event.type)

export function* readSwitches(tx: Tx): Transactional<Switches> {
  const found = yield* findKept(tx, { kind: 'switches', id: 'switches', accountId: null })
  return found ?? { id: 'switches', object: 'switches', sendsTwice: false, reverses: false, isHolding: false }
}

/** Sends the events that our webhooks subscribe to. */
export function* sendQueued(store: StripeStore): Transactional<void> {
  yield* sendEvents(store, store.emitted.events.filter(isWanted))
}

/** Sends each event to its webhook, in order or reversed, once or twice, as the switches say. */
export function* sendEvents(store: StripeStore, events: StripeEventObject[]): Transactional<void> {
  if (events.length === 0) return
  const { tx, now } = store
  const switches = yield* readSwitches(tx)
  const copies = switches.sendsTwice ? [...events, ...events] : events
  const inTurn = switches.reverses ? copies.toReversed() : copies
  for (const event of inTurn) {
    const id = newStripeId('dlv', now)
    yield* saveKept<'delivery'>(tx, {
      object: {
        id,
        object: 'delivery',
        eventId: event.id,
        endpoint: webhookOf(event),
        status: null,
        isWithheld: switches.isHolding,
        created: secondsOf(now),
      },
      accountId: null,
      now,
    })
    if (!switches.isHolding) yield* queueDelivery(store, id)
  }
}

/** Sends a delivery after those that were queued before it. */
export function* queueDelivery({ tx, now, emitted }: StripeStore, deliveryId: string): Transactional<void> {
  emitted.isQueued = true
  yield* insertTask(tx, { kind: 'deliver', objectId: deliveryId, runAt: now })
}
