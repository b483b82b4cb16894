import { AppError } from '#server/kernel/app-error.ts'

export const requestNotFound = () =>
  new AppError({
    code: 'submissions.not_found',
    status: 404,
    message: 'This link leads nowhere. Ask whoever sent it to you for a new one.',
  })

export const alreadyAnswered = () =>
  new AppError({
    code: 'submissions.already_answered',
    status: 409,
    message: 'This request was answered already. Thank you! One request takes one answer.',
  })

export const imageUnknown = () =>
  new AppError({
    code: 'submissions.image_unknown',
    status: 422,
    message: 'The image was not found. Upload it again, or send your words without it.',
    details: [{ path: 'imageUrl', message: 'The image was not found.' }],
  })

export const consentUnknown = () =>
  new AppError({
    code: 'submissions.consent_unknown',
    status: 422,
    message: 'The page is out of date. Reload it and send again; your words are kept.',
    details: [{ path: 'consentVersion', message: 'This consent sentence is not known.' }],
  })

export const questionUnknown = () =>
  new AppError({
    code: 'submissions.question_unknown',
    status: 422,
    message: 'The questions have changed. Reload the page and send again; your words are kept.',
    details: [{ path: 'answers', message: 'A question is not asked any more.' }],
  })
