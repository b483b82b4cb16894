import { effect, type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Say } from '../say.ts'
import { IconButton } from './icon-button.tsx'
import { lessMotion } from './less-motion.ts'

export type OwnMotion = {
  isMoving: ReadonlySignal<boolean>
  /** False where nothing can move, or the reader prefers reduced motion: then it needs no button either. */
  isAllowed: ReadonlySignal<boolean>
  isEnded: ReadonlySignal<boolean>
  pause: () => void
  play: () => void
}

/**
 * Decides when something may move automatically: in view, not under the pointer, and never for readers who prefer
 * reduced motion. Any element inside that gets the focus ends it until `play`, by the button or by the page.
 */
export function useOwnMotion({
  frame,
  area,
  canMove,
  turn,
}: {
  frame: HTMLElement
  area: RefObject<HTMLElement | null>
  canMove: ReadonlySignal<boolean>
  /** Starts or stops it. */
  turn: (isMoving: boolean) => void
}): OwnMotion {
  const isEnded = useSignal(false)
  const isSeen = useSignal(false)
  const isHovered = useSignal(false)
  const isReduced = useSignal(lessMotion.matches)
  const isAllowed = useComputed(() => !isReduced.value && canMove.value)
  const isMoving = useComputed(() => isAllowed.value && isSeen.value && !isHovered.value && !isEnded.value)

  const latestTurn = useRef(turn)
  latestTurn.current = turn

  useLayoutEffect(() => {
    const moved = area.current
    if (!moved) return
    const ending = new AbortController()
    const { signal: until } = ending
    const observer = new IntersectionObserver((entries) => {
      isSeen.value = entries[entries.length - 1]?.isIntersecting === true
    })
    const endOnFocus = ({ target }: FocusEvent) => {
      const button = (target as Element).closest('[part=pause]')
      if (!button || button.matches(':focus-visible')) isEnded.value = true
    }
    moved.addEventListener('pointerenter', () => (isHovered.value = true), { signal: until })
    moved.addEventListener('pointerleave', () => (isHovered.value = false), { signal: until })
    frame.addEventListener('focusin', endOnFocus, { signal: until })
    lessMotion.addEventListener('change', () => (isReduced.value = lessMotion.matches), { signal: until })
    observer.observe(moved)
    // Not a hook's effect, which waits for the next frame: what is taken off the page must have stopped before.
    const endTurning = effect(() => latestTurn.current(isMoving.value))
    return () => {
      ending.abort()
      observer.disconnect()
      isSeen.value = false
      endTurning()
    }
  }, [frame, area, isSeen, isHovered, isEnded, isReduced, isMoving])
  return { isMoving, isAllowed, isEnded, pause: () => (isEnded.value = true), play: () => (isEnded.value = false) }
}

/** Ends the motion, or starts it again. Its place is that of a pause button, whatever it does next. */
export function PauseButton({ motion, say }: { motion: OwnMotion; say: Say }) {
  const { isEnded, isAllowed, pause, play } = motion
  return (
    <IconButton
      say={say}
      icon={isEnded.value ? 'play' : 'pause'}
      part="pause"
      hidden={!isAllowed.value}
      onClick={isEnded.value ? play : pause}
    />
  )
}
