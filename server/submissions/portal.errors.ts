import { AppError } from '#server/kernel/app-error.ts'

export const portalNotFound = () =>
  new AppError({
    code: 'own_page.not_found',
    status: 404,
    message: 'This link doesn’t work. Open it again from your email, and make sure that it is complete.',
  })

export const portalEnded = () =>
  new AppError({
    code: 'own_page.ended',
    status: 410,
    message: 'This request has ended without an answer, and what was stored for it is deleted.',
  })

export const notAnswered = () =>
  new AppError({
    code: 'own_page.not_answered',
    status: 409,
    message: 'You haven’t written a testimonial here yet. Write one first.',
  })

export const testimonialWithdrawn = () =>
  new AppError({
    code: 'own_page.withdrawn',
    status: 409,
    message: 'You withdrew your testimonial. Share it again first.',
  })

export const noSuggestion = () =>
  new AppError({
    code: 'own_page.no_suggestion',
    status: 409,
    message: 'This suggestion isn’t there any more. Reload the page to see your testimonial as it is now.',
  })

export const changedTooOften = () =>
  new AppError({
    code: 'own_page.changed_too_often',
    status: 429,
    message: 'You’ve changed this too often. You can still show less of it, withdraw it or erase it.',
  })

export const changedMeanwhile = () =>
  new AppError({
    code: 'own_page.changed_meanwhile',
    status: 409,
    message: 'Something was changed on another page in the meantime. Reload this page and try again.',
  })
