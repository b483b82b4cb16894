import { AppError } from '#server/kernel/app-error.ts'

export const ownPageNotFound = () =>
  new AppError({
    code: 'own_page.not_found',
    status: 404,
    message: 'This link leads nowhere. Look for it again in your mail: the whole of it has to be there.',
  })

export const notAnswered = () =>
  new AppError({
    code: 'own_page.not_answered',
    status: 409,
    message: 'There are no words of yours here yet. Write them first.',
  })

export const ownWordsWithdrawn = () =>
  new AppError({
    code: 'own_page.withdrawn',
    status: 409,
    message: 'You took your words back. Share them again first.',
  })

export const changedTooOften = () =>
  new AppError({
    code: 'own_page.changed_too_often',
    status: 429,
    message: 'You have changed this so often that you can only show less of it, withdraw it or erase it by now.',
  })

export const changedMeanwhile = () =>
  new AppError({
    code: 'own_page.changed_meanwhile',
    status: 409,
    message: 'You changed something on another page meanwhile. Reload this one to see it, and try again.',
  })
