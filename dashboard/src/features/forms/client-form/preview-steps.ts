import { isInSteps, stepsOf } from '#shared/form-steps.ts'
import type { FormLayout } from '#shared/submissions.ts'
import type { PreviewedFields } from './previewed.ts'

/** The page after the form. */
export const THANKS_STEP = 'thanks'

/** The pages of the preview: the steps of the form or all of it at once, and what follows. */
export function previewSteps(extraFields: PreviewedFields, layout: FormLayout): string[] {
  const questions = extraFields.questions.map((_, index) => ({ id: `${index}` }))
  const asked = { ...extraFields, questions }
  const inSteps = isInSteps(layout, { extraFields: asked, hasEmail: false, isPhone: true })
  return [...(inSteps ? stepsOf(asked) : ['form']), THANKS_STEP]
}

/** Says which of them is shown. */
export function previewStepMessage(names: readonly string[], place: number): string {
  if (names[place] === THANKS_STEP) return 'After sending'
  return names.length === 2 ? 'The form' : `Step ${place + 1} of ${names.length - 1}`
}
