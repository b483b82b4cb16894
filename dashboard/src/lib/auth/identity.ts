/** The user who is signed in at the identity service. */
export type IdentityUser = {
  id: string
  email: string | null
  isEmailVerified: boolean
  /** The ID token; a new one when the current one has expired, or when a fresh one is requested. */
  getToken: (which: 'current' | 'fresh') => Promise<string>
  /** Sends an email whose link confirms the user's address. */
  sendEmailVerification: () => Promise<void>
  /** Ends all other sessions of the user. */
  changePassword: (change: PasswordChange) => Promise<void>
  /** Sends a link to the new address. The address changes when the link is opened. */
  requestEmailChange: (change: EmailChangeRequest) => Promise<void>
}

export type PasswordChange = { currentPassword: string; newPassword: string }

/** The password may be left out within minutes after it was entered. */
export type EmailChangeRequest = { newEmail: string; password?: string }

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
  signIn: (credentials: Credentials) => Promise<IdentityUser | null>
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

export type Credentials = { email: string; password: string }
export type PasswordReset = { code: string; password: string }
