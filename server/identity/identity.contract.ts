import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '#server/kernel/tokens.ts'
import { type AccountLack, type CodePurpose, testAccounts } from './accounts.contract.ts'
import type { Identity } from './identity.ts'
import { testTwoFactor, type TwoFactorLack } from './two-factor.contract.ts'

type RunningIdentityService = {
  /** Where the SDK finds the service. */
  origin: string
  identity: Identity
  /** The newest code sent to the address. Throws when there is none. */
  lastCode(email: string, purpose: CodePurpose): Promise<string>
  /** Moves the service's clock: sessions end at whole seconds. */
  letSecondsPass(seconds: number): Promise<void>
  /** The service's time. */
  now(): Date
  stop(): Promise<void>
}

/** What an identity service may lack: emulators are incomplete, and Firebase doesn't know our rule about aliases. */
export type Lack =
  | 'a password policy'
  | 'a rule about aliases'
  | 'a word for no address'
  | 'a word on proofs of being human'
  | 'an end of refresh tokens'
  | 'chance in refresh tokens'
  | 'a new refresh token for each refresh'
  | AccountLack
  | TwoFactorLack

/**
 * What the firebase SDK and the port expect of an identity service, wherever it runs. Ending something through the port
 * takes effect immediately.
 */
export function testIdentityService(
  start: () => Promise<RunningIdentityService>,
  { lacks = [] }: { lacks?: readonly Lack[] } = {},
): void {
  describe('driven by the firebase SDK', () => {
    let service: RunningIdentityService
    const stops: (() => Promise<void>)[] = []

    beforeAll(async () => {
      service = await start()
      stops.push(service.stop)
    })

    afterAll(async () => {
      for (const stop of stops.toReversed()) await stop()
    })

    function openBrowser() {
      const app = initializeApp({ apiKey: 'embedded', projectId: 'embedded' }, newSecret())
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, service.origin, { disableWarnings: true })
      stops.push(() => deleteApp(app))
      return auth
    }

    async function createAccount() {
      const account = { email: `${newSecret().toLowerCase()}@studio.example`, password: 'correct horse' }
      const { uid } = await service.identity.createAccount({ ...account, displayName: 'Nora Feldmann' })
      return { ...account, uid }
    }

    async function codeOfRefusal(attempt: Promise<unknown>): Promise<unknown> {
      const reason: unknown = await attempt.then(
        () => 'it was let through',
        (error: unknown) => error,
      )
      return typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : reason
    }

    const unlessLacking =
      (lack: Lack) =>
      (behaviour: string, test: () => Promise<void>): void => {
        if (!lacks.includes(lack)) it(behaviour, test)
      }

    const tryToSignIn = (email: string, password: string) =>
      codeOfRefusal(signInWithEmailAndPassword(openBrowser(), email, password))

    const world = {
      identity: () => service.identity,
      lastCode: (email: string, purpose: CodePurpose) => service.lastCode(email, purpose),
      letSecondsPass: (seconds: number) => service.letSecondsPass(seconds),
      now: () => service.now(),
      openBrowser,
      createAccount,
      codeOfRefusal,
      tryToSignIn,
      unlessLacking,
    }
    testAccounts(world)
    testTwoFactor(world)

    it('signs in with the right password and knows the account', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      expect(user).toMatchObject({ uid, email, displayName: 'Nora Feldmann', emailVerified: false })
      expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }])
      expect(Number.isNaN(Date.parse(user.metadata.creationTime ?? ''))).toBe(false)
    })

    it('takes an address in capitals for the same account', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email.toUpperCase(), password)
      expect(user.uid).toBe(uid)
    })

    it('hands out a token that the server takes', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      expect(await service.identity.verifyToken(await user.getIdToken())).toMatchObject({
        uid,
        email,
        isEmailVerified: false,
        displayName: 'Nora Feldmann',
      })
    })

    it('says in the token what Firebase says', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      const { claims, signInProvider } = await user.getIdTokenResult()
      expect(signInProvider).toBe('password')
      expect(claims).toMatchObject({ sub: uid, user_id: uid, email, email_verified: false, name: 'Nora Feldmann' })
      expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    })

    it('refreshes a token when asked to, for the same sign-in', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      const before = await user.getIdTokenResult()
      const refreshToken = user.refreshToken
      const after = await user.getIdTokenResult(true)
      expect(await service.identity.verifyToken(after.token)).toMatchObject({ uid })
      expect(after.authTime).toBe(before.authTime)
      expect(user.refreshToken === refreshToken).toBe(lacks.includes('a new refresh token for each refresh'))
    })

    unlessLacking('chance in refresh tokens')('gives two sign-ins different refresh tokens', async () => {
      const { email, password } = await createAccount()
      const first = await signInWithEmailAndPassword(openBrowser(), email, password)
      const second = await signInWithEmailAndPassword(openBrowser(), email, password)
      expect(first.user.refreshToken).not.toBe(second.user.refreshToken)
    })

    it('reloads the account', async () => {
      const { email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      await user.reload()
      expect(user.email).toBe(email)
    })

    it('signs in again after signing out', async () => {
      const { uid, email, password } = await createAccount()
      const auth = openBrowser()
      await signInWithEmailAndPassword(auth, email, password)
      await signOut(auth)
      expect(auth.currentUser).toBeNull()
      expect((await signInWithEmailAndPassword(auth, email, password)).user.uid).toBe(uid)
    })

    it('answers a wrong password and an unknown address alike', async () => {
      const { email } = await createAccount()
      expect(await tryToSignIn(email, 'wrong horse')).toBe('auth/invalid-credential')
      expect(await tryToSignIn('nobody@studio.example', 'wrong horse')).toBe('auth/invalid-credential')
    })

    it('says what is missing or malformed', async () => {
      expect(await tryToSignIn('ana@studio.example', '')).toBe('auth/missing-password')
      expect(await tryToSignIn('not an address', 'correct horse')).toBe('auth/invalid-email')
    })

    unlessLacking('a word for no address')('says that the address is missing', async () => {
      expect(await tryToSignIn('', 'correct horse')).toBe('auth/missing-email')
    })

    unlessLacking('a rule about aliases')('makes no account for an aliased address', async () => {
      const attempt = createUserWithEmailAndPassword(openBrowser(), 'new+alias@studio.example', 'correct horse')
      expect(await codeOfRefusal(attempt)).toBe('auth/invalid-email')
    })

    unlessLacking('a password policy')('supplies its password policy', async () => {
      const auth = openBrowser()
      expect(await validatePassword(auth, '1234567')).toMatchObject({ isValid: false, meetsMinPasswordLength: false })
      expect(await validatePassword(auth, '12345678')).toMatchObject({ isValid: true })
    })

    unlessLacking('a word on proofs of being human')('asks for no proof of being human', async () => {
      const auth = openBrowser()
      await initializeRecaptchaConfig(auth)
      const { uid, email, password } = await createAccount()
      expect((await signInWithEmailAndPassword(auth, email, password)).user.uid).toBe(uid)
    })

    it('makes one account for one address, however it is written', async () => {
      const { email } = await createAccount()
      const again = { email: email.toUpperCase(), password: 'another horse', displayName: 'Somebody Else' }
      expect(await codeOfRefusal(service.identity.createAccount(again))).toBe('users.email_exists')
    })

    it('makes no account with a password of fewer than 6 characters', async () => {
      const weak = { email: `${newSecret().toLowerCase()}@studio.example`, password: '12345', displayName: 'Nora' }
      expect(await codeOfRefusal(service.identity.createAccount(weak))).toBe('users.weak_password')
      expect(await tryToSignIn(weak.email, weak.password)).toBe('auth/invalid-credential')
    })

    it('takes what is no token for nobody', async () => {
      for (const text of ['', 'no.token.this']) {
        expect(await service.identity.verifyToken(text)).toBeNull()
        expect(await service.identity.verifyTokenNow(text)).toBeNull()
      }
    })

    it('knows at this very moment who is signed in', async () => {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      expect(await service.identity.verifyTokenNow(await user.getIdToken())).toMatchObject({
        uid,
        email,
        isEmailVerified: false,
        displayName: 'Nora Feldmann',
      })
    })

    async function signInAndGo(change: (uid: string) => Promise<void>) {
      const { uid, email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      const token = await user.getIdToken()
      await service.letSecondsPass(2)
      await change(uid)
      expect(await service.identity.verifyToken(token)).toBeNull()
      expect(await service.identity.verifyTokenNow(token)).toBeNull()
      return {
        tryToRefresh: () => codeOfRefusal(user.getIdToken(true)),
        tryAgain: () => tryToSignIn(email, password),
      }
    }

    it('refuses all tokens and sign-ins of a disabled account', async () => {
      const { tryToRefresh, tryAgain } = await signInAndGo((uid) => service.identity.disableAccount(uid))
      expect(await tryToRefresh()).toBe('auth/user-disabled')
      expect(await tryAgain()).toBe('auth/user-disabled')
    })

    it('ends all sessions of an account, which may sign in again', async () => {
      const { tryAgain } = await signInAndGo((uid) => service.identity.endSessions(uid))
      expect(await tryAgain()).toBe('it was let through')
    })

    unlessLacking('an end of refresh tokens')('signs out whoever refreshes what was ended', async () => {
      const ended = await signInAndGo((uid) => service.identity.endSessions(uid))
      expect(await ended.tryToRefresh()).toBe('auth/user-token-expired')
      const deleted = await signInAndGo((uid) => service.identity.deleteAccount(uid))
      expect(await deleted.tryToRefresh()).toBe('auth/user-token-expired')
    })

    it('deletes an account, whose address is free again', async () => {
      const { uid, email, password } = await createAccount()
      await service.identity.deleteAccount(uid)
      expect(await tryToSignIn(email, password)).toBe('auth/invalid-credential')
      const again = await service.identity.createAccount({ email, password, displayName: 'Nora Feldmann' })
      expect(again.uid).not.toBe(uid)
    })

    it('refuses the tokens of a deleted account', async () => {
      const { tryAgain } = await signInAndGo((uid) => service.identity.deleteAccount(uid))
      expect(await tryAgain()).toBe('auth/invalid-credential')
    })

    it('has nothing against ending an account that is not there', async () => {
      const { uid } = await createAccount()
      await service.identity.deleteAccount(uid)
      await service.identity.disableAccount(uid)
      await service.identity.endSessions(uid)
      await service.identity.deleteAccount(uid)
      expect(await service.identity.verifyToken('')).toBeNull()
    })
  })
}
