import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ButtonLink } from '../../components/button.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { clearSavedPath } from '../../lib/saved-path.ts'
import styles from './goodbye.module.css'

const isClosed = (state: unknown) => typeof state === 'object' && state !== null && 'isAccountClosed' in state

/** Signs out whoever has just deleted the account, and says that it is gone. Nobody else has a reason to be here. */
export function GoodbyePage() {
  const { state } = useLocation()
  return isClosed(state) ? <Goodbye /> : <Navigate to="/" replace />
}

function Goodbye() {
  const { signOut } = useAuth()
  usePageTitle('Your account is deleted')

  useEffect(() => {
    clearSavedPath()
    // A reload must not sign out whoever has signed in since.
    history.replaceState({ ...history.state, usr: null }, '')
    void signOut()
  }, [signOut])

  return (
    <section className={styles.goodbye}>
      <h1>Your account is deleted.</h1>
      <p>
        Your profile, your testimonials, the pictures and the widgets are erased, and you are signed out. Thank you for
        the good words you gathered here.
      </p>
      <ButtonLink to="/" size="large">
        Back to the start
      </ButtonLink>
    </section>
  )
}
