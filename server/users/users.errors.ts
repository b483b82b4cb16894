import { AppError } from '#server/kernel/app-error.ts'

export const emailExists = () =>
  new AppError({
    code: 'users.email_exists',
    status: 409,
    message: 'An account with this email address exists already. Sign in, or reset the password.',
  })

export const accountClosed = () =>
  new AppError({ code: 'users.closed', status: 401, message: 'This account was closed.' })

export const wrongConfirmation = () =>
  new AppError({
    code: 'users.wrong_confirmation',
    status: 422,
    message: 'This is not the email address of your account. Type it as it stands in your profile.',
    details: [{ path: 'email', message: 'This is not the email address of your account.' }],
  })

export const weakPassword = () =>
  new AppError({ code: 'users.weak_password', status: 422, message: 'Password must have 6 characters at least.' })
