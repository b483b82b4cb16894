import { AppError } from '#server/kernel/app-error.ts'

export const identityUnavailable = (cause: unknown) =>
  new AppError({
    code: 'identity.unavailable',
    status: 503,
    message: 'The sign-in service can’t be reached. Try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  })

/** `reason` is the service's objection to the password, as a sentence. */
export const passwordRefused = (reason: string) =>
  new AppError({ code: 'users.weak_password', status: 422, message: reason })

export const emailRefused = () =>
  new AppError({
    code: 'users.invalid_email',
    status: 422,
    message: 'The sign-in service doesn’t accept this email address. Use another one.',
  })
