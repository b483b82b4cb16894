import type { ReactNode } from 'react'
import type { Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { getRequestUsage } from '#shared/testimonials.ts'
import { Meter } from '../../components/meter.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { dayAndMonth, fullDate } from '../../lib/dates.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { countConnected, nameOf } from './stripe.accounts.ts'
import styles from './subscription.module.css'

const names = new Intl.ListFormat('en')

/** How much of the plan is used up, and what comes next. */
export function PlanUsage({ subscription }: { subscription: Loaded<Subscription> }) {
  return (
    <div className={styles.usage}>
      <RequestsUsed />
      <AccountsUsed />
      <NextPayment subscription={subscription} />
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
              <b>
                {data.used} of {data.limit}
              </b>{' '}
              requests this month, resets {dayAndMonth(data.resetsOn)}
            </p>
            <Meter used={data.used} limit={data.limit} />
          </>
        ))}
    </Fact>
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
                <b>
                  {countConnected(data)} of {data.limit}
                </b>{' '}
                {data.limit === 1 ? 'account' : 'accounts'}
              </p>
              <Meter used={countConnected(data)} limit={data.limit} isCounted />
            </>
          )}
          {data.items.length > 0 && <p className={styles.small}>{names.format(data.items.map(nameOf))}</p>}
        </>
      )}
    </Fact>
  )
}

function NextPayment({ subscription: { data, error } }: { subscription: Loaded<Subscription> }) {
  return (
    <Fact title="Next payment" isLoading={!data && !error}>
      {data && <p>{nextPaymentOf(data)}</p>}
    </Fact>
  )
}

function nextPaymentOf({ plan, isCancelling, periodEndsAt }: Subscription): string {
  if (plan === 'free' || isCancelling) return 'None'
  const price = `$${offerOf(plan).dollarsPerMonth}`
  return periodEndsAt ? `${price} on ${fullDate(periodEndsAt)}` : `${price} each month`
}

const count = (number: number, thing: string) => `${number} ${number === 1 ? thing : `${thing}s`}`

/** Nothing inside, and no longer loading: it could not be loaded. */
function Fact({ title, isLoading, children }: { title: string; isLoading: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} aria-busy={isLoading}>
      <h2>{title}</h2>
      {isLoading ? <Skeleton /> : (children ?? <p>Not known right now</p>)}
    </div>
  )
}
