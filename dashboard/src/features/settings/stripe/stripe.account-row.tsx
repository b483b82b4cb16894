import {
  CircleCheck,
  CirclePause,
  Ellipsis,
  KeyRound,
  ListChecks,
  RotateCcw,
  TriangleAlert,
  Unplug,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Connection } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { Menu } from '../../../components/menu.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { justWords } from '../../../lib/moments.ts'
import { nameOf, shortId } from '../../../lib/account-names.ts'
import { unreadWords } from './stripe.accounts.ts'
import styles from './stripe.module.css'

const states: Record<Connection['status'], { word: string; icon: LucideIcon }> = {
  active: { word: 'Connected', icon: CircleCheck },
  paused_plan: { word: 'Paused', icon: CirclePause },
  needs_attention: { word: 'Needs attention', icon: TriangleAlert },
  awaiting_secret: { word: 'Not finished', icon: TriangleAlert },
}

type StripeAccountRowProps = {
  account: Connection
  /** How much Stripe told us of it that we could not take in. */
  unread: number
  planTitle: string
  /** Links the same account anew; nothing where that is not possible. */
  onConnectAgain: (() => void) | undefined
  /** Goes on with a webhook, or takes a new secret of it. */
  onSetUp: () => void
  onDisconnect: () => void
}

export function StripeAccountRow(props: StripeAccountRowProps) {
  const { account, onConnectAgain, onSetUp, onDisconnect } = props
  const { accountId, name, kind, status, isLive, connectedAt, lastHeardAt } = account
  const now = useMinute()
  const { word, icon: Icon } = states[status]
  const canConnectAgain = status === 'needs_attention' && kind === 'account' && onConnectAgain !== undefined
  return (
    <li className={styles.account}>
      <div className={styles.who}>
        <b>
          <bdi>{nameOf(account)}</bdi>
        </b>{' '}
        <small>
          {kind === 'webhook' ? 'Your own webhook' : name !== null && <bdi title={accountId}>{shortId(accountId)}</bdi>}
        </small>
      </div>
      <div className={styles.standing}>
        <span className={styles.state} data-status={status} title={`Since ${fullDate(connectedAt)}`}>
          <Icon />
          {word}
        </span>
        {status !== 'awaiting_secret' && (
          <small>
            {lastHeardAt === null
              ? 'Nothing heard from Stripe yet'
              : `Heard from Stripe ${justWords(new Date(lastHeardAt), now)}`}
          </small>
        )}
      </div>
      <small className={styles.mode}>
        {(kind === 'account' || lastHeardAt !== null) && (isLive ? 'Live' : 'Test mode')}
      </small>
      <Menu
        label={`More actions for ${nameOf(account)}`}
        triggerClassName={styles.menu}
        trigger={<Ellipsis />}
        items={[
          ...(canConnectAgain ? [{ label: 'Connect again', icon: RotateCcw, onSelect: onConnectAgain }] : []),
          ...(kind === 'webhook'
            ? [
                status === 'awaiting_secret'
                  ? { label: 'Finish setting up', icon: ListChecks, onSelect: onSetUp }
                  : { label: 'Change the signing secret', icon: KeyRound, onSelect: onSetUp },
              ]
            : []),
          { label: 'Disconnect', icon: Unplug, onSelect: onDisconnect },
        ]}
      />
      {props.unread > 0 && <p className={styles.note}>{unreadWords(props.unread)}</p>}
      <Note {...props} />
    </li>
  )
}

function Note({ account, planTitle, onConnectAgain, onSetUp }: StripeAccountRowProps) {
  const { kind, status } = account
  if (status === 'paused_plan')
    return (
      <p className={styles.note}>
        The {planTitle} plan has no room for it: its clients are not asked until you move to a larger plan or disconnect
        another account. <Link to="/settings/subscription">See the plans</Link>
      </p>
    )
  if (status === 'awaiting_secret')
    return (
      <div className={styles.note}>
        <p>Stripe is still to be told where to send your payments.</p>
        <Button variant="line" size="small" aria-label={`Finish setting up ${nameOf(account)}`} onClick={onSetUp}>
          Finish setting up
        </Button>
      </div>
    )
  if (status === 'needs_attention')
    return (
      <div className={styles.note}>
        <p>Stripe no longer tells us of its payments, so its clients are not asked. Connect it again to go on.</p>
        {kind === 'account' && onConnectAgain && (
          <Button variant="line" size="small" aria-label={`Connect again: ${nameOf(account)}`} onClick={onConnectAgain}>
            Connect again
          </Button>
        )}
      </div>
    )
  if (kind === 'webhook')
    return (
      <p className={styles.note}>
        A webhook tells us what happens from now on, and can be asked nothing: there is no dry run, a deposit is known
        only by what its invoice says, what Stripe fails to deliver is not caught up on, and testimonials carry no
        “Verified client”.
      </p>
    )
  return null
}
