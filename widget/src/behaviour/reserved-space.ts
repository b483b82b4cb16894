import { addStyles } from '../add-styles.ts'
import type { SettleRequest, WidgetControls } from '../contract.ts'
import { RELEASED_CSS } from '../host-css.ts'

/** Elements whose space was released: it stays so while they are redrawn. */
const released = new WeakSet<HTMLElement>()

/**
 * Ends the minimum height that the page reserves, where the content needs less. What a visitor sees does not move: while
 * the end of the element is in view, its height stays until the visitor has scrolled on.
 */
export function releaseSpace({ host, frame }: SettleRequest): WidgetControls {
  const leave = () => removeEventListener('scroll', update, true)
  const update = () => {
    const { bottom } = host.getBoundingClientRect()
    const unused = bottom - frame.getBoundingClientRect().bottom
    const isAbove = bottom <= 0 && CSS.supports('overflow-anchor:auto')
    if (!released.has(host) && !(unused > 1 && (isAbove || bottom >= innerHeight))) return
    leave()
    released.add(host)
    addStyles(frame.getRootNode(), RELEASED_CSS)
  }
  const enter = () => {
    addEventListener('scroll', update, { capture: true, passive: true })
    update()
  }
  enter()
  return { enter, leave, stop: leave }
}
