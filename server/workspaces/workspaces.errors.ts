import { AppError } from '#server/kernel/app-error.ts'

export const workspaceLimitReached = () =>
  new AppError({
    code: 'workspaces.limit_reached',
    status: 402,
    message: 'Your plan has one workspace. Choose the Studio plan to add others.',
  })

export const tooManyWorkspaces = (limit: number) =>
  new AppError({
    code: 'workspaces.too_many',
    status: 409,
    message: `An account can have at most ${limit.toLocaleString('en')} workspaces.`,
  })
