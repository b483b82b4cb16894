import { Link } from 'react-router-dom'
import { getEmailSettings } from '#shared/email-settings.ts'
import type { Checklist } from '#shared/onboarding.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { useSentEmail } from '../../../components/sent-email.ts'
import { formatTimeOfDay } from '../../../lib/moments.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

const SECURITY = '/settings/security'
const CHANGE_EMAIL = `${SECURITY}#change-email`

type Unconfirmed = Pick<Checklist, 'isEmailUndelivered' | 'newEmail'>

type ConfirmHintProps = Unconfirmed & { user: CurrentUser }

/** What an owner reads who has not confirmed the address yet. */
export function ConfirmHint({ isEmailUndelivered, newEmail, user }: ConfirmHintProps) {
  const { sentAt } = useConfirmationEmail()
  const waiting = useWaitingEmail(user, newEmail)
  const { email } = user
  if (waiting !== undefined)
    return (
      <p className="muted" role="status">
        <FirstEmail email={waiting} />
      </p>
    )
  if (isEmailUndelivered)
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

/** The address that the owner is changing to: the server knows it, or this page has just asked for it. */
function useWaitingEmail(user: CurrentUser, newEmail: string | null): string | undefined {
  const sentFromHere = useSentEmail(user)
  return newEmail ?? sentFromHere.newEmail
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

type ConfirmButtonProps = ConfirmHintProps & { className: string | undefined }

export function ConfirmButton({ isEmailUndelivered, newEmail, user, className }: ConfirmButtonProps) {
  const { isSent, send } = useConfirmationEmail({ isQuiet: true })
  if (useWaitingEmail(user, newEmail) !== undefined)
    return (
      <ButtonLink variant="line" className={className} to={SECURITY}>
        Resend or change
      </ButtonLink>
    )
  if (isEmailUndelivered)
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
