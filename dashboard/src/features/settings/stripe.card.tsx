import { CircleCheck, Plus, Unplug } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/users.ts'
import { BlockedWindow } from '../../components/blocked-window.tsx'
import { Button } from '../../components/button.tsx'
import { useConnectStripe } from '../../components/connect-stripe.ts'
import { offerOf } from '../../components/plan-offers.ts'
import { StripeAccountRow } from './stripe.account-row.tsx'
import { type Connections, canConnectMore, limitReason } from './stripe.accounts.ts'
import styles from './stripe.module.css'
import { useDisconnectStripe } from './use-disconnect-stripe.tsx'

type StripeCardProps = {
  user: CurrentUser
  /** Nothing when the list could not be loaded: the rest works without it. */
  connections: Connections | undefined
}

export function StripeCard({ user, connections }: StripeCardProps) {
  const { connect, isOpening, isOpen, blockedUrl, forgetBlocked } = useConnectStripe()
  const { askToDisconnect, askToDisconnectOne } = useDisconnectStripe()
  const isConnected = user.connectedStripeAccountId !== undefined
  const items = connections?.items ?? []
  const linking = (
    <>
      {isOpen && (
        <p className={styles.hint} role="status">
          Go on in the window that has opened. This page follows by itself.
        </p>
      )}
      <BlockedWindow url={blockedUrl} label="Open Stripe" onFollowed={forgetBlocked} />
    </>
  )

  return (
    <div className={styles.card}>
      <div className={styles.head} data-state={isConnected ? 'connected' : 'not-connected'}>
        {isConnected ? <CircleCheck /> : <Unplug />}
        <div className={styles.words}>
          <h3>{isConnected ? 'Stripe connected!' : 'Stripe not connected.'}</h3>
          <p>Clients are automatically emailed to request a testimonial once they have paid their invoices.</p>
          {!isConnected && linking}
        </div>
        {isConnected ? (
          <Button variant="line" onClick={() => void askToDisconnect(connections?.items)}>
            Disconnect
          </Button>
        ) : (
          <Button isBusy={isOpening} onClick={connect}>
            Connect
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <ul className={styles.accounts} role="list">
          {items.map((account) => (
            <StripeAccountRow
              key={account.id}
              account={account}
              planTitle={offerOf(user.plan).title}
              onConnectAgain={connect}
              onDisconnect={() => askToDisconnectOne(account)}
            />
          ))}
        </ul>
      )}
      {isConnected && connections && (
        <div className={styles.foot}>
          {canConnectMore(connections) ? (
            <Button variant="quiet" className={styles.more} isBusy={isOpening} onClick={connect}>
              <Plus />
              Connect another account
            </Button>
          ) : (
            <p>
              {limitReason(connections.limit ?? 0, offerOf(user.plan).title)}{' '}
              <Link to="/settings/subscription">See the plans</Link>
            </p>
          )}
          {linking}
        </div>
      )}
    </div>
  )
}
