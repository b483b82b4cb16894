import { AppError } from '#server/kernel/app-error.ts'

export const workspaceLimitReached = () =>
  new AppError({
    code: 'workspaces.limit_reached',
    status: 402,
    message: 'Your plan has one workspace. Choose the Studio plan to add others.',
  })

export const chosenLately = (hoursLeft: number) =>
  new AppError({
    code: 'workspaces.chosen_lately',
    status: 409,
    message: `You can change the active workspace once in 24 hours. Try again in ${hoursLeft} ${hoursLeft === 1 ? 'hour' : 'hours'}, or upgrade to Studio to keep all of them active.`,
  })

/** The same whether or not there is such a workspace. */
export const copyRefused = () =>
  new AppError({
    code: 'workspaces.copy_refused',
    status: 403,
    message: 'You can copy settings only from a workspace in which you are an admin or the owner.',
  })

export const tooManyWorkspaces = (limit: number) =>
  new AppError({
    code: 'workspaces.too_many',
    status: 409,
    message: `An account can have at most ${limit.toLocaleString('en')} workspaces.`,
  })

export const wrongName = () =>
  new AppError({
    code: 'workspaces.wrong_name',
    status: 422,
    message: 'This isn’t the name of the workspace. Type it exactly as shown.',
    details: [{ path: 'name', message: 'This isn’t the name of the workspace.' }],
  })

export const onlyWorkspace = () =>
  new AppError({
    code: 'workspaces.only_one',
    status: 409,
    message: 'This is your only workspace. Delete your account instead, which deletes the workspace too.',
  })
