import { CalendarX2, Copy, ExternalLink, TriangleAlert } from 'lucide-react'
import type { Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import { Button } from '../../components/button.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { fullDate, shortDate } from '../../lib/dates.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { countConnected } from './stripe/stripe.accounts.ts'
import styles from './subscription.module.css'
import type { BillingPage } from './use-billing-page.ts'
/** Says that the plan was cancelled, and what follows. */
export function Ending({ plan, subscription }: { plan: PlanName; subscription: Subscription | undefined }) {
  const { data: connections } = useEndpoint(listConnections, {})
  const paused = connections ? countConnected(connections) - (plans.free.limits.connectedAccounts ?? 0) : 0
  const when = subscription?.periodEndsAt ? `on ${fullDate(subscription.periodEndsAt)}` : 'with the billing cycle'
  return (
    <aside className={`row gap-16 card pad-block-12 pad-inline-16 ${styles.notice}`} aria-label="Your plan is ending">
      <CalendarX2 />
      <div className="shrink grow">
        <p className={`strong ${styles.strong}`}>
          Your {offerOf(plan).title} plan ends {when}.
        </p>
        <p className="text-13 muted anywhere">
          Until then everything stays as it is. After that, you’re on Free
          {paused > 0 && `, and ${paused === 1 ? 'one account is' : `${paused} accounts are`} paused`}.
        </p>
      </div>
    </aside>
  )
}
type OverdueProps = { plan: PlanName; endsAt: string; billingPage: BillingPage | undefined }
/** Says that a payment failed, and until when the plan stays. */
export const Overdue = ({ plan, endsAt, billingPage }: OverdueProps) => (
  <aside
    className={`row gap-16 card pad-block-12 pad-inline-16 ${styles.notice}`}
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
export const PaidTwice = ({ billingPage }: Pick<OverdueProps, 'billingPage'>) => (
  <aside
    className={`row gap-16 card pad-block-12 pad-inline-16 ${styles.notice}`}
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
  <Button variant="line" isBusy={billingPage.isOpening} onClick={billingPage.open}>
    Open billing page
    <ExternalLink />
  </Button>
)
