import type { WorkspaceOverview } from '#shared/overview.ts'
import { isRoleEnough } from '#shared/roles.ts'

type Workspace = Pick<WorkspaceOverview, 'name' | 'role' | 'isFrozen' | 'waiting' | 'troubles'>

/** Answers that the caller can decide on. Viewers see how many wait, but others decide; in a frozen workspace nobody. */
export const countToReview = ({ role, isFrozen, waiting }: Pick<Workspace, 'role' | 'isFrozen' | 'waiting'>): number =>
  isRoleEnough(role, 'editor') && !isFrozen ? waiting : 0

const needsCaller = (workspace: Workspace) => countToReview(workspace) > 0 || workspace.troubles.length > 0

const byNeed = (one: Workspace, other: Workspace) =>
  Number(one.isFrozen) - Number(other.isFrozen) ||
  countToReview(other) - countToReview(one) ||
  other.troubles.length - one.troubles.length

/**
 * The workspaces that need the caller, those with the most to review first and frozen ones last, and the others. Where
 * nothing tells them apart, they keep their order.
 */
export function groupsOf<W extends Workspace>(workspaces: readonly W[]) {
  const needing = workspaces.filter(needsCaller).toSorted(byNeed)
  return {
    needing,
    others: workspaces.filter((workspace) => !needsCaller(workspace)),
    toReview: needing.reduce((sum, workspace) => sum + countToReview(workspace), 0),
    problems: needing.reduce((sum, { troubles }) => sum + troubles.length, 0),
  }
}
