/** Somebody whose token was checked. `uid` is the identity service's id of the account. */
export type VerifiedIdentity = {
  uid: string
  /** In lower case. */
  email: string
  isEmailVerified: boolean
  displayName: string | null
  /** When the password was last given. */
  authenticatedAt: Date
}

/**
 * Port to the identity service: Firebase Authentication, or the embedded one that speaks its protocol. Signing in,
 * refreshing and resetting happen between the browser's SDK and the service; the server only creates and ends accounts and
 * checks tokens.
 */
export type Identity = {
  /**
   * Makes an account. `email` is compared without case. Throws AppError `users.email_exists` (409) or
   * `users.weak_password` (422).
   */
  createAccount(account: { email: string; password: string; displayName: string }): Promise<{ uid: string }>
  /**
   * Who a token speaks for. Null for whatever is not a valid, unexpired token of ours for an account that exists and is
   * not disabled: the caller cannot tell which.
   */
  verifyToken(token: string): Promise<VerifiedIdentity | null>
  /**
   * As `verifyToken`, but asks the service about this very moment: a session that was ended or an account that was
   * disabled or deleted is refused at once, not when its token runs out. Throws AppError `identity.unavailable` (503).
   */
  verifyTokenNow(token: string): Promise<VerifiedIdentity | null>
  /** The address that an account has now, in lower case; null when it is not there. Throws `identity.unavailable` (503). */
  findAddress(uid: string): Promise<string | null>
  /** Refuses all sign-ins and tokens of the account. An account that is not there is no failure. */
  disableAccount(uid: string): Promise<void>
  /** Ends all sign-ins: each browser has to give the password again. An account that is not there is no failure. */
  endSessions(uid: string): Promise<void>
  /** Deletes the account with all it has there. An account that is not there is no failure. */
  deleteAccount(uid: string): Promise<void>
}
