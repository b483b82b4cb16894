import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseItems } from '#shared/chosen-testimonials.ts'
import { type OrderChange, PINNED_MAX, MOVED_MAX, type WidgetOrder } from '#shared/widget-order.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { changeOrder, compareOrders, NO_ORDER } from './order.domain.ts'
import { tooManyMoved, tooManyPinned } from './widgets.errors.ts'

const ALL = Array.from({ length: 8 }, (_, index) => `pub_${index}`)
const id = fc.constantFrom(...ALL)
const change: fc.Arbitrary<OrderChange> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant('move' as const), id, before: id }) },
  { weight: 4, arbitrary: fc.record({ action: fc.constant('move' as const), id, after: id }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('pin' as const), id }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('release' as const), id }) },
  { weight: 1, arbitrary: fc.constant({ action: 'release-moved' as const }) },
)
/** Each person sees what was shown when they last looked, which may be older than what others did since. */
const step = fc.record({ change, isStale: fc.boolean() })

const show = (order: WidgetOrder, ids = ALL) => {
  const items = ids.map((each) => ({ id: each, rating: null }))
  return chooseItems(items, { ...defaultWidgetOptions, kind: 'wall', order }).items.map((item) => item.id)
}
const changed = (...of: Parameters<typeof changeOrder>): WidgetOrder => {
  const order = changeOrder(...of)
  if (typeof order === 'string') throw new Error(order)
  return order
}
const after = (order: WidgetOrder, next: OrderChange, ids = ALL) => changed(order, next, { shownIds: show(order, ids) })

test('any steps of two people leave each testimonial exactly once, pinned ones first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let order = NO_ORDER
      let seenEarlier = show(order)
      for (const { change: next, isStale } of steps) {
        const shownIds = isStale ? seenEarlier : show(order)
        seenEarlier = show(order)
        order = changed(order, next, { shownIds })
        const { pinnedIds, movedIds } = order
        expect(new Set([...pinnedIds, ...movedIds]).size).toBe(pinnedIds.length + movedIds.length)
        expect(show(order).toSorted()).toEqual(ALL)
        expect(show(order).slice(0, pinnedIds.length)).toEqual(pinnedIds)
      }
    }),
  )
})

test('a move puts it next to its neighbour, in the same group, and all others stay in their order', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), id, id, fc.boolean(), (earlier, moved, neighbour, isBefore) => {
      fc.pre(moved !== neighbour)
      const order = earlier.reduce((all, each) => after(all, each), NO_ORDER)
      const next = after(order, {
        action: 'move',
        id: moved,
        [isBefore ? 'before' : 'after']: neighbour,
      } as OrderChange)
      const shown = show(next)
      expect(shown.indexOf(moved) - shown.indexOf(neighbour)).toBe(isBefore ? -1 : 1)
      expect(next.pinnedIds.includes(moved)).toBe(next.pinnedIds.includes(neighbour))
      const others = (ids: string[]) => ids.filter((each) => each !== moved)
      expect(others(shown)).toEqual(others(show(order)))
    }),
  )
})

test('whoever leaves changes nothing for the others, and returns to the same position', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), id, (steps, gone) => {
      const order = steps.reduce((all, each) => after(all, each), NO_ORDER)
      const withoutIt = ALL.filter((each) => each !== gone)
      expect(show(order, withoutIt)).toEqual(show(order).filter((each) => each !== gone))
    }),
  )
})

test('what is written makes of the order before the order after', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.array(change, { maxLength: 12 }), (first, second) => {
      const before = first.reduce((all, each) => after(all, each), NO_ORDER)
      const next = second.reduce((all, each) => after(all, each), before)
      const { changed: some, removedIds } = compareOrders(before, next)
      const { changed: all } = compareOrders(NO_ORDER, before)
      const rows = new Map([...all, ...some].map((row) => [row.publicId, row]))
      for (const each of removedIds) rows.delete(each)
      const sorted = [...rows.values()].toSorted((a, b) => a.position - b.position)
      const idsOf = (isPinned: boolean) => sorted.filter((row) => row.isPinned === isPinned).map((row) => row.publicId)
      expect({ pinnedIds: idsOf(true), movedIds: idsOf(false) }).toEqual(next)
    }),
  )
})

describe('limits', () => {
  const many = Array.from({ length: MOVED_MAX + 20 }, (_, index) => `pub_${index}`)
  const pinned = { pinnedIds: many.slice(0, PINNED_MAX), movedIds: [] }
  const pin = { action: 'pin', id: many[PINNED_MAX] ?? '' } as const

  test('are reached when too many are pinned or moved by hand', () => {
    expect(changeOrder(pinned, pin, { shownIds: many })).toBe('too-many-pinned')
    expect(tooManyPinned(PINNED_MAX).message).toBe('A widget can have 50 pinned testimonials. Unpin one first.')
    const far = { action: 'move', id: 'pub_0', after: many.at(-1) ?? '' } as const
    expect(changeOrder(NO_ORDER, far, { shownIds: many })).toBe('too-many-moved')
    expect(tooManyMoved(MOVED_MAX).message).toBe(
      'A widget can have 200 testimonials moved by hand. Choose a position further up.',
    )
  })

  test('are not reached because of testimonials that nobody sees', () => {
    const shownIds = many.slice(1)
    expect(changed(pinned, pin, { shownIds }).pinnedIds).toEqual(many.slice(1, PINNED_MAX + 1))
  })

  test('a testimonial that the widget does not show can be neither moved nor a neighbour', () => {
    for (const next of [
      { action: 'pin', id: 'pub_none' },
      { action: 'move', id: 'pub_none', before: 'pub_1' },
      { action: 'move', id: 'pub_1', after: 'pub_none' },
    ] as const)
      expect(changeOrder(NO_ORDER, next, { shownIds: ALL })).toBe('not-shown')
  })
})

test('a list with an order ignores the single testimonial that was chosen before', () => {
  const order = { pinnedIds: ['pub_2'], movedIds: [] }
  const items = ALL.map((each) => ({ id: each, rating: null }))
  const first = (kind: 'wall' | 'single') =>
    chooseItems(items, { ...defaultWidgetOptions, featuredId: 'pub_5', kind, order }).items[0]?.id
  expect([first('wall'), first('single')]).toEqual(['pub_2', 'pub_5'])
})
