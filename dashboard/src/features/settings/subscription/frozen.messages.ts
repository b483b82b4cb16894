import { plans } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'

/** The workspaces that a user pays for. */
export const ownedBy = ({ workspaces }: Pick<CurrentUser, 'workspaces'>) =>
  workspaces.filter(({ role }) => role === 'owner')

/** What a plan with one active workspace would freeze; null when it would freeze nothing, or has done so. */
export function freezesMessage(user: Pick<CurrentUser, 'workspaces' | 'plan'>): string | null {
  const owned = ownedBy(user).length
  if (plans[user.plan].limits.workspaces !== null || owned < 2) return null
  const others = owned === 2 ? 'the other one is frozen' : `the other ${owned - 1} are frozen`
  return `Free and Pro include one active workspace. Of your ${owned}, the one that you used last stays active, and ${others}: pages stay online, clients can still answer, and nothing is deleted. You can choose another one then.`
}
