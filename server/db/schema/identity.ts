import { LANGUAGES } from '#shared/languages.ts'
import { SECURITY_EVENT_KINDS } from '#shared/security.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'

/** How a session can begin. A code from an app or a recovery code comes after the password. */
const SIGN_IN_METHODS = ['password', 'totp', 'recovery_code', 'passkey'] as const

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

/** Where an owner has signed in before. A right password from a known device or network is never refused. */
export const identityDevices = table(
  'identity_devices',
  {
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** Hash of the browser's device cookie. */
    deviceHash: string('device_hash').notNull(),
    /** The network of its last sign-in: an IPv4 address or the /64 of an IPv6 address. */
    network: string('network').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.deviceHash] })],
)

export const identitySessions = table(
  'identity_sessions',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** Null for a client without cookies. */
    deviceHash: string('device_hash'),
    /** The browser and the system, such as "Firefox on Windows". */
    deviceName: string('device_name').notNull(),
    network: string('network').notNull(),
    /** How its owner proved who they are. A password alone needs no second factor. */
    method: oneOf('method', SIGN_IN_METHODS).notNull().default('password'),
    /** The authenticator app that the owner used. It may have been removed since. */
    secondFactorId: string('second_factor_id'),
    /** When the password was entered, or the passkey used. */
    authenticatedAt: instant('authenticated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it last requested an ID token. */
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [index('identity_sessions_uid').on(t.uid)],
)

/** The tokens of a session, each made from the one before it. */
export const identityRefreshTokens = table(
  'identity_refresh_tokens',
  {
    tokenHash: string('token_hash').primaryKey(),
    sessionId: string('session_id')
      .notNull()
      .references(() => identitySessions.id, { onDelete: 'cascade' }),
    /** The token that it replaces. Null for the first. */
    parentHash: string('parent_hash'),
    createdAt: instant('created_at').notNull(),
    /** Since when another token has taken its place. Using it after that is a sign of theft. */
    replacedAt: instant('replaced_at'),
  },
  (t) => [index('identity_refresh_tokens_session_id').on(t.sessionId)],
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
    purpose: oneOf('purpose', ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']).notNull(),
    /**
     * The account's address at that moment, in lower case. The code stops working when the address changes, except one
     * for recovery, which brings this address back.
     */
    email: string('email').notNull(),
    /** The address that the account changes to or, for recovery, changed to. */
    newEmail: string('new_email'),
    /** The session in which the change was requested. It stays signed in when the others end. */
    sessionId: string('session_id'),
    /** Of the email with the code; null for a code without an email of its own. */
    language: oneOf('language', LANGUAGES),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_codes_uid').on(t.uid)],
)

/** What happened to the safety of an account, for its owner. */
export const identityEvents = table(
  'identity_events',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    kind: oneOf('kind', SECURITY_EVENT_KINDS).notNull(),
    deviceName: string('device_name').notNull(),
    network: string('network').notNull(),
    /** The name of the passkey that was added or removed, or "by the operator". */
    detail: string('detail'),
    /** Wrong passwords or codes from one place within an hour are one event. */
    count: int('count').notNull().default(1),
    at: instant('at').notNull(),
  },
  (t) => [index('identity_events_uid').on(t.uid, t.at)],
)

/** The authenticator app of an account: one at most. */
export const identitySecondFactors = table('identity_second_factors', {
  id: string('id').primaryKey(),
  uid: string('uid')
    .notNull()
    .unique()
    .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
  displayName: string('display_name'),
  /** The secret that the app shares with us, sealed with our key. */
  sealedSecret: string('sealed_secret').notNull(),
  /** The 30-second step of the last accepted code. Codes of this step and earlier ones are refused. */
  lastStep: int('last_step').notNull(),
  enrolledAt: instant('enrolled_at').notNull(),
})

/** Codes that work once each instead of a code from the app. */
export const identityRecoveryCodes = table(
  'identity_recovery_codes',
  {
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** Keyed hash of account and code. */
    codeHash: string('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.codeHash] })],
)

/**
 * Sign-ins under way. `pending` is one whose password was right and whose second factor is missing; `custom` is a
 * proven one that the SDK exchanges for a session. Each works once.
 */
export const identitySignIns = table(
  'identity_sign_ins',
  {
    tokenHash: string('token_hash').primaryKey(),
    kind: oneOf('kind', ['pending', 'custom']).notNull(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    method: oneOf('method', SIGN_IN_METHODS).notNull(),
    /** Where the sign-in began. It can only be finished there. */
    network: string('network').notNull(),
    /** Null for a browser that had no device cookie yet. */
    deviceHash: string('device_hash'),
    authenticatedAt: instant('authenticated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_sign_ins_uid').on(t.uid), index('identity_sign_ins_expires_at').on(t.expiresAt)],
)

export const identityPasskeys = table(
  'identity_passkeys',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** As the authenticator named it. */
    credentialId: string('credential_id').notNull().unique(),
    publicKey: string('public_key').notNull(),
    /** How often the authenticator says that it was used. Always 0 for synchronised passkeys. */
    counter: int('counter').notNull(),
    transports: json<string[]>('transports').notNull(),
    name: string('name').notNull(),
    /** Whether it is synchronised between devices. */
    isSynced: bool('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('identity_passkeys_uid').on(t.uid)],
)

/** What an authenticator has to sign. Each works once. */
export const identityChallenges = table(
  'identity_challenges',
  {
    challengeHash: string('challenge_hash').primaryKey(),
    /** Who adds a passkey. Null for a sign-in: the passkey tells whose it is. */
    uid: string('uid').references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_challenges_expires_at').on(t.expiresAt)],
)
