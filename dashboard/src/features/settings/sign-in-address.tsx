import { useState } from 'react'
import { useToast } from '../../components/toast.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../lib/error-message.ts'
import { useReportError } from '../../lib/report-error.ts'
import styles from './settings.module.css'

/** Whose address it is, and how to show that it is theirs while nobody knows. */
export function SignInAddress({ email }: { email: string }) {
  const auth = useAuth()
  const toast = useToast()
  const report = useReportError()
  const [isSent, setIsSent] = useState(false)
  const isUnconfirmed = auth.status === 'signedIn' && !auth.user.isEmailVerified

  async function sendMail() {
    if (auth.status !== 'signedIn') return
    setIsSent(true)
    try {
      await auth.user.sendEmailVerification()
      toast.success('We’ve sent you an email to confirm your address.')
    } catch (error) {
      setIsSent(false)
      report(error)
      toast.danger(UNEXPECTED_ERROR_MESSAGE)
    }
  }

  return (
    <>
      You sign in as <bdi>{email}</bdi>.
      {isUnconfirmed && (
        <>
          {' '}
          Not confirmed yet.{' '}
          <button
            type="button"
            className={styles.inline}
            aria-disabled={isSent}
            onClick={() => !isSent && void sendMail()}
          >
            {isSent ? 'Email sent' : 'Send a confirmation email'}
          </button>
        </>
      )}
    </>
  )
}
