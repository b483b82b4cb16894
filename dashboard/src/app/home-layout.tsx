import { Navigate, Outlet } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'

/** Signed-in users have no use for the landing page. */
export function HomeLayout() {
  const { status } = useAuth()
  return status === 'signedIn' ? <Navigate to="/testimonial" replace /> : <Outlet />
}
