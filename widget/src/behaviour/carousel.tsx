import type { MotionRequest, WidgetControls } from '../contract.ts'
import { draw } from '../jsx/static.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { openMotion } from './own-motion.ts'

/** The first testimonial in view of each carousel, kept while the element is redrawn. */
const places = new WeakMap<HTMLElement, string | undefined>()

/** Moves a row of slides from one view to the next. Touch and wheel use the browser's own scrolling. */
export function runCarousel(request: MotionRequest): WidgetControls {
  const { host, frame, autoplay, emit } = request
  const find = (part: string) => frame.querySelector<HTMLElement>(`[part=${part}]`)
  const [track, controls] = [find('track'), find('controls')]
  const [first, second] = track?.children ?? []
  if (!track || !controls || !first || !second) return {}
  draw(
    <>
      <p part="position" aria-live="polite" aria-atomic="true" />
      {autoplay > 0 && <IconButton name="pause" />}
      <IconButton name="prev" />
      <IconButton name="next" />
    </>,
    controls,
  )
  const [position, prev, next] = [find('position'), find('prev'), find('next')]
  if (!position || !prev || !next) return {}
  request.refocus?.()
  const cards = track.querySelectorAll<HTMLElement>('[data-id]')
  const count = cards.length
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  /** Below 0 until the size is known. */
  let shown = -1
  /** The target of the current scroll; -1 when the reader scrolls or nothing does. */
  let aim = -1
  let timer = 0

  /** Negative in right-to-left pages, like the scroll position there. */
  const pitch = () => second.getBoundingClientRect().left - first.getBoundingClientRect().left
  const fitting = () => Math.max(1, Math.round(track.clientWidth / Math.abs(pitch())) || 1)
  const last = () => Math.max(0, count - fitting())
  const current = () => Math.min(last(), Math.round(track.scrollLeft / pitch()) || 0)

  /** Without a size, as in a closed panel, nothing can be said. */
  const update = () => {
    if (!pitch()) return
    if (shown < 0) {
      const seen = [...cards].findIndex(({ dataset }) => dataset.id === places.get(host))
      if (seen > 0) track.scrollLeft = seen * pitch()
      shown = current()
    }
    if (current() === aim) aim = -1
    const index = aim < 0 ? current() : aim
    const inView = Math.min(count, fitting())
    const text = `${index + 1}${inView > 1 ? `–${index + inView}` : ''} of ${count}`
    if (position.textContent !== text) position.textContent = text
    prev.setAttribute('aria-disabled', `${index === 0}`)
    next.setAttribute('aria-disabled', `${index === last()}`)
    controls.hidden = last() === 0
    if (index !== shown) emit('slide', { index: (shown = index) })
    places.set(host, cards[index]?.dataset.id)
  }
  const goTo = (index: number) => {
    aim = Math.max(0, Math.min(last(), index))
    track.scrollTo({ left: aim * pitch(), behavior: lessMotion.matches ? 'auto' : 'smooth' })
    update()
  }
  const goBy = (step: number) => goTo((aim < 0 ? current() : aim) + step)
  const step = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : -1
    if (event.target !== track || !/^Arrow[LR]/.test(event.key) || event.altKey || event.metaKey) return
    event.preventDefault()
    goBy(way * Math.sign(pitch()))
  }
  const settle = () => {
    aim = -1
    update()
  }

  const motion = openMotion(request, {
    area: track,
    canMove: () => last() > 0,
    turn(isMoving) {
      position.setAttribute('aria-live', isMoving ? 'off' : 'polite')
      clearInterval(timer)
      if (!isMoving) return
      timer = window.setInterval(() => {
        if (!document.hidden) goTo(current() === last() ? 0 : current() + 1)
      }, autoplay * 1000)
    },
  })
  const resizes = new ResizeObserver(() => {
    update()
    motion.update()
  })
  resizes.observe(track)
  track.addEventListener('scroll', update)
  track.addEventListener('keydown', step)
  for (const type of ['scrollend', 'touchstart', 'wheel']) track.addEventListener(type, settle, { passive: true })
  const turnOver = { next: () => goBy(fitting()), prev: () => goBy(-fitting()) }
  next.addEventListener('click', turnOver.next)
  prev.addEventListener('click', turnOver.prev)
  update()
  return {
    ...motion,
    ...turnOver,
    stop() {
      motion.stop()
      resizes.disconnect()
    },
  }
}
