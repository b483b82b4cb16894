import { AppError } from '#server/kernel/app-error.ts'

export const unsubscribingNotFound = () =>
  new AppError({
    code: 'unsubscribing.not_found',
    status: 404,
    message: 'This link doesn’t work. Use the link at the end of your newest email.',
  })
