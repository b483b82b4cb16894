import { type ReactNode, useEffect, useState } from 'react'
import { mutate } from 'swr'
import { browserStorage, sessionMemory } from '../browser-storage.ts'
import type { Identity } from './identity.ts'
import { createSession } from './session.ts'
import { AuthContext } from './use-auth.ts'

const clearCache = () => mutate(() => true, undefined, { revalidate: false })

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() =>
    createSession({ storage: browserStorage, tabStorage: sessionMemory, loadIdentity, clearCache }),
  )
  useEffect(() => {
    session.determine()
    window.addEventListener('storage', session.followOtherTab)
    return () => window.removeEventListener('storage', session.followOtherTab)
  }, [session])
  return <AuthContext value={session}>{children}</AuthContext>
}

/** The sign-in SDK is loaded only for somebody who signs in or is signed in. */
async function loadIdentity(): Promise<Identity> {
  const [{ createFirebaseIdentity }, { readClientConfig }] = await Promise.all([
    import('./firebase-identity.ts'),
    import('../client-config.ts'),
  ])
  return createFirebaseIdentity(readClientConfig().identity)
}
