import { useNavigate } from 'react-router-dom'
import { useWorkspace } from '#shared/workspaces.ts'
import { useModal } from '../components/modal.tsx'
import { NewWorkspaceDialog } from '../features/workspaces/new-workspace.dialog.tsx'
import { useAuth } from '../lib/auth/use-auth.ts'
import { useApi } from '../lib/use-api.ts'
import { useReportError } from '../reporting/report-error.ts'

/** Where each workspace begins: the page of the last one may show something that this one doesn't have. */
const FIRST_PAGE = '/testimonial'

/** Opens workspaces in this tab, and creates them. */
export function useWorkspaces() {
  const { openWorkspace } = useAuth()
  const call = useApi()
  const navigate = useNavigate()
  const modal = useModal()
  const report = useReportError()

  const open = (workspaceId: string) => {
    void navigate(FIRST_PAGE)
    openWorkspace(workspaceId)
    // The page has what it needs: this only says where the next sign-in begins.
    call(useWorkspace, {}).catch(report)
  }
  const create = () => modal.open(<NewWorkspaceDialog onCreated={open} onClose={modal.close} />)
  return { open, create }
}
