import type { Identity } from './identity.ts'

/** The sign-in SDK is loaded only for somebody who signs in or is signed in. */
export async function loadIdentity(): Promise<Identity> {
  const [{ createFirebaseIdentity }, { readClientConfig }] = await Promise.all([
    import('./firebase-identity.ts'),
    import('../client-config.ts'),
  ])
  return createFirebaseIdentity(readClientConfig().identity)
}
