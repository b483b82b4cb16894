import { AppError } from '#server/kernel/app-error.ts'

export const wrongConfirmation = () =>
  new AppError({
    code: 'users.wrong_confirmation',
    status: 422,
    message: 'This isn’t your account’s email address. Type it as shown in your profile.',
    details: [{ path: 'email', message: 'This isn’t your account’s email address.' }],
  })
