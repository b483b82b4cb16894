import { FROZEN_MESSAGE, UNKNOWN_WORKSPACE, WORKSPACE_FROZEN } from '#shared/constants.ts'
import { type Role, whoMay } from '#shared/roles.ts'
import { AppError } from './app-error.ts'

/**
 * Who is signed in, and the role in the workspace that the call is about. Without a team in the payer's plan, everybody but
 * the owner is a viewer.
 */
export type Member = {
  userId: string
  workspaceId: string
  role: Role
  /** The payer's plan has no room for the workspace: it can be read, and not changed. */
  isFrozen: boolean
  email: string
}

/** For a call that needs at least the role `needed`. */
export const roleTooLow = (needed: Role) =>
  new AppError({ code: 'request.role_too_low', status: 403, message: whoMay(needed) })

/** Whether the workspace exists or not. */
export const unknownWorkspace = () =>
  new AppError({
    code: UNKNOWN_WORKSPACE,
    status: 404,
    message: 'This workspace doesn’t exist, or you aren’t a member of it.',
  })

/** For a call that a frozen workspace refuses. */
export const workspaceFrozen = () => new AppError({ code: WORKSPACE_FROZEN, status: 402, message: FROZEN_MESSAGE })
