import type { ExtraFields, Question } from '#shared/submissions.ts'

/** What a form asks for unless its owner changes it, for tests. */
export const usualFields: ExtraFields = {
  rating: true,
  photo: true,
  company: false,
  role: false,
  required: [],
  questions: [],
}

export const longQuestion = (id: string, text = `${id}?`): Question => ({
  id,
  text,
  kind: 'long',
  options: [],
  isRequired: false,
  isPrivate: false,
})
