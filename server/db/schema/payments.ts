import { sql } from 'drizzle-orm'
import type { AskRules } from '#shared/connections.ts'
import type { ToldFacts } from '#server/stripe/payment-news.ts'
import { sqliteView } from 'drizzle-orm/sqlite-core'
import { VERIFICATIONS } from '#shared/testimonial-details.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { users, workspaces } from './accounts.ts'

export const subscriptions = table(
  'subscriptions',
  {
    userId: string('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: oneOf('plan', ['free', 'pro', 'studio']).notNull(),
    isCancelling: bool('is_cancelling').notNull().default(false),
    stripeCustomerId: string('stripe_customer_id'),
    stripeSubscriptionId: string('stripe_subscription_id'),
    periodEndsAt: instant('period_ends_at'),
    interval: oneOf('interval', ['month', 'year']),
    /** When a payment of it first failed; null while it is paid. */
    pastDueSince: instant('past_due_since'),
    /** The customer pays for more than one at once. */
    hasSeveral: bool('has_several').notNull().default(false),
    /** When the payment provider was last asked. */
    syncedAt: instant('synced_at'),
  },
  (t) => [uniqueIndex('subscriptions_customer').on(t.stripeCustomerId)],
)

/** Payment accounts of owners that are linked, or were. */
export const connections = table(
  'connections',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: string('account_id').notNull(),
    accountName: string('account_name'),
    isLive: bool('is_live').notNull(),
    /** `webhook`: the owner's own Stripe sends events; `account_id` is the row's own id then. */
    kind: oneOf('kind', ['account', 'webhook']).notNull().default('account'),
    status: oneOf('status', ['active', 'paused_plan', 'disconnected', 'needs_attention', 'awaiting_secret']).notNull(),
    connectedAt: instant('connected_at').notNull(),
    disconnectedAt: instant('disconnected_at'),
    /** When it was given up on Stripe's side; null otherwise, and once the owner has seen so. */
    givenUpAt: instant('given_up_at'),
    /** Of the address that a webhook is sent to. */
    hookId: string('hook_id').unique(),
    /** The signing secret of a webhook, encrypted. */
    sealedSecret: string('sealed_secret'),
    /** Null is as everybody begins. */
    rules: json<AskRules>('rules'),
    lastHeardAt: instant('last_heard_at'),
    /** Events up to then were looked for at Stripe. */
    caughtUpTo: instant('caught_up_to'),
  },
  (t) => [
    uniqueIndex('connections_account').on(t.workspaceId, t.accountId, t.isLive),
    index('connections_of_account').on(t.accountId, t.isLive),
  ],
)

