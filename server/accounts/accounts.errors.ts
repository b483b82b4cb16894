import { AppError } from '#server/kernel/app-error.ts'

export const accountClosed = () =>
  new AppError({ code: 'users.closed', status: 401, message: 'This account was closed.' })

export const tooManyEntries = ({ limit }: { limit: number }) =>
  new AppError({
    code: 'workspaces.too_many_entries',
    status: 409,
    message: `There is room for ${limit.toLocaleString('en')} requests and testimonials. Delete requests that nobody answered, or write to us.`,
  })

export const storageFull = () =>
  new AppError({
    code: 'workspaces.storage_full',
    status: 409,
    message:
      'The space for testimonials and their history is full. Delete requests or testimonials that aren’t needed.',
  })
