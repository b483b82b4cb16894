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
import { type Connection, LINK_EVENT_TYPES } from '#shared/connections.ts'
import { Button } from '../../../../components/button.tsx'
import type { Change } from '../../../../components/changes.ts'
import { Menu } from '../../../../components/menu.tsx'
import { PlansLink } from '../../../../components/plans-link.tsx'
import { fullDate } from '../../../../lib/dates.ts'
import { useMinute } from '../../../../lib/use-clock.ts'
import { formatJust } from '../../../../lib/moments.ts'
import { nameOf, shortId } from '../../../../lib/account-names.ts'
import { unreadMessage } from './stripe.accounts.ts'
import { WEBHOOKS_AT_STRIPE } from './webhook.dialog.tsx'
import styles from './stripe.module.css'
import webhookStyles from './webhook.module.css'

const states: Record<Connection['status'], { word: string; icon: LucideIcon }> = {
  active: { word: 'Connected', icon: CircleCheck },
  paused_plan: { word: 'Paused', icon: CirclePause },
  needs_attention: { word: 'Needs attention', icon: TriangleAlert },
  awaiting_secret: { word: 'Not finished', icon: TriangleAlert },
}

const CONNECT: Change = 'connect accounts'

type StripeAccountRowProps = {
  account: Connection
  /** How many messages from Stripe about it could not be read. */
  unread: number
  /** How many paid invoices it reported without the event that comes with each. */
  unpairedInvoices: number
  planTitle: string
  /** Links the same account again; undefined where that is not possible. */
  onConnectAgain: (() => void) | undefined
  /** Continues setting up a webhook, or changes its secret. */
  onSetUp: () => void
  /** The owner has added the missing events at Stripe. */
  onEventsAdded: () => void
  onDisconnect: () => void
}

export function StripeAccountRow(props: StripeAccountRowProps) {
  const { account, onConnectAgain, onSetUp, onDisconnect } = props
  const { accountId, name, kind, status, isLive, connectedAt, lastHeardAt } = account
  const now = useMinute()
  const { word, icon: Icon } = states[status]
  const canConnectAgain = status === 'needs_attention' && kind === 'account' && onConnectAgain !== undefined
  return (
    <li className={`stack border-above align-center span-all ${styles.account}`}>
      <div className={styles.who}>
        <b className="medium anywhere">
          <bdi>{nameOf(account)}</bdi>
        </b>{' '}
        <small className="text-12-18 muted">
          {kind === 'webhook' ? 'Your own webhook' : name !== null && <bdi title={accountId}>{shortId(accountId)}</bdi>}
        </small>
      </div>
      <div className={`row wrap tabular gap-0-8 ${styles.status}`}>
        <span
          className={`row gap-8 icons-14 text-13-20 ${styles.state}`}
          data-status={status}
          title={`Since ${fullDate(connectedAt)}`}
        >
          <Icon />
          {word}
        </span>
        {status !== 'awaiting_secret' && (
          <small className="text-12-18 muted">
            {lastHeardAt === null
              ? 'Nothing heard from Stripe yet'
              : `Heard from Stripe ${formatJust(new Date(lastHeardAt), now)}`}
          </small>
        )}
      </div>
      <small className={`text-12-18 muted ${styles.mode}`}>
        {(kind === 'account' || lastHeardAt !== null) && (isLive ? 'Live' : 'Test mode')}
      </small>
      <Menu
        label={`More actions for ${nameOf(account)}`}
        triggerClassName={`center square-32 round-control muted hover-tint ${styles.menu}`}
        trigger={<Ellipsis />}
        items={[
          ...(canConnectAgain
            ? [{ label: 'Connect again', icon: RotateCcw, change: CONNECT, onSelect: onConnectAgain }]
            : []),
          ...(kind === 'webhook'
            ? [
                status === 'awaiting_secret'
                  ? { label: 'Finish setting up', icon: ListChecks, change: CONNECT, onSelect: onSetUp }
                  : { label: 'Change the signing secret', icon: KeyRound, change: CONNECT, onSelect: onSetUp },
              ]
            : []),
          { label: 'Disconnect', icon: Unplug, change: 'disconnect accounts', onSelect: onDisconnect },
        ]}
      />
      {props.unread > 0 && (
        <p className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
          {unreadMessage(props.unread)}
        </p>
      )}
      <Note {...props} />
    </li>
  )
}

function Note(props: StripeAccountRowProps) {
  const { account, planTitle, unpairedInvoices, onConnectAgain, onSetUp, onEventsAdded } = props
  const { kind, status, missingEventTypes: missing } = account
  if (status === 'paused_plan')
    return (
      <p className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        The {planTitle} plan doesn’t include this account. Its clients aren’t asked until you upgrade or disconnect
        another account. <PlansLink />
      </p>
    )
  if (status === 'awaiting_secret')
    return (
      <div className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        <p>Stripe doesn’t know yet where to send your payments.</p>
        <Button
          variant="line"
          size="small"
          change="connect accounts"
          aria-label={`Finish setting up ${nameOf(account)}`}
          onClick={onSetUp}
        >
          Finish setting up
        </Button>
      </div>
    )
  if (status === 'needs_attention')
    return (
      <div className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        <p>Stripe no longer sends us its payments, so its clients aren’t asked. Connect it again to continue.</p>
        {kind === 'account' && onConnectAgain && (
          <Button
            variant="line"
            size="small"
            change="connect accounts"
            aria-label={`Connect again: ${nameOf(account)}`}
            onClick={onConnectAgain}
          >
            Connect again
          </Button>
        )}
      </div>
    )
  if (missing.length > 0)
    return (
      <div className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        <p>
          This webhook lacks events that we need, so we may miss a refund or a dispute. In your Stripe dashboard, open{' '}
          <WebhooksLink />, edit the destination and add{' '}
          {missing.length === 1 ? 'this event' : `these ${missing.length} events`}:
        </p>
        <EventTypes label="Events to add" types={missing} />
        <Button
          variant="line"
          size="small"
          change="save changes"
          aria-label={`I added them: ${nameOf(account)}`}
          onClick={onEventsAdded}
        >
          I added them
        </Button>
      </div>
    )
  if (unpairedInvoices > 0)
    return (
      <div className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        <p>
          This webhook reported {unpairedInvoices.toLocaleString('en')} paid invoices, but never the event{' '}
          <code className="anywhere sunken">invoice_payment.paid</code> that Stripe sends with each. It may lack other
          events too, so we may miss a refund or a dispute. In your Stripe dashboard, open <WebhooksLink />, edit the
          destination and select all of these events. This message disappears when the event arrives.
        </p>
        <EventTypes label="Events to select" types={LINK_EVENT_TYPES} />
      </div>
    )
  if (kind === 'webhook')
    return (
      <p className={`justify-start gap-8 text-13 muted span-all pad-block-8 stack ${styles.note}`}>
        A webhook only reports new events. There is no dry run, we recognise deposits only by the text of the invoice,
        events that Stripe fails to deliver are lost, and testimonials don’t show “Verified client”.
      </p>
    )
  return null
}

const WebhooksLink = () => (
  <a href={WEBHOOKS_AT_STRIPE} target="_blank" rel="noreferrer">
    Workbench, Webhooks
  </a>
)

const EventTypes = ({ label, types }: { label: string; types: readonly string[] }) => (
  <ul className={`flex wrap gap-8 rows-4 ${webhookStyles.events}`} aria-label={label}>
    {types.map((type) => (
      <li key={type}>
        <code className="anywhere sunken">{type}</code>
      </li>
    ))}
  </ul>
)
