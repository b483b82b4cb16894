/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import { hrefOf, type ListView } from './testimonial-list.address.ts'
import styles from './testimonial-list.module.css'
import { SkeletonRows } from './testimonial-list.skeleton.tsx'
import type { RowHandlers } from './testimonial.row-actions.tsx'
import { TestimonialRow } from './testimonial.row.tsx'
import type { ListDecisions } from './use-decisions.ts'
import type { ListSelection } from './use-selection.ts'

type TestimonialTableProps = {
  view: ListView
  /** None while they are being fetched. */
  items: Testimonial[] | undefined
  /** They are those of another view, and stay until the ones that were asked for are there. */
  isStale: boolean
  undoable: ListDecisions['undoable']
  selection: ListSelection
  /** On small screens, rows can be ticked only while this is so. */
  isSelecting: boolean
  handlers: RowHandlers
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { view, items, isStale, undoable, selection, isSelecting, handlers } = props
  const look = classNames(
    styles.list,
    isStale && styles.stale,
    isSelecting && styles.selecting,
    selection.selected.length > 0 && styles.hasSelection,
  )
  return (
    <div className={look} aria-busy={!items || isStale}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.client}>
              <div>
                <SelectAll items={items ?? []} selection={selection} />
                Client
              </div>
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
      </table>
    </div>
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
