import { CircleCheck, CircleMinus } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type AccountSecurity, getSecurity } from '#shared/security.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { useModal } from '../../../components/modal.tsx'
import { useSentEmail } from '../../../components/sent-email.ts'
import { useToast } from '../../../components/toast.tsx'
import type { IdentityUser } from '../../../lib/auth/identity.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import { ChangeEmailDialog } from './change-email.dialog.tsx'
import { ChangePasswordDialog } from './change-password.dialog.tsx'
import { SettingRow } from './setting.row.tsx'
import { PendingEmailRow } from './pending-email.row.tsx'
import { dayMessage, passwordChangedMessage, reversalMessage } from './security.messages.ts'
import styles from './security.module.css'

type SignInSectionProps = { user: CurrentUser; security: AccountSecurity; identityUser: IdentityUser }

export function SignInSection({ user, security, identityUser }: SignInSectionProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <SettingsSection
      title="Sign-in"
      width="page"
      hint={!security.isManaged && 'The identity service of this installation keeps your sessions.'}
    >
      <ul ref={list} className={styles.rows} role="list" aria-label="Sign-in" tabIndex={-1}>
        <EmailRows list={list} user={user} identityUser={identityUser} security={security} />
        <PasswordRow user={user} identityUser={identityUser} security={security} />
      </ul>
    </SettingsSection>
  )
}

type EmailRowsProps = SignInSectionProps & { list: RefObject<HTMLElement | null> }

function EmailRows({ list, user, identityUser, security }: EmailRowsProps) {
  const { isManaged, pendingEmail, previousEmail } = security
  const modal = useModal()
  const confirmation = useConfirmationEmail()
  const sentFromHere = useSentEmail(user)
  const newEmail = pendingEmail ?? sentFromHere.newEmail
  const takeFocus = useTakeFocus(list)
  const isConfirmed = user.isEmailVerified || identityUser.isEmailVerified
  const openChange = (email = '') =>
    modal.open(
      <ChangeEmailDialog
        email={user.email}
        newEmail={email}
        identityUser={identityUser}
        onSent={(sent) => {
          takeFocus()
          sentFromHere.remember(sent)
        }}
        onClose={modal.close}
      />,
    )
  useOpenFromLink('#change-email', () => {
    if (!newEmail) openChange()
  })
  return (
    <>
      <SettingRow
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
              <Button
                variant="line"
                disabledReason={confirmation.isSent ? RESTS : undefined}
                onClick={() => void confirmation.send()}
              >
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
      </SettingRow>
      {newEmail && (
        <PendingEmailRow
          newEmail={newEmail}
          identityUser={identityUser}
          onPasswordNeeded={() => openChange(newEmail)}
          canCancel={isManaged}
          onCancelled={() => {
            takeFocus()
            sentFromHere.forget()
          }}
        />
      )}
    </>
  )
}

/** Opens a dialog for whoever followed a link to it, once: a reload or going back doesn't open it again. */
function useOpenFromLink(hash: string, open: () => void) {
  const { pathname, hash: current } = useLocation()
  const navigate = useNavigate()
  const onArrival = useEffectEvent(() => {
    void navigate(pathname, { replace: true })
    open()
  })
  useEffect(() => {
    if (current === hash) onArrival()
  }, [current, hash])
}

/** The button that was pressed disappears with the change that it makes, so the list takes the focus after the next render. */
function useTakeFocus(list: RefObject<HTMLElement | null>) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (isWanted.current) list.current?.focus({ preventScroll: true })
    isWanted.current = false
  })
  return () => {
    isWanted.current = true
  }
}

function PasswordRow({ user, identityUser, security }: SignInSectionProps) {
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
    <SettingRow
      what="Password"
      actions={
        <Button variant="line" onClick={openChange}>
          Change password
        </Button>
      }
    >
      {passwordChangedAt !== null
        ? `Last changed on ${dayMessage(passwordChangedAt)}.`
        : isManaged && 'Not changed since you signed up.'}
    </SettingRow>
  )
}
