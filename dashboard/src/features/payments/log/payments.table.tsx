/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { ChevronUp } from 'lucide-react'
import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { RequestRules } from '#shared/connections.ts'
import { actionsOfPayment, isCorrection } from '#shared/payment-actions.ts'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import type { Payment, PaymentNote } from '#shared/payments.ts'
import { formatMoney } from '#shared/money.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { GroupHead, GroupTitle, ListTable, NeedsYouTitle } from '../../../components/list-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Decision } from '../../../components/payment-decision.tsx'
import { labelOf } from '../../../components/payment-actions.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { type Clock, formatDay, formatInstant } from '../../../lib/moments.ts'
import { clientOf, sourceMessage } from '../../../lib/payment-messages.ts'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { opensElsewhere } from '../../../navigation/navigation.tsx'
import { NoteLine } from './note.line.tsx'
import { CorrectionButton, PartLine } from './part.line.tsx'
import { PaymentDetails } from './payment.details.tsx'
import { focusPayment, paymentOf, type PerformPaymentAction } from './payments.actions.tsx'
import { hrefOf, PAYMENTS_ADDRESS, type PaymentsView } from './payments.query.ts'
import { OrderLink } from './payments.tools.tsx'
import styles from './payments.module.css'

const SKELETONS = 5

type PaymentsTableProps = {
  view: PaymentsView
  /** Undefined while loading. */
  items: readonly Payment[] | undefined
  /** How many there are in the whole log. */
  total: number
  /** How many need the owner in the whole log, which come first; undefined in a view without groups. */
  needsYou: number | undefined
  /** When clients that were asked recently can be asked again, by payment. */
  nextPossible: Record<string, string>
  /** What else rows say, by payment. */
  notes: Record<string, PaymentNote>
  isStale: boolean
  /** The rules of a payment's account; undefined once it is gone. */
  rulesOf: (payment: Payment) => RequestRules | undefined
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
  { title: 'Decision', className: styles.decided },
  { title: 'Actions', className: styles.actions, isOnlySpoken: true },
]

