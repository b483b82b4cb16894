import { MailWarning } from 'lucide-react'
import type { SendingStanding } from '#shared/emails.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { Button } from '../../../components/button.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { useConfirmationMail } from '../../../components/confirmation-mail.ts'
import styles from './emails.module.css'

/** Says why mails to clients wait, or that few may go, while that is so. */
export function StandingBanner({ sending }: { sending: SendingStanding }) {
  if (sending.pausedAt !== null) return <Paused pausedAt={sending.pausedAt} />
  if (sending.isAddressVerified) return null
  return <Unverified leftToday={sending.leftToday} />
}

const Paused = ({ pausedAt }: { pausedAt: string }) => (
  <aside className={styles.banner} data-tone="danger" aria-label="Sending">
    <MailWarning />
    <div>
      <p className={styles.call}>Mails to your clients are paused since {fullDate(pausedAt)}.</p>
      <p>
        Two of them were reported as spam. Nothing is lost: links can be copied and shared all the same. Write to{' '}
        <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> and we look at it with you.
      </p>
    </div>
  </aside>
)

function Unverified({ leftToday }: { leftToday: number | null }) {
  const { isSent, send } = useConfirmationMail()
  return (
    <aside className={styles.banner} aria-label="Sending">
      <MailWarning />
      <div>
        <p className={styles.call}>Your address is not confirmed yet.</p>
        <p>
          Until it is, only a few mails a day go out, and clients cannot reply to them.
          {leftToday !== null && ` ${leftWords(leftToday)}`}
        </p>
      </div>
      <Button variant="line" size="small" aria-disabled={isSent} onClick={() => void send()}>
        {isSent ? 'Email sent' : 'Send a confirmation email'}
      </Button>
    </aside>
  )
}

const leftWords = (left: number) =>
  left === 0 ? 'None is left for today.' : `${left} ${left === 1 ? 'is' : 'are'} left for today.`
