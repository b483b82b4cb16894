import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  defaultRequestRules,
  dismissGivenUpConnection,
  type GivenUpConnection,
  listConnections,
} from '#shared/connections.ts'
import { nameOf } from '../lib/account-names.ts'
import { useCurrentUser } from '../lib/auth/use-current-user.ts'
import { fullDate } from '../lib/dates.ts'
import { messageOf } from '../lib/error-message.ts'
import { automaticallyMessage } from '../lib/rules-messages.ts'
import { useApi } from '../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts'
import { wayToConnect } from '../lib/ways-to-connect.ts'
import { BlockedWindow } from './blocked-window.tsx'
import { Button, ButtonLink } from './button.tsx'
import { useHasRole } from './changes.ts'
import { useConnectStripe } from './connect-stripe.ts'
import styles from './stripe-banner.module.css'
import { useFreeze } from './freeze.context.ts'
import { useToast } from './toast.tsx'

/**
 * Invites an owner without a linked payment account to link one, and tells every owner about a connection that was
 * ended at Stripe. Only to whoever may connect accounts.
 */
export function StripeBanner() {
  const { data: user } = useCurrentUser()
  const freeze = useFreeze()
  const mayConnect = useHasRole('admin')
  if (!user || freeze || !mayConnect) return null
  return user.connectedStripeAccountId === undefined ? <Invitation /> : <EndedBesideOthers />
}

/** Only what an owner with a linked account is told: the invitation has its place in the empty list. */
export function EndedConnection() {
  const { data: user } = useCurrentUser()
  const mayConnect = useHasRole('admin')
  return user?.connectedStripeAccountId === undefined || !mayConnect ? null : <EndedBesideOthers />
}

function useGivenUp() {
  const { data: connections } = useEndpoint(listConnections, {})
  return { connections, givenUp: connections?.givenUp[0] }
}

/** The invitation in a list of ways to begin, for an owner without a linked account. */
export const StripeInvitation = ({ className, buttonClassName }: RowLook) => (
  <Invitation row={{ className, buttonClassName }} />
)

/** How a list shows the banner as one of its rows. */
type RowLook = { className: string | undefined; buttonClassName: string | undefined }

/** Whether there is an invitation: where no account can be connected, only a connection that ended is told about. */
export function useIsInvited(): boolean {
  const { connections, givenUp } = useGivenUp()
  return givenUp !== undefined || wayToConnect(connections) !== 'none'
}

function Invitation({ row }: { row?: RowLook }) {
  const { connect, isOpening, blockedUrl, forgetBlocked } = useConnectStripe()
  const { connections, givenUp } = useGivenUp()
  const isInvited = useIsInvited()
  const isByWebhook = wayToConnect(connections) !== 'connect'
  if (!isInvited) return null
  const button = row ? row.buttonClassName : styles.button
  return (
    <Banner
      call={givenUp ? <Ended link={givenUp} /> : 'Connect your Stripe account to automate testimonial requests.'}
      note="Once clients have paid invoices, an email requesting a testimonial is sent automatically."
      more={
        <>
          <p className="text-13 muted">
            {isByWebhook && 'You add a webhook to your Stripe account, and the next page shows how. '}
            By default, {automaticallyMessage(defaultRequestRules)} <Link to="/settings/stripe">How it works</Link>
          </p>
          <BlockedWindow url={blockedUrl} label="Open Stripe" onFollowed={forgetBlocked} />
        </>
      }
      className={row?.className}
    >
      {givenUp && <Dismiss link={givenUp} className={button} />}
      {isByWebhook ? (
        <ButtonLink to="/settings/stripe" variant="line" className={button}>
          Connect
        </ButtonLink>
      ) : (
        <Button change="connect accounts" variant="line" className={button} isBusy={isOpening} onClick={connect}>
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
      <Dismiss link={givenUp} className={styles.button} />
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

function Dismiss({ link, className }: LinkProps & { className: string | undefined }) {
  const dismiss = useDismissGivenUp()
  return (
    <Button change="dismiss notices" variant="quiet" className={className} onClick={() => void dismiss(link.id)}>
      Dismiss
    </Button>
  )
}

type BannerProps = {
  call: ReactNode
  note: string
  more?: ReactNode
  className?: string | undefined
  children: ReactNode
}

const Banner = ({ call, note, more, className, children }: BannerProps) => (
  <aside className={className ?? `row gap-16 card icons-20 icons-muted ${styles.banner}`} aria-label="Stripe">
    <CreditCard />
    <div className={`shrink grow ${styles.quote}`}>
      <p className="strong">{call}</p>
      <p className="text-13 muted">{note}</p>
      {more}
    </div>
    {children}
  </aside>
)

/** What an owner reads when the connection was ended at Stripe and not here. */
export const givenUpMessage = ({ givenUpAt }: Pick<GivenUpConnection, 'givenUpAt'>): string =>
  `Stripe was disconnected on ${fullDate(givenUpAt)}, on Stripe’s side. Connect again to keep sending requests.`

/** Dismisses the notice. */
export function useDismissGivenUp() {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  return async (id: string) => {
    try {
      await call(dismissGivenUpConnection, { params: { id } })
      toast.succeeded('dismiss-connection')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'dismiss-connection' })
    } finally {
      await refresh(listConnections)
    }
  }
}
