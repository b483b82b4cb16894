import { AppError } from '#server/kernel/app-error.ts'

export const styleNotFound = () =>
  new AppError({
    code: 'emails.style_not_found',
    status: 404,
    message: 'This style no longer exists. Reload the page to see your styles.',
  })

export const replyMemberUnknown = () =>
  new AppError({
    code: 'emails.reply_member_unknown',
    status: 422,
    message: 'Choose a member of this workspace who has confirmed their address.',
  })

export const styleNotIncluded = () =>
  new AppError({
    code: 'emails.not_included',
    status: 402,
    message: 'Your plan doesn’t include this. Choose a larger plan, or leave it unchanged.',
  })

export const tooManyStyles = (max: number) =>
  new AppError({
    code: 'emails.too_many_styles',
    status: 409,
    message: `You already have ${max} styles. Remove one to add another.`,
  })

export const tooManyTests = ({ perHour, retryAfterSeconds }: { perHour: number; retryAfterSeconds: number }) =>
  new AppError({
    code: 'request.too_many',
    status: 429,
    message: `You can send yourself ${perHour} test emails an hour. Try again later.`,
    retryAfterSeconds,
  })

export const ownAddressRefused = () =>
  new AppError({
    code: 'emails.own_address_refused',
    status: 409,
    message: 'An email to your own address bounced or was reported as spam. Write to us and we’ll look into it.',
  })

export const previewGone = () =>
  new AppError({
    code: 'emails.preview_gone',
    status: 404,
    message: 'This preview has expired. Go back to the editor for a new one.',
  })
