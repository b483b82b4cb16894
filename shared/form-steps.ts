import type { ExtraFields, FormLayout } from './submissions.ts'

/** Name of the form field for a question's answer. */
export const answerField = (questionId: string) => `answer-${questionId}`

/** More fields than this are asked one step at a time on phones. */
const ONE_PAGE_FIELDS_MAX = 4
/** Testimonial and name. */
const ALWAYS_ASKED = 2

type Asked = Omit<ExtraFields, 'questions' | 'required'> & { questions: readonly unknown[] }

/** Whether clients answer one step at a time. Only a collection link asks for an email address. */
export function isInSteps(
  layout: FormLayout,
  { extraFields, hasEmail, isPhone }: { extraFields: Asked; hasEmail: boolean; isPhone: boolean },
): boolean {
  const { rating, photo, company, role, questions } = extraFields
  const fields = ALWAYS_ASKED + [rating, photo, company, role, hasEmail].filter(Boolean).length + questions.length
  return layout === 'steps' || (layout === 'auto' && isPhone && fields > ONE_PAGE_FIELDS_MAX)
}

/** The steps in their order; each question is one, named like its field. Sending is part of the last one. */
export const stepsOf = ({
  rating,
  photo,
  questions,
}: Pick<ExtraFields, 'rating' | 'photo'> & { questions: readonly { id: string }[] }): string[] => [
  ...(rating ? ['rating'] : []),
  'testimonial',
  ...questions.map(({ id }) => answerField(id)),
  'author',
  ...(photo ? ['photo'] : []),
  'visibility',
]
