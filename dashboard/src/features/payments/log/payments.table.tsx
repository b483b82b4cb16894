/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { actionsOfPayment, type PaymentAction } from '#shared/payment-actions.ts'
import { type Payment } from '#shared/payments.ts'
import { formatMoney } from '#shared/money.ts'
import { ListTable } from '../../../components/list-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Decision } from '../../../components/payment-decision.tsx'
import { type Clock, formatDay, formatInstant } from '../../../lib/moments.ts'
import { clientOf, evidenceMessage, sourceMessage } from '../../../lib/payment-messages.ts'
import { focusPayment, paymentOf, type PerformPaymentAction } from './payments.actions.tsx'
import styles from './payments.module.css'

const SKELETONS = 5

const actionMessage: Record<PaymentAction, string> = {
  ask: 'Ask now',
  skip: 'Don’t ask',
  address: 'Add address',
  deposit: 'This is a deposit',
  final: 'This was the final payment',
}

/** They correct the decision, so they stand below it. */
const isCorrection = (action: PaymentAction) => action === 'deposit' || action === 'final'

type PaymentsTableProps = {
  /** Undefined while loading. */
  items: readonly Payment[] | undefined
  isStale: boolean
  /** Whether to name the account of each payment, as when there are several. */
  namesAccounts: boolean
  clock: Clock
  onAction: PerformPaymentAction
}

const columns = [
  { title: 'Paid', className: styles.paid },
  { title: 'Client', className: styles.client },
  { title: 'For', className: styles.what },
  { title: 'Amount', className: styles.amount },
  { title: 'Decision' },
  { title: 'Actions', className: styles.actions, isOnlySpoken: true },
]

export function PaymentsTable({ items, isStale, namesAccounts, clock, onAction }: PaymentsTableProps) {
  const keptFocus = useKeptFocus()
  return (
    <ListTable
      {...keptFocus}
      tabIndex={-1}
      data-log
      label="Payments"
      columns={columns}
      cardsBelow="tablet"
      className={styles.log}
      isBusy={!items}
      isStale={isStale}
    >
      <tbody role="rowgroup">
        {items
          ? items.map((payment) => (
              <Row key={payment.id} payment={payment} namesAccounts={namesAccounts} clock={clock} onAction={onAction} />
            ))
          : Array.from({ length: SKELETONS }, (_, row) => (
              <tr role="row" key={row}>
                <td role="cell" colSpan={6} className={styles.waiting}>
                  <Skeleton length={row % 2 ? 'long' : 'full'} />
                </td>
              </tr>
            ))}
      </tbody>
    </ListTable>
  )
}

type RowProps = Pick<PaymentsTableProps, 'namesAccounts' | 'clock' | 'onAction'> & { payment: Payment }

function Row({ payment, namesAccounts, clock, onAction }: RowProps) {
  const { customerName, customerEmail, paidAt, description, source, connectionName, isPaidElsewhere } = payment
  const client = clientOf(payment)
  const facts = [
    description !== null && sourceMessage[source],
    isPaidElsewhere && 'paid outside Stripe',
    namesAccounts && connectionName,
  ].filter((fact) => fact !== false && fact !== null)
  const evidence = evidenceMessage(payment.evidence, clock)
  const actions = actionsOfPayment(payment)
  const corrections = actions.filter(isCorrection)
  const others = actions.filter((action) => !isCorrection(action))
  return (
    <tr role="row" data-payment={payment.id}>
      <td role="cell" className={styles.paid}>
        <time dateTime={paidAt} title={formatInstant(paidAt)}>
          {formatDay(new Date(paidAt), clock)}
        </time>
      </td>
      <td role="cell" className={styles.client}>
        <b className="medium">
          <bdi>{client}</bdi>
        </b>
        {customerName && customerEmail && (
          <small className="block muted ellipsis text-12-18" title={customerEmail}>
            <bdi>{customerEmail}</bdi>
          </small>
        )}
      </td>
      <td role="cell" className={styles.what}>
        <bdi>{description ?? sourceMessage[source]}</bdi>
        {facts.length > 0 && (
          <small className="block muted ellipsis text-12-18">
            <bdi>{facts.join(' · ')}</bdi>
          </small>
        )}
      </td>
      <td role="cell" className={styles.amount}>
        {formatMoney(payment)}
      </td>
      <td role="cell" className={styles.decided}>
        <Decision payment={payment} testimonial={payment.testimonial} client={client} clock={clock} tense="now">
          {evidence !== null && <p className="muted">{evidence}</p>}
          {corrections.map((action) => (
            <ActionButton key={action} isQuiet {...{ action, payment, onAction }} />
          ))}
        </Decision>
      </td>
      <td role="cell" className={styles.actions}>
        {others.map((action) => (
          <ActionButton key={action} {...{ action, payment, onAction }} />
        ))}
      </td>
    </tr>
  )
}

type ActionButtonProps = {
  action: PaymentAction
  payment: Payment
  onAction: PerformPaymentAction
  isQuiet?: boolean
}

const ActionButton = ({ action, payment, onAction, isQuiet = false }: ActionButtonProps) => (
  <button
    className={`touch-small nowrap hover-underline phone-touch ${isQuiet ? 'muted' : 'medium accent'}`}
    type="button"
    aria-label={`${actionMessage[action]}: ${clientOf(payment)}`}
    onClick={() => onAction(action, payment)}
  >
    {actionMessage[action]}
  </button>
)

/** When the focused button disappears, as it does once it has done its work, another one in the row takes the focus. */
function useKeptFocus() {
  const focused = useRef<{ element: Element; payment: string }>(null)

  useLayoutEffect(() => {
    const before = focused.current
    if (!before || before.element.isConnected) return
    focused.current = null
    focusPayment(before.payment)
  })

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const payment = paymentOf(target)
      focused.current = payment === undefined ? null : { element: target, payment }
    },
    // React fires no blur event when it removes the focused element itself.
    onBlur: () => {
      focused.current = null
    },
  }
}
