import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { clearSavedPath } from '../../lib/saved-path.ts'
import styles from './account.module.css'

/** Also forgets the saved path: the next person to sign in starts at the beginning. */
export function LogoutPage() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  usePageTitle(pageHeads['/logout'].title)

  useEffect(() => {
    clearSavedPath()
    void signOut().then(() => navigate('/', { replace: true }))
  }, [signOut, navigate])

  return (
    <main className={`grow center ${styles.status}`}>
      <div role="status">
        <h1 className="serif-24">Logging you out...</h1>
      </div>
    </main>
  )
}
