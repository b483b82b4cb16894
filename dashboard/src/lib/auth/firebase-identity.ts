import { FirebaseError, initializeApp } from 'firebase/app'
import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
  validatePassword,
} from 'firebase/auth'
import type { ClientConfig } from '#shared/client-config.ts'
import { codeStepOf } from './firebase-code-step.ts'
import { asIdentityUser, endSessionOf } from './firebase-user.ts'
import type { EmailChange, Identity } from './identity.ts'
import { requirementsOf } from './password-requirements.ts'

async function endCurrentSession(auth: Auth): Promise<void> {
  await auth.authStateReady()
  const token = await auth.currentUser?.getIdToken()
  if (token !== undefined) await endSessionOf(token)
}

function openAuth(config: ClientConfig['identity']) {
  const isEmbedded = config.mode === 'embedded'
  const app = initializeApp(
    isEmbedded
      ? { apiKey: 'embedded', authDomain: location.host, projectId: 'embedded' }
      : { apiKey: config.apiKey, authDomain: config.authDomain, projectId: config.projectId },
  )
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  const ownHost = isEmbedded ? location.origin : config.emulatorUrl
  // The SDK rejects another host after its first call.
  if (ownHost) connectAuthEmulator(auth, ownHost, { disableWarnings: true })
  return auth
}

const emailChanges: Record<string, EmailChange['kind']> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verified',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'changed',
  [ActionCodeOperation.RECOVER_EMAIL]: 'restored',
}

/** Throws what the service throws for an unknown code: this code is for another purpose. */
const codeOfAnotherPurpose = () => new FirebaseError('auth/invalid-action-code', 'The code is for another purpose.')

/** Updates the page with what a code has changed about the signed-in user. */
async function renewCurrentUser(auth: Auth) {
  await auth.authStateReady()
  try {
    await auth.currentUser?.reload()
    await auth.currentUser?.getIdToken(true)
  } catch {
    // The code was applied even so. If that ended the session, the service has signed the user out.
  }
}

export function createFirebaseIdentity(config: ClientConfig['identity']): Identity {
  const auth = openAuth(config)
  return {
    // Our own server does it with the sign-up.
    leavesFirstConfirmationToBrowser: config.mode === 'firebase',
    onTokenChanged: (listener) => void onIdTokenChanged(auth, (user) => listener(user && asIdentityUser(auth, user))),
    signIn: async ({ email, password }) => {
      try {
        // The SDK types the user as present; the specification says what happens when it is not.
        const { user }: { user: User | null } = await signInWithEmailAndPassword(auth, email, password)
        return { user: user && asIdentityUser(auth, user) }
      } catch (error) {
        const enterCode = codeStepOf(auth, error)
        return { enterCode: async (code) => asIdentityUser(auth, await enterCode(code)) }
      }
    },
    signInWithToken: async (token) => asIdentityUser(auth, (await signInWithCustomToken(auth, token)).user),
    renewUser: () => renewCurrentUser(auth),
    endSession: () => endCurrentSession(auth),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    readPasswordReset: async (code) => {
      const { operation, data } = await checkActionCode(auth, code)
      if (operation !== ActionCodeOperation.PASSWORD_RESET || !data.email) throw codeOfAnotherPurpose()
      return data.email
    },
    resetPassword: ({ code, password }) => confirmPasswordReset(auth, code, password),
    applyEmailCode: async (code) => {
      const { operation, data } = await checkActionCode(auth, code)
      const kind = emailChanges[operation]
      if (!kind) throw codeOfAnotherPurpose()
      await applyActionCode(auth, code)
      await renewCurrentUser(auth)
      return { kind, email: data.email ?? null }
    },
    checkPassword: async (password) => requirementsOf(await validatePassword(auth, password), password),
  }
}
