import type { ExtraFields, Question, Thanks } from '#shared/submissions.ts'
import { type ClientFormValues, NO_THANKS, ThanksValues } from './client-form.values.ts'

/** What clients would be asked for, as far as the owner has typed it. */
export type PreviewedFields = Omit<ExtraFields, 'questions'> & { questions: Omit<Question, 'id'>[] }

type Plan = { isLocked: boolean }

export function previewedFields(
  { fields: { rating, photo, company, role }, questions }: Pick<ClientFormValues, 'fields' | 'questions'>,
  { isLocked }: Plan,
): PreviewedFields {
  const levels = { rating, company: isLocked ? 'no' : company, role: isLocked ? 'no' : role }
  return {
    rating: rating !== 'no',
    photo: photo !== 'no',
    company: levels.company !== 'no',
    role: levels.role !== 'no',
    required: (['rating', 'company', 'role'] as const).filter((field) => levels[field] === 'required'),
    questions: isLocked ? [] : questions,
  }
}

/** What they would read afterwards. A link or a code that isn't whole yet is left out. */
export function previewedThanks(typed: ThanksValues, { isLocked }: Plan): Thanks {
  if (isLocked) return { message: null, link: null, code: null }
  const whole = ThanksValues.safeParse(typed)
  if (whole.success) return whole.data
  const alone = (part: Partial<ThanksValues>) => ThanksValues.safeParse({ ...NO_THANKS, ...part }).data
  return {
    message: typed.message.trim() || null,
    link: alone({ link: typed.link })?.link ?? null,
    code: alone({ code: typed.code })?.code ?? null,
  }
}
