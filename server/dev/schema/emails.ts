import { sqliteColumns } from '#server/db/dialect/sqlite-columns.ts'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'

// The emulators keep their data in SQLite, whatever the product uses.
const { bool, index, instant, json, string, table } = sqliteColumns()

/** Emails that were kept instead of being sent, shown at `/dev/outbox`. */
export const outboxEmails = table(
  'outbox_emails',
  {
    id: string('id').primaryKey(),
    idempotencyKey: string('idempotency_key').notNull().unique(),
    /** The account whose code the email contains; null for other emails. */
    identityUid: string('identity_uid'),
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
  (t) => [index('outbox_emails_newest').on(t.receivedAt)],
)

/** Domains of the emulated email service. */
export const emulatedDomains = table('emulated_domains', {
  id: string('id').primaryKey(),
  name: string('name').notNull().unique(),
  arePublished: bool('are_published').notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Names whose DNS records the product looked for. */
export const emulatedNames = table('emulated_names', {
  name: string('name').primaryKey(),
  arePublished: bool('are_published').notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  createdAt: instant('created_at').notNull(),
})
