import type { FormLayout, PublicRequest } from './submissions.ts'

/** Name of the form field for a question's answer. */
export const answerField = (questionId: string) => `answer-${questionId}`

/** More fields than this are asked one step at a time on phones. */
const ONE_PAGE_FIELDS_MAX = 4
/** Rating, testimonial, name, and a photo or an email. */
const ALWAYS_ASKED = 4

type Asked = Omit<PublicRequest['extraFields'], 'questions'> & { questions: readonly unknown[] }

/** Whether clients answer one step at a time. */
export function isInSteps(
  layout: FormLayout,
  { extraFields: { company, role, questions }, isPhone }: { extraFields: Asked; isPhone: boolean },
): boolean {
  const fields = ALWAYS_ASKED + Number(company) + Number(role) + questions.length
  return layout === 'steps' || (layout === 'auto' && isPhone && fields > ONE_PAGE_FIELDS_MAX)
}

/** The steps in their order; each question is one, named like its field. Sending is part of the last one. */
export const stepsOf = (
  { questions }: { questions: readonly { id: string }[] },
  { hasPhoto }: { hasPhoto: boolean },
): string[] => [
  'rating',
  'testimonial',
  ...questions.map(({ id }) => answerField(id)),
  'author',
  ...(hasPhoto ? ['photo'] : []),
  'visibility',
]
