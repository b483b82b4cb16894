import { useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'
import { arrive, savePath } from '../lib/saved-path.ts'
import styles from './owner-layout.module.css'

/** The owner's pages. Anyone else is sent to log in and returns here afterwards. */
export function OwnerLayout() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return <SendToLogin />
  return (
    <div className={`full centered ${styles.page}`}>
      <Arrived userId={auth.user.id} />
      <Outlet />
    </div>
  )
}

function Arrived({ userId }: { userId: string }) {
  useEffect(() => arrive(userId), [userId])
  return null
}

function SendToLogin() {
  const { pathname, search, hash } = useLocation()
  // A layout effect, because it runs before the effect with which `Navigate` leaves this path.
  useLayoutEffect(() => savePath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/login" replace />
}
