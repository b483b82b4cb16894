/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { GroupHead, GroupTitle, ListTable, NeedsYouTitle } from '../../../components/list-table.tsx'
import { Stars } from '../../../stars/stars.tsx'
import { endingOf, StatusBadge } from '../../../components/status-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { clientName } from '../testimonial.messages.ts'
import { RowAssignee } from '../assignee/row.assignee.tsx'
import { RowTags } from '../../../components/tags/tag.chip.tsx'
import { CellLink } from './cell-link.tsx'
import { hrefOf, type ListView, OPENED_HERE } from './testimonial-list.address.ts'
import { groupsOf } from './testimonial-list.changes.ts'
import { alsoPaymentsMessage } from './payment-rows.messages.ts'
import paymentStyles from './payment-rows.module.css'
import { PaymentRows } from './payment-rows.tsx'
import styles from './testimonial-list.table.module.css'
import { SkeletonRows } from './testimonial-list.skeleton.tsx'
import { RowActions, type RowHandlers } from './testimonial.row-actions.tsx'
import { rowId } from './testimonial.row-focus.ts'
import { StatusNote } from './testimonial.status-note.tsx'
import { useDecideInList } from './use-decide-in-list.ts'
import type { ListDecisions } from './use-decisions.ts'
import type { NeededPayments } from './use-needed-payments.ts'
import type { ListSelection, SelectRow } from './use-selection.ts'

type TestimonialTableProps = {
  view: ListView
  /** Undefined while loading. */
  items: readonly Testimonial[] | undefined
  /** How many there are in the whole list. */
  total: number
  /** How many wait for the owner in the whole list; undefined in a view without groups. */
  needsYou: number | undefined
  /** What else waits for the owner, below those; undefined where payments have no rows. */
  payments: NeededPayments | undefined
  isKept: ListDecisions['isKept']
  /** The rows belong to another view and stay until the new ones have loaded. */
  isStale: boolean
  undoable: ListDecisions['undoable']
  selection: ListSelection
  /** On small screens, rows can be selected only while this is true. */
  isSelecting: boolean
  handlers: RowHandlers
  /** Opens the first testimonial to decide on, and the next one after each decision. */
  onReview: () => void
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { view, items, isStale, undoable, selection, isSelecting, handlers } = props
  // Nothing can be done with a selection otherwise.
  const canSelect = useHasRole('editor')
  const look = classNames(
    styles.list,
    isSelecting && styles.selecting,
    selection.selected.length > 0 && styles.hasSelection,
  )
  const columns = [
    {
      title: (
        <div className="row gap-12">
          {canSelect && <SelectAll items={items ?? []} selection={selection} />}
          Client
        </div>
      ),
      className: styles.client,
    },
    { title: 'Rating', className: styles.rating },
    { title: 'Testimonial', className: styles.text },
    { title: 'Status', className: styles.status },
    { title: 'Actions', className: styles.actions, isOnlySpoken: true },
  ]
  return (
    <ListTable columns={columns} cardsBelow="phone" className={look} isBusy={!items} isStale={isStale}>
      {items ? (
        <Groups {...props} items={items}>
          {(testimonial) => (
            <TestimonialRow
              key={testimonial.id}
              testimonial={testimonial}
              href={hrefOf({ ...view, open: testimonial.id })}
              isSelected={canSelect ? selection.isSelected(testimonial.id) : undefined}
              canUndo={undoable.has(testimonial.id)}
              isOpen={view.open === testimonial.id}
              isLeaving={!isStale && view.status !== null && testimonial.status !== view.status}
              onSelect={selection.select}
              handlers={handlers}
            />
          )}
        </Groups>
      ) : (
        <tbody aria-hidden="true">
          <SkeletonRows />
        </tbody>
      )}
    </ListTable>
  )
}

type GroupsProps = Pick<TestimonialTableProps, 'total' | 'needsYou' | 'payments' | 'isKept' | 'view' | 'onReview'> & {
  items: readonly Testimonial[]
  children: (testimonial: Testimonial) => ReactNode
}

