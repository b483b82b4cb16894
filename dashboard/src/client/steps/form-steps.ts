import type { FormLayout } from '#shared/submissions.ts'
import { answerField, type ExtraFields } from '../answer.ts'

/** More fields than this are asked one step at a time on phones. */
const ONE_PAGE_FIELDS_MAX = 4
/** Rating, testimonial, name, and a photo or an email. */
const ALWAYS_ASKED = 4

/** Whether clients answer one step at a time. */
export function isInSteps(
  layout: FormLayout,
  { extraFields: { company, role, questions }, isNarrow }: { extraFields: ExtraFields; isNarrow: boolean },
): boolean {
  const fields = ALWAYS_ASKED + Number(company) + Number(role) + questions.length
  return layout === 'steps' || (layout === 'auto' && isNarrow && fields > ONE_PAGE_FIELDS_MAX)
}

/** The steps in their order; each question is one, named like its field. Sending is part of the last one. */
export const stepsOf = ({ questions }: ExtraFields, { hasPhoto }: { hasPhoto: boolean }): string[] => [
  'rating',
  'testimonial',
  ...questions.map(({ id }) => answerField(id)),
  'author',
  ...(hasPhoto ? ['photo'] : []),
  'visibility',
]

const OF_AUTHOR = ['customerName', 'customerEmail', 'company', 'role']

/** The step that a field belongs to. */
export const stepOfField = (field: string): string => (OF_AUTHOR.includes(field) ? 'author' : field)
