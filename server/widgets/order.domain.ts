import { type OrderChange, PINNED_MAX, MOVED_MAX, type WidgetOrder } from '#shared/widget-order.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

export const NO_ORDER: WidgetOrder = { pinnedIds: [], movedIds: [] }

type Context = {
  /** What the widget shows, in its order, before its maximum applies. */
  shownIds: readonly string[]
}

export type OrderRefusal = 'not-shown' | 'too-many-pinned' | 'too-many-moved'

/** The order after one step, or why there is none. */
export function changeOrder(
  order: WidgetOrder,
  change: OrderChange,
  { shownIds }: Context,
): WidgetOrder | OrderRefusal {
  if (change.action === 'release-moved') return { ...order, movedIds: [] }
  const { id } = change
  const others = without(order, id)
  if (change.action === 'release') return others
  const shown = new Set(shownIds)
  if (!shown.has(id)) return 'not-shown'
  if (change.action === 'pin')
    return order.pinnedIds.includes(id)
      ? order
      : withinLimits({ ...others, pinnedIds: [...others.pinnedIds, id] }, shown)
  const side = 'before' in change ? 'before' : 'after'
  const neighbourId = 'before' in change ? change.before : change.after
  if (neighbourId === id) return order
  if (!shown.has(neighbourId)) return 'not-shown'
  const next = { id, neighbourId, side } as const
  if (others.pinnedIds.includes(neighbourId))
    return withinLimits({ ...others, pinnedIds: insertNextTo(others.pinnedIds, next) }, shown)
  const movedIds = positionsUpTo(others, { ...next, shownIds })
  return withinLimits({ ...others, movedIds: insertNextTo(movedIds, next) }, shown)
}

const without = ({ pinnedIds, movedIds }: WidgetOrder, id: string): WidgetOrder => ({
  pinnedIds: pinnedIds.filter((each) => each !== id),
  movedIds: movedIds.filter((each) => each !== id),
})

type NextTo = { id: string; neighbourId: string; side: 'before' | 'after' }

function insertNextTo(ids: readonly string[], { id, neighbourId, side }: NextTo): string[] {
  const at = ids.indexOf(neighbourId)
  // Before the first that is sorted: after all that were moved.
  if (at === -1) return [...ids, id]
  return ids.toSpliced(side === 'before' ? at : at + 1, 0, id)
}

/** Whatever stands above must have a position too, or a new testimonial would push this one down. */
function positionsUpTo(
  { pinnedIds, movedIds }: WidgetOrder,
  { id, neighbourId, side, shownIds }: NextTo & Context,
): readonly string[] {
  const known = new Set([id, ...pinnedIds, ...movedIds])
  const sortedIds = shownIds.filter((each) => !known.has(each))
  const at = sortedIds.indexOf(neighbourId)
  return at === -1 ? movedIds : [...movedIds, ...sortedIds.slice(0, side === 'before' ? at : at + 1)]
}

/** Positions of testimonials that nobody sees now make room for others. */
function withinLimits({ pinnedIds, movedIds }: WidgetOrder, shown: ReadonlySet<string>): WidgetOrder | OrderRefusal {
  const fit = (ids: readonly string[], max: number) => {
    const hidden = ids.filter((id) => !shown.has(id))
    const forgotten = new Set(ids.length > max ? hidden.slice(-(ids.length - max)) : [])
    return ids.filter((id) => !forgotten.has(id))
  }
  const fitting = { pinnedIds: fit(pinnedIds, PINNED_MAX), movedIds: fit(movedIds, MOVED_MAX) }
  if (fitting.pinnedIds.length > PINNED_MAX) return 'too-many-pinned'
  if (fitting.movedIds.length > MOVED_MAX) return 'too-many-moved'
  return fitting
}

type Position = { publicId: string; isPinned: boolean; position: number }

const positionsOf = ({ pinnedIds, movedIds }: WidgetOrder): Position[] => [
  ...pinnedIds.map((publicId, position) => ({ publicId, isPinned: true, position })),
  ...movedIds.map((publicId, position) => ({ publicId, isPinned: false, position })),
]

/** What to write so that `before` becomes `after`. */
export function compareOrders(before: WidgetOrder, after: WidgetOrder): { changed: Position[]; removedIds: string[] } {
  const known = new Map(positionsOf(before).map((position) => [position.publicId, position]))
  const positions = positionsOf(after)
  const kept = new Set(positions.map(({ publicId }) => publicId))
  const changed = positions.filter(({ publicId, isPinned, position }) => {
    const earlier = known.get(publicId)
    return earlier?.isPinned !== isPinned || earlier.position !== position
  })
  return { changed, removedIds: [...known.keys()].filter((id) => !kept.has(id)) }
}

/** The order for the activity, which never names a client. */
export const readableOrder = ({ pinnedIds, movedIds }: WidgetOrder): ReadableSettings => ({
  'Pinned testimonials': pinnedIds.length,
  'Testimonials moved by hand': movedIds.length,
})
