import { useEffect, useState, type ReactNode } from 'react'
import { mutate } from 'swr'
import { browserStorage } from '../browser-storage.ts'
import { loadIdentity } from './load-identity.ts'
import { createSession } from './session.ts'
import { AuthContext } from './use-auth.ts'

const clearCache = () => mutate(() => true, undefined, { revalidate: false })

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() => createSession({ storage: browserStorage, loadIdentity, clearCache }))
  useEffect(() => {
    session.determine()
    window.addEventListener('storage', session.followOtherTab)
    return () => window.removeEventListener('storage', session.followOtherTab)
  }, [session])
  return <AuthContext value={session}>{children}</AuthContext>
}
