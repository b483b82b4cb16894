import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  reauthenticateWithCredential,
  sendEmailVerification,
  applyActionCode,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
  sendPasswordResetEmail,
  confirmPasswordReset,
} from 'firebase/auth'
import { TOTP } from 'otpauth'
import { describe, expect } from 'vitest'
import type { CodePurpose } from './accounts.contract.ts'

export type TwoFactorLack = 'second factors'

/** What the suite needs. */
type World = {
  /** The newest code sent to the address. */
  lastCode: (email: string, purpose: CodePurpose) => Promise<string>
  letSecondsPass: (seconds: number) => Promise<void>
  /** The service's time. */
  now: () => Date
  openBrowser: () => Auth
  createAccount: () => Promise<{ uid: string; email: string; password: string }>
  /** The SDK's error code, or `it was let through`. */
  codeOfRefusal: (attempt: Promise<unknown>) => Promise<unknown>
  /** `it`, unless the service lacks something. */
  unlessLacking: (lack: TwoFactorLack) => (behaviour: string, test: () => Promise<void>) => void
}

const STEP_SECONDS = 30
const LET_THROUGH = 'it was let through'

/** Two-factor with an authenticator app, as the firebase SDK drives it. */
export function testTwoFactor(world: World): void {
  const { openBrowser, createAccount, codeOfRefusal, letSecondsPass } = world
  const test = world.unlessLacking('second factors')

  const codeOf = (secret: string, stepsAhead = 0) =>
    new TOTP({ secret }).generate({ timestamp: world.now().getTime() + stepsAhead * STEP_SECONDS * 1000 })

  async function setUpConfirmed() {
    const account = await createAccount()
    const auth = openBrowser()
    const { user } = await signInWithEmailAndPassword(auth, account.email, account.password)
    await sendEmailVerification(user)
    await applyActionCode(auth, await world.lastCode(account.email, 'VERIFY_EMAIL'))
    await user.reload()
    return { ...account, auth, user }
  }

  async function generate(user: User) {
    return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  }

  async function setUpApp() {
    const account = await setUpConfirmed()
    const secret = await generate(account.user)
    const code = codeOf(secret.secretKey)
    await multiFactor(account.user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'My phone')
    await letSecondsPass(STEP_SECONDS)
    return { ...account, secret: secret.secretKey }
  }

  /** Enters the password, which is right, and returns what the second factor needs. */
  async function enterPassword({ email, password }: { email: string; password: string }) {
    const auth = openBrowser()
    const error: unknown = await signInWithEmailAndPassword(auth, email, password).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' })
    expect(auth.currentUser).toBeNull()
    // Safe: the SDK's errors with this code are of this type.
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
    const enter = (code: string) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code))
    return { auth, resolver, enter }
  }

  describe('two-factor through the SDK', () => {
    test('gives an app what it needs', async () => {
      const { user, email } = await setUpConfirmed()
      const secret = await generate(user)
      expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: STEP_SECONDS })
      expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/)
      expect(Date.parse(secret.enrollmentCompletionDeadline)).toBeGreaterThan(world.now().getTime())
      expect(secret.generateQrCodeUrl(email, 'Goodword')).toContain(`secret=${secret.secretKey}`)
    })

    test('is on as soon as the app’s code was right, and stays on in this session', async () => {
      const { user } = await setUpApp()
      expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
      const { claims } = await user.getIdTokenResult()
      expect(claims['firebase']).toMatchObject({
        sign_in_second_factor: 'totp',
        second_factor_identifier: multiFactor(user).enrolledFactors[0]?.uid,
      })
    })

    test('opens a session only after the app’s code', async () => {
      const account = await setUpApp()
      const { auth, resolver, enter } = await enterPassword(account)
      expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
      const { user } = await enter(codeOf(account.secret))
      expect([user.uid, auth.currentUser?.uid]).toEqual([account.uid, account.uid])
      const { claims } = await user.getIdTokenResult(true)
      expect(claims['firebase']).toMatchObject({
        sign_in_provider: 'password',
        sign_in_second_factor: 'totp',
        second_factor_identifier: resolver.hints[0]?.uid,
      })
    })

    test('refuses a wrong code, and takes the right one after that', async () => {
      const account = await setUpApp()
      const { enter } = await enterPassword(account)
      for (const code of [codeOf(account.secret, 5), '12345', 'abcdef']) {
        expect(await codeOfRefusal(enter(code))).toBe('auth/invalid-verification-code')
      }
      expect((await enter(codeOf(account.secret))).user.uid).toBe(account.uid)
    })

    test('takes each code once', async () => {
      const account = await setUpApp()
      const code = codeOf(account.secret)
      await (await enterPassword(account)).enter(code)
      const { enter } = await enterPassword(account)
      expect(await codeOfRefusal(enter(code))).toBe('auth/invalid-verification-code')
      await letSecondsPass(STEP_SECONDS)
      expect(await codeOfRefusal(enter(codeOf(account.secret)))).toBe(LET_THROUGH)
    })

    test('tolerates a clock that is one step off, either way, and not two', async () => {
      const account = await setUpApp()
      await letSecondsPass(4 * STEP_SECONDS)
      const { enter } = await enterPassword(account)
      expect(await codeOfRefusal(enter(codeOf(account.secret, -2)))).toBe('auth/invalid-verification-code')
      expect(await codeOfRefusal(enter(codeOf(account.secret, 2)))).toBe('auth/invalid-verification-code')
      expect(await codeOfRefusal(enter(codeOf(account.secret, -1)))).toBe(LET_THROUGH)
      expect(await codeOfRefusal((await enterPassword(account)).enter(codeOf(account.secret, 1)))).toBe(LET_THROUGH)
    })

    test('lets a sign-in be finished once, and within 10 minutes', async () => {
      const account = await setUpApp()
      const used = await enterPassword(account)
      await used.enter(codeOf(account.secret))
      await letSecondsPass(STEP_SECONDS)
      expect(await codeOfRefusal(used.enter(codeOf(account.secret)))).toBe('auth/invalid-multi-factor-session')
      const late = await enterPassword(account)
      await letSecondsPass(10 * 60)
      expect(await codeOfRefusal(late.enter(codeOf(account.secret)))).toBe('auth/invalid-multi-factor-session')
    })

    test('also asks for a code when somebody signed in enters the password again', async () => {
      const { auth, user, email, password, secret } = await setUpApp()
      const credential = EmailAuthProvider.credential(email, password)
      const error: unknown = await reauthenticateWithCredential(user, credential).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' })
      const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', codeOf(secret))
      expect((await resolver.resolveSignIn(assertion)).user.uid).toBe(user.uid)
    })

    test('stays on when the password is reset', async () => {
      const { email, auth } = await setUpApp()
      await sendPasswordResetEmail(auth, email)
      await confirmPasswordReset(auth, await world.lastCode(email, 'PASSWORD_RESET'), 'another horse')
      await enterPassword({ email, password: 'another horse' })
    })

    test('can be turned off', async () => {
      const { user, email, password } = await setUpApp()
      const [factor] = multiFactor(user).enrolledFactors
      if (!factor) throw new Error('There is no second factor.')
      await multiFactor(user).unenroll(factor)
      expect(multiFactor(user).enrolledFactors).toEqual([])
      expect((await signInWithEmailAndPassword(openBrowser(), email, password)).user.uid).toBe(user.uid)
      expect(await codeOfRefusal(multiFactor(user).unenroll(factor.uid))).toBe('auth/multi-factor-info-not-found')
    })

    test('cannot be turned on or off long after signing in', async () => {
      const { user } = await setUpApp()
      const factor = multiFactor(user).enrolledFactors[0]?.uid ?? ''
      await letSecondsPass(5 * 60 + 1)
      expect(await codeOfRefusal(multiFactor(user).unenroll(factor))).toBe('auth/requires-recent-login')
      const other = await setUpConfirmed()
      await letSecondsPass(5 * 60 + 1)
      expect(await codeOfRefusal(generate(other.user))).toBe('auth/requires-recent-login')
    })

    test('needs a confirmed address', async () => {
      const { email, password } = await createAccount()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      expect(await codeOfRefusal(generate(user))).toBe('auth/unverified-email')
    })

    test('is not turned on by a wrong code', async () => {
      const { user, email, password } = await setUpConfirmed()
      const secret = await generate(user)
      const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey, 5))
      expect(await codeOfRefusal(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code')
      expect((await signInWithEmailAndPassword(openBrowser(), email, password)).user.uid).toBe(user.uid)
    })

    test('takes one app only, and none that somebody else began to set up', async () => {
      const { user } = await setUpApp()
      expect(await codeOfRefusal(generate(user))).toBe('auth/second-factor-already-in-use')
      const [mine, theirs] = [await setUpConfirmed(), await setUpConfirmed()]
      const secret = await generate(theirs.user)
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey))
      expect(await codeOfRefusal(multiFactor(mine.user).enroll(assertion))).toBe('auth/invalid-verification-id')
    })
  })
}
