import { useAuth } from '../../lib/auth/use-auth.ts'
import styles from './settings.module.css'
import { useConfirmationMail } from '../../components/confirmation-mail.ts'

/** Whose address it is, and how to show that it is theirs while nobody knows. */
export function SignInAddress({ email }: { email: string }) {
  const auth = useAuth()
  const { isSent, send } = useConfirmationMail()
  const isUnconfirmed = auth.status === 'signedIn' && !auth.user.isEmailVerified

  return (
    <>
      You sign in as <bdi>{email}</bdi>.
      {isUnconfirmed && (
        <>
          {' '}
          Not confirmed yet.{' '}
          <button type="button" className={styles.inline} aria-disabled={isSent} onClick={() => void send()}>
            {isSent ? 'Email sent' : 'Send a confirmation email'}
          </button>
        </>
      )}
    </>
  )
}
