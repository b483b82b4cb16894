import { PASSKEYS_MAX } from '#shared/passkeys.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const passkeyNotFound = () =>
  new AppError({ code: 'passkeys.not_found', status: 404, message: 'This passkey was removed.' })

export const tooManyPasskeys = () =>
  new AppError({
    code: 'passkeys.too_many',
    status: 409,
    message: `You have ${PASSKEYS_MAX} passkeys, the most possible. Remove one you no longer use.`,
  })

export const passkeyNotAdded = (cause?: unknown) =>
  new AppError({
    code: 'passkeys.not_added',
    status: 422,
    message: 'The passkey could not be added. Try again.',
    cause,
  })

/** The same for every reason, so that nobody learns which passkeys exist. */
export const passkeyRefused = (cause?: unknown) =>
  new AppError({
    code: 'passkeys.refused',
    status: 403,
    message: 'This passkey doesn’t work here. Try again, or sign in with your password.',
    cause,
  })
