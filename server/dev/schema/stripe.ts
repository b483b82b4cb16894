import { sqliteColumns } from '#server/db/dialect/sqlite-columns.ts'

// The emulators keep their data in SQLite, whatever the product uses.
const { index, instant, int, json, oneOf, string, table } = sqliteColumns()

/** Objects of the Stripe emulator, as Stripe returns them. */
export const stripeObjects = table(
  'stripe_objects',
  {
    id: string('id').primaryKey(),
    kind: string('kind').notNull(),
    /** The account that owns it; null for our own. */
    accountId: string('account_id'),
    customerId: string('customer_id'),
    data: json<unknown>('data').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('stripe_objects_customer').on(t.customerId),
    index('stripe_objects_of').on(t.kind, t.accountId, t.createdAt),
  ],
)

/** What the Stripe emulator does at a certain time: deliver an event, or end a subscription's period. */
export const stripeTasks = table(
  'stripe_tasks',
  {
    id: int('id').primaryKey(),
    kind: oneOf('kind', ['deliver', 'pass_time']).notNull(),
    /** The id of the delivery or subscription. */
    objectId: string('object_id').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: int('attempts').notNull().default(0),
  },
  (t) => [index('stripe_tasks_due').on(t.runAt, t.id)],
)
