/** Who is signed in at the identity service. */
export type IdentityUser = {
  id: string
  email: string | null
  /** The ID token; a new one when the one at hand has run out, or always when a fresh one is asked for. */
  getToken: (which: 'current' | 'fresh') => Promise<string>
}

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
}

export type Credentials = { email: string; password: string }
