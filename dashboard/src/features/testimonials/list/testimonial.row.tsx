/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import { memo } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { Stars } from '../../../components/stars.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { clientName } from '../testimonial.messages.ts'
import styles from './testimonial-list.module.css'
import { StatusNote } from './testimonial.status-note.tsx'
import { RowActions, type RowHandlers } from './testimonial.row-actions.tsx'
import { rowId } from './testimonial.row-focus.ts'
import { TestimonialText } from './testimonial.text.tsx'
import type { SelectRow } from './use-selection.ts'

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

export const TestimonialRow = memo(function TestimonialRow(props: TestimonialRowProps) {
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
          <div>
            <b dir="auto">{erasedAt ? 'Erased' : (customerName ?? '--')}</b>
            <span title={customerEmail}>{customerEmail}</span>
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
