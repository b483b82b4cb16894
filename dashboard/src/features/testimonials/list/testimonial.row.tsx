/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { Stars } from '../../../components/stars.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { classNames } from '../../../lib/class-names.ts'
import styles from './testimonial-list.module.css'
import { StatusNote } from './testimonial.status-note.tsx'
import { type PerformAction, RowActions } from './testimonial.row-actions.tsx'
import { rowId } from './testimonial.row-focus.ts'
import { TestimonialText } from './testimonial.text.tsx'

type TestimonialRowProps = { testimonial: Testimonial; onAction: PerformAction }

export function TestimonialRow({ testimonial, onAction }: TestimonialRowProps) {
  const { id, customerName, customerEmail, imageUrl, rating, status } = testimonial
  return (
    <tr role="row" id={rowId(id)} className={classNames(styles.row, status === 'submitted' && styles.submitted)}>
      <td role="cell" className={styles.client}>
        <div className={styles.who}>
          <Avatar name={customerName} imageUrl={imageUrl} />
          <div>
            <b dir="auto">{customerName ?? '--'}</b>
            <span title={customerEmail}>{customerEmail}</span>
          </div>
        </div>
      </td>
      <td role="cell" className={classNames(styles.rating, rating === null && styles.none)}>
        <div>
          <Stars rating={rating} />
        </div>
      </td>
      <td role="cell" className={classNames(styles.text, testimonial.testimonial === null && styles.none)}>
        <div>{testimonial.testimonial === null ? '--' : <TestimonialText testimonial={testimonial} />}</div>
      </td>
      <td role="cell" className={styles.status}>
        <div className={styles.standing}>
          <StatusBadge status={status} />
          <StatusNote testimonial={testimonial} />
        </div>
      </td>
      <td role="cell" className={styles.actions}>
        <RowActions testimonial={testimonial} onAction={onAction} />
      </td>
    </tr>
  )
}
