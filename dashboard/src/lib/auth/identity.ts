/** The user who is signed in at the identity service. */
export type IdentityUser = {
  id: string
  email: string | null
  isEmailVerified: boolean
  /** The ID token; a new one when the current one has expired, or when a fresh one is requested. */
  getToken: (which: 'current' | 'fresh') => Promise<string>
  /** Sends an email whose link confirms the user's address. */
  sendEmailVerification: () => Promise<void>
  /**
   * Signs in again, because the calls below work only within 5 minutes after a sign-in. Resolves with the missing step
   * where two-factor is on.
   */
  enterPassword: (password: string) => Promise<CodeStep | undefined>
  /** The same with a token from our server, which knows the user by a passkey. */
  enterToken: (token: string) => Promise<void>
  /** Ends all other sessions of the user. */
  changePassword: (newPassword: string) => Promise<void>
  /** Sends a link to the new address. The address changes when the link is opened. */
  requestEmailChange: (newEmail: string) => Promise<void>
  /** Whether signing in needs a code from an authenticator app. */
  hasTwoFactor: boolean
  /** Begins to turn two-factor on. */
  startTwoFactor: () => Promise<TwoFactorStart>
  turnTwoFactorOff: () => Promise<void>
}

/** The last step of a sign-in with two-factor. A refused code can be followed by another one. */
export type CodeStep = {
  /** The code is one from the user's app, or a recovery code. */
  enterCode: (code: string) => Promise<void>
}

export type TwoFactorStart = {
  /** For an app that can't scan the QR code. In base 32, without spaces. */
  key: string
  /** What the QR code holds: an `otpauth://` address. */
  url: string
  /** Turns two-factor on with the first code of the app. */
  finish: (code: string) => Promise<void>
}

/** One requirement for a password, as a person reads it: "A number". Some only the service can check. */
export type PasswordRequirement = { text: string; isMet: boolean | 'checked later' }

/** What the link of an email did to an address. */
export type EmailChange = { kind: 'verified' | 'changed' | 'restored'; email: string | null }

/**
 * What the dashboard needs from an identity service. Failures carry the service's own `code`, like
 * `auth/wrong-password`. A session survives closing the browser and is shared by all tabs.
 */
export type Identity = {
  /** Reports once who is signed in at first, then every change of user or token, in this tab or another one. */
  onTokenChanged: (listener: (user: IdentityUser | null) => void) => void
  /** Resolves with the missing step where two-factor is on. */
  signIn: (credentials: Credentials) => Promise<SignInResult>
  /** With a token from our server, for somebody whom it knows by a passkey. */
  signInWithToken: (token: string) => Promise<IdentityUser>
  /** Whether the service leaves it to the browser to have a new user's address confirmed. */
  leavesFirstConfirmationToBrowser: boolean
  /** Reads again what may have changed about the user elsewhere, such as a confirmed address. Reported as a change. */
  renewUser: () => Promise<void>
  /**
   * Ends the session of the user at our server, so that its tokens stop working. Does nothing if nobody is signed in,
   * and fails without a network.
   */
  endSession: () => Promise<void>
  /** Forgets the user in this browser. */
  signOut: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  /** The address whose password a code may change. The code stays valid. */
  readPasswordReset: (code: string) => Promise<string>
  resetPassword: (reset: PasswordReset) => Promise<void>
  /** Does what the link of an email is for, no matter who is signed in. The code is used up. */
  applyEmailCode: (code: string) => Promise<EmailChange>
  /** Each requirement of the service, and whether this password meets it. */
  checkPassword: (password: string) => Promise<PasswordRequirement[]>
}

/** `user` is null if the service reports a success without a user. */
export type SignInResult = { user: IdentityUser | null } | { enterCode: (code: string) => Promise<IdentityUser> }

export type Credentials = { email: string; password: string }
export type PasswordReset = { code: string; password: string }
