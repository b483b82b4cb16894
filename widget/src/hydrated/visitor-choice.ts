import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Scene } from '../scene.ts'
import type { Selection } from '../selection.ts'
import { matches, wordsOf } from './search.ts'

export const FIELDS = ['search', 'rating', 'service', 'order'] as const
export type FieldName = (typeof FIELDS)[number]

/** What a visitor searches for, how many stars and which service it must have, in which order, and how many pages are open. */
export type VisitorChoice = Record<FieldName, Signal<string>> & {
  pageCount: Signal<number>
  /** How many of the first cards are drawn; the others follow. */
  drawn: Signal<number>
  /** How many are drawn at once. */
  first: { count: number }
  /** False while everything is shown. */
  isNarrow: ReadonlySignal<boolean>
  /** Of these, those that match. */
  find: (selection: Selection, select: Scene['select']) => Selection
  set: (change: Partial<Record<FieldName, string>>) => void
  /** Shows the first page of something else. */
  restart: () => void
}

export function createVisitorChoice(): VisitorChoice {
  const search = signal('')
  const rating = signal('')
  const service = signal('')
  const order = signal('')
  const pageCount = signal(1)
  const drawn = signal(Infinity)
  const first = { count: Infinity }
  const fields = { search, rating, service, order }
  const restart = () => {
    pageCount.value = 1
    drawn.value = first.count
  }
  return {
    ...fields,
    pageCount,
    drawn,
    first,
    restart,
    isNarrow: computed(() => !!(search.value.trim() || rating.value || service.value)),
    find(selection, select) {
      const words = wordsOf(search.value)
      const picked = select(selection, { limit: Infinity, minRating: Number(rating.value), sort: order.value })
      return {
        ...picked,
        items: picked.items.filter(
          (item) => (!service.value || item.service === service.value) && matches(item, words),
        ),
      }
    },
    set(change) {
      batch(() => {
        for (const name of FIELDS) fields[name].value = change[name] ?? fields[name].value
        restart()
      })
    },
  }
}
