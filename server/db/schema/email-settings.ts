import { LANGUAGES } from '#shared/languages.ts'
import { bool, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** What is decided for all mails of a workspace. One without a row has what `emails.domain.ts` says. */
export const emailSettings = table('email_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  defaultStyleId: string('default_style_id').notNull(),
  postalAddress: string('postal_address'),
  reminderCount: int('reminder_count').notNull(),
  reminderAfterDays: int('reminder_after_days').notNull(),
  noticesNewTestimonial: bool('notices_new_testimonial').notNull(),
  noticesAskScheduled: bool('notices_ask_scheduled').notNull().default(true),
  noticesRequestsUsedUp: bool('notices_requests_used_up').notNull().default(true),
})

/** Ways to ask. The main one has a row once it was changed. */
export const emailStyles = table(
  'email_styles',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: string('id').notNull(),
    name: string('name').notNull(),
    language: oneOf('language', LANGUAGES).notNull(),
    tone: oneOf('tone', ['friendly', 'formal', 'brief']).notNull(),
    subject: string('subject'),
    message: string('message'),
    showsLogo: bool('shows_logo').notNull(),
    accentColor: string('accent_color'),
    senderName: string('sender_name'),
    footer: string('footer'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] })],
)

export type StoredDnsRecord = {
  purpose: 'DKIM' | 'SPF' | 'DMARC' | 'other'
  type: 'TXT' | 'CNAME' | 'MX'
  name: string
  value: string
  priority: number | null
  status: 'pending' | 'found' | 'missing'
  isRequired: boolean
}

/** A domain of the owner that mails may come from. */
export const sendingDomains = table('sending_domains', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  name: string('name').notNull().unique(),
  localPart: string('local_part').notNull(),
  /** Of the domain at the mail service. */
  providerId: string('provider_id').notNull().unique(),
  status: oneOf('status', ['pending', 'verified', 'failed']).notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  addedAt: instant('added_at').notNull(),
  checkedAt: instant('checked_at'),
})

/** What the stand-in for the mail service's domains remembers. */
export const simulatedDomains = table('simulated_domains', {
  id: string('id').primaryKey(),
  name: string('name').notNull().unique(),
  arePublished: bool('are_published').notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  createdAt: instant('created_at').notNull(),
})
