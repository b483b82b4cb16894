import { AppError } from '#server/kernel/app-error.ts'

export const needsTeam = () =>
  new AppError({
    code: 'sign_off.needs_team',
    status: 402,
    message: 'Your plan has no sign-off links. Choose the Studio plan to use them.',
  })

export const linkNotFound = () =>
  new AppError({ code: 'sign_off.not_found', status: 404, message: 'This sign-off link does not exist.' })

export const hasLink = (email: string) =>
  new AppError({
    code: 'sign_off.has_link',
    status: 409,
    message: `${email} already has an active link. Resend or extend that one.`,
  })

export const tooManyLinks = (limit: number) =>
  new AppError({
    code: 'sign_off.too_many_links',
    status: 409,
    message: `A workspace can have at most ${limit} active sign-off links. Revoke one that nobody needs.`,
  })

export const tooManyEmails = (limit: number) =>
  new AppError({
    code: 'sign_off.too_many_emails',
    status: 409,
    message: `You can send at most ${limit} emails with sign-off links in 24 hours. Try again tomorrow.`,
  })

export const linkRevoked = () =>
  new AppError({
    code: 'sign_off.wrong_state',
    status: 409,
    message: 'This sign-off link was revoked. Create a new one.',
  })

export const linkExpired = () =>
  new AppError({
    code: 'sign_off.wrong_state',
    status: 409,
    message: 'This sign-off link has expired. Extend it first.',
  })

export const noActiveLink = () =>
  new AppError({
    code: 'sign_off.no_active_link',
    status: 409,
    message: 'Nobody can sign off yet. Create a sign-off link first.',
  })

/** For whoever opens the link. */
export const signOffUnknown = () =>
  new AppError({
    code: 'sign_off.unknown',
    status: 404,
    message: 'This link doesn’t work. Copy all of it from the email, or ask for a new one.',
  })

export const signOffExpired = () =>
  new AppError({
    code: 'sign_off.expired',
    status: 410,
    message: 'This link has expired. Ask whoever sent it for a new one.',
  })

export const signOffRevoked = () =>
  new AppError({
    code: 'sign_off.revoked',
    status: 410,
    message: 'This link doesn’t work any more. Ask whoever sent it for a new one.',
  })
