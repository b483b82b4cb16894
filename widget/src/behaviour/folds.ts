import type { SettleRequest } from '../contract.ts'

/**
 * Offers to unfold only where something is folded, at every width, and keeps the other cards in their columns while one
 * unfolds. Returns a function that stops it.
 */
export function tendFolds({ frame }: SettleRequest): () => void {
  let width = frame.clientWidth
  const update = () => {
    if (frame.clientWidth !== width) for (const card of frame.querySelectorAll('li')) card.style.breakBefore = ''
    width = frame.clientWidth
    for (const more of frame.querySelectorAll<HTMLElement>('details:not([open])')) {
      const quote = more.previousElementSibling as HTMLElement
      const isCut = quote.scrollHeight > quote.clientHeight + 1
      quote.style.maskImage = isCut ? '' : 'none'
      // Its place stays, so that nothing moves.
      more.style.visibility = isCut || more.nextElementSibling?.localName === 'dl' ? '' : 'hidden'
    }
  }
  const sizes = new ResizeObserver(update)
  sizes.observe(frame)
  frame.addEventListener('click', ({ target }) => {
    const page = (target as Element).closest('summary')?.closest('[part=page]')
    if (page) keepColumns(page)
  })
  return () => sizes.disconnect()
}

/** Cards are in columns of equal height: without this, a card that grows pushes others into the next column. */
function keepColumns(page: Element): void {
  const cards = [...page.querySelectorAll('li')]
  const columns = cards.map((card) => card.getBoundingClientRect().left)
  cards.forEach((card, index) => {
    card.style.breakBefore = index > 0 && columns[index] !== columns[index - 1] ? 'column' : ''
  })
}
