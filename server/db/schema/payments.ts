import { bool, index, instant, json, oneOf, string, table, uniqueIndex } from '../columns.ts'
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
    status: oneOf('status', ['active', 'paused_plan', 'disconnected', 'needs_attention']).notNull(),
    connectedAt: instant('connected_at').notNull(),
    disconnectedAt: instant('disconnected_at'),
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

/** What the stand-in for Stripe remembers. Empty where Stripe itself is used. */
export const simulatedStripeObjects = table(
  'simulated_stripe_objects',
  {
    id: string('id').primaryKey(),
    kind: oneOf('kind', ['checkout', 'subscription', 'code']).notNull(),
    customerId: string('customer_id'),
    data: json<unknown>('data').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('simulated_stripe_objects_customer').on(t.customerId)],
)
