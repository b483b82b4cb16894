import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { type GivenUpConnection, listConnections } from '#shared/connections.ts'
import { nameOf } from '../lib/account-names.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { BlockedWindow } from './blocked-window.tsx'
import { useEndpoint } from '../lib/use-endpoint.ts'
import { Button, ButtonLink } from './button.tsx'
import { useConnectStripe } from './connect-stripe.ts'
import { givenUpMessage, useDismissGivenUp } from './given-up.ts'
import styles from './stripe-banner.module.css'

/**
 * Invites an owner without a linked payment account to link one, and tells every owner about a connection that was
 * ended at Stripe.
 */
export function StripeBanner() {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return user.connectedStripeAccountId === undefined ? <Invitation /> : <EndedBesideOthers />
}

function useGivenUp() {
  const { data: connections } = useEndpoint(listConnections, {})
  return { connections, givenUp: connections?.givenUp[0] }
}

function Invitation() {
  const { connect, isOpening, blockedUrl, forgetBlocked } = useConnectStripe()
  const { connections, givenUp } = useGivenUp()
  return (
    <Banner
      call={givenUp ? <Ended link={givenUp} /> : 'Connect your Stripe account to automate testimonial requests.'}
      note="Once clients have paid invoices, an email requesting a testimonial is sent automatically."
      more={<BlockedWindow url={blockedUrl} label="Open Stripe" onFollowed={forgetBlocked} />}
    >
      {givenUp && <Dismiss link={givenUp} />}
      {connections?.canConnectAccounts === false ? (
        <ButtonLink to="/settings/stripe" variant="line" className={styles.button}>
          Connect
        </ButtonLink>
      ) : (
        <Button variant="line" className={styles.button} isBusy={isOpening} onClick={connect}>
          Connect
        </Button>
      )}
    </Banner>
  )
}

function EndedBesideOthers() {
  const { givenUp } = useGivenUp()
  if (!givenUp) return null
  return (
    <Banner
      call={<Ended link={givenUp} />}
      note="Clients who pay through this account aren’t asked. Your other accounts keep working."
    >
      <Dismiss link={givenUp} />
      <ButtonLink to="/settings/stripe" variant="line" className={styles.button}>
        Connect again
      </ButtonLink>
    </Banner>
  )
}

type LinkProps = { link: GivenUpConnection }

const Ended = ({ link }: LinkProps) => (
  <>
    <bdi>{nameOf(link)}</bdi>: {givenUpMessage(link)}
  </>
)

function Dismiss({ link }: LinkProps) {
  const dismiss = useDismissGivenUp()
  return (
    <Button variant="quiet" className={styles.button} onClick={() => void dismiss(link.id)}>
      Dismiss
    </Button>
  )
}

type BannerProps = { call: ReactNode; note: string; more?: ReactNode; children: ReactNode }

const Banner = ({ call, note, more, children }: BannerProps) => (
  <aside className={`row gap-16 card below-32 icons-20 icons-muted ${styles.banner}`} aria-label="Stripe">
    <CreditCard />
    <div className={`shrink grow ${styles.quote}`}>
      <p className="strong">{call}</p>
      <p className="text-13 muted">{note}</p>
      {more}
    </div>
    {children}
  </aside>
)
