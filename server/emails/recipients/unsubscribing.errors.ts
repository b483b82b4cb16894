import { AppError } from '#server/kernel/app-error.ts'

export const unsubscribingNotFound = () =>
  new AppError({
    code: 'unsubscribing.not_found',
    status: 404,
    message: 'This link leads nowhere. Use the link at the end of the newest mail.',
  })
