import { useReducer } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import { afterSelecting, noSelection } from './selection.state.ts'

export type SelectRow = (choice: { id: string; isRange: boolean }) => void

/** The selected rows of the page. Another view starts with none. */
export function useSelection({ view, items }: { view: string; items: readonly Testimonial[] }) {
  const [selection, step] = useReducer(afterSelecting, view, noSelection)
  if (selection.view !== view) step({ kind: 'viewed', view })

  const select: SelectRow = useStableCallback(({ id, isRange }) =>
    step(isRange ? { kind: 'extended', id, order: items.map((item) => item.id) } : { kind: 'toggled', id }),
  )
  return {
    selected: items.filter(({ id }) => selection.ids.has(id)),
    isSelected: (id: string) => selection.ids.has(id),
    select,
    choose: (rows: readonly Testimonial[]) => step({ kind: 'chosen', ids: rows.map(({ id }) => id) }),
  }
}

export type ListSelection = ReturnType<typeof useSelection>
