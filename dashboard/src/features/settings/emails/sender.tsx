import type { EmailSettings } from '#shared/email-settings.ts'
import type { CurrentUser } from '#shared/users.ts'
import { ConfirmationButton } from '../settings.layout.tsx'
import styles from './emails.module.css'

type SenderProps = { settings: EmailSettings; user: CurrentUser }

/** From whom clients get emails, and where their replies go. */
export function Sender({ settings: { sender }, user }: SenderProps) {
  return (
    <dl className={`border-below stack ${styles.sender}`}>
      <div className="small-column gap-16 rows-4 border-above anywhere">
        <dt className="muted">From</dt>
        <dd>
          <b className="medium">{sender.name}</b> <span className="muted">{`<${sender.address}>`}</span>
        </dd>
      </div>
      <div className="small-column gap-16 rows-4 border-above anywhere">
        <dt className="muted">Replies to</dt>
        <dd>{sender.replyTo === null ? <NobodyYet user={user} /> : <bdi>{sender.replyTo}</bdi>}</dd>
      </div>
    </dl>
  )
}

function NobodyYet({ user }: { user: CurrentUser }) {
  if (user.workspace.role !== 'owner')
    return <span className="muted">No one yet: the owner of this workspace hasn’t confirmed their address.</span>
  return (
    <>
      <span className="muted">
        No one yet: <bdi>{user.email}</bdi> is not confirmed.
      </span>{' '}
      <ConfirmationButton />
    </>
  )
}
