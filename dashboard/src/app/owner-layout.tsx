import { useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'
import { arrive, savePath } from '../lib/saved-path.ts'
import styles from './owner-layout.module.css'

/** Pages of the owner. Anybody else is sent to log in, and comes back here afterwards. */
export function OwnerLayout() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return <SendToLogin />
  return (
    <div className={styles.page}>
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
  // A layout effect comes before the effect by which `Navigate` leaves this path.
  useLayoutEffect(() => savePath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/login" replace />
}
