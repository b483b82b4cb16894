import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

export const AuthContext = createContext<Session | undefined>(undefined)

/** Who is signed in, and how to sign in and out. */
export function useAuth() {
  const session = use(AuthContext)
  if (!session) throw new Error('This component must be used within a <AuthProvider> component.')
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const { signIn, signInFirst, signInWithToken, signOut, signOutHere } = session
  const {
    sendPasswordReset,
    readPasswordReset,
    resetPassword,
    renewUser,
    applyEmailCode,
    checkPassword,
    getToken,
    getVisit,
    getWorkspace,
    openWorkspace,
    adoptWorkspace,
    leaveWorkspace,
  } = session
  return {
    ...state,
    signIn,
    signInFirst,
    signInWithToken,
    signOut,
    signOutHere,
    sendPasswordReset,
    readPasswordReset,
    resetPassword,
    renewUser,
    applyEmailCode,
    checkPassword,
    getToken,
    getVisit,
    getWorkspace,
    openWorkspace,
    adoptWorkspace,
    leaveWorkspace,
  }
}
