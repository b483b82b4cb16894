import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { OrderedTestimonial } from '#shared/widget-order.ts'
import { isSame, moveTo, type Slot, slotForKey, slotOf, withMove } from './order.steps.ts'
import { droppedMessage, grabbedMessage, movedMessage, putBackMessage } from './order.messages.ts'
import { followPointer } from './pointer-drag.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { useOrder } from './use-order.ts'

type Grab = {
  id: string
  /** Where it would be dropped; undefined where it was. */
  slot: Slot | undefined
  by: 'keys' | 'pointer'
}

const MOVING_KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End']

type GrabInput = Pick<ReturnType<typeof useOrder>, 'items' | 'change'> & {
  /** Tells screen readers and the bar. */
  say: (message: string) => void
  onPin: (item: OrderedTestimonial) => void
}

/** One testimonial in the hand, by keyboard or by pointer. */
export function useGrab({ items, change, say, onPin }: GrabInput) {
  const [grab, setGrab] = useState<Grab>()
  const moved = grab?.slot ? withMove(items, { id: grab.id, slot: grab.slot }) : items
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const listed = grab?.by === 'keys' ? moved : items
  const keepFocus = useKeptFocus()

  const placeOf = (list: readonly OrderedTestimonial[], id: string) => {
    const index = list.findIndex((item) => item.id === id)
    const { author = '', group = 'sorted' } = list[index] ?? {}
    return { author, group, position: index + 1, count: list.length }
  }

  function drop({ id, slot }: Grab): void {
    setGrab(undefined)
    say(droppedMessage(placeOf(slot ? withMove(items, { id, slot }) : items, id)))
    if (slot) change(moveTo(id, slot))
  }

  function putBack({ id }: Grab): void {
    setGrab(undefined)
    say(putBackMessage(placeOf(items, id)))
  }

  function moveBy(key: string, { id }: Grab): void {
    const slot = slotForKey(moved, { id, key })
    if (!slot) return
    const isBack = isSame(slot, slotOf(items, id))
    setGrab({ id, slot: isBack ? undefined : slot, by: 'keys' })
    say(movedMessage(placeOf(isBack ? items : withMove(items, { id, slot }), id)))
  }

  function onKeyDown(event: KeyboardEvent, item: OrderedTestimonial): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isGrabbed = grab?.id === item.id && grab.by === 'keys'
    if (event.key === ' ' || event.key === 'Enter') {
      if (isGrabbed) drop(grab)
      else {
        setGrab({ id: item.id, slot: undefined, by: 'keys' })
        say(grabbedMessage(placeOf(items, item.id)))
      }
    } else if (isGrabbed && MOVING_KEYS.includes(event.key)) moveBy(event.key, grab)
    else if (isGrabbed && event.key === 'Escape') putBack(grab)
    else if (event.key === 'p' && !isGrabbed) onPin(item)
    else return
    event.preventDefault()
    keepFocus(item.id, 'grip')
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, { id }: OrderedTestimonial): void {
    if (event.button !== 0) return
    let current: Grab = { id, slot: undefined, by: 'pointer' }
    setGrab(current)
    say(grabbedMessage(placeOf(items, id)))
    stop.current = followPointer(event.currentTarget, {
      pointerId: event.pointerId,
      onOver: (slot) => setGrab((current = { ...current, slot })),
      onEnd: (isDropped) => (isDropped ? drop(current) : putBack(current)),
    })
  }

  return {
    /** By keyboard, the list follows at once. */
    listed,
    /** What visitors would see. */
    moved,
    grab,
    keepFocus,
    gripProps: (item: OrderedTestimonial) => ({
      'aria-pressed': grab?.id === item.id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, item),
      onBlur: (event: FocusEvent) => {
        if (grab?.by === 'keys' && grab.id === item.id && event.relatedTarget) putBack(grab)
      },
    }),
  }
}
