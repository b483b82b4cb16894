import { AppError } from '#server/kernel/app-error.ts'

export const notManaged = () =>
  new AppError({
    code: 'security.not_managed',
    status: 404,
    message: 'Accounts are kept by another service here, which has its own settings for this.',
  })

export const signInAgain = () =>
  new AppError({
    code: 'security.sign_in_again',
    status: 403,
    message: 'You signed in more than 5 minutes ago. Confirm that it’s you, and try again.',
  })

export const twoFactorOff = () =>
  new AppError({
    code: 'two_factor.off',
    status: 409,
    message: 'Two-factor is off. Turn it on before you create recovery codes.',
  })
