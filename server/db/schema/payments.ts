import { sql } from '#server/db/sql.ts'
import type { RequestRules } from '#shared/connections.ts'
import type { PartEvidence } from '#shared/payment-parts.ts'
import type { FactsBySource, MoneyBack } from './payment-facts.ts'
import { VERIFICATIONS } from '#shared/testimonial-details.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table, uniqueIndex, view } from '../columns.ts'
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
    /** When a payment first failed; null while it is paid. */
    pastDueSince: instant('past_due_since'),
    /** The customer pays for more than one subscription. */
    hasSeveral: bool('has_several').notNull().default(false),
    /** When the payment provider was last asked. */
    syncedAt: instant('synced_at'),
  },
  (t) => [uniqueIndex('subscriptions_customer').on(t.stripeCustomerId)],
)

/** Owners' payment accounts that are or were linked. */
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
    /** `webhook`: the owner's own Stripe sends events, and `account_id` is the row's own id. */
    kind: oneOf('kind', ['account', 'webhook']).notNull().default('account'),
    status: oneOf('status', ['active', 'paused_plan', 'disconnected', 'needs_attention', 'awaiting_secret']).notNull(),
    connectedAt: instant('connected_at').notNull(),
    disconnectedAt: instant('disconnected_at'),
    /** When it was unlinked at Stripe; null otherwise, and once the owner has seen it. */
    givenUpAt: instant('given_up_at'),
    /** Part of the URL to which a webhook is sent. */
    hookId: string('hook_id').unique(),
    /** A webhook's signing secret, encrypted. */
    sealedSecret: string('sealed_secret'),
    /** What the owner was told to tick at Stripe; null for an account, and until a webhook is set up. */
    eventTypes: json<readonly string[]>('event_types'),
    /** Null for the defaults. */
    rules: json<RequestRules>('rules'),
    lastHeardAt: instant('last_heard_at'),
    /** The time up to which its events are reconciled with Stripe. */
    caughtUpTo: instant('caught_up_to'),
  },
  (t) => [
    uniqueIndex('connections_account').on(t.workspaceId, t.accountId, t.isLive),
    index('connections_of_account').on(t.accountId, t.isLive),
  ],
)

/** Links started at Stripe and not finished yet. Each works once. */
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
 * Stripe's events as they arrived. Ids are kept while Stripe can send an event again, so that nothing is processed
 * twice; contents are deleted after a month. Owners with a webhook of their own could choose ids, so ids are unique per source only.
 */
export const stripeEvents = table(
  'stripe_events',
  {
    /** `billing`, `link`, or the id of the connection whose webhook it is. */
    source: string('source').notNull(),
    eventId: string('event_id').notNull(),
    /** The linked account; null for our own. */
    accountId: string('account_id'),
    type: string('type').notNull(),
    apiVersion: string('api_version'),
    isLive: bool('is_live').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Sent to us, or found by reconciliation. */
    foundBy: oneOf('found_by', ['webhook', 'look']).notNull(),
    payload: string('payload'),
    status: oneOf('status', ['pending', 'done', 'ignored', 'dead']).notNull(),
    /** Why it was ignored, or what failed. */
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
 * One row per real payment, however many events there are about it. A payment that was reversed before anything else
 * was known has no facts yet: the row makes sure that nobody is asked once they arrive.
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
    /** The Stripe account and its mode, which outlives the link; null for an owner's webhook. */
    accountKey: string('account_key'),
    /** What each kind of event said. The columns below are derived from it. */
    factsBySource: json<FactsBySource>('facts_by_source').notNull(),
    /** Null while only its reversal is known. */
    paidAt: instant('paid_at'),
    customerEmail: string('customer_email'),
    /** The client's address, hashed with our key: it finds payments of the same client. */
    addressHash: string('address_hash'),
    customerName: string('customer_name'),
    amount: int('amount').notNull().default(0),
    currency: string('currency').notNull().default(''),
    source: oneOf('source', ['invoice', 'checkout', 'subscription']).notNull(),
    description: string('description'),
    /** Marked as paid by the owner: the money did not go through Stripe. */
    isPaidElsewhere: bool('is_paid_elsewhere').notNull().default(false),
    /** The Stripe customer. */
    customerId: string('customer_id'),
    /** What went back to the client, by charge, refund, dispute and credit note. The next two are derived from it. */
    moneyBack: json<MoneyBack>('money_back').notNull().default({}),
    /** When nothing of it remained; null while something does. */
    reversedAt: instant('reversed_at'),
    reversalReason: oneOf('reversal_reason', ['refunded', 'disputed', 'voided', 'payment_failed']),
    /** The owner's own decision, which overrules the rules. */
    ownersChoice: oneOf('owners_choice', ['ask', 'skip']),
    /** The part of the price that the owner says it pays. */
    ownersPart: oneOf('owners_part', ['first', 'last']),
    /** Which part the decision took it for, and what showed it. */
    evidence: json<PartEvidence>('evidence'),
    decision: oneOf('decision', ['ask', 'hold', 'skip', 'asked']),
    decisionReason: string('decision_reason'),
    /** When the client is asked, was asked, or it is decided again; or the date that the reason is about. */
    decisionAt: instant('decision_at'),
    decidedAt: instant('decided_at'),
    /** Since when it is on hold, or waits for the next month's requests. */
    onHoldSince: instant('on_hold_since'),
    /** The other payment or request because of which it was decided so: when that changes, it is decided again. */
    leansOn: string('leans_on'),
    testimonialId: string('testimonial_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('payments_newest').on(t.workspaceId, t.paidAt, t.id),
    index('payments_of_client').on(t.addressHash),
    index('payments_of_customer').on(t.connectionId, t.customerId),
    index('payments_of_connection').on(t.connectionId, t.decision),
    index('payments_of_testimonial').on(t.testimonialId),
    index('payments_leaning')
      .on(t.leansOn)
      .where(sql`leans_on is not null`),
    index('payments_planned')
      .on(t.workspaceId, t.decisionAt)
      .where(sql`"decision" = 'ask'`),
    index('payments_on_hold')
      .on(t.workspaceId, t.decisionReason, t.onHoldSince)
      .where(sql`"decision" = 'hold'`),
  ],
)

/** Words that the owner corrected: the same words of a later invoice are read in the same way. */
export const partLessons = table(
  'part_lessons',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Words of an invoice without names and numbers. */
    wording: string('wording').notNull(),
    part: oneOf('part', ['first', 'last']).notNull(),
    /** The payment about which the owner said so. */
    paymentId: string('payment_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.wording] }), index('part_lessons_of_payment').on(t.paymentId)],
)

/**
 * The names by which a payment is known: `in:`, `pi:`, `ch:`, `cs:` and `sub:…#first`. The same name means the same
 * payment.
 */
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
 * Answers to requests that payments triggered, and whether they can be shown as a paying client's: only when we saw the
 * payment at Stripe. The view of public testimonials uses this one. Its SQL is in the migrations.
 */
export const paymentProofs = view('payment_proofs', {
  testimonialId: string('testimonial_id').notNull(),
  workspaceId: string('workspace_id').notNull(),
  verification: oneOf('verification', VERIFICATIONS).notNull(),
  paidAt: instant('paid_at').notNull(),
}).existing()
