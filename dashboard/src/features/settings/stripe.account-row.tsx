import { CircleCheck, CirclePause, Ellipsis, RotateCcw, TriangleAlert, Unplug, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Connection } from '#shared/connections.ts'
import { Menu } from '../../components/menu.tsx'
import { fullDate } from '../../lib/dates.ts'
import { nameOf, shortId } from './stripe.accounts.ts'
import styles from './stripe.module.css'

const states: Record<Connection['status'], { word: string; icon: LucideIcon }> = {
  active: { word: 'Connected', icon: CircleCheck },
  paused_plan: { word: 'Paused', icon: CirclePause },
  needs_attention: { word: 'Needs attention', icon: TriangleAlert },
  awaiting_secret: { word: 'Not finished', icon: TriangleAlert },
}

type StripeAccountRowProps = {
  account: Connection
  planTitle: string
  onConnectAgain: () => void
  onDisconnect: () => void
}

export function StripeAccountRow({ account, planTitle, onConnectAgain, onDisconnect }: StripeAccountRowProps) {
  const { accountId, name, status, connectedAt } = account
  const { word, icon: Icon } = states[status]
  const again = { label: 'Connect again', icon: RotateCcw, onSelect: onConnectAgain }
  return (
    <li className={styles.account}>
      <b className={styles.name}>
        <bdi>{nameOf(account)}</bdi>
      </b>
      <span className={styles.fact}>{name !== null && <bdi title={accountId}>{shortId(accountId)}</bdi>}</span>
      <span className={styles.fact}>since {fullDate(connectedAt)}</span>
      <span className={styles.state} data-status={status}>
        <Icon />
        {word}
      </span>
      <Menu
        label={`More actions for ${nameOf(account)}`}
        triggerClassName={styles.menu}
        trigger={<Ellipsis />}
        items={[
          ...(status === 'needs_attention' ? [again] : []),
          { label: 'Disconnect', icon: Unplug, onSelect: onDisconnect },
        ]}
      />
      {status === 'paused_plan' && (
        <p className={styles.note}>
          The {planTitle} plan has no room for it: its clients are not asked until you move to a larger plan or
          disconnect another account. <Link to="/settings/subscription">See the plans</Link>
        </p>
      )}
      {status === 'needs_attention' && (
        <p className={styles.note}>
          Stripe no longer tells us of its payments, so its clients are not asked. Connect it again to go on.
        </p>
      )}
    </li>
  )
}
