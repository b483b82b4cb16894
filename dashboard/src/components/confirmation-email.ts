import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { codeOf } from '../lib/auth/identity-errors.ts'
import { useAuth } from '../lib/auth/use-auth.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../lib/error-message.ts'
import { useReportError } from '../reporting/report-error.ts'
import { useToast } from './toast.tsx'

/** So that nobody sends ten. */
const RESTS_FOR_MS = 60_000

const ENOUGH_MESSAGE =
  'No email was sent: you already requested several within an hour. Look in your spam folder, or try again later.'

/** Why it can't be sent again at once. */
export const RESTS = 'You can send another one in a minute.'

/**
 * Sends the email with which an owner confirms their address. After each one it rests for a minute, wherever the owner
 * asked for it. `sentAt` is when the last one was sent from this page. `isQuiet` is for who says so in another way.
 */
export function useConfirmationEmail({ isQuiet = false } = {}) {
  const auth = useAuth()
  const toast = useToast()
  const report = useReportError()
  const user = auth.status === 'signedIn' ? auth.user : undefined
  const { data: sentAt = null, mutate } = useSWR<number | null>(
    user && ['confirmation-email', user.id, user.email],
    null,
  )
  const isSent = useIsRecent(sentAt)

  async function send() {
    if (isSent || !user) return
    const change = (at: number | null) => void mutate(at, { revalidate: false })
    change(Date.now())
    try {
      await user.sendEmailVerification()
      toast.succeeded('confirmation-email')
      if (!isQuiet) toast.success('We’ve sent you an email to confirm your address.')
    } catch (error) {
      change(sentAt)
      if (codeOf(error) === 'auth/too-many-requests')
        return void toast.danger(ENOUGH_MESSAGE, { of: 'confirmation-email' })
      report(error)
      toast.danger(UNEXPECTED_ERROR_MESSAGE, { of: 'confirmation-email' })
    }
  }

  return { isSent, sentAt, send }
}

/** Whether it was less than the rest ago. */
function useIsRecent(instant: number | null): boolean {
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    if (instant === null) return
    const timer = setTimeout(() => setRested(instant), Math.max(0, instant + RESTS_FOR_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== null && rested !== instant
}
