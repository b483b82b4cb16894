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
    /** When the password was given that this chain of tokens began with. */
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

/** What a link in an account's mail allows. The link's secret is made from the id and our key, and is not kept. */
export const identityCodes = table(
  'identity_codes',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    purpose: oneOf('purpose', ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']).notNull(),
    /** The address that it was sent to, in lower case: of no use once the account has another one. */
    email: string('email').notNull(),
    /** The address to change to. */
    newEmail: string('new_email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_codes_uid').on(t.uid)],
)
