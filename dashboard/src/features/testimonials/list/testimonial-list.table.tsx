/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { ListTable } from '../../../components/list-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Stars } from '../../../stars/stars.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { clientName } from '../testimonial.messages.ts'
import { hrefOf, type ListView, OPENED_HERE } from './testimonial-list.address.ts'
import styles from './testimonial-list.table.module.css'
import { RowActions, type RowHandlers } from './testimonial.row-actions.tsx'
import { rowId } from './testimonial.row-focus.ts'
import { StatusNote } from './testimonial.status-note.tsx'
import type { ListDecisions } from './use-decisions.ts'
import type { ListSelection, SelectRow } from './use-selection.ts'

type TestimonialTableProps = {
  view: ListView
  /** Undefined while loading. */
  items: Testimonial[] | undefined
  /** The rows belong to another view and stay until the new ones have loaded. */
  isStale: boolean
  undoable: ListDecisions['undoable']
  selection: ListSelection
  /** On small screens, rows can be selected only while this is true. */
  isSelecting: boolean
  handlers: RowHandlers
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { view, items, isStale, undoable, selection, isSelecting, handlers } = props
  const look = classNames(
    styles.list,
    isSelecting && styles.selecting,
    selection.selected.length > 0 && styles.hasSelection,
  )
  const columns = [
    {
      title: (
        <div>
          <SelectAll items={items ?? []} selection={selection} />
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
        <tbody role="rowgroup">
          {items.map((testimonial) => (
            <TestimonialRow
              key={testimonial.id}
              testimonial={testimonial}
              href={hrefOf({ ...view, open: testimonial.id })}
              isSelected={selection.isSelected(testimonial.id)}
              canUndo={undoable.has(testimonial.id)}
              isOpen={view.open === testimonial.id}
              isLeaving={!isStale && view.status !== null && testimonial.status !== view.status}
              onSelect={selection.select}
              handlers={handlers}
            />
          ))}
        </tbody>
      ) : (
        <tbody aria-hidden="true">
          <SkeletonRows />
        </tbody>
      )}
    </ListTable>
  )
}

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
      onChange={() => selection.choose(count === items.length ? [] : items)}
    />
  )
}

type TestimonialRowProps = {
  testimonial: Testimonial
  /** The address of its details. */
  href: string
  isSelected: boolean
  canUndo: boolean
  isOpen: boolean
  /** It no longer fits the filter and disappears with the view. */
  isLeaving: boolean
  onSelect: SelectRow
  handlers: RowHandlers
}

const TestimonialRow = memo(function TestimonialRow(props: TestimonialRowProps) {
  const { testimonial, href, isSelected, canUndo, isOpen, isLeaving, onSelect, handlers } = props
  const { id, customerName, customerEmail, imageUrl, rating, status, erasedAt } = testimonial
  const wording = testimonial.testimonial || null
  const look = classNames(
    styles.row,
    status === 'submitted' && styles.submitted,
    erasedAt !== null && styles.erased,
    isSelected && styles.selected,
    canUndo && styles[status],
  )
  return (
    <tr role="row" id={rowId(id)} tabIndex={-1} className={look}>
      <td role="cell" className={styles.client}>
        <div className={styles.who}>
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={`Select ${clientName(testimonial)}`}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect({ id, isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
            }
          />
          <Avatar name={customerName} imageUrl={imageUrl} />
          <div className="shrink grow">
            <b className="block medium ellipsis" dir="auto">
              {erasedAt ? 'Erased' : (customerName ?? '--')}
            </b>
            <span className="block text-12 muted ellipsis" title={customerEmail}>
              {customerEmail}
            </span>
          </div>
        </div>
      </td>
      <td role="cell" className={classNames(styles.rating, rating === null && styles.none)}>
        <div>
          <Stars rating={rating} />
        </div>
      </td>
      <td role="cell" className={classNames(styles.text, wording === null && styles.none)}>
        <div>{wording === null ? '--' : <TestimonialText testimonial={testimonial} href={href} />}</div>
      </td>
      <td role="cell" className={styles.status}>
        <div className={styles.statusBox}>
          <StatusBadge status={status} />
          {isLeaving ? <span className="text-12 muted">No longer in this list</span> : null}
          {canUndo && !isLeaving ? <span className="text-12 muted">just now</span> : null}
          {!canUndo && !isLeaving ? <StatusNote testimonial={testimonial} /> : null}
        </div>
      </td>
      <td role="cell" className={styles.actions}>
        <RowActions testimonial={testimonial} canUndo={canUndo} isUndoShown={isOpen} handlers={handlers} />
      </td>
    </tr>
  )
})

type TestimonialTextProps = {
  testimonial: Testimonial
  /** The address of the full text. */
  href: string
}

/** As much of the testimonial as fits. */
const TestimonialText = ({ testimonial, href }: TestimonialTextProps) => (
  <Link
    to={href}
    state={OPENED_HERE}
    className={`shrink ellipsis grow no-underline pad-block-8 ${styles.excerpt}`}
    aria-label={`Testimonial from ${clientName(testimonial)}: ${testimonial.testimonial}`}
    dir="auto"
  >
    {testimonial.testimonial}
  </Link>
)

const rows = [
  { name: 'short', email: 'medium', text: 'full' },
  { name: 'medium', email: 'long', text: 'long' },
  { name: 'short', email: 'long', text: 'medium' },
  { name: 'medium', email: 'medium', text: 'full' },
  { name: 'short', email: 'medium', text: 'long' },
] as const

/** As high and wide as real rows, so that nothing jumps when they load. */
const SkeletonRows = () =>
  rows.map((row, index) => (
    <tr key={index} className={classNames(styles.row, styles.skeleton)}>
      <td className={styles.client}>
        <div className={styles.who}>
          <input type="checkbox" className={styles.tick} disabled />
          <Skeleton shape="avatar" />
          <div className="shrink grow">
            <Skeleton length={row.name} />
            <Skeleton length={row.email} />
          </div>
        </div>
      </td>
      <td className={styles.rating}>
        <div>
          <Skeleton length="long" />
        </div>
      </td>
      <td className={styles.text}>
        <div>
          <Skeleton length={row.text} />
        </div>
      </td>
      <td className={styles.status} colSpan={2}>
        <div>
          <Skeleton shape="badge" />
        </div>
      </td>
    </tr>
  ))
