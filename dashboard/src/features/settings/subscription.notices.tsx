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

/** That the plan was cancelled, and what follows. */
export function Ending({ plan, subscription }: { plan: PlanName; subscription: Subscription | undefined }) {
  const { data: connections } = useEndpoint(listConnections, {})
  const paused = connections ? countConnected(connections) - (plans.free.limits.connectedAccounts ?? 0) : 0
  const when = subscription?.periodEndsAt ? `on ${fullDate(subscription.periodEndsAt)}` : 'with the billing cycle'
  return (
    <aside className={styles.notice} aria-label="The end of your plan">
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

type OverdueProps = { plan: PlanName; endsAt: string; billingPage: BillingPage | undefined }

/** That a payment failed, and until when the plan stays all the same. */
export const Overdue = ({ plan, endsAt, billingPage }: OverdueProps) => (
  <aside className={styles.notice} data-tone="danger" aria-label="A payment failed">
    <TriangleAlert />
    <div>
      <p className={styles.strong}>
        A payment failed. Your {offerOf(plan).title} plan stays until {shortDate(endsAt)}; pay before then.
      </p>
      <p className={styles.small}>
        Stripe goes on trying the card. You can pay, or give another one, on the billing page.
      </p>
    </div>
    {billingPage && <OpenBillingPage billingPage={billingPage} />}
  </aside>
)

/** That more is paid than need be, and where that ends. */
export const PaidTwice = ({ billingPage }: Pick<OverdueProps, 'billingPage'>) => (
  <aside className={styles.notice} data-tone="danger" aria-label="Two subscriptions">
    <Copy />
    <div>
      <p className={styles.strong}>You pay for two subscriptions.</p>
      <p className={styles.small}>One is enough: cancel the other on the billing page.</p>
    </div>
    {billingPage && <OpenBillingPage billingPage={billingPage} />}
  </aside>
)

const OpenBillingPage = ({ billingPage }: { billingPage: BillingPage }) => (
  <Button variant="line" isBusy={billingPage.isOpening} onClick={billingPage.open}>
    Open the billing page
    <ExternalLink />
  </Button>
)
