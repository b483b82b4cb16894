import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import styles from './testimonial.text.module.css'
import { clientName } from '../testimonial.words.ts'

/** The client's words: as many as fit, and all of them on demand. */
export function TestimonialText({ testimonial }: { testimonial: Testimonial }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isClipped, clippedRef] = useIsClipped()
  return (
    <div className={classNames(styles.text, isOpen && styles.open)}>
      <p ref={clippedRef} dir="auto">
        {testimonial.testimonial}
      </p>
      {(isClipped || isOpen) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={`Read all of the testimonial from ${clientName(testimonial)}`}
          title={isOpen ? 'Read less' : 'Read all'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? 'Read less' : 'Read all'}</span>
          <ChevronDown />
        </button>
      )}
    </div>
  )
}

function useIsClipped() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isClipped, setIsClipped] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      setIsClipped(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [isClipped, setElement] as const
}
