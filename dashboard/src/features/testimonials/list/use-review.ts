import { useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'

type ReviewOptions = {
  items: readonly Testimonial[]
  /** The testimonial whose details are open; null for none. */
  openId: string | null
  onOpen: (id: string) => void
  onClose: () => void
}

const isDue = ({ status, signOffAskedAt }: Testimonial) => status === 'submitted' && signOffAskedAt === null

/** The next testimonial to decide on after this one; from the top again after the last. */
export function nextDue(items: readonly Testimonial[], id: string): string | undefined {
  const index = items.findIndex((item) => item.id === id)
  const others = [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))]
  return others.find(isDue)?.id
}

/** Deciding on one testimonial after the other, until none is left or the details are closed. */
export function useReview({ items, openId, onOpen, onClose }: ReviewOptions) {
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off')
  if (state === 'starting' && openId !== null) setState('on')
  if (state === 'on' && openId === null) setState('off')

  const start = useStableCallback(() => {
    const first = items.find(isDue)
    if (!first) return
    onOpen(first.id)
    setState('starting')
  })

  /** After a decision on the one that is open. */
  const goOn = useStableCallback((id: string) => {
    if (state !== 'on' || id !== openId) return
    const next = nextDue(items, id)
    if (next === undefined) onClose()
    else onOpen(next)
  })

  return { start, goOn }
}
