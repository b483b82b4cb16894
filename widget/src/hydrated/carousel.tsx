import { useComputed, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { countCards } from '../behaviour/card-count.ts'
import { type CarouselProps, slidesOf } from '../layouts/carousel/carousel.tsx'
import type { Say } from '../say.ts'
import type { ViewProps } from './hydrate-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { type OwnMotion, PauseButton, useOwnMotion } from './own-motion.tsx'
import { HydratedReadMore } from './read-more.tsx'
import { createSlides, type Slides } from './slides.ts'

/** A carousel with its buttons, keyboard and automatic turning. */
export function HydratedCarousel({ scene, Layout, expose }: ViewProps<CarouselProps>) {
  const { selection, options, frame, emit, say } = scene
  const items = slidesOf(selection)
  const track = useRef<HTMLDivElement>(null)
  const [slides] = useState(() => createSlides((index) => emit('slide', { index })))
  const seconds = useSignal(options.autoplay)
  seconds.value = options.autoplay
  const timer = useRef(0)
  const canMove = useComputed(() => seconds.value > 0 && slides.last.value > 0)
  const motion = useOwnMotion({
    frame,
    area: track,
    canMove,
    turn(isMoving) {
      clearInterval(timer.current)
      if (!isMoving) return
      timer.current = window.setInterval(() => {
        if (!document.hidden) slides.goBy(slides.index.value === slides.last.value ? -slides.last.value : 1)
      }, seconds.value * 1000)
    },
  })

  useLayoutEffect(() => {
    countCards(frame)
    if (track.current)
      slides.attach(
        track.current,
        items.map(({ id }) => id),
      )
  })
  useLayoutEffect(() => {
    const row = track.current
    if (!row) return
    const ending = new AbortController()
    const sizes = new ResizeObserver(slides.measure)
    for (const type of ['scrollend', 'touchstart', 'wheel'])
      row.addEventListener(type, slides.settle, { passive: true, signal: ending.signal })
    sizes.observe(row)
    return () => {
      ending.abort()
      sizes.disconnect()
    }
  }, [slides])
  useLayoutEffect(() => {
    const turnBy = (views: number) => slides.goBy(views * slides.fitting.value)
    expose({ next: () => turnBy(1), prev: () => turnBy(-1), pause: motion.pause, play: motion.play })
  })

  const step = (event: KeyboardEvent) => {
    if (event.target !== track.current || !/^Arrow[LR]/.test(event.key) || event.altKey || event.metaKey) return
    event.preventDefault()
    slides.stepTowards(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <Layout
      {...scene}
      ReadMore={HydratedReadMore}
      track={{ ref: track, onScroll: slides.measure, onKeyDown: step }}
      controls={
        slides.last.value > 0 && (
          <Controls {...{ slides, motion, say }} count={items.length} hasAutoplay={options.autoplay > 0} />
        )
      }
    />
  )
}

type ControlsProps = { slides: Slides; motion: OwnMotion; say: Say; count: number; hasAutoplay: boolean }

function Controls({ slides: { index, fitting, last, goBy }, motion, say, count, hasAutoplay }: ControlsProps) {
  const [first, inView] = [index.value + 1, Math.min(count, fitting.value)]
  return (
    <>
      <p part="position" aria-live={motion.isMoving.value ? 'off' : 'polite'} aria-atomic="true">
        {first > 0 &&
          (inView > 1 ? say('{0}–{1} of {2}', first, first + inView - 1, count) : say('{0} of {1}', first, count))}
      </p>
      {hasAutoplay && <PauseButton motion={motion} say={say} />}
      <IconButton say={say} icon="prev" aria-disabled={first <= 1} onClick={() => goBy(-inView)} />
      <IconButton say={say} icon="next" aria-disabled={first > last.value} onClick={() => goBy(inView)} />
    </>
  )
}
