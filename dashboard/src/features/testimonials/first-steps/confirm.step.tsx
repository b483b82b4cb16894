import { Link } from 'react-router-dom'
import { getEmailSettings } from '#shared/email-settings.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { formatTimeOfDay } from '../../../lib/moments.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

const CHANGE_EMAIL = '/settings/security#change-email'

/** What an owner reads who has not confirmed the address yet. */
export function ConfirmHint({ isUndelivered }: { isUndelivered: boolean }) {
  const { data: user } = useCurrentUser()
  const { sentAt } = useConfirmationEmail()
  if (!user) return null
  const { email } = user
  if (isUndelivered)
    return (
      <p className="danger anywhere" role="status">
        We couldn’t deliver to {email}. Check the spelling.
      </p>
    )
  return (
    <p className="muted" role="status">
      {sentAt === null ? <FirstEmail email={email} /> : <SentAgain email={email} at={new Date(sentAt)} />}{' '}
      <Link to={CHANGE_EMAIL}>Change email</Link>
    </p>
  )
}

function FirstEmail({ email }: { email: string }) {
  const { data: settings } = useEndpoint(getEmailSettings, {})
  const limit = settings?.sending.dailyLimit
  return (
    <>
      Press the button in the email we sent to <Address>{email}</Address>. Until then clients can’t reply to you
      {limit ? `, and you can send ${limit.toLocaleString('en')} emails a day` : ''}.
    </>
  )
}

const SentAgain = ({ email, at }: { email: string; at: Date }) => (
  <>
    Sent again to <Address>{email}</Address> at {formatTimeOfDay(at, { timeZone: undefined })}. Look in the spam folder
    too.
  </>
)

const Address = ({ children }: { children: string }) => <b className="regular ink anywhere">{children}</b>

export function ConfirmButton({ isUndelivered, className }: { isUndelivered: boolean; className: string | undefined }) {
  const { isSent, send } = useConfirmationEmail({ isQuiet: true })
  if (isUndelivered)
    return (
      <ButtonLink variant="line" className={className} to={CHANGE_EMAIL}>
        Change email
      </ButtonLink>
    )
  return (
    <Button
      variant="line"
      className={className}
      disabledReason={isSent ? RESTS : undefined}
      onClick={() => void send()}
    >
      {isSent ? 'Sent' : 'Resend email'}
    </Button>
  )
}
