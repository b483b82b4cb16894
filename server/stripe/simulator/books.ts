import type Stripe from 'stripe'
import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import type { Kept, KeptKind, StripeEventObject, Switches, WebhookName } from './kept-objects.ts'
import { findKept, listKept, saveKept } from './kept-objects.repository.ts'
import { newStripeId, secondsOf } from './stripe-ids.ts'
import { missing } from './stripe-wire.ts'

/** The version that objects have here: that of the library. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive'

/** What our webhook of our own account is told. */
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

/** What our webhook of linked accounts is told. */
const LINKED_EVENT_TYPES: readonly string[] = [...LINK_EVENT_TYPES, 'account.application.deauthorized']

/** The objects of one account, within one transaction. */
export type Books = {
  sql: Sql
  now: Date
  /** Null is our own. */
  accountId: string | null
  /** Where our pages are. */
  origin: string
  request: StripeEventObject['request']
  /** What has happened in this transaction, in turn, and whether any of it waits to go out. */
  news: { told: StripeEventObject[]; isQueued: boolean }
}

export const booksOf = (books: Books, accountId: string | null): Books => ({ ...books, accountId })

export const newIdIn = (books: Books, prefix: string) => newStripeId(prefix, books.now)

export const find = <Kind extends KeptKind>(
  { sql, accountId }: Books,
  kind: Kind,
  id: string,
): Work<Kept[Kind] | undefined> => findKept(sql, { kind, id, accountId })

const names: Partial<Record<KeptKind, string>> = {
  invoice_payment: 'invoice payment',
  payment_intent: 'payment_intent',
}

/** Refused as Stripe does where there is none. `param` is where the call named it, when not in its path. */
export function* get<Kind extends KeptKind>(
  books: Books,
  kind: Kind,
  { id, param = 'id' }: { id: string; param?: string },
): Work<Kept[Kind]> {
  const found = yield* find(books, kind, id)
  if (!found) throw missing({ what: names[kind] ?? kind, id, param })
  return found
}

export const list = <Kind extends KeptKind>(
  { sql, accountId }: Books,
  kind: Kind,
  of: { customerId?: string | undefined } = {},
): Work<Kept[Kind][]> => listKept(sql, { kind, accountId, ...of })

export function* save<Kind extends KeptKind>(
  { sql, accountId, now }: Books,
  object: Kept[Kind] & { object: Kind },
): Work<Kept[Kind] & { object: Kind }> {
  yield* saveKept<Kind>(sql, { object, accountId, now })
  return object
}

/** Writes down that something happened. It goes out with `sendTold`. */
export function* tell(
  books: Books,
  type: StripeEventObject['type'],
  about: { object: unknown; before?: Record<string, unknown> },
): Work<void> {
  const event: StripeEventObject = {
    id: newIdIn(books, 'evt'),
    object: 'event',
    ...(books.accountId !== null && { account: books.accountId }),
    api_version: API_VERSION,
    created: secondsOf(books.now),
    data: { object: about.object, ...(about.before && { previous_attributes: about.before }) },
    livemode: false,
    pending_webhooks: 1,
    request: books.request,
    type,
  }
  yield* save(books, event)
  books.news.told.push(event)
}

const webhookOf = (event: Pick<StripeEventObject, 'account'>): WebhookName => (event.account ? 'link' : 'billing')

const isWanted = (event: StripeEventObject) =>
  (event.account ? LINKED_EVENT_TYPES : BILLING_EVENT_TYPES).includes(event.type)

export function* readSwitches(sql: Sql): Work<Switches> {
  const found = yield* findKept(sql, { kind: 'switches', id: 'switches', accountId: null })
  return found ?? { id: 'switches', object: 'switches', sendsTwice: false, reverses: false, isHolding: false }
}

/** Sends what our webhooks are to hear of. */
export function* sendTold(books: Books): Work<void> {
  yield* sendEvents(books, books.news.told.filter(isWanted))
}

/** Each to its webhook, in turn or in reverse, once or twice: as the switches say. */
export function* sendEvents(books: Books, events: StripeEventObject[]): Work<void> {
  if (events.length === 0) return
  const { sql, now } = books
  const switches = yield* readSwitches(sql)
  const copies = switches.sendsTwice ? [...events, ...events] : events
  const inTurn = switches.reverses ? copies.toReversed() : copies
  for (const [index, event] of inTurn.entries()) {
    const id = newStripeId('dlv', now)
    yield* saveKept<'delivery'>(sql, {
      object: {
        id,
        object: 'delivery',
        eventId: event.id,
        endpoint: webhookOf(event),
        status: null,
        isHeld: switches.isHolding,
        attempts: 0,
        created: secondsOf(now),
      },
      accountId: null,
      now,
    })
    if (!switches.isHolding) yield* queueDelivery(books, { deliveryId: id, turn: inTurn.length - index })
  }
}

/** Jobs run in the order in which they are due: what goes first was due some milliseconds ago. */
export function* queueDelivery(
  { sql, now, news }: Books,
  { deliveryId, turn }: { deliveryId: string; turn: number },
): Work<void> {
  news.isQueued = true
  yield* enqueue(sql, {
    kind: 'stripe.deliver-simulated',
    dedupeKey: deliveryId,
    payload: { deliveryId },
    now,
    runAt: new Date(now.getTime() - turn),
  })
}
