/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import styles from './testimonial-list.module.css'
import { SkeletonRows } from './testimonial-list.skeleton.tsx'
import type { PerformAction } from './testimonial.row-actions.tsx'
import { TestimonialRow } from './testimonial.row.tsx'

type TestimonialTableProps = {
  /** None while they are being fetched. */
  items: Testimonial[] | undefined
  /** They are those of another view, and stay until the ones that were asked for are there. */
  isStale: boolean
  onAction: PerformAction
}

export function TestimonialTable({ items, isStale, onAction }: TestimonialTableProps) {
  return (
    <div className={classNames(styles.list, isStale && styles.stale)} aria-busy={!items || isStale}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.client}>
              Client
            </th>
            <th role="columnheader" scope="col" className={styles.rating}>
              Rating
            </th>
            <th role="columnheader" scope="col" className={styles.text}>
              Testimonial
            </th>
            <th role="columnheader" scope="col" className={styles.status}>
              Status
            </th>
            <th role="columnheader" scope="col" className={styles.actions}>
              <span className={styles.unseen}>Actions</span>
            </th>
          </tr>
        </thead>
        {items ? (
          <tbody role="rowgroup">
            {items.map((testimonial) => (
              <TestimonialRow key={testimonial.id} testimonial={testimonial} onAction={onAction} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows />
          </tbody>
        )}
      </table>
    </div>
  )
}
