import { ROLES } from '#shared/roles.ts'
import { sql } from '#server/db/sql.ts'
import { index, instant, int, oneOf, primaryKey, string, table, uniqueIndex } from '../columns.ts'
import { users, workspaces } from './accounts.ts'

/** Invitations to a workspace. Their links are made from the id with our key, so no row holds a working link. */
export const invitations = table(
  'invitations',
  {
    id: string('id').primaryKey(),
    /** Hash of the secret in the link. */
    secretHash: string('secret_hash').notNull().unique(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: string('email').notNull(),
    role: oneOf('role', ROLES).notNull(),
    status: oneOf('status', ['pending', 'accepted', 'declined', 'revoked']).notNull(),
    invitedByUserId: string('invited_by_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptedByUserId: string('accepted_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the newest email. */
    sentAt: instant('sent_at').notNull(),
    sentCount: int('sent_count').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Why the newest email did not arrive; a sentence. */
    failure: string('failure'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_one_pending')
      .on(t.workspaceId, t.email)
      .where(sql`${t.status} = 'pending'`),
    index('invitations_inviter').on(t.invitedByUserId, t.sentAt),
    index('invitations_sent').on(t.workspaceId, t.sentAt),
  ],
)

/**
 * The emails of invitations in the last day, which limits count. The invitation, the workspace and the sender may have
 * been deleted since; the email still counts.
 */
export const invitationSendings = table(
  'invitation_sendings',
  {
    invitationId: string('invitation_id').notNull(),
    /** Which of the invitation's emails; 1 is the first. */
    number: int('number').notNull(),
    workspaceId: string('workspace_id').notNull(),
    /** Hashed like in `suppressions`. */
    addressHash: string('address_hash').notNull(),
    /** An invitation can be sent again by somebody else. */
    sentByUserId: string('sent_by_user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invitationId, t.number] }),
    index('invitation_sendings_workspace').on(t.workspaceId, t.at),
    index('invitation_sendings_sender').on(t.sentByUserId, t.at),
    index('invitation_sendings_address').on(t.addressHash, t.at),
    index('invitation_sendings_at').on(t.at),
  ],
)

/** The offer to take a workspace over, at most one for each. */
export const ownershipTransfers = table(
  'ownership_transfers',
  {
    workspaceId: string('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    fromUserId: string('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: string('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('ownership_transfers_to').on(t.toUserId), index('ownership_transfers_from').on(t.fromUserId)],
)
