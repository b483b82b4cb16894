import type { QuestionAnswer } from './submissions.ts'

/** Those that the client may let be shown. */
export const showableAnswers = <T extends Pick<QuestionAnswer, 'isPrivate'>>(answers: readonly T[]): T[] =>
  answers.filter(({ isPrivate }) => !isPrivate)
