import {
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { newSecret } from '#server/kernel/tokens.ts'
import type { Identity } from './identity.ts'

export type CodePurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'

/** What the suite needs. */
type World = {
  identity: () => Identity
  /** The newest code sent to the address. Throws when there is none. */
  lastCode: (email: string, purpose: CodePurpose) => Promise<string>
  /** Moves the service's clock: sessions end at whole seconds. */
  letSecondsPass: (seconds: number) => Promise<void>
  openBrowser: () => Auth
  createAccount: () => Promise<{ uid: string; email: string; password: string }>
  /** The SDK's error code, or `it was let through`. */
  codeOfRefusal: (attempt: Promise<unknown>) => Promise<unknown>
  tryToSignIn: (email: string, password: string) => Promise<unknown>
  /** `it`, unless the service lacks something. */
  unlessLacking: (lack: AccountLack) => (behaviour: string, test: () => Promise<void>) => void
}

export type AccountLack = 'a proof of every new address' | 'silence about other accounts'

const LET_THROUGH = 'it was let through'
const newAddress = () => `${newSecret().toLowerCase()}@studio.example`

/** What account owners do through the firebase SDK: sign up, change, confirm, reset, delete. */
export function testAccounts(world: World): void {
  const { openBrowser, createAccount, codeOfRefusal, tryToSignIn, unlessLacking } = world

  async function setUpSignedIn() {
    const account = await createAccount()
    const auth = openBrowser()
    const { user } = await signInWithEmailAndPassword(auth, account.email, account.password)
    return { ...account, auth, user }
  }

  const isTokenGood = async (token: string) => (await world.identity().verifyTokenNow(token)) !== null

  describe('signing up by the SDK', () => {
    const trySignUp = (email: string, password: string) =>
      codeOfRefusal(createUserWithEmailAndPassword(openBrowser(), email, password))

    it('makes an account and signs in to it', async () => {
      const email = newAddress()
      const { user } = await createUserWithEmailAndPassword(openBrowser(), email.toUpperCase(), 'correct horse')
      expect(user).toMatchObject({ email, displayName: null, emailVerified: false })
      expect(await world.identity().verifyTokenNow(await user.getIdToken())).toMatchObject({ uid: user.uid, email })
      expect(await tryToSignIn(email, 'correct horse')).toBe(LET_THROUGH)
    })

    it('makes one account only for an address', async () => {
      const { email, password } = await createAccount()
      expect(await trySignUp(email, 'another horse')).toBe('auth/email-already-in-use')
      expect(await tryToSignIn(email, password)).toBe(LET_THROUGH)
    })

    it('says what is wrong with address and password', async () => {
      expect(await trySignUp('not an address', 'correct horse')).toBe('auth/invalid-email')
      expect(await trySignUp(newAddress(), '12345')).toBe('auth/weak-password')
      expect(await trySignUp(newAddress(), '')).toBe('auth/missing-password')
    })
  })

  describe('changing an account', () => {
    it('gives it another name', async () => {
      const { user } = await setUpSignedIn()
      await updateProfile(user, { displayName: 'Nora Feldmann-Ott' })
      expect(user.displayName).toBe('Nora Feldmann-Ott')
      await user.reload()
      expect(user.displayName).toBe('Nora Feldmann-Ott')
      expect((await user.getIdTokenResult(true)).claims['name']).toBe('Nora Feldmann-Ott')
    })

    it('takes its name away', async () => {
      const { user } = await setUpSignedIn()
      await updateProfile(user, { displayName: '' })
      await user.reload()
      expect(user.displayName).toBeNull()
    })

    it('gives it another password and goes on, while all other sessions end', async () => {
      const { user, uid, email, password } = await setUpSignedIn()
      const other = await signInWithEmailAndPassword(openBrowser(), email, password)
      const tokens = [await user.getIdToken(), await other.user.getIdToken()]
      await world.letSecondsPass(2)
      await updatePassword(user, 'another horse')
      for (const token of tokens) expect(await isTokenGood(token)).toBe(false)
      await user.reload()
      for (const token of [await user.getIdToken(), await user.getIdToken(true)]) {
        expect(await world.identity().verifyToken(token)).toMatchObject({ uid })
      }
      expect(await codeOfRefusal(other.user.reload())).toBe('auth/user-token-expired')
      expect(await tryToSignIn(email, password)).toBe('auth/invalid-credential')
      expect(await tryToSignIn(email, 'another horse')).toBe(LET_THROUGH)
    })

    it('refuses a password that is too short, and keeps the old one', async () => {
      const { user, email, password } = await setUpSignedIn()
      expect(await codeOfRefusal(updatePassword(user, '12345'))).toBe('auth/weak-password')
      expect(await tryToSignIn(email, password)).toBe(LET_THROUGH)
    })

    unlessLacking('a proof of every new address')('refuses an address that nobody has confirmed', async () => {
      const { user, email, password } = await setUpSignedIn()
      expect(await codeOfRefusal(updateEmail(user, newAddress()))).toBe('auth/operation-not-allowed')
      expect(await tryToSignIn(email, password)).toBe(LET_THROUGH)
    })

    unlessLacking('silence about other accounts')('does not tell that somebody else has an address', async () => {
      const { user, email, password } = await setUpSignedIn()
      const other = await createAccount()
      await verifyBeforeUpdateEmail(user, other.email)
      await expect(world.lastCode(other.email, 'VERIFY_AND_CHANGE_EMAIL')).rejects.toThrow(other.email)
      expect(await tryToSignIn(email, password)).toBe(LET_THROUGH)
    })

    it('takes the right password again for the same person, and no other', async () => {
      const { user, email, password } = await setUpSignedIn()
      const give = (text: string) => reauthenticateWithCredential(user, EmailAuthProvider.credential(email, text))
      expect((await give(password)).user.uid).toBe(user.uid)
      expect(await codeOfRefusal(give('wrong horse'))).toBe('auth/invalid-credential')
      const stranger = await createAccount()
      const credential = EmailAuthProvider.credential(stranger.email, stranger.password)
      expect(await codeOfRefusal(reauthenticateWithCredential(user, credential))).toBe('auth/user-mismatch')
    })

    it('deletes it', async () => {
      const { auth, user, email, password } = await setUpSignedIn()
      const token = await user.getIdToken()
      await deleteUser(user)
      expect(auth.currentUser).toBeNull()
      expect(await isTokenGood(token)).toBe(false)
      expect(await tryToSignIn(email, password)).toBe('auth/invalid-credential')
    })
  })

  describe('a code in a mail', () => {
    async function askForReset() {
      const account = await createAccount()
      await sendPasswordResetEmail(openBrowser(), account.email)
      return { ...account, code: await world.lastCode(account.email, 'PASSWORD_RESET'), auth: openBrowser() }
    }

    it('sets a new password, confirms the address and ends all sessions', async () => {
      const { uid, email, password, code, auth } = await askForReset()
      const { user } = await signInWithEmailAndPassword(openBrowser(), email, password)
      const token = await user.getIdToken()
      expect(await verifyPasswordResetCode(auth, code)).toBe(email)
      await world.letSecondsPass(2)
      await confirmPasswordReset(auth, code, 'another horse')
      expect(await isTokenGood(token)).toBe(false)
      expect(await codeOfRefusal(user.reload())).toBe('auth/user-token-expired')
      expect(await tryToSignIn(email, password)).toBe('auth/invalid-credential')
      const again = await signInWithEmailAndPassword(auth, email, 'another horse')
      expect(again.user).toMatchObject({ uid, emailVerified: true })
    })

    it('sets a password once', async () => {
      const { code, auth, email } = await askForReset()
      await confirmPasswordReset(auth, code, 'another horse')
      expect(await codeOfRefusal(confirmPasswordReset(auth, code, 'a third horse'))).toBe('auth/invalid-action-code')
      expect(await codeOfRefusal(verifyPasswordResetCode(auth, code))).toBe('auth/invalid-action-code')
      expect(await tryToSignIn(email, 'another horse')).toBe(LET_THROUGH)
    })

    it('is not used up by a password that is too short', async () => {
      const { code, auth, email } = await askForReset()
      expect(await codeOfRefusal(confirmPasswordReset(auth, code, '12345'))).toBe('auth/weak-password')
      await confirmPasswordReset(auth, code, 'another horse')
      expect(await tryToSignIn(email, 'another horse')).toBe(LET_THROUGH)
    })

    it('is of no use when nobody was sent it', async () => {
      const auth = openBrowser()
      for (const attempt of [
        () => verifyPasswordResetCode(auth, 'made-up'),
        () => confirmPasswordReset(auth, 'made-up', 'another horse'),
        () => applyActionCode(auth, 'made-up'),
        () => checkActionCode(auth, 'made-up'),
      ]) {
        expect(await codeOfRefusal(attempt())).toBe('auth/invalid-action-code')
      }
    })

    it('is promised to an unknown address just as to a known one', async () => {
      expect(await codeOfRefusal(sendPasswordResetEmail(openBrowser(), newAddress()))).toBe(LET_THROUGH)
    })

    it('confirms the address, once', async () => {
      const { user, email } = await setUpSignedIn()
      await sendEmailVerification(user)
      const code = await world.lastCode(email, 'VERIFY_EMAIL')
      expect(await checkActionCode(openBrowser(), code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } })
      await applyActionCode(openBrowser(), code)
      await user.reload()
      expect(user.emailVerified).toBe(true)
      expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true)
      expect(await codeOfRefusal(applyActionCode(openBrowser(), code))).toBe('auth/invalid-action-code')
    })

    it('changes the address once the new one has confirmed it', async () => {
      const { user, uid, email, password } = await setUpSignedIn()
      const next = newAddress()
      await verifyBeforeUpdateEmail(user, next)
      expect(user.email).toBe(email)
      const code = await world.lastCode(next, 'VERIFY_AND_CHANGE_EMAIL')
      expect(await checkActionCode(openBrowser(), code)).toMatchObject({
        operation: 'VERIFY_AND_CHANGE_EMAIL',
        data: { email: next, previousEmail: email },
      })
      await applyActionCode(openBrowser(), code)
      expect(await tryToSignIn(email, password)).toBe('auth/invalid-credential')
      const again = await signInWithEmailAndPassword(openBrowser(), next, password)
      expect(again.user).toMatchObject({ uid, email: next, emailVerified: true })
    })
  })

  it('tells nobody which addresses have an account', async () => {
    const { email } = await createAccount()
    const methods = await fetchSignInMethodsForEmail(openBrowser(), email)
    expect(methods).toEqual([])
    expect(await fetchSignInMethodsForEmail(openBrowser(), newAddress())).toEqual(methods)
  })
}
