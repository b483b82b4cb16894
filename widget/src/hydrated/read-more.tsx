import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { ReadMore } from '../parts/card.tsx'
import type { FoldProps } from '../parts/drawn-props.ts'

/** Offers to unfold only where something is folded, at every width. Keeps other cards in their columns meanwhile. */
export function HydratedReadMore({ say, more }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isWhole = useSignal(false)
  useLayoutEffect(() => {
    const fold = details.current
    const quote = fold?.previousElementSibling
    if (!quote) return
    const sizes = new ResizeObserver(() => {
      if (!fold.open) isWhole.value = quote.scrollHeight <= quote.clientHeight + 1
    })
    sizes.observe(quote)
    return () => sizes.disconnect()
  }, [isWhole])
  return (
    <ReadMore
      say={say}
      more={more}
      ref={details}
      class={isWhole.value ? 'whole' : undefined}
      onClick={() => keepColumns(details.current?.closest('[part=page]'))}
    />
  )
}

/** Cards are in columns of equal height: without this, a card that grows pushes others into the next column. */
function keepColumns(page: Element | null | undefined): void {
  const cards = [...(page?.querySelectorAll('li') ?? [])]
  const columns = cards.map((card) => card.getBoundingClientRect().left)
  cards.forEach((card, index) => {
    card.style.breakBefore = index > 0 && columns[index] !== columns[index - 1] ? 'column' : ''
  })
}

/** Lets the cards flow again once there may be another number of columns. Returns a function that stops it. */
export function releaseColumns(frame: HTMLElement, onSize: () => void): () => void {
  let width = frame.clientWidth
  const sizes = new ResizeObserver(() => {
    onSize()
    if (frame.clientWidth !== width) for (const card of frame.querySelectorAll('li')) card.style.breakBefore = ''
    width = frame.clientWidth
  })
  sizes.observe(frame)
  return () => sizes.disconnect()
}
