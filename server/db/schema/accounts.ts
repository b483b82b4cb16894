import type { RequestRules } from '#shared/connections.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts'
import { ROLES } from '#shared/roles.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'

export const users = table('users', {
  id: string('id').primaryKey(),
  identityUid: string('identity_uid').notNull().unique(),
  email: string('email').notNull().unique(),
  firstName: string('first_name').notNull(),
  lastName: string('last_name').notNull(),
  /** Where the account was made: for a workspace that is made without a time zone. */
  timeZone: string('time_zone').notNull(),
  /** Of the emails about the account. */
  emailLanguage: oneOf('email_language', LANGUAGES).notNull().default(DEFAULT_LANGUAGE),
  /** As the identity service last reported for this address. */
  isEmailVerified: bool('is_email_verified').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

export const workspaces = table(
  'workspaces',
  {
    id: string('id').primaryKey(),
    ownerUserId: string('owner_user_id')
      .notNull()
      .references(() => users.id),
    name: string('name'),
    /** Decides when days and working hours begin. */
    timeZone: string('time_zone').notNull().default('UTC'),
    /** The person who writes to clients; null for the owner. Both names are null or neither. */
    senderFirstName: string('sender_first_name'),
    senderLastName: string('sender_last_name'),
    /** The member who gets clients' replies; null for the owner. */
    replyUserId: string('reply_user_id'),
    /** Copied from another workspace, for the accounts that are linked here; null for the defaults. */
    newLinkRules: json<RequestRules>('new_link_rules'),
    /** Increases with every change that a widget could show. */
    contentVersion: int('content_version').notNull().default(1),
    /** `#rrggbb`; null for the default. */
    accentColor: string('accent_color'),
    /** When a widget's code was first copied. */
    embedCopiedAt: instant('embed_copied_at'),
    /** Whether an approval by an editor or admin goes to sign-off instead of publishing. */
    isSignOffRequired: bool('is_sign_off_required').notNull().default(false),
    /** Since when emails to clients are paused because of complaints. */
    sendingPausedAt: instant('sending_paused_at'),
    /** When the first steps were dismissed. */
    checklistDismissedAt: instant('checklist_dismissed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('workspaces_owner').on(t.ownerUserId)],
)

/** About how many bytes a workspace's testimonials take up, with their history. Triggers maintain it. */
export const workspaceSizes = table('workspace_sizes', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  bytes: int('bytes').notNull(),
})

export const workspaceMembers = table(
  'workspace_members',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: string('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: oneOf('role', ROLES).notNull(),
    /** About when the member last called; the latest one is the workspace that a call without a workspace is about. */
    lastUsedAt: instant('last_used_at'),
    /** Which notices the member gets; null for the default of the role. */
    noticesNewTestimonial: bool('notices_new_testimonial'),
    noticesRequestScheduled: bool('notices_request_scheduled'),
    noticesRequestsUsedUp: bool('notices_requests_used_up'),
    noticesPaymentsNeedYou: bool('notices_payments_need_you'),
    /** Gets an email about each month's report, as an owner or admin. */
    wantsReports: bool('wants_reports').notNull().default(true),
    /** The newest month, like `2026-10`, whose report the member was told of. */
    lastReportMonth: string('last_report_month'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    index('workspace_members_user').on(t.userId, t.workspaceId),
  ],
)

/**
 * Which workspace of a payer stays active under a plan that allows fewer than they own. Without a row, it is the one the payer
 * used last.
 */
export const activeWorkspaces = table(
  'active_workspaces',
  {
    userId: string('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** It counts while the user is the owner. */
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** When the payer chose it; null when it was the one used last as the plan fell. */
    chosenAt: instant('chosen_at'),
  },
  (t) => [index('active_workspaces_workspace').on(t.workspaceId)],
)

/** Accounts closed here. Their tokens are refused until the last one has expired. */
export const closedAccounts = table('closed_accounts', {
  identityUid: string('identity_uid').primaryKey(),
  closedAt: instant('closed_at').notNull(),
})
