import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import type { ClientConfig } from '#shared/client-config.ts'
import type { Identity, IdentityUser } from './identity.ts'

const asIdentityUser = (user: User): IdentityUser => ({
  id: user.uid,
  email: user.email,
  getToken: (which) => user.getIdToken(which === 'fresh'),
})

function openAuth(config: ClientConfig['identity']) {
  const isEmbedded = config.mode === 'embedded'
  const app = initializeApp(
    isEmbedded
      ? { apiKey: 'embedded', authDomain: location.host, projectId: 'embedded' }
      : { apiKey: config.apiKey, authDomain: config.authDomain, projectId: config.projectId },
  )
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  const ownHost = isEmbedded ? location.origin : config.emulatorUrl
  // The SDK refuses another host once it has made its first call.
  if (ownHost) connectAuthEmulator(auth, ownHost, { disableWarnings: true })
  return auth
}

export function createFirebaseIdentity(config: ClientConfig['identity']): Identity {
  const auth = openAuth(config)
  return {
    onTokenChanged: (listener) => void onIdTokenChanged(auth, (user) => listener(user && asIdentityUser(user))),
    signIn: async ({ email, password }) => {
      // The SDK types the user as present; the specification asks what happens when it is not.
      const { user }: { user: User | null } = await signInWithEmailAndPassword(auth, email, password)
      return user && asIdentityUser(user)
    },
    signOut: () => signOut(auth),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  }
}
