import type { Language } from '#shared/languages.ts'

/** A user whose token was checked. `uid` is the identity service's account id. */
export type VerifiedIdentity = {
  uid: string
  /** In lower case. */
  email: string
  isEmailVerified: boolean
  displayName: string | null
  /** When the password was last entered. */
  authenticatedAt: Date
  /** The session that the token belongs to. Null where the service doesn't tell. */
  sessionId: string | null
}

/**
 * Port to the identity service: Firebase Authentication, or the embedded one that speaks its protocol. The browser's
 * SDK signs in, refreshes and resets directly with the service; the server only creates and ends accounts and checks
 * tokens.
 */
export type Identity = {
  /**
   * Creates an account. Where the server sends the account emails, it asks the new owner to confirm the address; with
   * Firebase the browser does so through the SDK. The case of `email` is ignored. Throws AppError `users.email_exists` (409) or
   * `users.weak_password` (422). `language` is that of our email to confirm the address.
   */
  createAccount(account: {
    email: string
    password: string
    displayName: string
    /** English by default. */
    language?: Language
  }): Promise<{ uid: string }>
  /**
   * The user of a token. Null unless it is a valid, unexpired token of ours for an existing, enabled account: the
   * caller can't tell which.
   */
  verifyToken(token: string): Promise<VerifiedIdentity | null>
  /**
   * Like `verifyToken`, but checks with the service at this moment: an ended session or a disabled or deleted account
   * is refused immediately, not when its token expires. Throws AppError `identity.unavailable` (503).
   */
  verifyTokenNow(token: string): Promise<VerifiedIdentity | null>
  /** An account's current address, in lower case; null when it doesn't exist. Throws `identity.unavailable` (503). */
  findAddress(uid: string): Promise<string | null>
  /** Refuses all sign-ins and tokens of the account. Succeeds if it doesn't exist. */
  disableAccount(uid: string): Promise<void>
  /** Ends all sessions: each browser has to enter the password again. Succeeds if the account doesn't exist. */
  endSessions(uid: string): Promise<void>
  /** Deletes the account with all its data there. Succeeds if it doesn't exist. */
  deleteAccount(uid: string): Promise<void>
}
