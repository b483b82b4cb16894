import { addStyles } from '../add-styles.ts'
import type { SettleRequest } from '../contract.ts'
import css from './grid-space.css?inline'

/**
 * In a grid, a card that is unfolded covers what is below it, and no other card moves: its place stays as high as it was
 * folded. Where cards stand one below another, they make room as everywhere. Returns a function that stops it.
 */
export function keepPlaces({ frame }: SettleRequest): () => void {
  if (!frame.matches('.grid')) return () => {}
  addStyles(frame.getRootNode(), css)
  const keep = ({ target }: Event) => {
    const details = (target as Element).closest('summary')?.parentElement
    const place = details?.closest<HTMLElement>('li')
    if (!place) return
    const hasRoom = details?.matches('[open]') || place.offsetWidth > frame.clientWidth / 2
    place.style.blockSize = hasRoom ? '' : `${place.offsetHeight}px`
  }
  frame.addEventListener('click', keep)
  return () => frame.removeEventListener('click', keep)
}
