import { AppError } from '#server/kernel/app-error.ts'

export const styleNotFound = () =>
  new AppError({
    code: 'emails.style_not_found',
    status: 404,
    message: 'This style is not there any more. Reload the page to see those you have.',
  })

export const styleNotIncluded = () =>
  new AppError({
    code: 'emails.not_included',
    status: 402,
    message: 'Your plan does not include this. Choose a larger plan, or leave it as it is.',
  })

export const tooManyStyles = (max: number) =>
  new AppError({
    code: 'emails.too_many_styles',
    status: 409,
    message: `You have ${max} styles already. Remove one to add another.`,
  })

export const tooManyTests = ({ perHour, retryAfterSeconds }: { perHour: number; retryAfterSeconds: number }) =>
  new AppError({
    code: 'request.too_many',
    status: 429,
    message: `You can send yourself ${perHour} tests an hour. Try again a little later.`,
    retryAfterSeconds,
  })

export const ownAddressRefused = () =>
  new AppError({
    code: 'emails.own_address_refused',
    status: 409,
    message: 'Mail to your own address came back or was reported as spam. Write to us, and we will look at it.',
  })

export const previewGone = () =>
  new AppError({
    code: 'emails.preview_gone',
    status: 404,
    message: 'This preview is not there any more. Go back to the editor to see a new one.',
  })
