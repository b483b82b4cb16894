import { AppError } from '#server/kernel/app-error.ts'

export const requestNotFound = () =>
  new AppError({
    code: 'submissions.not_found',
    status: 404,
    message: 'This link doesn’t work. Ask the person who sent it to you for a new one.',
  })

export const requestEnded = () =>
  new AppError({
    code: 'submissions.ended',
    status: 410,
    message:
      'This request has ended without an answer, and what was stored for it is deleted. Ask the person who sent it for a new one.',
  })

export const alreadyAnswered = () =>
  new AppError({
    code: 'submissions.already_answered',
    status: 409,
    message: 'This request has already been answered. Thank you! A request can be answered once.',
  })

export const storageFull = () =>
  new AppError({
    code: 'submissions.storage_full',
    status: 409,
    message: 'There’s no room for another testimonial at the moment. Please tell the person who asked you.',
  })

export const imageUnknown = () =>
  new AppError({
    code: 'submissions.image_unknown',
    status: 422,
    message: 'The image was not found. Upload it again, or send your testimonial without it.',
    details: [{ path: 'imageUrl', message: 'The image was not found.' }],
  })

export const consentUnknown = () =>
  new AppError({
    code: 'submissions.consent_unknown',
    status: 422,
    message: 'This page is out of date. Reload it and send again. Your text is kept.',
    details: [{ path: 'consentVersion', message: 'This consent sentence is unknown.' }],
  })

export const answerMissing = (path: string) =>
  new AppError({
    code: 'submissions.answer_missing',
    status: 422,
    message:
      'The form now asks for something that your answer doesn’t have. Reload the page and send again. Your text is kept.',
    details: [{ path, message: 'This answer is required.' }],
  })

export const questionUnknown = () =>
  new AppError({
    code: 'submissions.question_unknown',
    status: 422,
    message: 'The questions have changed. Reload the page and send again. Your text is kept.',
    details: [{ path: 'answers', message: 'A question is no longer asked.' }],
  })

export const choiceRepeated = () =>
  new AppError({
    code: 'submissions.choice_repeated',
    status: 422,
    message: 'An answer is chosen twice. Choose each answer once.',
    details: [{ path: 'answers', message: 'An answer is chosen twice.' }],
  })
