/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on small screens the rows become cards, which takes the roles of a table from the elements in some browsers */
import type { Testimonial } from '#shared/testimonials.ts'
import { ListTable } from '../../../components/list-table.tsx'
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
