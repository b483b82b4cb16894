import { useAuth } from '../../lib/auth/use-auth.ts'
import styles from './settings.module.css'
import { useConfirmationEmail } from '../../components/confirmation-email.ts'

/** The address an owner signs in with, and how to confirm it if it is not confirmed. */
export function SignInAddress({ email }: { email: string }) {
  const auth = useAuth()
  const { isSent, send } = useConfirmationEmail()
  const isUnconfirmed = auth.status === 'signedIn' && !auth.user.isEmailVerified

  return (
    <>
      You sign in as <bdi>{email}</bdi>.
      {isUnconfirmed && (
        <>
          {' '}
          Not confirmed yet.{' '}
          <button
            type="button"
            className={`touch-small accent underline ${styles.inline}`}
            aria-disabled={isSent}
            onClick={() => void send()}
          >
            {isSent ? 'Email sent' : 'Send a confirmation email'}
          </button>
        </>
      )}
    </>
  )
}
