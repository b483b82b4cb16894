import { vi } from 'vitest'
import type { KeyValueStorage } from '../browser-storage.ts'
import type { Identity, IdentityUser, PasswordReset } from './identity.ts'
import { createSession, type SessionState } from './session.ts'

export const TOKEN_KEY = 'firebaseToken'

function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  return { storage, token: () => values.get(TOKEN_KEY) }
}

export const userWith = (id: string, token: string | Promise<string> = `token-${id}`): IdentityUser => ({
  id,
  email: `${id}@example.com`,
  isEmailVerified: false,
  sendEmailVerification: async () => {},
  hasTwoFactor: false,
  enterPassword: async () => undefined,
  enterToken: async () => {},
  changePassword: async () => {},
  requestEmailChange: async () => {},
  startTwoFactor: async () => ({ key: '', url: '', finish: async () => {} }),
  turnTwoFactorOff: async () => {},
  getToken: async (which) => (which === 'fresh' ? `fresh-${id}` : token),
})

/** An identity service that remembers a user and reports a change when a test says so. */
class TestIdentity implements Identity {
  remembered: IdentityUser | null
  leavesFirstConfirmationToBrowser = false
  readonly reports: ((user: IdentityUser | null) => void)[] = []
  readonly accounts = new Map<string, IdentityUser>()
  readonly resets: string[] = []
  readonly endedSessions: string[] = []
  readonly newPasswords: PasswordReset[] = []

  constructor(remembered: IdentityUser | null = null) {
    this.remembered = remembered
  }

  onTokenChanged(listener: (user: IdentityUser | null) => void) {
    this.reports.push(listener)
    queueMicrotask(() => listener(this.remembered))
  }

  report(user: IdentityUser | null) {
    this.remembered = user
    for (const listener of this.reports) listener(user)
  }

  async signIn({ email, password }: { email: string; password: string }) {
    if (password === 'wrong') throw Object.assign(new Error('no'), { code: 'auth/wrong-password' })
    const user = this.accounts.get(email) ?? null
    if (password === 'right, with two-factor' && user)
      return { enterCode: (code: string) => this.enterCode(user, code) }
    this.report(user)
    return { user }
  }

  private async enterCode(user: IdentityUser, code: string) {
    if (code !== '123456') throw Object.assign(new Error('no'), { code: 'auth/invalid-verification-code' })
    this.report(user)
    return user
  }

  async signInWithToken(token: string) {
    const user = userWith(token)
    this.report(user)
    return user
  }

  async renewUser() {
    if (this.remembered) this.report({ ...this.remembered, isEmailVerified: true })
  }

  async endSession() {
    if (this.remembered) this.endedSessions.push(this.remembered.id)
  }

  async signOut() {
    this.report(null)
  }

  async sendPasswordReset(email: string) {
    this.resets.push(email)
  }

  async readPasswordReset(code: string) {
    return `${code}@example.com`
  }

  async resetPassword(reset: PasswordReset) {
    this.newPasswords.push(reset)
  }

  async applyEmailCode(code: string) {
    if (this.remembered) this.report({ ...this.remembered, isEmailVerified: true })
    return { kind: 'verified' as const, email: `${code}@example.com` }
  }

  async checkPassword(password: string) {
    return [{ text: 'A number', isMet: /\d/.test(password) }]
  }
}

/** A session over a storage and an identity service in memory; `become` waits for a status. */
export function setUpSession({
  token,
  remembered = null,
  tab = {},
}: {
  token?: string
  remembered?: IdentityUser | null
  /** What the tab has stored. */
  tab?: Record<string, string>
} = {}) {
  const memory = memoryStorage(token === undefined ? {} : { [TOKEN_KEY]: token })
  const tabStorage = memoryStorage(tab).storage
  const identity = new TestIdentity(remembered)
  const loadIdentity = vi.fn<() => Promise<Identity>>(async () => identity)
  const clearCache = vi.fn<() => void>()
  const session = createSession({ storage: memory.storage, tabStorage, loadIdentity, clearCache })
  const seen: SessionState['status'][] = []
  session.subscribe(() => seen.push(session.getState().status))
  const become = async (status: SessionState['status']) => {
    await vi.waitUntil(() => session.getState().status === status)
    return session.getState()
  }
  return { ...memory, tabStorage, identity, loadIdentity, clearCache, session, seen, become }
}

export async function setUpSignedInSession() {
  const all = setUpSession({ token: 'old', remembered: userWith('nora') })
  all.session.determine()
  await all.become('signedIn')
  return all
}
