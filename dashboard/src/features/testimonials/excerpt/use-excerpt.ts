import { useRef, useState } from 'react'
import type { ShownWords } from '#shared/excerpt.ts'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'

/** What cards show, at once as it was pressed. Changes are sent one after the other, so that the last one counts. */
export function useExcerpt(details: TestimonialWithSentences) {
  const toast = useToast()
  const { showExcerpt } = useTestimonialMutations()
  const [pressed, setPressed] = useState<ShownWords>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const { id, revisedAt } = details
  const shown: ShownWords = pressed ?? { excerpt: details.excerpt, highlight: details.highlight }

  async function save(words: ShownWords) {
    try {
      // What was pressed since replaces it.
      if (waiting.current === 1) await showExcerpt(id, { ...words, revisedAt })
      toast.succeeded('excerpt')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'excerpt' })
    } finally {
      waiting.current -= 1
      if (waiting.current === 0) setPressed(undefined)
    }
  }

  return {
    shown,
    show(words: ShownWords) {
      setPressed(words)
      waiting.current += 1
      queue.current = queue.current.then(() => save(words))
    },
  }
}