/** What waits for the owner under a heading of its own, then the rest. Without a group it is one list. */
function Groups({ items, total, needsYou, payments, isKept, view, onReview, children }: GroupsProps) {
  const decide = useDecideInList()
  if (needsYou === undefined) return <tbody role="rowgroup">{items.map(children)}</tbody>
  const groups = groupsOf(items, isKept)
  const canReview = groups.needsYou.some(
    ({ status, signOffAskedAt }) => status === 'submitted' && signOffAskedAt === null,
  )
  const hasPayments = payments !== undefined && payments.count > 0
  const hasAnswers = items.some(({ status }) => status !== 'pending' && status !== 'sent')
  return (
    <>
      {(groups.needsYou.length > 0 || hasPayments) && (
        <tbody role="rowgroup">
          <GroupHead columns={COLUMNS}>
            <NeedsYouTitle count={needsYou} />
            {hasPayments && (
              <span className={`muted tabular ${paymentStyles.also}`}>
                {alsoPaymentsMessage({ payments: payments.count, testimonials: needsYou })}
              </span>
            )}
            {canReview && (
              <Button change="review" variant="line" size="small" className="push" onClick={onReview}>
                Review one by one
              </Button>
            )}
          </GroupHead>
          {groups.needsYou.map(children)}
          {hasPayments && <PaymentRows {...payments} columns={COLUMNS} onDecide={decide} />}
        </tbody>
      )}
      <tbody role="rowgroup">
        {needsYou > 0 || hasPayments
          ? groups.others.length > 0 && (
              <GroupHead columns={COLUMNS}>
                <GroupTitle title="Everything else" count={total - needsYou} />
              </GroupHead>
            )
          : hasAnswers && view.page === 1 && groups.needsYou.length === 0 && <CaughtUpRow />}
        {groups.others.map(children)}
      </tbody>
    </>
  )
}

const COLUMNS = 5

const CaughtUpRow = () => (
  <GroupHead columns={COLUMNS}>
    <span className="row gap-8 icons-14">
      <Check />
      <b className="medium">You’re all caught up.</b>
    </span>
  </GroupHead>
)

function SelectAll({ items, selection }: { items: readonly Testimonial[]; selection: ListSelection }) {
  const count = selection.selected.length
  return (
    <input
      type="checkbox"
      aria-label="Select all on this page"
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < items.length
      }}
      checked={count > 0 && count === items.length}
      disabled={items.length === 0}
      title={items.length === 0 ? 'There is nothing to select.' : undefined}
      onChange={() => selection.choose(count === items.length ? [] : items)}
    />
  )
}

type TestimonialRowProps = {
  testimonial: Testimonial
  /** The address of its details. */
  href: string
  /** Undefined: it can't be selected. */
  isSelected: boolean | undefined
  canUndo: boolean
  isOpen: boolean
  /** It no longer fits the filter and disappears with the view. */
  isLeaving: boolean
  onSelect: SelectRow
  handlers: RowHandlers
}

const TestimonialRow = memo(function TestimonialRow(props: TestimonialRowProps) {
  const { testimonial, href, isSelected, canUndo, isOpen, isLeaving, onSelect, handlers } = props
  const { id, customerName, customerEmail, imageUrl, rating, status, assignee, erasedAt } = testimonial
  const wording = testimonial.testimonial || null
  const look = classNames(
    styles.row,
    wording !== null && styles.hasText,
    isSelected && styles.selected,
    canUndo && styles[status],
  )
  return (
    <tr role="row" id={rowId(id)} tabIndex={-1} className={look}>
      <td role="cell" className={styles.client}>
        <div className={`gap-12 ${styles.who}`}>
          {isSelected !== undefined && (
            <label className={styles.pick}>
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={`Select ${clientName(testimonial)}`}
                checked={isSelected}
                onChange={({ nativeEvent }) =>
                  onSelect({ id, isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
                }
              />
            </label>
          )}
          <Avatar name={customerName} imageUrl={imageUrl} />
          <div className="shrink grow">
            <Link
              to={href}
              state={OPENED_HERE}
              className={`block medium ellipsis no-underline ink ${styles.name}`}
              aria-label={`${clientName(testimonial)}: open details`}
              title={customerEmail}
              dir="auto"
            >
              {erasedAt ? 'Erased' : (customerName ?? '--')}
            </Link>
            <span className={`block text-12 muted ellipsis ${styles.email}`}>{customerEmail}</span>
          </div>
        </div>
      </td>
      <td role="cell" className={classNames(styles.rating, rating === null && `muted ${styles.none}`)}>
        <div>
          <Stars rating={rating} />
        </div>
        <CellLink href={href} />
      </td>
      <td role="cell" className={classNames(styles.text, wording === null && `muted ${styles.none}`)}>
        <div>
          {wording === null ? (
            '--'
          ) : (
            <span className={`shrink ellipsis grow ${styles.excerpt}`} dir="auto">
              {wording}
            </span>
          )}
          <RowTags tags={testimonial.tags} />
          {assignee && <RowAssignee assignee={assignee} />}
        </div>
        <CellLink href={href} />
      </td>
      <td role="cell" className={styles.status}>
        <div className={styles.statusBox}>
          <StatusBadge status={status} ending={endingOf(testimonial)} />
          {isLeaving ? <span className="text-12 muted">No longer in this list</span> : null}
          {canUndo && !isLeaving ? <span className="text-12 muted">just now</span> : null}
          {canUndo || isLeaving ? <CellLink href={href} /> : <StatusNote testimonial={testimonial} href={href} />}
        </div>
      </td>
      <td role="cell" className={styles.actions}>
        <RowActions testimonial={testimonial} canUndo={canUndo} isUndoShown={isOpen} handlers={handlers} />
      </td>
    </tr>
  )
})
