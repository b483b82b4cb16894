import { ChevronsUpDown, Plus } from 'lucide-react'
import { plans } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import type { WorkspaceOfMember } from '#shared/workspaces.ts'
import { Avatar } from '../components/avatar.tsx'
import { Menu } from '../components/menu.tsx'
import styles from './owner-header.module.css'
import { useWorkspaces } from './use-workspaces.tsx'

const NAMELESS = 'Unnamed workspace'

/** The plan is that of the open workspace's owner. */
export const canCreateWorkspace = ({ plan, workspace }: CurrentUser) =>
  workspace.role === 'owner' && plans[plan].limits.workspaces === null

const toReview = ({ waiting }: WorkspaceOfMember) => (waiting === 0 ? undefined : `${waiting} to review`)

/** Which workspace is open, and the others. */
export function WorkspaceMenu({ user }: { user: CurrentUser }) {
  const { open, create } = useWorkspaces()
  const current = user.workspaces.find(({ id }) => id === user.workspace.id)
  return (
    <Menu
      label="Switch workspace"
      triggerClassName={`row gap-8 shrink round-control icons-14 icons-muted ${styles.who}`}
      trigger={
        <>
          <Avatar name={current?.name ?? null} imageUrl={current?.imageUrl ?? null} />
          <b className={`text-13 medium ellipsis ${styles.workspace}`}>{current?.name ?? NAMELESS}</b>
          <ChevronsUpDown />
        </>
      }
      items={[
        ...user.workspaces.map((each) => ({
          id: each.id,
          label: each.name ?? NAMELESS,
          image: <Avatar name={each.name} imageUrl={each.imageUrl} />,
          note: toReview(each),
          isChecked: each.id === user.workspace.id,
          onSelect: () => each.id !== user.workspace.id && open(each.id),
        })),
        ...(canCreateWorkspace(user)
          ? [{ label: 'New workspace', icon: Plus, hasRuleAbove: true, onSelect: create }]
          : []),
      ]}
    />
  )
}
