import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { clearSavedPath } from '../../lib/saved-path.ts'
import styles from './account.module.css'

/** Forgets where the owner was as well: whoever signs in next begins at the beginning. */
export function LogoutPage() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  usePageTitle('Log out')

  useEffect(() => {
    clearSavedPath()
    void signOut().then(() => navigate('/', { replace: true }))
  }, [signOut, navigate])

  return (
    <main className={styles.status}>
      <div role="status">
        <h1>Logging you out...</h1>
      </div>
    </main>
  )
}
