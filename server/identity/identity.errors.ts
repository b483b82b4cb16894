import { AppError } from '#server/kernel/app-error.ts'

export const emailExists = () =>
  new AppError({
    code: 'users.email_exists',
    status: 409,
    message: 'An account with this email address already exists. Sign in, or reset the password.',
  })

export const weakPassword = (message = 'Password must be at least 6 characters long.') =>
  new AppError({ code: 'users.weak_password', status: 422, message })

export const nameMissing = () =>
  new AppError({
    code: 'users.name_missing',
    status: 403,
    message: 'This account has no name. Set its display name, sign in again, and try once more.',
  })
