import { CONFIRMABLE_DAYS, CONFIRMATION_EMAILS_MAX } from '#shared/confirming-limits.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const confirmationNotFound = () =>
  new AppError({
    code: 'confirming.not_found',
    status: 404,
    message: `This link doesn’t work any more. A testimonial that isn’t confirmed within ${CONFIRMABLE_DAYS} days is deleted: please send it again.`,
  })

export const alreadyConfirmed = () =>
  new AppError({
    code: 'confirming.already_confirmed',
    status: 409,
    message: 'This testimonial is already confirmed. You don’t need another email.',
  })

export const tooManyConfirmationEmails = () =>
  new AppError({
    code: 'confirming.too_many_emails',
    status: 409,
    message: `We have tried ${CONFIRMATION_EMAILS_MAX} times to email you about this testimonial. Please send the testimonial again with another address.`,
  })
