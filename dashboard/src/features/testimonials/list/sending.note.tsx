import { CirclePause, MailWarning } from 'lucide-react'
import { getEmailSettings } from '#shared/emails.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { useConfirmationEmail } from '../../../components/confirmation-email.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { fullDate } from '../../../lib/dates.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './sending.note.module.css'
import { leftTodayMessage } from './sending.messages.ts'

/** Explains above the rows why no emails are sent, or that few are left today; renders nothing when neither matters. */
export function SendingNote() {
  const { data: user } = useCurrentUser()
  if (!user) return null
  if (user.sendingPausedAt) return <Paused since={user.sendingPausedAt} />
  return user.isEmailVerified ? null : <Unconfirmed />
}

const Paused = ({ since }: { since: string }) => (
  <aside className={styles.note} data-tone="danger" aria-label="Sending">
    <CirclePause />
    <p>
      <b className="medium">Emails to your clients have been paused since {fullDate(since)}.</b> Two of them were
      reported as spam. You can still share links. Email <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> and
      we’ll look into it with you.
    </p>
  </aside>
)

function Unconfirmed() {
  const { data: settings } = useEndpoint(getEmailSettings, {})
  const { isSent, send } = useConfirmationEmail()
  const text = settings && leftTodayMessage(settings.sending.leftToday)
  if (!text) return null
  return (
    <aside className={styles.note} aria-label="Sending">
      <MailWarning />
      <p>
        <b className="medium">{text}</b> Confirm your email address to send more.{' '}
        <button type="button" aria-disabled={isSent} onClick={() => void send()}>
          {isSent ? 'Email sent' : 'Send a confirmation email'}
        </button>
      </p>
    </aside>
  )
}
