import type { KeyboardEvent } from 'react'

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => Math.min(from + 1, count - 1),
  ArrowUp: (from) => Math.max(from - 1, 0),
  PageDown: (from, count) => Math.min(from + 10, count - 1),
  PageUp: (from) => Math.max(from - 10, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The list is one stop of the Tab key, however long it is; these keys move through it. */
export function moveThroughList(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  const boxes = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])]
  const from = boxes.findIndex((box) => box === event.currentTarget)
  event.preventDefault()
  boxes[step(from, boxes.length)]?.focus()
}
