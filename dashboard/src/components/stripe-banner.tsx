import { CreditCard } from 'lucide-react'
import { listConnections } from '#shared/connections.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { BlockedWindow } from './blocked-window.tsx'
import { useEndpoint } from '../lib/use-endpoint.ts'
import { Button, ButtonLink } from './button.tsx'
import { useConnectStripe } from './connect-stripe.ts'
import { givenUpWords, useDismissGivenUp } from './given-up.ts'
import styles from './stripe-banner.module.css'

/** Invites an owner without a linked payment account to link one; nothing for anybody else. */
export function StripeBanner() {
  const { data: user } = useCurrentUser()
  if (!user || user.connectedStripeAccountId !== undefined) return null
  return <Invitation />
}

function Invitation() {
  const { connect, isOpening, blockedUrl, forgetBlocked } = useConnectStripe()
  const { data: connections } = useEndpoint(listConnections, {})
  const dismiss = useDismissGivenUp()
  const [givenUp] = connections?.givenUp ?? []
  return (
    <aside className={styles.banner} aria-label="Stripe">
      <CreditCard />
      <div className={styles.words}>
        <p className={styles.call}>
          {givenUp ? givenUpWords(givenUp) : 'Connect your Stripe account to automate testimonial requests.'}
        </p>
        <p className={styles.note}>
          Once clients have paid invoices, an email requesting a testimonial is sent automatically.
        </p>
        <BlockedWindow url={blockedUrl} label="Open Stripe" onFollowed={forgetBlocked} />
      </div>
      {givenUp && (
        <Button variant="quiet" className={styles.button} onClick={() => void dismiss(givenUp.id)}>
          Dismiss
        </Button>
      )}
      {connections?.canConnectAccounts === false ? (
        <ButtonLink to="/settings/stripe" variant="line" className={styles.button}>
          Connect
        </ButtonLink>
      ) : (
        <Button variant="line" className={styles.button} isBusy={isOpening} onClick={connect}>
          Connect
        </Button>
      )}
    </aside>
  )
}
