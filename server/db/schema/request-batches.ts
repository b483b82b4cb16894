import { BATCH_ROW_STATES, HOLD_REASONS, SKIP_REASONS } from '#shared/request-batches.ts'
import { sql } from '../sql.ts'
import { index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

/** Clients of a file who are requested together. */
export const requestBatches = table(
  'request_batches',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who made it, or planned its requests last. There may be no such account any more. */
    userId: string('user_id').notNull(),
    memberName: string('member_name'),
    /** Of the file. */
    name: string('name').notNull(),
    /** Null for the default form. */
    formId: string('form_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('request_batches_newest').on(t.workspaceId, t.createdAt)],
)

export const requestBatchRows = table(
  'request_batch_rows',
  {
    batchId: string('batch_id')
      .notNull()
      .references(() => requestBatches.id, { onDelete: 'cascade' }),
    /** Of the file. */
    row: int('row').notNull(),
    workspaceId: string('workspace_id').notNull(),
    customerEmail: string('customer_email').notNull(),
    /** Of the address, to find a client who unsubscribes or erases everything. */
    mailbox: string('mailbox').notNull(),
    customerName: string('customer_name'),
    service: string('service'),
    tagIds: json<string[]>('tag_ids').notNull(),
    state: oneOf('state', BATCH_ROW_STATES).notNull(),
    reason: oneOf('reason', [...SKIP_REASONS, ...HOLD_REASONS]),
    /** When it was planned for at first; null for a saved one. */
    plannedFor: instant('planned_for'),
    /** When it is due, or when it ended; null for a saved one. */
    at: instant('at'),
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.row] }),
    index('request_batch_rows_planned')
      .on(t.workspaceId, t.at)
      .where(sql`${t.state} = 'planned'`),
    index('request_batch_rows_mailbox').on(t.mailbox, t.workspaceId),
    index('request_batch_rows_testimonial').on(t.testimonialId),
  ],
)
