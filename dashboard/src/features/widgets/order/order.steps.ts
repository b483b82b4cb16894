import type { OrderChange, OrderedTestimonial, OrderGroup } from '#shared/widget-order.ts'

/** A testimonial as far as its position is concerned. */
export type Item = Pick<OrderedTestimonial, 'id' | 'group'>

/** A position: beside a neighbour, in whose group it is. */
export type Slot = { before: string } | { after: string }

type Move = Extract<OrderChange, { action: 'move' }>
export const moveTo = (id: string, slot: Slot): Move => ({ action: 'move', id, ...slot })

const isPinned = (group: OrderGroup | undefined) => group === 'pinned'

/** Every position that `id` can have, in order. Between the last pinned one and the next there are two. */
function slotsFor<Each extends Item>(items: readonly Each[], id: string): Slot[] {
  const others = items.filter((item) => item.id !== id)
  const slots: Slot[] = []
  for (const [index, item] of others.entries()) {
    const above = others[index - 1]
    if (!above || isPinned(above.group) !== isPinned(item.group)) slots.push({ before: item.id })
    slots.push({ after: item.id })
  }
  return slots
}

/** Where `id` is; undefined while it is the only one, or the only one that is pinned. */
export function slotOf<Each extends Item>(items: readonly Each[], id: string): Slot | undefined {
  const index = items.findIndex((item) => item.id === id)
  const [above, here, below] = [items[index - 1], items[index], items[index + 1]]
  if (!here) return undefined
  if (above && isPinned(above.group) === isPinned(here.group)) return { after: above.id }
  if (below && isPinned(below.group) === isPinned(here.group)) return { before: below.id }
  return undefined
}

export const isSame = (one: Slot, other: Slot | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The next position for a key; undefined where there is none. */
export function slotForKey<Each extends Item>(
  items: readonly Each[],
  { id, key }: { id: string; key: string },
): Slot | undefined {
  const slots = slotsFor(items, id)
  if (key === 'Home') return slots[0]
  if (key === 'End') return slots.at(-1)
  const current = slotOf(items, id)
  const at = slots.findIndex((slot) => isSame(slot, current))
  // The only pinned one stands before all others, in a group of its own.
  if (at === -1) return key === 'ArrowDown' ? slots[0] : undefined
  return key === 'ArrowDown' ? slots[at + 1] : slots[at - 1]
}

/** What the server makes of a move: whatever stands above a position by hand gets one too. */
export function withMove<Each extends Item>(
  items: readonly Each[],
  { id, slot }: { id: string; slot: Slot },
): readonly Each[] {
  const moved = items.find((item) => item.id === id)
  const others = items.filter((item) => item.id !== id)
  const neighbourId = 'before' in slot ? slot.before : slot.after
  const at = others.findIndex((item) => item.id === neighbourId)
  const neighbour = others[at]
  if (!moved || !neighbour) return items
  const index = 'before' in slot ? at : at + 1
  const group: OrderGroup = isPinned(neighbour.group) ? 'pinned' : 'moved'
  return others
    .toSpliced(index, 0, { ...moved, group })
    .map((item, place) => (place < index && item.group === 'sorted' && group === 'moved' ? { ...item, group } : item))
}

/** Pinned, it comes after those that are pinned already. */
export function withPin<Each extends Item>(items: readonly Each[], id: string): readonly Each[] {
  const pinned = items.find((item) => item.id === id)
  if (!pinned) return items
  const others = items.filter((item) => item.id !== id)
  const count = others.filter(({ group }) => isPinned(group)).length
  return others.toSpliced(count, 0, { ...pinned, group: 'pinned' })
}

/** What takes the next change of `id` back. */
export function undoFor<Each extends Item>(items: readonly Each[], id: string): OrderChange | undefined {
  const item = items.find((each) => each.id === id)
  if (!item) return undefined
  if (item.group === 'sorted') return { action: 'release', id }
  const slot = slotOf(items, id)
  if (slot) return moveTo(id, slot)
  return item.group === 'pinned' ? { action: 'pin', id } : undefined
}
