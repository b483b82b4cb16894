import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { readProductName } from '../../../installation/product-name.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { clearSavedPath } from '../../../lib/saved-path.ts'
import styles from './data.module.css'

const isClosed = (state: unknown) => typeof state === 'object' && state !== null && 'isAccountClosed' in state

/**
 * Signs out the owner who has just deleted the account, and says that it is deleted. Nobody else has a reason to be
 * here.
 */
export function GoodbyePage() {
  const { state } = useLocation()
  return isClosed(state) ? <Goodbye /> : <Navigate to="/" replace />
}

function Goodbye() {
  const { signOutHere } = useAuth()
  usePageTitle(pageHeads['/goodbye'].title)
  useEffect(() => {
    clearSavedPath()
    // A reload must not sign out somebody who has signed in since.
    history.replaceState({ ...history.state, usr: null }, '')
    void signOutHere()
  }, [signOutHere])
  return (
    <section className={`justify-start full centered grow stack ${styles.goodbye}`}>
      <h1>Your account has been deleted.</h1>
      <p className="text-16 muted">
        Your profile, testimonials, images and widgets are erased, and you’re signed out. Thank you for using{' '}
        {readProductName()}.
      </p>
      <ButtonLink to="/" size="large">
        Go to homepage
      </ButtonLink>
    </section>
  )
}
