import type { Slot } from './order.steps.ts'

/** How near to the edge of the window the page begins to scroll, and how fast, in CSS pixels. */
const EDGE = 72
const SCROLL_STEP = 12

export const ROW = 'data-row'

type Drag = {
  pointerId: number
  /** The position under the pointer; undefined over the row itself. */
  onOver: (slot: Slot | undefined) => void
  onEnd: (isDropped: boolean) => void
}

/** Lets the row of a grip follow the pointer until it is released, or put back with Escape. Ends it when called. */
export function followPointer(grip: HTMLElement, { pointerId, onOver, onEnd }: Drag): () => void {
  const row = grip.closest<HTMLElement>(`[${ROW}]`)
  const start = { y: 0, scroll: window.scrollY, isKnown: false }
  let y = 0
  let over = ''
  let frame = 0
  const listening = new AbortController()
  const { signal } = listening

  const follow = () => {
    row?.style.setProperty('--drag', `${y - start.y + window.scrollY - start.scroll}px`)
    const slot = row ? slotUnder(row, y) : undefined
    if (JSON.stringify(slot ?? null) === over) return
    over = JSON.stringify(slot ?? null)
    onOver(slot)
  }

  const scroll = () => {
    const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0
    if (step !== 0 && start.isKnown && y !== start.y) {
      window.scrollBy(0, step)
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }

  const end = () => {
    listening.abort()
    cancelAnimationFrame(frame)
    row?.style.removeProperty('--drag')
  }
  const finish = (isDropped: boolean) => {
    end()
    onEnd(isDropped)
  }

  grip.setPointerCapture(pointerId)
  grip.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY
      if (!start.isKnown) Object.assign(start, { y, isKnown: true })
      follow()
    },
    { signal },
  )
  grip.addEventListener('pointerup', () => finish(true), { signal })
  grip.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal })
  frame = requestAnimationFrame(scroll)
  return end
}

/** Before the row whose upper half is under the pointer, after the one whose lower half is, at the ends of a list too. */
function slotUnder(row: HTMLElement, y: number): Slot | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)].filter((each) => each !== row)
  const boxes = rows.map((each) => ({ id: each.getAttribute(ROW) ?? '', box: each.getBoundingClientRect() }))
  const nearest = boxes.toSorted((a, b) => distance(a.box, y) - distance(b.box, y))[0]
  if (!nearest) return undefined
  const slot = y < nearest.box.top + nearest.box.height / 2 ? { before: nearest.id } : { after: nearest.id }
  return isBeside(row, slot) ? undefined : slot
}

const distance = ({ top, bottom }: DOMRect, y: number) => Math.max(top - y, y - bottom, 0)

/** The position that the row has already. */
function isBeside(row: HTMLElement, slot: Slot): boolean {
  const idOf = (element: Element | null) => element?.getAttribute(ROW)
  return 'before' in slot
    ? idOf(row.nextElementSibling) === slot.before
    : idOf(row.previousElementSibling) === slot.after
}
