import { sql } from '#server/db/sql.ts'
import { index, instant, int, json, primaryKey, string, table, uniqueIndex } from '../columns.ts'

export const jobs = table(
  'jobs',
  {
    id: string('id').primaryKey(),
    kind: string('kind').notNull(),
    /** Derived from the kind when the job is enqueued: see `queueOf`. */
    queue: string('queue').notNull().default('rest'),
    dedupeKey: string('dedupe_key').notNull(),
    payload: json<unknown>('payload').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: int('attempts').notNull().default(0),
    leaseToken: string('lease_token'),
    leaseUntil: instant('lease_until'),
    diedAt: instant('died_at'),
    lastError: string('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_dedupe').on(t.kind, t.dedupeKey),
    index('jobs_due')
      .on(t.runAt)
      .where(sql`${t.diedAt} is null`),
    index('jobs_due_in_queue')
      .on(t.queue, t.runAt)
      .where(sql`${t.diedAt} is null`),
    index('jobs_dead')
      .on(t.diedAt)
      .where(sql`${t.diedAt} is not null`),
  ],
)

/** The result of the first call with an `Idempotency-Key`. */
export const idempotencyKeys = table(
  'idempotency_keys',
  {
    scope: string('scope').notNull(),
    key: string('key').notNull(),
    requestHash: string('request_hash').notNull(),
    entityId: string('entity_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] })],
)
