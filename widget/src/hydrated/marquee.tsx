import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MarqueeProps } from '../layouts/marquee/marquee.tsx'
import type { ViewProps } from './hydrate-frame.tsx'
import { PauseButton, useOwnMotion } from './own-motion.tsx'

const PIXELS_A_SECOND = 40
const SOFT_ENDS = 'linear-gradient(90deg, #0000, #000 1.5em calc(100% - 1.5em), #0000)'

/**
 * Runs the band, at the same speed however long it is. While it is paused, it scrolls by hand from where it stopped.
 */
export function HydratedMarquee({ scene, Layout, expose }: ViewProps<MarqueeProps>) {
  const band = useRef<HTMLDivElement>(null)
  const isLonger = useSignal(false)
  const isRepeated = useSignal(false)
  const running = useRef<Animation | undefined>(undefined)

  const turn = (isMoving: boolean) => {
    const run = band.current?.firstElementChild
    const list = run?.firstElementChild
    if (!band.current || !run || !list) return
    const length = list.getBoundingClientRect().width
    const duration = (length / PIXELS_A_SECOND) * 1000
    const sign = getComputedStyle(band.current).direction === 'rtl' ? -1 : 1
    if (isMoving) {
      isRepeated.value = true
      band.current.style.maskImage = SOFT_ENDS
      const frames = { transform: ['none', `translateX(${-sign * length}px)`] }
      running.current = run.animate(frames, { duration, iterations: Infinity })
      running.current.currentTime = (Math.abs(band.current.scrollLeft) / PIXELS_A_SECOND) * 1000
      band.current.scrollLeft = 0
    } else if (running.current) {
      const ran = Number(running.current.currentTime) % duration
      running.current.cancel()
      running.current = undefined
      band.current.scrollLeft = sign * (ran / 1000) * PIXELS_A_SECOND
    }
  }
  const motion = useOwnMotion({ frame: scene.frame, area: band, canMove: isLonger, turn })

  useLayoutEffect(() => {
    const list = band.current?.querySelector('ul')
    if (!band.current || !list) return
    const sizes = new ResizeObserver(() => {
      isLonger.value = list.clientWidth > (band.current?.clientWidth ?? 0)
      if (!running.current) return
      turn(false)
      turn(true)
    })
    sizes.observe(band.current)
    sizes.observe(list)
    return () => sizes.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- it keeps everything in refs and signals
  }, [])
  useLayoutEffect(() => expose({ pause: motion.pause, play: motion.play }))

  return (
    <Layout
      {...scene}
      band={{ ref: band }}
      isRepeated={isRepeated.value}
      controls={<PauseButton motion={motion} say={scene.say} />}
    />
  )
}
