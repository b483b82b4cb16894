/** Who is signed in at the identity service. */
export type IdentityUser = {
  id: string
  email: string | null
  isEmailVerified: boolean
  /** The ID token; a new one when the one at hand has run out, or always when a fresh one is asked for. */
  getToken: (which: 'current' | 'fresh') => Promise<string>
  /** Sends a mail whose link shows that the address is the user's own. */
  sendEmailVerification: () => Promise<void>
}

/** One thing that a password must have, as a person reads it: "A number". */
export type PasswordRequirement = { text: string; isMet: boolean }

/** What the link of a mail did to an address. */
export type EmailChange = { kind: 'verified' | 'changed' | 'restored'; email: string | null }

/**
 * What the dashboard needs of an identity service. Failures carry the service's own `code`, like `auth/wrong-password`.
 * A session survives closing the browser and is shared by all tabs.
 */
export type Identity = {
  /** Tells once who is signed in at first, then every change of user or token, in this tab or another one. */
  onTokenChanged: (listener: (user: IdentityUser | null) => void) => void
  signIn: (credentials: Credentials) => Promise<IdentityUser | null>
  signOut: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  /** The address whose password a code may change. The code stays good. */
  readPasswordReset: (code: string) => Promise<string>
  resetPassword: (reset: PasswordReset) => Promise<void>
  /** Does what the link of a mail stands for, whoever is signed in. The code is used up. */
  applyEmailCode: (code: string) => Promise<EmailChange>
  /** Each requirement that the service makes, and whether this password meets it. */
  checkPassword: (password: string) => Promise<PasswordRequirement[]>
}

export type Credentials = { email: string; password: string }
export type PasswordReset = { code: string; password: string }
