import {
  type Auth,
  EmailAuthProvider,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInWithCustomToken,
  TotpMultiFactorGenerator,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { signOut as endSession } from '#shared/security.ts'
import { readProductName } from '../../installation/product-name.ts'
import { codeStepOf } from './firebase-code-step.ts'
import type { CodeStep, IdentityUser, TwoFactorStart } from './identity.ts'

export function asIdentityUser(auth: Auth, user: User): IdentityUser {
  // The SDK replaces its object when the same user signs in again.
  const current = () => (auth.currentUser?.uid === user.uid ? auth.currentUser : user)
  return {
    id: user.uid,
    email: user.email,
    isEmailVerified: user.emailVerified,
    hasTwoFactor: multiFactor(user).enrolledFactors.length > 0,
    getToken: (which) => current().getIdToken(which === 'fresh'),
    sendEmailVerification: () => sendEmailVerification(current()),
    enterPassword: (password) => enterPassword(auth, { user: current(), password }),
    enterToken: async (token) => {
      const endEarlier = await sessionEnd(current())
      await signInWithCustomToken(auth, token)
      await endEarlier()
    },
    changePassword: (newPassword) => updatePassword(current(), newPassword),
    requestEmailChange: (newEmail) => verifyBeforeUpdateEmail(current(), newEmail),
    startTwoFactor: () => startTwoFactor(current()),
    turnTwoFactorOff: () => turnTwoFactorOff(current()),
  }
}

async function enterPassword(
  auth: Auth,
  { user, password }: { user: User; password: string },
): Promise<CodeStep | undefined> {
  const endEarlier = await sessionEnd(user)
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  } catch (error) {
    const enterCode = codeStepOf(auth, error)
    return {
      enterCode: async (code) => {
        await enterCode(code)
        await endEarlier()
      },
    }
  }
  await endEarlier()
  return undefined
}

/** Signing in again begins another session, so the earlier one has to be ended. If that fails, its owner still can. */
async function sessionEnd(user: User): Promise<() => Promise<unknown>> {
  const token = await user.getIdToken()
  return () => endSessionOf(token).catch(() => {})
}

/** The call goes on when the page is closed meanwhile. */
export const endSessionOf = (token: string) =>
  fetch(endSession.path, {
    method: endSession.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  })

async function startTwoFactor(user: User): Promise<TwoFactorStart> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  return {
    key: secret.secretKey,
    url: secret.generateQrCodeUrl(user.email ?? '', readProductName()),
    finish: (code) => multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
  }
}

async function turnTwoFactorOff(user: User): Promise<void> {
  for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor)
}
