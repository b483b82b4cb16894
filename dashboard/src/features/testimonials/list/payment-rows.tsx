/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { CalendarX2, CirclePause, CreditCard, Ellipsis, type LucideIcon, Mail, PanelRight, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatMoney } from '#shared/money.ts'
import { actionsOfPayment, isCorrection } from '#shared/payment-actions.ts'
import type { Payment } from '#shared/payments.ts'
import { Button } from '../../../components/button.tsx'
import type { Change } from '../../../components/changes.ts'
import { Menu } from '../../../components/menu.tsx'
import { labelOf, type PaymentDecisionAction } from '../../../components/payment-actions.tsx'
import { QuietBadge } from '../../../components/status-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatDay } from '../../../lib/moments.ts'
import { clientOf } from '../../../lib/payment-messages.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { needsYouMessage } from './payment-rows.messages.ts'
import styles from './payment-rows.module.css'
import { paymentPath, paymentRowId } from './testimonial.row-focus.ts'
import { paymentsMessage } from './testimonial-list.messages.ts'
import table from './testimonial-list.table.module.css'
import actionStyles from './testimonial.row-actions.module.css'
import { SkeletonRows } from './testimonial-list.skeleton.tsx'
import type { DecideInList as Decide } from './use-decide-in-list.ts'
import { NEEDED_SHOWN_MAX, type NeededPayments } from './use-needed-payments.ts'

const ALL_ON_HOLD = '/payments?show=onHold'

type PaymentRowsProps = NeededPayments & {
  /** How many columns the table has. */
  columns: number
  onDecide: Decide
}

/** The payments that only the owner can release. They are not testimonials: nothing selects, counts or exports them. */
export function PaymentRows({ count, items, columns, onDecide }: PaymentRowsProps) {
  if (!items) return <SkeletonRows count={Math.min(count, NEEDED_SHOWN_MAX)} />
  const more = count - items.length
  return (
    <>
      {items.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} onDecide={onDecide} />
      ))}
      {more > 0 && (
        <tr role="row">
          <td role="cell" colSpan={columns} className={styles.more}>
            <Link className="inline-row touch-small text-13" to={ALL_ON_HOLD}>
              {items.length === 0
                ? paymentsMessage(more)
                : `and ${more.toLocaleString('en')} more ${more === 1 ? 'payment' : 'payments'}`}
            </Link>
          </td>
        </tr>
      )}
    </>
  )
}

const icons: Record<PaymentDecisionAction, LucideIcon> = { ask: Send, address: Mail, skip: CalendarX2 }

type PaymentRowProps = { payment: Payment; onDecide: Decide }

function PaymentRow({ payment, onDecide }: PaymentRowProps) {
  const client = clientOf(payment)
  const to = paymentPath(payment.id)
  const cover = <Link to={to} className={table.cover} tabIndex={-1} aria-hidden="true" />
  return (
    <tr role="row" id={paymentRowId(payment.id)} tabIndex={-1} className={classNames(table.row, styles.payment)}>
      <td role="cell" className={table.client}>
        <PaymentClient payment={payment} client={client} to={to} />
      </td>
      <td role="cell" className={`muted ${table.rating} ${table.none}`}>
        <div>--</div>
        {cover}
      </td>
      <td role="cell" className={table.text}>
        <div>
          <span className={`shrink muted text-13 ${styles.why}`}>{needsYouMessage(payment)}</span>
        </div>
        {cover}
      </td>
      <td role="cell" className={`${table.status} ${styles.status}`}>
        <div className={table.statusBox}>
          <QuietBadge icon={CirclePause} text="On hold" />
          {cover}
        </div>
      </td>
      <td role="cell" className={table.actions}>
        <PaymentRowActions payment={payment} client={client} to={to} onDecide={onDecide} />
      </td>
    </tr>
  )
}

type ClientProps = Pick<PaymentRowProps, 'payment'> & { client: string; to: string }

function PaymentClient({ payment, client, to }: ClientProps) {
  const clock = useOwnersClock()
  return (
    <div className={`gap-12 ${table.who}`}>
      <span className={`muted rigid ${styles.mark}`} aria-hidden="true">
        <CreditCard />
      </span>
      <div className="shrink grow">
        <Link
          to={to}
          className={`block medium ellipsis no-underline ink ${table.name}`}
          aria-label={`${client}: open payment`}
          title={payment.customerEmail ?? undefined}
          dir="auto"
        >
          {client}
        </Link>
        <span className="block text-12 muted ellipsis tabular">
          Payment of {formatMoney(payment)} on {formatDay(new Date(payment.paidAt), clock)}
        </span>
      </div>
    </div>
  )
}

const CHANGE: Change = 'decide about payments'

type ActionsProps = PaymentRowProps & ClientProps

/** As in a row that waits for a decision: two buttons, and on phones a menu instead. */
function PaymentRowActions({ payment, client, to, onDecide }: ActionsProps) {
  const actions = actionsOfPayment(payment).filter((action) => !isCorrection(action))
  return (
    <div className={actionStyles.actions}>
      {actions.map((action) => {
        const Icon = icons[action]
        const label = labelOf(action, payment)
        return (
          <Button
            key={action}
            variant="line"
            size="small"
            change={CHANGE}
            className={action === 'skip' ? actionStyles.reject : actionStyles.approve}
            aria-label={`${label}: ${client}`}
            title={label}
            onClick={() => onDecide(action, payment)}
          >
            <Icon />
            <span>{label}</span>
          </Button>
        )
      })}
      <Menu
        label={`More actions for ${client}`}
        trigger={<Ellipsis />}
        triggerClassName={classNames(actionStyles.more, actionStyles.onPhones)}
        items={[
          ...actions.map((action) => ({
            label: labelOf(action, payment),
            icon: icons[action],
            change: CHANGE,
            onSelect: () => onDecide(action, payment),
          })),
          { label: 'Open payment', icon: PanelRight, hasRuleAbove: true, to },
        ]}
      />
    </div>
  )
}
