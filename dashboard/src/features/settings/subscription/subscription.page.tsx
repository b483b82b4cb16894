import { CalendarX2, Copy, ExternalLink, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { getSubscription, type Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import { BlockedWindow } from '../../../components/blocked-window.tsx'
import { Button, WAIT } from '../../../components/button.tsx'
import { RoleNote } from '../../../components/needed-role.tsx'
import { offerOf, offers } from '../../../components/plan-offers.ts'
import { Segments } from '../../../components/segments.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { fullDate, shortDate } from '../../../lib/dates.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading } from '../settings.layout.tsx'
import { countConnected } from '../stripe/accounts/stripe.accounts.ts'
import { choiceOf, hasIntervals, type Interval, noteOf, type PlanNote, priceOf } from './plan-choice.ts'
import { FrozenOthers } from './frozen.notice.tsx'
import { freezesMessage } from './frozen.messages.ts'
import { PlanCard } from './plan.card.tsx'
import { PlanUsage } from './plan.usage.tsx'
import { type BillingPage, useBillingPage, usePlanChange } from './use-plan-change.tsx'
import styles from './subscription.module.css'

export function SubscriptionPage() {
  useTrack('Settings subscription viewed')
  const { data: user } = useCurrentUser()
  return (
    <SettingsLayout tab="/settings/subscription">
      {!user ? (
        <SettingsLoading />
      ) : user.workspace.role === 'owner' ? (
        <OwnersSubscription user={user} />
      ) : (
        <div className="above-24">
          <RoleNote needed="owner" what="see and change its plan" />
        </div>
      )}
    </SettingsLayout>
  )
}

function OwnersSubscription({ user }: { user: CurrentUser }) {
  const subscription = useEndpoint(getSubscription, {})
  const billingPage = useBillingPage()
  return (
    <>
      <Notices user={user} subscription={subscription.data} billingPage={billingPage} />
      <PlanUsage subscription={subscription} billingPage={billingPage} />
      <Windows
        status={billingPage.isOpen && 'The billing page is open in another window. This page updates automatically.'}
        blockedUrl={billingPage.blockedUrl}
        label="Open billing page"
        onFollowed={billingPage.forgetBlocked}
      />
      <Plans user={user} subscription={subscription.data} billingPage={billingPage} />
    </>
  )
}

const UNSOLD = 'Payments are not set up on this server.'

type PlansProps = { user: CurrentUser; subscription: Subscription | undefined; billingPage: BillingPage }

function Notices({ user, subscription, billingPage }: PlansProps) {
  const overdueUntil = user.plan === 'free' ? null : subscription?.graceEndsAt
  const reachable = subscription?.hasBillingPage ? billingPage : undefined
  return (
    <>
      {overdueUntil && <Overdue plan={user.plan} endsAt={overdueUntil} billingPage={reachable} />}
      {subscription?.hasSeveral && <PaidTwice billingPage={reachable} />}
      {user.isStripeSubscriptionCancelling && <Ending user={user} subscription={subscription} />}
      <FrozenOthers user={user} />
    </>
  )
}

const intervals = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const

function Plans({ user, subscription, billingPage }: PlansProps) {
  const [chosen, setChosen] = useState<Interval>()
  const sold = subscription?.offers ?? []
  const interval = hasIntervals(sold) ? (chosen ?? subscription?.interval ?? 'month') : 'month'
  const { run, buy, changing, checkout } = usePlanChange({ user, subscription, interval })
  return (
    <>
      {hasIntervals(sold) && (
        <div className={`below-16 ${styles.interval}`}>
          <Segments label="How often you pay" options={intervals} value={interval} onChange={setChosen} />
        </div>
      )}
      <div className={`border round-card ${styles.plans}`}>
        {offers.map((offer) => {
          const { plan } = offer
          const choice = choiceOf({ plan, current: user.plan, isCancelling: user.isStripeSubscriptionCancelling })
          const note = noteOf({ plan, current: user.plan, choice, interval, subscription })
          return (
            <PlanCard
              key={plan}
              offer={offer}
              price={priceOf({ plan, interval, offers: sold })}
              choice={choice}
              isCurrent={plan === user.plan}
              isChanging={changing === plan}
              disabledReason={changing !== undefined ? WAIT : note === 'unsold' ? UNSOLD : undefined}
              onChoose={() => choice.action && run(choice.action)}
              note={
                note && (
                  <Note
                    note={note}
                    subscription={subscription}
                    billingPage={billingPage}
                    isChanging={changing !== undefined}
                    onStudio={() => buy('studio')}
                  />
                )
              }
            />
          )
        })}
      </div>
      <Windows
        status={
          checkout.isOpen &&
          (user.plan === 'free'
            ? 'Finish the payment in the window that just opened. This page updates automatically.'
            : 'Confirm the change in the window that just opened. This page updates automatically.')
        }
        blockedUrl={checkout.blockedUrl}
        label="Open checkout"
        onFollowed={checkout.forgetBlocked}
      />
      <p className="above-24 text-13 muted">
        If you cancel, you keep your plan until the end of the billing cycle. Published walls stay up on every plan.
        There are no refunds. {freezesMessage(user)}
      </p>
    </>
  )
}

type NoteProps = { note: PlanNote; isChanging: boolean; onStudio: () => void } & Pick<
  PlansProps,
  'subscription' | 'billingPage'
>

function Note({ note, subscription, billingPage, isChanging, onStudio }: NoteProps) {
  const line = (wording: string, { isBusy, onPress }: { isBusy: boolean; onPress: () => void }) => (
    <button
      type="button"
      className={`touch-small accent underline ${styles.billing}`}
      aria-disabled={isBusy}
      title={isBusy ? WAIT : undefined}
      onClick={() => !isBusy && onPress()}
    >
      {wording}
    </button>
  )
  const toBillingPage = (wording: string) => line(wording, { isBusy: billingPage.isOpening, onPress: billingPage.open })
  switch (note) {
    case 'unsold':
      return UNSOLD
    case 'studio-at-checkout':
      return (
        <>
          To move to {offerOf('studio').title}, {line('go to checkout', { isBusy: isChanging, onPress: onStudio })}.
        </>
      )
    case 'studio-on-billing-page':
      return (
        <>
          To move to {offerOf('studio').title}, {toBillingPage('open the billing page')}.
        </>
      )
    case 'other-interval':
      return (
        <>
          You pay by the {subscription?.interval}. {toBillingPage('Change it on the billing page')}.
        </>
      )
  }
}

type WindowsProps = { status: string | false; blockedUrl: string | undefined; label: string; onFollowed: () => void }

/** What is open in another window, or was blocked from opening. */
const Windows = ({ status, ...blocked }: WindowsProps) => (
  <div className={styles.windows}>
    <div role="status">{status && <p>{status}</p>}</div>
    <BlockedWindow url={blocked.blockedUrl} label={blocked.label} onFollowed={blocked.onFollowed} />
  </div>
)

/** Says that the plan was cancelled, and what follows. */
function Ending({ user, subscription }: Pick<PlansProps, 'user' | 'subscription'>) {
  const { data: connections } = useEndpoint(listConnections, {})
  const freezes = freezesMessage(user)
  const paused = connections ? countConnected(connections) - (plans.free.limits.connectedAccounts ?? 0) : 0
  const when = subscription?.periodEndsAt ? `on ${fullDate(subscription.periodEndsAt)}` : 'with the billing cycle'
  return (
    <aside
      className={`row gap-16 card below-32 pad-block-12 pad-inline-16 icons-20 icons-muted ${styles.notice}`}
      aria-label="Your plan is ending"
    >
      <CalendarX2 />
      <div className="shrink grow">
        <p className={`strong ${styles.strong}`}>
          Your {offerOf(user.plan).title} plan ends {when}.
        </p>
        <p className="text-13 muted anywhere">
          Until then everything stays as it is. After that, you’re on Free
          {paused > 0 && `, and ${paused === 1 ? 'one account is' : `${paused} accounts are`} paused`}.
          {freezes && ` ${freezes}`}
        </p>
      </div>
    </aside>
  )
}

type OverdueProps = { plan: PlanName; endsAt: string; billingPage: BillingPage | undefined }

/** Says that a payment failed, and until when the plan stays. */
const Overdue = ({ plan, endsAt, billingPage }: OverdueProps) => (
  <aside
    className={`row gap-16 card below-32 pad-block-12 pad-inline-16 icons-20 icons-muted ${styles.notice}`}
    data-tone="danger"
    aria-label="A payment failed"
  >
    <TriangleAlert />
    <div className="shrink grow">
      <p className={`strong ${styles.strong}`}>
        A payment failed. Your {offerOf(plan).title} plan stays until {shortDate(endsAt)}. Pay before then.
      </p>
      <p className="text-13 muted anywhere">
        Stripe keeps retrying your card. You can pay or change your card on the billing page.
      </p>
    </div>
    {billingPage && <OpenBillingPage billingPage={billingPage} />}
  </aside>
)

/** Says that the owner pays for two subscriptions, and where to cancel one. */
const PaidTwice = ({ billingPage }: Pick<OverdueProps, 'billingPage'>) => (
  <aside
    className={`row gap-16 card below-32 pad-block-12 pad-inline-16 icons-20 icons-muted ${styles.notice}`}
    data-tone="danger"
    aria-label="Two subscriptions"
  >
    <Copy />
    <div className="shrink grow">
      <p className={`strong ${styles.strong}`}>You’re paying for two subscriptions.</p>
      <p className="text-13 muted anywhere">You only need one. Cancel the other on the billing page.</p>
    </div>
    {billingPage && <OpenBillingPage billingPage={billingPage} />}
  </aside>
)

const OpenBillingPage = ({ billingPage }: { billingPage: BillingPage }) => (
  <Button className={`rigid ${styles.open}`} variant="line" isBusy={billingPage.isOpening} onClick={billingPage.open}>
    Open billing page
    <ExternalLink />
  </Button>
)
