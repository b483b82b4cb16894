import { LANGUAGES } from '#shared/languages.ts'
import { bool, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** The settings for all emails of a workspace. A workspace without a row has the defaults in `settings.service.ts`. */
export const emailSettings = table('email_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  defaultStyleId: string('default_style_id').notNull(),
  postalAddress: string('postal_address'),
  reminderCount: int('reminder_count').notNull(),
  reminderAfterDays: int('reminder_after_days').notNull(),
})

/** Styles of request emails. The main one gets a row when it is first changed. */
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

/** An owner's domain that emails can be sent from. */
export const sendingDomains = table('sending_domains', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  name: string('name').notNull().unique(),
  localPart: string('local_part').notNull(),
  /** The domain's id at the email service. */
  providerId: string('provider_id').notNull().unique(),
  status: oneOf('status', ['pending', 'verified', 'failed']).notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  addedAt: instant('added_at').notNull(),
  checkedAt: instant('checked_at'),
})
