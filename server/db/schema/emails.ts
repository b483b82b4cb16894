import { sql } from '#server/db/sql.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'
import { unconfirmedAnswers } from './unconfirmed-answers.ts'

export type FrozenEmail = {
  from: { name: string; address: string }
  /** Where replies go; null for nowhere. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Every email to be sent. The body is fixed at the first attempt and the same at each later one. */
export const emailMessages = table(
  'email_messages',
  {
    /** Also the idempotency key at the email service. */
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null when it concerns no single testimonial: a test email, or a notice about several. */
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    /** For the email that asks a visitor to confirm an answer. */
    unconfirmedAnswerId: string('unconfirmed_answer_id').references(() => unconfirmedAnswers.id, {
      onDelete: 'cascade',
    }),
    kind: oneOf('kind', [
      'request',
      'reminder',
      'receipt',
      'confirmation',
      'spelling_suggestion',
      'notice',
      'scheduled_notice',
      'quota_notice',
      'payments_notice',
      'report_notice',
      'wall_domain_missing',
      'wall_domain_released',
      'invitation',
      'sign_off_link',
      'sign_off_reminder',
      'test',
    ]).notNull(),
    recipient: string('recipient').notNull(),
    /** The member to whom it is written, who may be gone; empty for clients, because unique indexes tell nulls apart. */
    memberUserId: string('member_user_id').notNull().default(''),
    /** `uncertain`: it may have been sent, so it is not tried again. */
    status: oneOf('status', ['queued', 'sent', 'failed', 'uncertain']).notNull(),
    /** What the email service reported afterwards. It never goes back a step. */
    delivery: oneOf('delivery', ['delayed', 'delivered', 'bounced', 'complained']),
    deliveryAt: instant('delivery_at'),
    frozen: json<FrozenEmail>('frozen'),
    /** Its month, like `2026-11`, for emails sent at most once a month. */
    month: string('month'),
    /** Sent from our address, even if the workspace has a domain, because the domain was refused. */
    isSharedSender: bool('is_shared_sender').notNull().default(false),
    attempts: int('attempts').notNull().default(0),
    /** The first attempt whose outcome is unknown. */
    ambiguousSince: instant('ambiguous_since'),
    providerId: string('provider_id'),
    /** A sentence for the owner: why it failed, is late or is uncertain. */
    failure: string('failure'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('email_messages_testimonial').on(t.testimonialId, t.createdAt),
    index('email_messages_unconfirmed_answer')
      .on(t.unconfirmedAnswerId)
      .where(sql`${t.unconfirmedAnswerId} is not null`),
    index('email_messages_of_workspace').on(t.workspaceId, t.createdAt),
    index('email_messages_provider').on(t.providerId),
    index('email_messages_created').on(t.createdAt, t.status),
    index('email_messages_member')
      .on(t.memberUserId)
      .where(sql`${t.memberUserId} <> ''`),
    uniqueIndex('email_messages_one_on_its_way')
      .on(t.testimonialId, t.kind, t.memberUserId)
      .where(sql`${t.status} = 'queued'`),
    uniqueIndex('email_messages_one_a_month')
      .on(t.workspaceId, t.kind, t.month, t.memberUserId)
      .where(sql`${t.month} is not null and ${t.status} <> 'failed' and ${t.kind} <> 'report_notice'`),
    // Several members get one. Once, whatever became of it: a month is news only once.
    uniqueIndex('email_messages_one_report')
      .on(t.workspaceId, t.recipient, t.month)
      .where(sql`${t.kind} = 'report_notice'`),
  ],
)

/** Since when and until when sending is paused, for a reason that concerns every email. At most one row. */
export const emailPauses = table('email_pauses', {
  id: oneOf('id', ['all']).primaryKey(),
  /** `operator`: whoever runs the installation paused it, and ends it. */
  reason: oneOf('reason', ['rate', 'quota', 'key', 'operator']).notNull(),
  /** What the email service said; empty for `operator`. */
  detail: string('detail').notNull(),
  since: instant('since').notNull(),
  until: instant('until').notNull(),
})

/** Webhook events of the email service, by their id, so that each is processed once. */
export const emailEvents = table(
  'email_events',
  {
    id: string('id').primaryKey(),
    type: string('type').notNull(),
    messageId: string('message_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('email_events_received').on(t.receivedAt)],
)

/** Why a client got an email: to be asked, or to confirm an answer that somebody sent with the address. */
const EMAIL_PURPOSES = ['request', 'confirmation'] as const

/** Emails that asked a client, across all workspaces, so that nobody gets too many. Kept for thirty days. */
export const recipientEmails = table(
  'recipient_emails',
  {
    messageId: string('message_id').primaryKey(),
    /** Hashed like in `suppressions`. */
    addressHash: string('address_hash').notNull(),
    /** The workspace that asked. It and the message may have been deleted since; the email still counts. */
    workspaceId: string('workspace_id').notNull(),
    /** Whether the owner's address was confirmed at that moment. */
    isFromConfirmed: bool('is_from_confirmed').notNull().default(true),
    /** Each has limits of its own, so that visitors can't use up what an owner may send. */
    purpose: oneOf('purpose', EMAIL_PURPOSES).notNull().default('request'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('recipient_emails_address').on(t.addressHash, t.at),
    index('recipient_emails_workspace').on(t.workspaceId, t.at),
    index('recipient_emails_at').on(t.at),
  ],
)

/**
 * Addresses that must not get emails or (`declined`) must not be asked for a while, by one workspace or, without one,
 * by any. What the recipient wants is one row; what happened to earlier emails (`bounced`, `complained`) is another,
 * which an operator can undo.
 */
export const suppressions = table(
  'suppressions',
  {
    id: string('id').primaryKey(),
    /** Hashed with our key: enough to recognise the address, not to write to it. */
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

/** Addresses, and domains as `@example.com`, that the owner never wants to ask. In lower case. */
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
