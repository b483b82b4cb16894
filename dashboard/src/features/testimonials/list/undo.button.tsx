import { useEffect, useRef, useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { clientName } from '../testimonial.messages.ts'
import styles from './undo.button.module.css'

const UNDO_DURATION_MS = 8000

type UndoButtonProps = {
  testimonial: Testimonial
  /** The countdown is paused. */
  isHeld?: boolean
  size?: 'small' | 'medium'
  onUndo: () => void
  /** Called once, when the time is up. */
  onEnd: () => void
}

/** Undoes a decision. The countdown pauses while the pointer or the keyboard focus is on it. */
export function UndoButton({ testimonial, isHeld = false, size = 'small', onUndo, onEnd }: UndoButtonProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused || isHeld
  useCountdown({ isPaused, onEnd })
  return (
    <Button
      variant="line"
      size={size}
      className={styles.undo}
      aria-label={`Undo: put the testimonial from ${clientName(testimonial)} back to submitted`}
      title="Back to submitted"
      data-paused={isPaused || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget }) => setIsFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
      onClick={onUndo}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle cx="8" cy="8" r="6" pathLength="1" />
      </svg>
      Undo
    </Button>
  )
}

function useCountdown({ isPaused, onEnd }: { isPaused: boolean; onEnd: () => void }) {
  const left = useRef(UNDO_DURATION_MS)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const began = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [isPaused])
}
