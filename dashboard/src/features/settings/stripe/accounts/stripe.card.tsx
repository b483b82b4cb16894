import { CircleCheck, Plus, Unplug, Webhook } from 'lucide-react'
import { type Connection, defaultRequestRules, type GivenUpConnection } from '#shared/connections.ts'
import type { CurrentUser } from '#shared/users.ts'
import { BlockedWindow } from '../../../../components/blocked-window.tsx'
import { Button } from '../../../../components/button.tsx'
import { useHasRole } from '../../../../components/changes.ts'
import { useConnectStripe } from '../../../../components/connect-stripe.ts'
import { PlansLink } from '../../../../components/plans-link.tsx'
import { givenUpMessage, useDismissGivenUp } from '../../../../components/stripe-banner.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { offerOf } from '../../../../components/plan-offers.ts'
import { nameOf } from '../../../../lib/account-names.ts'
import { automaticallyMessage } from '../../../../lib/rules-messages.ts'
import { wayToConnect } from '../../../../lib/ways-to-connect.ts'
import { RULES_ID } from '../rules/rules.sections.tsx'
import { StripeAccountRow } from './stripe.account-row.tsx'
import { canConnectMore, type Connections, limitReason, unpairedInvoicesOf, unreadOf } from './stripe.accounts.ts'
import { useConfirmEvents } from './use-confirm-events.ts'
import { useDisconnectStripe } from './use-disconnect-stripe.tsx'
import { WebhookDialog } from './webhook.dialog.tsx'
import styles from './stripe.module.css'

type StripeCardProps = {
  user: CurrentUser
  /** Undefined when the list could not be loaded; everything else works without it. */
  connections: Connections | undefined
}

export function StripeCard({ user, connections }: StripeCardProps) {
  const { connect, isOpening, isOpen, blockedUrl, forgetBlocked } = useConnectStripe()
  const { askToDisconnect, askToDisconnectOne } = useDisconnectStripe()
  const confirmEvents = useConfirmEvents()
  const modal = useModal()
  const mayConnect = useHasRole('admin')
  const isConnected = user.connectedStripeAccountId !== undefined
  const items = connections?.items ?? []
  const rules = (items.find(({ status }) => status === 'active') ?? items[0])?.rules
  const hasRoom = !connections || canConnectMore(connections)
  const canLink = connections?.canConnectAccounts ?? true
  const setUpWebhook = (connection?: Connection) =>
    modal.open(<WebhookDialog connection={connection} onClose={modal.close} />)
  const connectFirst = canLink ? connect : () => setUpWebhook()
  return (
    <div className="card">
      <div
        className={`flex align-start gap-12 pad-16 icons-20 icons-muted ${styles.head}`}
        data-state={isConnected ? 'connected' : 'not-connected'}
      >
        {isConnected ? <CircleCheck /> : <Unplug />}
        <div className={`shrink grow ${styles.quote}`}>
          <h3>{isConnected ? 'Stripe connected!' : 'Stripe not connected.'}</h3>
          <p className={`above-4 muted ${styles.explains}`}>
            Clients are automatically emailed to request a testimonial once they have paid their invoices.
          </p>
          <p className="above-4 text-13 muted">
            {rules ? automaticallyMessage(rules) : `By default, ${automaticallyMessage(defaultRequestRules)}`}{' '}
            {rules && <a href={`#${RULES_ID}`}>See your rules</a>}
          </p>
          {!isConnected && !canLink && <ByWebhook isReached={wayToConnect(connections) === 'webhook'} />}
          {!isConnected && canLink && <Linking {...{ isOpen, blockedUrl, forgetBlocked }} />}
        </div>
        {isConnected ? (
          <Button change="disconnect accounts" variant="line" onClick={() => void askToDisconnect(connections?.items)}>
            Disconnect
          </Button>
        ) : (
          (hasRoom || canLink) &&
          wayToConnect(connections) !== 'none' && (
            <Button change="connect accounts" isBusy={isOpening} onClick={connectFirst}>
              Connect
            </Button>
          )
        )}
      </div>
      {connections && connections.givenUp.length > 0 && (
        <GivenUpList givenUp={connections.givenUp} onConnectAgain={canLink && isConnected ? connect : undefined} />
      )}
      {items.length > 0 && (
        <ul className={styles.accounts} role="list" aria-label="Accounts">
          {items.map((account) => (
            <StripeAccountRow
              key={account.id}
              account={account}
              unread={unreadOf(connections, account)}
              unpairedInvoices={unpairedInvoicesOf(connections, account)}
              planTitle={offerOf(user.plan).title}
              onConnectAgain={canLink ? connect : undefined}
              onSetUp={() => setUpWebhook(account)}
              onEventsAdded={() => void confirmEvents(account)}
              onDisconnect={() => askToDisconnectOne(account)}
            />
          ))}
        </ul>
      )}
      {connections && mayConnect && (isConnected || canLink || items.length > 0) && (
        <div className="border-above text-13 muted pad-block-8 pad-inline-16">
          {!hasRoom ? (
            <p className="pad-block-4">
              {limitReason(connections.limit ?? 0, offerOf(user.plan).title)} <PlansLink />
            </p>
          ) : (
            <div className={`flex wrap ${styles.ways}`}>
              {isConnected && (
                <Button
                  variant="quiet"
                  className={styles.more}
                  change="connect accounts"
                  isBusy={isOpening}
                  onClick={connectFirst}
                >
                  <Plus />
                  Connect another account
                </Button>
              )}
              {canLink && (
                <Button
                  variant="quiet"
                  className={styles.other}
                  change="connect accounts"
                  onClick={() => setUpWebhook()}
                >
                  <Webhook />
                  Not using Connect? Add a webhook
                </Button>
              )}
            </div>
          )}
          {isConnected && <Linking {...{ isOpen, blockedUrl, forgetBlocked }} />}
        </div>
      )}
    </div>
  )
}

