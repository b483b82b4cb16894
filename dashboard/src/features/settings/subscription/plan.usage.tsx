import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { getEmailSettings } from '#shared/email-settings.ts'
import { listForms } from '#shared/forms.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { WAIT } from '../../../components/button.tsx'
import { Meter } from '../../../components/meter.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { dayAndMonth, fullDate } from '../../../lib/dates.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { paidEachTime } from './plan-choice.ts'
import { nameOf } from '../../../lib/account-names.ts'
import { countConnected } from '../stripe/accounts/stripe.accounts.ts'
import type { BillingPage } from './use-plan-change.tsx'
import styles from './subscription.module.css'

const names = new Intl.ListFormat('en')
type PlanUsageProps = { subscription: Loaded<Subscription>; billingPage: BillingPage }

/** How much of the plan is used, and the next payment. */
export function PlanUsage({ subscription, billingPage }: PlanUsageProps) {
  return (
    <div className={`below-32 phone-column gap-24-32 ${styles.usage}`}>
      <RequestsUsed />
      <AccountsUsed />
      <FormsUsed />
      <NextPayment subscription={subscription} billingPage={billingPage} />
    </div>
  )
}

export type Loaded<T> = { data?: T | undefined; error?: unknown }

function RequestsUsed() {
  const { data, error } = useEndpoint(getRequestUsage, {})
  return (
    <Fact title="Requests" isLoading={!data && !error}>
      {data &&
        (data.limit === null ? (
          <p>{count(data.used, 'request')} this month, unlimited</p>
        ) : (
          <>
            <p>
              <b className="medium ink">
                {data.used} of {data.limit}
              </b>{' '}
              requests this month, resets {dayAndMonth(data.resetsOn)}
            </p>
            <Meter used={data.used} limit={data.limit} />
            <p className="text-13 muted anywhere">Reminders don’t count. Automatic requests count when sent.</p>
          </>
        ))}
      {data && <DailyLimit />}
    </Fact>
  )
}

/** Until the owner's address is confirmed, whatever the plan. */
function DailyLimit() {
  const { data: settings } = useEndpoint(getEmailSettings, {})
  const limit = settings?.sending.dailyLimit
  if (!limit) return null
  return (
    <p className="text-13 muted anywhere">
      You can send {limit.toLocaleString('en')} emails a day until you{' '}
      <Link to="/settings/security">confirm your email</Link>.
    </p>
  )
}

function AccountsUsed() {
  const { data, error } = useEndpoint(listConnections, {})
  return (
    <Fact title="Connected accounts" isLoading={!data && !error}>
      {data && (
        <>
          {data.limit === null ? (
            <p>{count(countConnected(data), 'account')}, unlimited</p>
          ) : (
            <>
              <p>
                <b className="medium ink">
                  {countConnected(data)} of {data.limit}
                </b>{' '}
                {data.limit === 1 ? 'account' : 'accounts'}
              </p>
              <Meter used={countConnected(data)} limit={data.limit} isCounted />
            </>
          )}
          {data.items.length > 0 && <p className="text-13 muted anywhere">{names.format(data.items.map(nameOf))}</p>}
        </>
      )}
    </Fact>
  )
}

function FormsUsed() {
  const { data, error } = useEndpoint(listForms, {})
  return (
    <Fact title="Forms" isLoading={!data && !error}>
      {data &&
        (data.limit === null ? (
          <p>{count(data.items.length, 'form')}, unlimited</p>
        ) : (
          <>
            <p>
              <b className="medium ink">
                {data.items.length} of {data.limit}
              </b>{' '}
              {data.limit === 1 ? 'form' : 'forms'} in this workspace
            </p>
            <Meter used={data.items.length} limit={data.limit} isCounted />
          </>
        ))}
    </Fact>
  )
}

function NextPayment({ subscription: { data, error }, billingPage }: PlanUsageProps) {
  return (
    <Fact title="Next payment" isLoading={!data && !error}>
      {data && (
        <>
          <p>{nextPaymentOf(data)}</p>
          {data.hasBillingPage && (
            <button
              type="button"
              className={`inline-row gap-8 text-13 touch-small accent icons-14 phone-touch justify-self-start underline ${styles.billing}`}
              aria-disabled={billingPage.isOpening}
              title={billingPage.isOpening ? WAIT : undefined}
              onClick={billingPage.open}
            >
              Invoices and card
              <ExternalLink />
            </button>
          )}
        </>
      )}
    </Fact>
  )
}

function nextPaymentOf(subscription: Subscription): ReactNode {
  const { plan, isCancelling, periodEndsAt, graceEndsAt } = subscription
  if (plan === 'free' || isCancelling) return 'None'
  const price = paidEachTime(subscription)
  const per = subscription.interval === 'year' ? 'per year' : 'per month'
  const when = graceEndsAt ? 'due now' : periodEndsAt ? `on ${fullDate(periodEndsAt)}` : null
  if (!price) return (when ?? per).replace(/^./, (letter) => letter.toUpperCase())
  return (
    <>
      <b className="medium ink">{price}</b> {when ? `${per}, ${when}` : per}
    </>
  )
}

const count = (number: number, thing: string) => `${number} ${number === 1 ? thing : `${thing}s`}`

/** With no children, and no longer loading, it could not be loaded. */
function Fact({ title, isLoading, children }: { title: string; isLoading: boolean; children: ReactNode }) {
  return (
    <div className={`gap-8 text-13 muted tabular content-start stack ${styles.fact}`} aria-busy={isLoading}>
      <h2 className="ink">{title}</h2>
      {isLoading ? <Skeleton /> : (children ?? <p>Not available right now</p>)}
    </div>
  )
}