/** Links that were begun at Stripe and have not come back. Used once. */
export const oauthStates = table('oauth_states', {
  stateHash: string('state_hash').primaryKey(),
  workspaceId: string('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  userId: string('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Events of Stripe, as they came in. An id is known for ever, so that nothing is done twice; what it said is forgotten
 * after a month. Whoever holds the secret of a webhook of their own could choose ids: each source has its own.
 */
export const stripeEvents = table(
  'stripe_events',
  {
    /** `billing`, `link`, or the connection whose webhook it is. */
    source: string('source').notNull(),
    eventId: string('event_id').notNull(),
    /** The linked account; null for our own. */
    accountId: string('account_id'),
    type: string('type').notNull(),
    apiVersion: string('api_version'),
    isLive: bool('is_live').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Sent to us, or found when we looked. */
    foundBy: oneOf('found_by', ['webhook', 'look']).notNull(),
    payload: string('payload'),
    status: oneOf('status', ['pending', 'done', 'ignored', 'dead']).notNull(),
    /** Why it was ignored, or what went wrong. */
    reason: string('reason'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.eventId] }),
    index('stripe_events_received').on(t.receivedAt),
    index('stripe_events_dead')
      .on(t.receivedAt)
      .where(sql`status = 'dead'`),
  ],
)

/**
 * One row a real payment, however many events tell of it. One that was undone before it was heard of has no facts yet: it
 * waits for them, so that nobody is asked then.
 */
export const payments = table(
  'payments',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Outlives its connection. */
    connectionId: string('connection_id').notNull(),
    connectionName: string('connection_name'),
    /** The account at Stripe and its mode, which outlives the link too; null for an own webhook. */
    accountKey: string('account_key'),
    /** What each kind of event said; the columns below follow from it. */
    told: json<ToldFacts>('told').notNull(),
    /** Null as long as only its undoing is known. */
    paidAt: instant('paid_at'),
    customerEmail: string('customer_email'),
    /** The mailbox, hashed with our key: by it, payments of one client are found. */
    addressHash: string('address_hash'),
    customerName: string('customer_name'),
    amount: int('amount').notNull().default(0),
    currency: string('currency').notNull().default(''),
    source: oneOf('source', ['invoice', 'checkout', 'subscription']).notNull(),
    description: string('description'),
    /** Marked as paid by the owner: the money did not go through Stripe. */
    isPaidElsewhere: bool('is_paid_elsewhere').notNull().default(false),
    /** The customer at Stripe. */
    customerId: string('customer_id'),
    undoneAt: instant('undone_at'),
    undoneBecause: oneOf('undone_because', ['refunded', 'disputed', 'voided', 'payment_failed']),
    /** What the owner said of it, which goes before the rules. */
    ownersChoice: oneOf('owners_choice', ['ask', 'skip']),
    decision: oneOf('decision', ['ask', 'hold', 'skip', 'asked']),
    decisionReason: string('decision_reason'),
    /** When it is asked, looked at again or was asked, or the date that the reason is about. */
    decisionAt: instant('decision_at'),
    decidedAt: instant('decided_at'),
    /** Since when it is held, or waits for the next month's requests. */
    heldSince: instant('held_since'),
    testimonialId: string('testimonial_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('payments_newest').on(t.workspaceId, t.paidAt, t.id),
    index('payments_of_client').on(t.addressHash),
    index('payments_of_customer').on(t.connectionId, t.customerId),
    index('payments_of_connection').on(t.connectionId, t.decision),
    index('payments_of_testimonial').on(t.testimonialId),
  ],
)

/** By what names a payment is known: `in:`, `pi:`, `ch:`, `cs:` and `sub:…#first`. The same name is the same payment. */
export const paymentRefs = table(
  'payment_refs',
  {
    connectionId: string('connection_id').notNull(),
    ref: string('ref').notNull(),
    paymentId: string('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.connectionId, t.ref] }), index('payment_refs_of').on(t.paymentId)],
)

/**
 * Answers to requests that came of payments, and whether the public can be told that they are a paying client's: only where we
 * saw the payment at Stripe. The view of public testimonials asks this one. Its SQL is in the migrations.
 */
export const paymentProofs = sqliteView('payment_proofs', {
  testimonialId: string('testimonial_id').notNull(),
  workspaceId: string('workspace_id').notNull(),
  verification: oneOf('verification', VERIFICATIONS).notNull(),
  paidAt: instant('paid_at').notNull(),
}).existing()

/** What the stand-in for Stripe remembers: objects as Stripe shows them. Empty where Stripe itself is used. */
export const simulatedStripeObjects = table(
  'simulated_stripe_objects',
  {
    id: string('id').primaryKey(),
    kind: string('kind').notNull(),
    /** The account that has it; null for our own. */
    accountId: string('account_id'),
    customerId: string('customer_id'),
    data: json<unknown>('data').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('simulated_stripe_objects_customer').on(t.customerId),
    index('simulated_stripe_objects_of').on(t.kind, t.accountId, t.createdAt),
  ],
)

/** How far the clock of an installation that is tried out was moved, in milliseconds. */
export const simulatedClock = table('simulated_clock', {
  id: int('id').primaryKey(),
  aheadMs: int('ahead_ms').notNull(),
})
