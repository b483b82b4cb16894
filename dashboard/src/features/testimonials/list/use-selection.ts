import { useReducer } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'

/** Which rows of a view are selected, and the row where a range selection starts. */
export type Selection = { view: string; ids: ReadonlySet<string>; anchor: string | null }

export type SelectionStep =
  | { kind: 'viewed'; view: string }
  | { kind: 'toggled'; id: string }
  | { kind: 'extended'; id: string; order: readonly string[] }
  | { kind: 'chosen'; ids: readonly string[] }

export const noSelection = (view: string): Selection => ({ view, ids: new Set(), anchor: null })

function rangeOf({ order, from, to }: { order: readonly string[]; from: string; to: string }): readonly string[] {
  const [first, last] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b)
  return first === undefined || last === undefined || first < 0 ? [to] : order.slice(first, last + 1)
}

export function afterSelecting(selection: Selection, step: SelectionStep): Selection {
  switch (step.kind) {
    case 'viewed':
      return noSelection(step.view)
    case 'chosen':
      return { ...selection, ids: new Set(step.ids), anchor: null }
    case 'toggled': {
      const ids = new Set(selection.ids)
      if (!ids.delete(step.id)) ids.add(step.id)
      return { ...selection, ids, anchor: step.id }
    }
    case 'extended': {
      const ids = new Set(selection.ids)
      const isChosen = !ids.has(step.id)
      const range = rangeOf({ order: step.order, from: selection.anchor ?? step.id, to: step.id })
      for (const id of range) {
        if (isChosen) ids.add(id)
        else ids.delete(id)
      }
      return { ...selection, ids, anchor: step.id }
    }
  }
}

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
