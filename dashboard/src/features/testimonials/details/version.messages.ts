import type { EarlierVersion } from '#shared/portal.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'

type Present = Pick<TestimonialDetails, 'customerName' | 'rating' | 'company' | 'role' | 'answers'>
type Change = { label: string; was: string; is: string }

const stars = (rating: number | null) => (rating === null ? '' : `${rating} of 5`)

/** What else, besides the text, was different then. */
export function otherChanges(
  earlier: Omit<EarlierVersion, 'writtenAt' | 'replacedAt' | 'testimonial'>,
  present: Present,
) {
  const questions = new Map(
    [...present.answers, ...earlier.answers].map(({ questionId, question }) => [questionId, question]),
  )
  const answerIn = (answers: Present['answers'], id: string) =>
    answers.find(({ questionId }) => questionId === id)?.answer ?? ''
  const all: Change[] = [
    { label: 'Name', was: earlier.customerName, is: present.customerName ?? '' },
    { label: 'Rating', was: stars(earlier.rating), is: stars(present.rating) },
    { label: 'Company', was: earlier.company ?? '', is: present.company ?? '' },
    { label: 'Role', was: earlier.role ?? '', is: present.role ?? '' },
    ...[...questions].map(([id, label]) => ({
      label,
      was: answerIn(earlier.answers, id),
      is: answerIn(present.answers, id),
    })),
  ]
  return all.filter(({ was, is }) => was !== is)
}
