import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './account.module.css'

export function LogoutPage() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  usePageTitle('Log out')

  useEffect(() => {
    void signOut().then(() => navigate('/', { replace: true }))
  }, [signOut, navigate])

  return (
    <main className={styles.status}>
      <p role="status">Logging you out...</p>
    </main>
  )
}
