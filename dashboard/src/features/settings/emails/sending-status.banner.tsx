import { MailWarning } from 'lucide-react'
import type { SendingStatus } from '#shared/emails.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { Button } from '../../../components/button.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { useConfirmationEmail } from '../../../components/confirmation-email.ts'
import styles from './emails.module.css'
/** Explains why emails to clients are on hold, or that few may be sent, while that is so. */
export function SendingStatusBanner({ sending }: { sending: SendingStatus }) {
  if (sending.pausedAt !== null) return <Paused pausedAt={sending.pausedAt} />
  if (sending.isAddressVerified) return null
  return <Unverified leftToday={sending.leftToday} />
}
const Paused = ({ pausedAt }: { pausedAt: string }) => (
  <aside className={styles.banner} data-tone="danger" aria-label="Sending">
    <MailWarning />
    <div>
      <p className={`strong ${styles.call}`}>Emails to your clients have been paused since {fullDate(pausedAt)}.</p>
      <p>
        Two of them were reported as spam. Nothing is lost: you can still copy and share links. Email{' '}
        <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> and we’ll look into it with you.
      </p>
    </div>
  </aside>
)
function Unverified({ leftToday }: { leftToday: number | null }) {
  const { isSent, send } = useConfirmationEmail()
  return (
    <aside className={styles.banner} aria-label="Sending">
      <MailWarning />
      <div>
        <p className={`strong ${styles.call}`}>Your email address isn’t confirmed yet.</p>
        <p>
          Until it is, you can send only a few emails a day, and clients can’t reply to them.
          {leftToday !== null && ` ${leftMessage(leftToday)}`}
        </p>
      </div>
      <Button variant="line" size="small" aria-disabled={isSent} onClick={() => void send()}>
        {isSent ? 'Email sent' : 'Send a confirmation email'}
      </Button>
    </aside>
  )
}
const leftMessage = (left: number) => (left === 0 ? 'None left for today.' : `${left} left for today.`)
