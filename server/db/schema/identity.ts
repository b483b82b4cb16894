import { bool, index, instant, json, oneOf, string, table } from '../columns.ts'

export const identityAccounts = table('identity_accounts', {
  uid: string('uid').primaryKey(),
  /** In lower case. */
  email: string('email').notNull().unique(),
  passwordHash: string('password_hash').notNull(),
  displayName: string('display_name'),
  isEmailVerified: bool('is_email_verified').notNull().default(false),
  isDisabled: bool('is_disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at').notNull(),
  passwordUpdatedAt: instant('password_updated_at').notNull(),
  /** Tokens issued before this instant are refused. */
  validSince: instant('valid_since').notNull(),
})

export const identityRefreshTokens = table(
  'identity_refresh_tokens',
  {
    tokenHash: string('token_hash').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** When the password was entered for this chain of tokens. */
    authenticatedAt: instant('authenticated_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('identity_refresh_tokens_uid').on(t.uid)],
)

export const identityKeys = table('identity_keys', {
  kid: string('kid').primaryKey(),
  privateKey: json<Record<string, unknown>>('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What a link in an account email allows. The link's secret is derived from the id and our key, and not stored. */
export const identityCodes = table(
  'identity_codes',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    purpose: oneOf('purpose', ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']).notNull(),
    /** The address it was sent to, in lower case. It stops working when the account's address changes. */
    email: string('email').notNull(),
    /** The new address. */
    newEmail: string('new_email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_codes_uid').on(t.uid)],
)
