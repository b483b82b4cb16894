import type { MotionRequest, WidgetControls } from '../contract.ts'

type Motion = Required<Pick<WidgetControls, 'pause' | 'play' | 'stop'>> & {
  /** Call when `canMove` may have changed. */
  update: () => void
}

/** Widgets whose motion somebody ended. They stay still when redrawn. */
const ended = new WeakSet<HTMLElement>()

/**
 * Decides when something may move automatically: in view, not under the pointer, and never for readers who prefer
 * reduced motion. Any element inside that gets the focus ends it until `play`, by the button or by the page.
 */
export function openMotion(
  { host, frame }: MotionRequest,
  { area, canMove, turn }: { area: HTMLElement; canMove: () => boolean; turn: (isMoving: boolean) => void },
): Motion {
  const button = frame.querySelector<HTMLElement>('[part=pause]')
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isSeen = false
  let isHovered = false
  let isMoving = false

  const update = () => {
    const isAllowed = button !== null && !lessMotion.matches && canMove()
    if (button) {
      button.hidden = !isAllowed
      const isEnded = ended.has(host)
      button.setAttribute('aria-label', isEnded ? 'Play' : 'Pause')
      button.querySelector('path')?.setAttribute('d', isEnded ? 'M8 5v14l11-7z' : 'M9 5v14M15 5v14')
    }
    const now = isAllowed && isSeen && !isHovered && !ended.has(host)
    if (now !== isMoving) turn((isMoving = now))
  }
  const pause = () => {
    ended.add(host)
    update()
  }
  const play = () => {
    ended.delete(host)
    update()
  }
  const hold = ({ type }: Event) => {
    isHovered = type === 'pointerenter'
    update()
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries[entries.length - 1]?.isIntersecting === true
    update()
  })

  area.addEventListener('pointerenter', hold)
  area.addEventListener('pointerleave', hold)
  frame.addEventListener('focusin', ({ target }) => {
    if (target !== button || button?.matches(':focus-visible')) pause()
  })
  button?.addEventListener('click', () => (ended.has(host) ? play() : pause()))
  lessMotion.addEventListener('change', update)
  observer.observe(area)
  update()
  return {
    update,
    pause,
    play,
    stop() {
      observer.disconnect()
      lessMotion.removeEventListener('change', update)
      isSeen = false
      update()
    },
  }
}
