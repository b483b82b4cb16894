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
