import { sql } from 'drizzle-orm'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

export type FrozenMail = {
  from: { name: string; address: string }
  /** Where answers go; null is nowhere. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Every mail we owe somebody. The body is frozen at the first attempt and the same at each later one. */
export const emailMessages = table(
  'email_messages',
  {
    /** Also the idempotency key at the mail provider. */
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null for what is about no single one: a test, or word of all that wait. */
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ['request', 'reminder', 'receipt', 'notice', 'ask_notice', 'waiting_notice', 'test']).notNull(),
    recipient: string('recipient').notNull(),
    /** `uncertain` may have gone out: it is not tried again. */
    status: oneOf('status', ['queued', 'sent', 'failed', 'uncertain']).notNull(),
    /** What the mail service told of it afterwards. Never goes back. */
    delivery: oneOf('delivery', ['delayed', 'delivered', 'bounced', 'complained']),
    deliveryAt: instant('delivery_at'),
    frozen: json<FrozenMail>('frozen'),
    /** Of which month it is, like `2026-11`, where there is one of its kind a month. */
    month: string('month'),
    /** Comes from our own address, whatever the workspace's is: its domain was refused. */
    isSharedSender: bool('is_shared_sender').notNull().default(false),
    attempts: int('attempts').notNull().default(0),
    /** The first attempt that may have gone out without our knowing. */
    ambiguousSince: instant('ambiguous_since'),
    providerId: string('provider_id'),
    /** Why it failed, is late or uncertain: a sentence for the owner. */
    failure: string('failure'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('email_messages_testimonial').on(t.testimonialId, t.createdAt),
    index('email_messages_of_workspace').on(t.workspaceId, t.createdAt),
    index('email_messages_provider').on(t.providerId),
    uniqueIndex('email_messages_one_on_its_way')
      .on(t.testimonialId, t.kind)
      .where(sql`${t.status} = 'queued'`),
    uniqueIndex('email_messages_one_a_month')
      .on(t.workspaceId, t.kind, t.month)
      .where(sql`${t.month} is not null and ${t.status} <> 'failed'`),
  ],
)

/** Since when and until when nothing is handed over, for a reason that holds for every mail. One row at most. */
export const mailPauses = table('mail_pauses', {
  id: oneOf('id', ['all']).primaryKey(),
  reason: oneOf('reason', ['rate', 'quota', 'key']).notNull(),
  /** What the mail service said. */
  detail: string('detail').notNull(),
  since: instant('since').notNull(),
  until: instant('until').notNull(),
})

/** What the mail service told us, by the id of its telling: each is heard once. */
export const mailEvents = table(
  'mail_events',
  {
    id: string('id').primaryKey(),
    type: string('type').notNull(),
    messageId: string('message_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('mail_events_received').on(t.receivedAt)],
)

/** Mails that asked somebody, of all workspaces together: nobody gets too many. Kept for thirty days. */
export const recipientMails = table(
  'recipient_mails',
  {
    messageId: string('message_id').primaryKey(),
    /** As in `suppressions`. */
    addressHash: string('address_hash').notNull(),
    /** Which asked. It may be gone by now, and the message too: what was sent was sent. */
    workspaceId: string('workspace_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('recipient_mails_address').on(t.addressHash, t.at),
    index('recipient_mails_workspace').on(t.workspaceId, t.at),
    index('recipient_mails_at').on(t.at),
  ],
)

/**
 * Who must not be mailed any more, or (`declined`) not be asked for a while: by one workspace, or (without one) by any. What
 * an address wants is one row; what became of mails to it (`bounced`, `complained`) is another, which an operator may undo.
 */
export const suppressions = table(
  'suppressions',
  {
    id: string('id').primaryKey(),
    /** Hashed with our key: enough to know the address again, not to write to it. */
    addressHash: string('address_hash').notNull(),
    workspaceId: string('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    reason: oneOf('reason', ['unsubscribed', 'erased', 'declined', 'bounced', 'complained']).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('suppressions_of_workspace')
      .on(t.addressHash, t.workspaceId, t.reason)
      .where(sql`${t.workspaceId} is not null`),
    uniqueIndex('suppressions_of_all')
      .on(t.addressHash, t.reason)
      .where(sql`${t.workspaceId} is null`),
  ],
)

/** Addresses, and domains as `@example.com`, that the owner never wants asked. In lower case. */
export const doNotAsk = table(
  'do_not_ask',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pattern: string('pattern').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.pattern] })],
)

/** What the embedded mail service was handed: the reader at `/dev/outbox` shows these. */
export const outboxMails = table(
  'outbox_mails',
  {
    id: string('id').primaryKey(),
    idempotencyKey: string('idempotency_key').notNull().unique(),
    fromName: string('from_name').notNull(),
    fromAddress: string('from_address').notNull(),
    replyTo: string('reply_to'),
    recipient: string('recipient').notNull(),
    subject: string('subject').notNull(),
    text: string('text').notNull(),
    html: string('html').notNull(),
    headers: json<Record<string, string>>('headers').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('outbox_mails_newest').on(t.receivedAt)],
)
