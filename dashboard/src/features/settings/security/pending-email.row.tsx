import { Clock } from 'lucide-react'
import { useState } from 'react'
import { cancelEmailChange, getSecurity } from '#shared/security.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { changeFailure, needsPassword } from './security.errors.ts'
import styles from './security.module.css'
import { SettingRow } from './setting.row.tsx'

type PendingEmailRowProps = {
  newEmail: string
  identityUser: IdentityUser
  onPasswordNeeded: () => void
  /** Only the embedded identity service can take back a link that was sent. */
  canCancel: boolean
  onCancelled: () => void
}

/** The email that the account changes to once it is confirmed. */
export function PendingEmailRow(props: PendingEmailRowProps) {
  const { newEmail, identityUser, onPasswordNeeded, canCancel, onCancelled } = props
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<'sending' | 'cancelling'>()
  async function resend() {
    setBusy('sending')
    try {
      await identityUser.requestEmailChange(newEmail)
      toast.success('Email sent.')
    } catch (error) {
      if (needsPassword(error)) onPasswordNeeded()
      else toast.danger(changeFailure(error).message)
    }
    setBusy(undefined)
  }
  async function cancel() {
    setBusy('cancelling')
    try {
      await call(cancelEmailChange, {})
      onCancelled()
      await refresh(getSecurity)
      toast.success('Change cancelled.')
    } catch (error) {
      toast.danger(messageOf(error))
      setBusy(undefined)
    }
  }
  return (
    <SettingRow
      what={newEmail}
      state={
        <span className={`inline-row text-13 icons-14 ${styles.waiting}`}>
          <Clock />
          Waiting to be confirmed
        </span>
      }
      actions={
        <>
          <Button
            variant="line"
            isBusy={busy === 'sending'}
            aria-label={`Resend email to ${newEmail}`}
            onClick={() => void resend()}
          >
            Resend email
          </Button>
          {canCancel && (
            <Button
              variant="quiet"
              isBusy={busy === 'cancelling'}
              aria-label={`Cancel the change to ${newEmail}`}
              onClick={() => void cancel()}
            >
              Cancel
            </Button>
          )}
        </>
      }
    >
      Press the button in the email we sent there. Until then you sign in as before.
    </SettingRow>
  )
}
