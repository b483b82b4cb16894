import type { Translation } from '#shared/testimonial-details.ts'
import { type Answered, unseenBecause } from '../owners-words/words.messages.ts'

/** Who reads the translation now, and what it waits for. `day` is when it was written. */
export function translationMessage(
  testimonial: Answered,
  { isOutdated }: Pick<Translation, 'isOutdated'>,
  day: string,
): string {
  const unseen = unseenBecause(testimonial, { what: 'translation', isOutdated })
  if (unseen) return unseen
  if (testimonial.status === 'approved')
    return `Published ${day}. Visitors whose page is in this language read it first.`
  return `Written ${day}. It appears with the testimonial once that is approved.`
}

export const TRANSLATION_HINT =
  'Visitors whose page is in this language read it first, marked as your translation, and can open the original. Links stay plain text.'
