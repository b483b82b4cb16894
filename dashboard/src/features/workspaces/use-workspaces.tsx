import { useNavigate } from 'react-router-dom'
import { plans } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import { useWorkspace } from '#shared/workspaces.ts'
import { useModal } from '../../components/modal.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useApi } from '../../lib/use-api.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { MakeActiveDialog } from './make-active.dialog.tsx'
import { NewWorkspaceDialog } from './new-workspace.dialog.tsx'

export const NAMELESS = 'Unnamed workspace'

/** Where each workspace begins: the page of the last one may show something that this one doesn't have. */
const FIRST_PAGE = '/testimonial'

/** The plan is that of the open workspace's owner. */
export const canCreateWorkspace = ({ plan, workspace }: CurrentUser) =>
  workspace.role === 'owner' && plans[plan].limits.workspaces === null

/** Opens workspaces in this tab, and creates them. */
export function useWorkspaces() {
  const { openWorkspace, getWorkspace } = useAuth()
  const call = useApi()
  const navigate = useNavigate()
  const modal = useModal()
  const report = useReportError()

  const open = (workspaceId: string, page = FIRST_PAGE) => {
    void navigate(page)
    if (workspaceId === getWorkspace()) return
    openWorkspace(workspaceId)
    // The page has what it needs: this only says where the next sign-in begins.
    call(useWorkspace, {}).catch(report)
  }
  const create = () => modal.open(<NewWorkspaceDialog onCreated={(id) => open(id)} onClose={modal.close} />)
  /** Asks before, because another one is frozen instead. */
  const makeActive = (user: CurrentUser) => modal.open(<MakeActiveDialog user={user} onClose={modal.close} />)
  return { open, create, makeActive }
}