export function PaymentsTable({ items, isStale, ...rest }: PaymentsTableProps) {
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
      {items ? (
        <Groups {...rest} items={items} />
      ) : (
        <tbody role="rowgroup">
          {Array.from({ length: SKELETONS }, (_, row) => (
            <tr role="row" key={row}>
              <td role="cell" colSpan={columns.length} className={styles.waiting}>
                <Skeleton length={row % 2 ? 'long' : 'full'} />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </ListTable>
  )
}

type GroupsProps = Omit<PaymentsTableProps, 'items' | 'isStale'> & { items: readonly Payment[] }

/** What needs the owner, which comes first, under a heading of its own. Without any it is one list. */
function Groups({ items, total, needsYou = 0, ...rest }: GroupsProps) {
  const show = (payment: Payment) => <Row key={payment.id} payment={payment} {...rest} />
  if (needsYou === 0) return <tbody role="rowgroup">{items.map(show)}</tbody>
  const neededHere = Math.max(0, needsYou - (rest.view.page - 1) * PAGE_SIZE)
  const [needed, others] = [items.slice(0, neededHere), items.slice(neededHere)]
  return (
    <>
      {needed.length > 0 && (
        <tbody role="rowgroup">
          <GroupHead columns={columns.length}>
            <NeedsYouTitle count={needsYou} />
            {others.length === 0 && <OrderLink view={rest.view} />}
          </GroupHead>
          {needed.map(show)}
        </tbody>
      )}
      {others.length > 0 && (
        <tbody role="rowgroup">
          <GroupHead columns={columns.length}>
            <GroupTitle title="Everything else" count={total - needsYou} />
            <OrderLink view={rest.view} />
          </GroupHead>
          {others.map(show)}
        </tbody>
      )}
    </>
  )
}

type RowProps = Pick<
  PaymentsTableProps,
  'view' | 'rulesOf' | 'nextPossible' | 'notes' | 'namesAccounts' | 'clock' | 'onAction'
> & {
  payment: Payment
}

function Row({ payment, view, rulesOf, nextPossible, notes, namesAccounts, clock, onAction }: RowProps) {
  const { id, customerName, customerEmail, paidAt, description, source, connectionName, isPaidElsewhere } = payment
  const client = clientOf(payment)
  const facts = [
    description !== null && sourceMessage[source],
    isPaidElsewhere && 'paid outside Stripe',
    namesAccounts && connectionName,
  ].filter((fact) => fact !== false && fact !== null)
  const possibleAt = nextPossible[id]
  const note = notes[id]
  const isOpen = view.open === id
  const isSkipped = payment.decision.kind === 'skip'
  const opening = useOpening({ id, view })
  const cover = { ...opening, className: styles.cover, tabIndex: -1, 'aria-hidden': true }
  const detailsId = useId()
  return (
    <>
      <tr role="row" data-payment={id} className={classNames(styles.row, isOpen && styles.open)}>
        <td role="cell" className={styles.paid}>
          <time dateTime={paidAt}>{formatDay(new Date(paidAt), clock)}</time>
          <OpenLink {...cover} title={formatInstant(paidAt)} />
        </td>
        <td role="cell" className={styles.client}>
          <OpenLink
            {...opening}
            className={`block medium ellipsis no-underline ink text-14 ${styles.name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            title={customerEmail ?? undefined}
          >
            <bdi>{client}</bdi>
          </OpenLink>
          {customerName && customerEmail && (
            <small className="block muted ellipsis text-12">
              <bdi>{customerEmail}</bdi>
            </small>
          )}
        </td>
        <td role="cell" className={styles.what}>
          <span className={styles.description}>
            <bdi>{description ?? sourceMessage[source]}</bdi>
          </span>
          {facts.length > 0 && (
            <small className="block muted ellipsis text-12">
              <bdi>{facts.join(' · ')}</bdi>
            </small>
          )}
          <OpenLink {...cover} title={description ?? undefined} />
        </td>
        <td role="cell" className={styles.amount}>
          {formatMoney(payment)}
          <OpenLink {...cover} />
        </td>
        <td role="cell" className={styles.decided}>
          <Decision
            payment={payment}
            testimonial={payment.testimonial}
            client={client}
            clock={clock}
            tense="now"
            rules={rulesOf(payment)}
          >
            {note !== undefined && <NoteLine note={note} clock={clock} />}
            {possibleAt !== undefined && (
              <p className="muted">Next possible on {formatDay(new Date(possibleAt), clock)}</p>
            )}
            <PartLine payment={payment} clock={clock} isWhole={isOpen} />
          </Decision>
          <OpenLink {...cover} />
        </td>
        <td role="cell" className={styles.actions}>
          {isOpen ? (
            <IconButton
              icon={ChevronUp}
              label={`Close details: ${client}`}
              tooltip="Close details"
              onClick={opening.onToggle}
            />
          ) : (
            <>
              {actionsOfPayment(payment)
                .filter((action) => !isCorrection(action))
                .map((action, index) => (
                  <Button
                    key={action}
                    variant={index === 0 && !isSkipped ? 'line' : 'quiet'}
                    className={isSkipped ? styles.quietly : undefined}
                    size="small"
                    change="decide about payments"
                    aria-label={`${labelOf(action, payment)}: ${client}`}
                    onClick={() => onAction(action, payment)}
                  >
                    {labelOf(action, payment)}
                  </Button>
                ))}
              <CorrectionButton payment={payment} clock={clock} onAction={onAction} />
            </>
          )}
          <OpenLink {...cover} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" data-payment={id} className={styles.more}>
          <td role="cell" colSpan={columns.length} id={detailsId}>
            <PaymentDetails payment={payment} clock={clock} onAction={onAction} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Which payment is open is in the address. Opening another one leads no step further back. */
function useOpening({ id, view }: { id: string; view: PaymentsView }) {
  const changeView = useViewChange(PAYMENTS_ADDRESS)
  const toggle = (now: PaymentsView) => ({ ...now, open: now.open === id ? null : id })
  return { href: hrefOf(toggle(view)), onToggle: () => changeView(toggle, () => ({ replace: true })) }
}

type OpenLinkProps = Omit<LinkProps, 'to' | 'onClick' | 'onKeyDown'> & { href: string; onToggle: () => void }

/** Opens and closes a row. It is a link, so that a row can be opened in another window; the space bar works too. */
const OpenLink = ({ href, onToggle, ...rest }: OpenLinkProps) => (
  <Link
    {...rest}
    to={href}
    onClick={(event) => {
      if (event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      onToggle()
    }}
    onKeyDown={(event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onToggle()
    }}
  />
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
