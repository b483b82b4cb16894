import { AppError } from '#server/kernel/app-error.ts'

export const extrasNotIncluded = () =>
  new AppError({
    code: 'form.not_included',
    status: 402,
    message: 'Your plan does not include company, role and questions. Choose a larger plan to ask for them.',
  })

export const questionUnknown = () =>
  new AppError({
    code: 'form.question_unknown',
    status: 422,
    message: 'One of the questions is not there any more. Reload the page and try again.',
  })
