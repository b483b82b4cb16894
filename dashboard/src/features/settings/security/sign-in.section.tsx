import { CircleCheck, CircleMinus, Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type AccountSecurity, cancelEmailChange, getSecurity } from '#shared/security.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { useConfirmationEmail } from '../../../components/confirmation-email.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { ChangeEmailDialog } from './change-email.dialog.tsx'
import { ChangePasswordDialog } from './change-password.dialog.tsx'
import { useSentEmail } from './sent-email.ts'
import { changeFailure, needsPassword } from './security.errors.ts'
import { dayMessage, passwordChangedMessage, reversalMessage } from './security.messages.ts'
import styles from './security.module.css'

type SignInSectionProps = { user: CurrentUser; security: AccountSecurity }

export function SignInSection({ user, security }: SignInSectionProps) {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return null
  const identityUser = auth.user
  return (
    <SettingsSection
      title="Sign-in"
      width="page"
      hint={!security.isManaged && 'The identity service of this installation keeps your sessions.'}
    >
      <ul className={styles.rows} role="list">
        <EmailRows user={user} identityUser={identityUser} security={security} />
        <PasswordRow user={user} identityUser={identityUser} security={security} />
      </ul>
    </SettingsSection>
  )
}

type RowProps = { what: string; state?: ReactNode; children?: ReactNode; actions: ReactNode }

function Row({ what, state, children, actions }: RowProps) {
  return (
    <li className="phone-column border-below">
      <div className="shrink">
        <p className={`row wrap ${styles.what}`}>
          <b className="medium anywhere">{what}</b>
          {state}
        </p>
        {children && <p className="text-13 muted measure anywhere">{children}</p>}
      </div>
      <div className="flex wrap gap-8">{actions}</div>
    </li>
  )
}

type EmailRowsProps = SignInSectionProps & { identityUser: IdentityUser }

function EmailRows({ user, identityUser, security: { isManaged, pendingEmail, previousEmail } }: EmailRowsProps) {
  const modal = useModal()
  const confirmation = useConfirmationEmail()
  const sentFromHere = useSentEmail(user)
  const newEmail = pendingEmail ?? sentFromHere.newEmail
  const isConfirmed = user.isEmailVerified || identityUser.isEmailVerified
  const openChange = (email = '') =>
    modal.open(
      <ChangeEmailDialog
        email={user.email}
        newEmail={email}
        identityUser={identityUser}
        onSent={sentFromHere.remember}
        onClose={modal.close}
      />,
    )
  return (
    <>
      <Row
        what={user.email}
        state={
          isConfirmed ? (
            <span className="inline-row text-13 success icons-14">
              <CircleCheck />
              Confirmed
            </span>
          ) : (
            <span className="inline-row text-13 muted icons-14">
              <CircleMinus />
              Not confirmed yet
            </span>
          )
        }
        actions={
          <>
            {!isConfirmed && (
              <Button variant="line" aria-disabled={confirmation.isSent} onClick={() => void confirmation.send()}>
                {confirmation.isSent ? 'Email sent' : 'Resend email'}
              </Button>
            )}
            {!newEmail && (
              <Button variant="line" onClick={() => openChange()}>
                Change email
              </Button>
            )}
          </>
        }
      >
        {previousEmail ? reversalMessage(previousEmail) : 'You sign in with this email. Notices go here too.'}
      </Row>
      {newEmail && (
        <PendingEmailRow
          newEmail={newEmail}
          identityUser={identityUser}
          onPasswordNeeded={() => openChange(newEmail)}
          canCancel={isManaged}
          onCancelled={sentFromHere.forget}
        />
      )}
    </>
  )
}

type PendingEmailRowProps = {
  newEmail: string
  identityUser: IdentityUser
  onPasswordNeeded: () => void
  /** Only the embedded identity service can take back a link that was sent. */
  canCancel: boolean
  onCancelled: () => void
}

function PendingEmailRow(props: PendingEmailRowProps) {
  const { newEmail, identityUser, onPasswordNeeded, canCancel, onCancelled } = props
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<'sending' | 'cancelling'>()
  async function resend() {
    setBusy('sending')
    try {
      await identityUser.requestEmailChange({ newEmail })
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
      await refresh(getSecurity)
      onCancelled()
      toast.success('Change cancelled.')
    } catch (error) {
      toast.danger(messageOf(error))
      setBusy(undefined)
    }
  }
  return (
    <Row
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
    </Row>
  )
}

type PasswordRowProps = SignInSectionProps & { identityUser: IdentityUser }

function PasswordRow({ user, identityUser, security }: PasswordRowProps) {
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  const { isManaged, passwordChangedAt, sessions } = security
  const others = isManaged ? sessions.filter(({ isCurrent }) => !isCurrent).length : undefined
  const openChange = () =>
    modal.open(
      <ChangePasswordDialog
        user={user}
        identityUser={identityUser}
        otherSessions={others}
        onChanged={() => {
          modal.close()
          toast.success(passwordChangedMessage(others ?? 0))
          void refresh(getSecurity)
        }}
        onClose={modal.close}
      />,
    )
  return (
    <Row
      what="Password"
      actions={
        <Button variant="line" onClick={openChange}>
          Change password
        </Button>
      }
    >
      {passwordChangedAt !== null && `Last changed on ${dayMessage(passwordChangedAt)}.`}
    </Row>
  )
}
