import { ArrowRight } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { type Connection, listConnections } from '#shared/connections.ts'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { whoMay } from '#shared/roles.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { ViewLink } from '../../../components/filter-links.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { StripeBanner, useIsInvited } from '../../../components/stripe-banner.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { nameOf } from '../../../lib/account-names.ts'
import { readClientConfig } from '../../../lib/client-config.ts'
import { formatDay } from '../../../lib/moments.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { InlineSelect } from '../../../components/inline-select.tsx'
import { usePaymentActions } from './payments.actions.tsx'
import {
  ALL_PAYMENTS,
  hrefOf,
  isGrouped,
  PAYMENTS_ADDRESS,
  type PaymentsView,
  usePayments,
  viewOf,
  withChoice,
} from './payments.query.ts'
import { PaymentsTable } from './payments.table.tsx'
import { ExportButton, PaymentsTools } from './payments.tools.tsx'
import { useLinkedPayment } from './use-linked-payment.ts'
import styles from './payments.module.css'

const none: readonly Connection[] = []

/** Every payment, and what was decided for each. */
export function PaymentsPage() {
  usePageTitle(pageHeads['/payments'].title)
  const { data: answer, error, isValidating, mutate } = useEndpoint(listConnections, {})
  const changeView = useViewChange(PAYMENTS_ADDRESS)
  const [params] = useSearchParams()
  const view = viewOf(params)
  const list = usePayments(view)
  const act = usePaymentActions()
  const clock = useOwnersClock()
  const connections = answer?.items ?? none
  const { shown } = list
  const items = shown?.items
  useLinkedPayment({ view, items: list.isShowingOther ? undefined : items })
  const lastPage = Math.max(1, list.data?.pagination.pageCount ?? view.page)
  if (view.page > lastPage && items?.length === 0) return <Navigate to={hrefOf({ ...view, page: lastPage })} replace />
  const needsYou = isGrouped(view) ? shown?.needsYou : undefined
  const isEmpty = shown?.counts.all === 0 && view.account === null && view.q === ''
  return (
    <>
      <div className={`flex wrap justify-between gap-24 rows-8 ${styles.head}`}>
        <div>
          <h1>Payments</h1>
          <p className="above-4 text-13 muted">Every payment and what we did about it.</p>
        </div>
        <div className="row wrap gap-16 rows-8">
          {(connections.length > 1 || view.account !== null) && (
            <InlineSelect
              label="Payments of the account"
              value={view.account ?? ''}
              options={[
                { value: '', label: 'All accounts' },
                ...connections.map((connection) => ({ value: connection.id, label: nameOf(connection) })),
                ...(view.account === null || connections.some(({ id }) => id === view.account)
                  ? []
                  : [{ value: view.account, label: 'A removed account' }]),
              ]}
              onChange={({ currentTarget: { value } }) =>
                changeView((current) => withChoice(current, { account: value || null }))
              }
            />
          )}
          {shown !== undefined && !isEmpty && <ExportButton view={view} />}
          <ButtonLink to="/settings/stripe" variant="line">
            Rules and accounts
          </ButtonLink>
        </div>
      </div>
      <div className="stack gap-16 above-24">
        {error && !answer && <LoadFailure what="Your accounts" {...{ error, isValidating, mutate }} />}
        {list.error && !shown ? (
          <LoadFailure what="The payments" error={list.error} isValidating={list.isValidating} mutate={list.mutate} />
        ) : isEmpty ? (
          answer && <NoPaymentsYet connections={connections} />
        ) : (
          <>
            {shown && <QuotaBanner waiting={shown.waitingForQuota} />}
            <PaymentsTools view={view} counts={shown?.counts} hasOrder={shown !== undefined && !needsYou} />
            {items?.length === 0 ? (
              <NoMatch view={view} />
            ) : (
              <PaymentsTable
                view={view}
                items={items}
                total={shown?.counts.all ?? 0}
                needsYou={needsYou}
                nextPossible={shown?.nextPossible ?? {}}
                notes={shown?.notes ?? {}}
                isStale={list.isShowingOther}
                rulesOf={({ connectionId }) => connections.find(({ id }) => id === connectionId)?.rules}
                namesAccounts={connections.length > 1}
                clock={clock}
                onAction={act}
              />
            )}
            {shown?.searchedBackTo && (
              <p className="text-13 muted">
                You have too many payments to search all of them. Only those since{' '}
                {formatDay(new Date(shown.searchedBackTo), clock)} were searched.
              </p>
            )}
            {shown && items && items.length > 0 && (
              <div className="row wrap justify-between gap-24 rows-8">
                <p className="text-13 muted">{rangeMessage(shown, view)}</p>
                <Pagination
                  currentPage={view.page}
                  pageCount={shown.pagination.pageCount}
                  hrefOf={(page) => hrefOf({ ...view, page, open: null })}
                />
              </div>
            )}
          </>
        )}
        <p className="visually-hidden nowrap" aria-live="polite">
          {list.data ? rangeMessage(list.data, view) : ''}
        </p>
      </div>
    </>
  )
}

