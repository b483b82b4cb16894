import { CirclePause, MailWarning } from 'lucide-react'
import { getEmailSettings } from '#shared/emails.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { useConfirmationMail } from '../../../components/confirmation-mail.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { fullDate } from '../../../lib/dates.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './sending.note.module.css'
import { leftTodayWords } from './sending.words.ts'

/** Says above the rows why no mail goes out, or that hardly any more will today; nothing while that is of no concern. */
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
      <b>Mails to your clients are paused since {fullDate(since)}.</b> Two of them were reported as spam. Links can be
      shared all the same. Write to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> and we look at it with
      you.
    </p>
  </aside>
)

function Unconfirmed() {
  const { data: settings } = useEndpoint(getEmailSettings, {})
  const { isSent, send } = useConfirmationMail()
  const words = settings && leftTodayWords(settings.sending.leftToday)
  if (!words) return null
  return (
    <aside className={styles.note} aria-label="Sending">
      <MailWarning />
      <p>
        <b>{words}</b> Confirm your address to send more.{' '}
        <button type="button" aria-disabled={isSent} onClick={() => void send()}>
          {isSent ? 'Email sent' : 'Send a confirmation email'}
        </button>
      </p>
    </aside>
  )
}
