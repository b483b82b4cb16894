import { AppError } from '#server/kernel/app-error.ts'

export const extrasNotIncluded = () =>
  new AppError({
    code: 'form.not_included',
    status: 402,
    message: 'Your plan doesn’t include company, role and questions. Choose a larger plan to ask for them.',
  })

export const questionUnknown = () =>
  new AppError({
    code: 'form.question_unknown',
    status: 422,
    message: 'One of the questions no longer exists. Reload the page and try again.',
  })