/** Without Stripe Connect. `isReached`: whether Stripe sends events to this address. */
const ByWebhook = ({ isReached }: { isReached: boolean }) => (
  <p className="above-8 text-13 muted">
    {isReached
      ? 'You add a webhook to your Stripe account. It takes a few minutes.'
      : `No account can be connected here: Stripe sends events only to public addresses that begin with https://, and this one is ${location.origin}. Ask whoever runs this installation.`}
  </p>
)

type LinkingProps = Pick<ReturnType<typeof useConnectStripe>, 'isOpen' | 'blockedUrl' | 'forgetBlocked'>

const Linking = ({ isOpen, blockedUrl, forgetBlocked }: LinkingProps) => (
  <>
    {isOpen && (
      <p className="above-8 text-13 muted" role="status">
        Continue in the window that just opened. This page updates automatically.
      </p>
    )}
    <BlockedWindow url={blockedUrl} label="Open Stripe" onFollowed={forgetBlocked} />
  </>
)

type GivenUpListProps = {
  givenUp: readonly GivenUpConnection[]
  /** Links the same account again; undefined where another button does that, or where it is not possible. */
  onConnectAgain: (() => void) | undefined
}

/** Accounts whose connection was ended at Stripe, until the owner dismisses them. */
function GivenUpList({ givenUp, onConnectAgain }: GivenUpListProps) {
  const dismiss = useDismissGivenUp()
  return (
    <ul className={styles.givenUp} role="list" aria-label="Disconnected at Stripe">
      {givenUp.map((link) => (
        <li className="row wrap border-above pad-block-12 pad-inline-16 gap-12 rows-8 danger icons-20" key={link.id}>
          <Unplug />
          <p className="ink shrink">
            <b className="medium anywhere block">
              <bdi>{nameOf(link)}</bdi>
            </b>
            {givenUpMessage(link)}
          </p>
          <div className="flex wrap gap-8 rows-4">
            {onConnectAgain && (
              <Button
                variant="line"
                size="small"
                change="connect accounts"
                aria-label={`Connect again: ${nameOf(link)}`}
                onClick={onConnectAgain}
              >
                Connect again
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              change="dismiss notices"
              aria-label={`Dismiss: ${nameOf(link)}`}
              onClick={() => void dismiss(link.id)}
            >
              Dismiss
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
