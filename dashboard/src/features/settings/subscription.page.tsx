import { CalendarX2 } from 'lucide-react'
import { getSubscription, type Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import { BlockedWindow } from '../../components/blocked-window.tsx'
import { offerOf, offers } from '../../components/plan-offers.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { fullDate } from '../../lib/dates.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { choiceOf, type PlanChoice } from './plan-choice.ts'
import { PlanCard } from './plan.card.tsx'
import { PlanUsage } from './plan.usage.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { SettingsLayout } from './settings.layout.tsx'
import { SettingsLoading } from './settings.loading.tsx'
import { countConnected } from './stripe.accounts.ts'
import styles from './subscription.module.css'
import { usePlanChange } from './use-plan-change.tsx'

export function SubscriptionPage() {
  useTrack('Settings subscription viewed')
  const { data: user } = useCurrentUser()
  const subscription = useEndpoint(getSubscription, {})
  return (
    <SettingsLayout title="Subscription">
      {user ? (
        <>
          {user.isStripeSubscriptionCancelling && <Ending plan={user.plan} subscription={subscription.data} />}
          <PlanUsage subscription={subscription} />
          <Plans user={user} subscription={subscription.data} />
        </>
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

function Ending({ plan, subscription }: { plan: PlanName; subscription: Subscription | undefined }) {
  const { data: connections } = useEndpoint(listConnections, {})
  const paused = connections ? countConnected(connections) - (plans.free.limits.connectedAccounts ?? 0) : 0
  const when = subscription?.periodEndsAt ? `on ${fullDate(subscription.periodEndsAt)}` : 'with the billing cycle'
  return (
    <aside className={styles.ending} aria-label="The end of your plan">
      <CalendarX2 />
      <div>
        <p className={styles.strong}>
          Your {offerOf(plan).title} plan ends {when}.
        </p>
        <p className={styles.small}>
          Until then everything stays as it is. Afterwards you are on Free
          {paused > 0 && `, and ${paused === 1 ? 'one account is' : `${paused} accounts are`} paused`}.
        </p>
      </div>
    </aside>
  )
}

function Plans({ user, subscription }: { user: CurrentUser; subscription: Subscription | undefined }) {
  const { run, changing, checkout } = usePlanChange({ user, subscription })
  const isUnsold = subscription !== undefined && !subscription.offers.some(({ key }) => key === 'pro')
  return (
    <>
      <div className={styles.plans}>
        {offers.map((offer) => {
          const choice = choiceOf({
            plan: offer.plan,
            current: user.plan,
            isCancelling: user.isStripeSubscriptionCancelling,
          })
          const isOutOfReach = choice.action === 'checkout' && isUnsold
          return (
            <PlanCard
              key={offer.plan}
              offer={offer}
              choice={choice}
              isCurrent={offer.plan === user.plan}
              isChanging={changing === offer.plan}
              isDisabled={changing !== undefined || isOutOfReach}
              onChoose={() => choice.action && run(choice.action)}
              note={noteOf({ choice, isOutOfReach })}
            />
          )
        })}
      </div>
      <div className={styles.checkout}>
        <div role="status">
          {checkout.isOpen && <p>Finish the payment in the window that has opened. This page follows by itself.</p>}
        </div>
        <BlockedWindow url={checkout.blockedUrl} label="Open the checkout" onFollowed={checkout.forgetBlocked} />
      </div>
      <p className={styles.terms}>
        Cancelling keeps your plan until the end of the billing cycle. Published walls stay up on every plan. There are
        no refunds.
      </p>
    </>
  )
}

function noteOf({ choice, isOutOfReach }: { choice: PlanChoice; isOutOfReach: boolean }) {
  if (isOutOfReach) return 'Payments are not set up on this server.'
  if (choice.action !== 'nothing') return null
  return (
    <>
      Write to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>.
    </>
  )
}