/** What a filter or a search that finds nothing says, and what to do. */
const NoMatch = ({ view }: { view: PaymentsView }) => (
  <section className="justify-start gap-12 card pad-24 stack">
    <p className="serif-18 anywhere">{view.q === '' ? 'No payments here.' : `No payments match “${view.q}”.`}</p>
    {view.q !== '' && (
      <p className="muted">Try part of a name, an email address, an invoice number or what was bought.</p>
    )}
    <ViewLink address={PAYMENTS_ADDRESS} view={view} change={() => ALL_PAYMENTS}>
      Show all payments
    </ViewLink>
  </section>
)

type Shown = NonNullable<ReturnType<typeof usePayments>['shown']>
const inText = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'payment' : 'payments'}`

function rangeMessage(
  { items, counts, pagination: { currentPage, pageCount } }: Shown,
  { show }: PaymentsView,
): string {
  if (items.length === 0) return 'No payments'
  if (pageCount <= 1) return inText(counts[show])
  const first = (currentPage - 1) * PAGE_SIZE + 1
  return `${first}–${first + items.length - 1} of ${inText(counts[show])}`
}

function QuotaBanner({ waiting }: { waiting: number }) {
  const mayUpgrade = useHasRole('owner')
  if (waiting === 0) return null
  return (
    <p className={`round-card pad-block-12 pad-inline-16 ${styles.banner}`}>
      {waiting === 1 ? '1 client is' : `${waiting.toLocaleString('en')} clients are`} waiting for next month’s requests.{' '}
      {mayUpgrade && (
        <>
          <Link to="/settings/subscription">Upgrade</Link> to ask them now.
        </>
      )}
    </p>
  )
}

const EMULATOR = '/dev/stripe'

/** What will happen here, for an owner who has just linked an account. */
function NoPaymentsYet({ connections }: { connections: readonly Connection[] }) {
  const { isStripeEmulated } = readClientConfig()
  const mayConnect = useHasRole('admin')
  const canTry = isStripeEmulated && connections.some(({ kind }) => kind === 'account')
  const isInvited = useIsInvited()
  if (connections.length === 0 && mayConnect && !isInvited)
    return (
      <p>
        No Stripe account is connected. <Link to="/settings/stripe">Why none can be connected here</Link>
      </p>
    )
  if (connections.length === 0)
    return mayConnect ? <StripeBanner /> : <p>No Stripe account is connected. {whoMay('admin', 'connect one')}</p>
  return (
    <div className={`justify-start gap-16 pad-block-8 stack ${styles.empty}`}>
      <p className={`serif-24 ${styles.lead}`}>No payments yet.</p>
      <ol className="stack gap-8 muted">
        <li>When a client pays you through Stripe, the payment appears here within seconds.</li>
        <li>Next to it you’ll see what your rules decided: whether we ask the client, when, and why.</li>
        <li>Until the email is sent, you can ask right away or not at all.</li>
      </ol>
      {canTry && (
        <ButtonLink to={EMULATOR} variant="line" reloadDocument target="_blank">
          Try it: pay an invoice as your client
          <ArrowRight />
        </ButtonLink>
      )}
    </div>
  )
}
