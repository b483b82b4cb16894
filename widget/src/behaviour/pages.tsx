import { drawOff } from '../jsx/static.ts'
import { moreMessage, WallPage } from '../layouts/wall.tsx'
import type { Scene } from './scene.ts'

/** Pages of a wall that a visitor has opened, kept while the element is redrawn. */
export const openedPages = new WeakMap<ShadowRoot, number>()

/** Lets visitors open one more page of a wall at a time. Cards already shown are not touched. */
export function openPages(scene: Scene): void {
  const { root, frame, selection, options, emit } = scene
  const more = frame.querySelector<HTMLButtonElement>('[part=more]')
  more?.addEventListener('click', () => {
    const page = frame.querySelectorAll('[part=page]').length
    const list = drawOff(<WallPage {...scene} page={page} />, frame.ownerDocument)
    measureOut(list, list)
    more.before(list)
    const shown = Math.min((page + 1) * options.pageSize, selection.items.length)
    more.textContent = moreMessage(scene, shown)
    if (shown === selection.items.length) more.remove()
    list.querySelector<HTMLElement>('figure')?.focus({ preventScroll: true })
    openedPages.set(root, page + 1)
    emit('more', { shown })
  })
}

/**
 * The number of cards in a list tells the style sheet how much height to reserve for a skipped page, and whether all
 * slides fit.
 */
export function measureOut(list: Element, target: HTMLElement): void {
  target.style.setProperty('--count', `${list.childElementCount}`)
}
