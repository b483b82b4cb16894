import { AppError } from '#server/kernel/app-error.ts'

export const reportsNotIncluded = () =>
  new AppError({
    code: 'reports.not_included',
    status: 402,
    message: 'Your plan has no reports. Choose the Studio plan to get one for each month.',
  })

export const monthNotBegun = () =>
  new AppError({
    code: 'reports.month_not_begun',
    status: 422,
    message: 'This month hasn’t begun yet. Choose an earlier one.',
  })

export const tooManyLinks = (limit: number) =>
  new AppError({
    code: 'reports.too_many_links',
    status: 409,
    message: `A report can have at most ${limit} links at a time. Revoke one that isn’t needed any more.`,
  })

export const linkNotFound = () =>
  new AppError({
    code: 'reports.link_not_found',
    status: 404,
    message: 'This link doesn’t lead to a report. Check that you have the whole link.',
  })

export const linkExpired = () =>
  new AppError({
    code: 'reports.link_expired',
    status: 410,
    message: 'This link has expired. Ask the sender for a new one.',
  })

export const linkRevoked = () =>
  new AppError({
    code: 'reports.link_revoked',
    status: 410,
    message: 'This link was revoked. Ask the sender for a new one.',
  })
