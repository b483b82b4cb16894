import { useState } from 'react'
import { useAuth } from '../lib/auth/use-auth.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../lib/error-message.ts'
import { useReportError } from '../reporting/report-error.ts'
import { useToast } from './toast.tsx'

/** Sends the email with which an owner confirms their address; once, unless it failed. */
export function useConfirmationEmail() {
  const auth = useAuth()
  const toast = useToast()
  const report = useReportError()
  const [isSent, setIsSent] = useState(false)

  async function send() {
    if (isSent || auth.status !== 'signedIn') return
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

  return { isSent, send }
}
