import type { MotionRequest, WidgetControls } from '../contract.ts'
import { draw } from '../jsx/static.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { openMotion } from './own-motion.ts'

const PIXELS_A_SECOND = 40
const SOFT_ENDS = 'linear-gradient(90deg, #0000, #000 1.5em calc(100% - 1.5em), #0000)'

/**
 * Runs the band, at the same speed however long it is. While it is paused, it scrolls by hand from where it stopped.
 */
export function runMarquee(request: MotionRequest): WidgetControls {
  const band = request.frame.querySelector<HTMLElement>('[part=band]')
  const run = band?.firstElementChild
  const list = run?.firstElementChild
  const controls = request.frame.querySelector('[part=controls]')
  if (!band || !run || !list || !controls) return {}
  draw(<IconButton name="pause" />, controls)
  request.refocus?.()
  const copy = list.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.ariaHidden = 'true'
  let running: Animation | undefined

  const turn = (isMoving: boolean) => {
    const length = list.getBoundingClientRect().width
    const duration = (length / PIXELS_A_SECOND) * 1000
    const sign = getComputedStyle(band).direction === 'rtl' ? -1 : 1
    if (isMoving) {
      run.append(copy)
      band.style.maskImage = SOFT_ENDS
      running = run.animate(
        { transform: ['none', `translateX(${-sign * length}px)`] },
        { duration, iterations: Infinity },
      )
      running.currentTime = (Math.abs(band.scrollLeft) / PIXELS_A_SECOND) * 1000
      band.scrollLeft = 0
    } else if (running) {
      const ran = Number(running.currentTime) % duration
      running.cancel()
      running = undefined
      band.scrollLeft = sign * (ran / 1000) * PIXELS_A_SECOND
    }
  }
  const motion = openMotion(request, { area: band, canMove: () => list.clientWidth > band.clientWidth, turn })
  const resizes = new ResizeObserver(() => {
    motion.update()
    if (!running) return
    turn(false)
    turn(true)
  })
  resizes.observe(band)
  resizes.observe(list)
  return {
    ...motion,
    stop() {
      motion.stop()
      resizes.disconnect()
    },
  }
}
