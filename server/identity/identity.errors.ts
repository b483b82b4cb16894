import { AppError } from '#server/kernel/app-error.ts'

export const emailExists = () =>
  new AppError({
    code: 'users.email_exists',
    status: 409,
    message: 'An account with this email address already exists. Sign in, or reset the password.',
  })

export const weakPassword = () =>
  new AppError({ code: 'users.weak_password', status: 422, message: 'Password must be at least 6 characters long.' })
