import { AppError } from '#server/kernel/app-error.ts'

export const accountClosed = () =>
  new AppError({ code: 'users.closed', status: 401, message: 'This account was closed.' })
