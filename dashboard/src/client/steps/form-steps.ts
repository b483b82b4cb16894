import type { FormLayout } from '#shared/submissions.ts'
import { answerField, type ExtraFields } from '../answer.ts'

/** More fields than this are asked one step at a time on phones. */
const ONE_PAGE_FIELDS_MAX = 4
/** Rating, testimonial, name, and a photo or an email. */
const ALWAYS_ASKED = 4

/** Whether clients answer one step at a time. */
export function isInSteps(
  layout: FormLayout,
  { extraFields: { company, role, questions }, isPhone }: { extraFields: ExtraFields; isPhone: boolean },
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

const OF_AUTHOR = ['customerName', 'customerEmail', 'company', 'role']

/** The step that a field belongs to. */
export const stepOfField = (field: string): string => (OF_AUTHOR.includes(field) ? 'author' : field)

/** The first step that has one of these fields; none if the current one has. */
export function stepToShow(
  fields: readonly string[],
  { names, current }: { names: readonly string[]; current: string },
) {
  const wanted = new Set(fields.map(stepOfField))
  return wanted.has(current) ? undefined : names.find((name) => wanted.has(name))
}

type Viewport = { height: number; offsetTop: number; scale: number }

/** How much of the page's end the keyboard covers, in CSS pixels: browsers lay it over the page. */
export function coveredHeight(pageHeight: number, { height, offsetTop, scale }: Viewport): number {
  // A reader who has zoomed in sees less for another reason.
  return scale > 1.01 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop))
}
