import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { lessMotion } from './less-motion.ts'

export type Slides = {
  /** The first slide in view, or about to be; below 0 until the size is known, as in a closed panel. */
  index: ReadonlySignal<number>
  /** How many fit side by side. */
  fitting: ReadonlySignal<number>
  /** The highest index; 0 where all fit. */
  last: ReadonlySignal<number>
  /** The row is on the page with these slides; `onTurn` hears of every other index that a reader reaches. */
  attach: (track: HTMLElement, ids: readonly string[]) => void
  measure: () => void
  /** The reader scrolls: there is no target any more. */
  settle: () => void
  goBy: (step: number) => void
  /** By one slide in the direction of the page: 1 to the right, -1 to the left. */
  stepTowards: (way: number) => void
}

/** Moves a row of slides from one view to the next. Touch and wheel use the browser's own scrolling. */
export function createSlides(onTurn: (index: number) => void): Slides {
  const index = signal(-1)
  const fitting = signal(1)
  const count = signal(0)
  const last = computed(() => Math.max(0, count.value - fitting.value))
  let track: HTMLElement | undefined
  let ids: readonly string[] = []
  /** The testimonial that is first in view. It stays there when the row is redrawn. */
  let place: string | undefined
  /** The target of the current scroll; -1 when the reader scrolls or nothing does. */
  let aim = -1

  /** Negative in right-to-left pages, like the scroll position there. */
  const pitch = () => {
    const [first, second] = track?.children ?? []
    return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
  }
  const current = () => Math.min(last.value, Math.round((track?.scrollLeft ?? 0) / pitch()) || 0)

  /** Without a size nothing can be said. */
  const measure = () => {
    const width = pitch()
    if (!track || !width) return void (index.value = -1)
    fitting.value = Math.max(1, Math.round(track.clientWidth / Math.abs(width)) || 1)
    if (index.value < 0) {
      if (place !== undefined) track.scrollLeft = Math.max(0, ids.indexOf(place)) * width
      index.value = current()
    }
    if (current() === aim) aim = -1
    const now = aim < 0 ? current() : aim
    if (now !== index.value) onTurn((index.value = now))
    place = ids[now]
  }
  const goTo = (target: number) => {
    aim = Math.max(0, Math.min(last.value, target))
    track?.scrollTo({ left: aim * pitch(), behavior: lessMotion.matches ? 'auto' : 'smooth' })
    measure()
  }
  const goBy = (step: number) => goTo((aim < 0 ? current() : aim) + step)
  return {
    index,
    fitting,
    last,
    attach(given, newIds) {
      if (given === track && newIds.join() === ids.join()) return
      track = given
      ids = newIds
      count.value = newIds.length
      aim = -1
      index.value = -1
      measure()
    },
    measure,
    settle() {
      aim = -1
      measure()
    },
    goBy,
    stepTowards: (way) => goBy(way * Math.sign(pitch())),
  }
}
