import { AppError } from '#server/kernel/app-error.ts'

export const wrongConfirmation = () =>
  new AppError({
    code: 'users.wrong_confirmation',
    status: 422,
    message: 'This isn’t your account’s email address. Type it as shown in your profile.',
    details: [{ path: 'email', message: 'This isn’t your account’s email address.' }],
  })

const LISTED_MAX = 3

/** Workspaces with other members would be deleted for them too. */
export const ownsTeams = (names: readonly string[]) => {
  const listed = names.length > LISTED_MAX ? `${names.length} of your workspaces` : names.join(', ')
  return new AppError({
    code: 'users.owns_teams',
    status: 409,
    message: `Other people work in ${listed}. Transfer ownership first, or confirm that everything is deleted for them too.`,
  })
}
