import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { clearSavedPath, readSavedPath } from '../../lib/saved-path.ts'

/**
 * Signs out the current user when the page is entered, and returns whether that is done. When someone signs in later,
 * here or in another tab, goes to the saved path, else to `fallback`.
 */
export function useSignedOutEntry({ fallback }: { fallback: string }): boolean {
  const auth = useAuth()
  const { status, signOut } = auth
  const userId = auth.status === 'signedIn' ? auth.user.id : undefined
  const navigate = useNavigate()
  const [isReady, setIsReady] = useState(status === 'signedOut')
  if (!isReady && status === 'signedOut') setIsReady(true)

  useEffect(() => {
    // This tab may be here because another tab signed out. It must not sign out a user who has signed in since.
    if (!isReady) void signOut()
  }, [isReady, signOut])

  useEffect(() => {
    if (!isReady || userId === undefined) return
    const path = readSavedPath(userId) ?? fallback
    clearSavedPath()
    void navigate(path, { replace: true })
  }, [isReady, userId, fallback, navigate])

  return isReady
}

const EnteredEmail = z.object({ email: z.string() })

/** The address typed on the previous account page, so that nobody types it twice; empty when there is none. */
export function useEnteredEmail(): string {
  const { state } = useLocation()
  const entered = EnteredEmail.safeParse(state)
  return entered.success ? entered.data.email : ''
}

const Invited = z.object({ invitation: z.object({ token: z.string(), workspaceName: z.string() }) })

/** The invitation that led to the sign-up; undefined without one. */
export function useInvitation(): { token: string; workspaceName: string } | undefined {
  const { state } = useLocation()
  return Invited.safeParse(state).data?.invitation
}
