import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button.tsx'
import { useWorkspaces } from './use-workspaces.tsx'

type WorkspaceLinkProps = {
  workspaceId: string
  /** A page of the workspace. */
  page: string
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** In a new tab, the address says which workspace is meant. */
const addressOf = ({ workspaceId, page }: { workspaceId: string; page: string }) =>
  `${page}${page.includes('?') ? '&' : '?'}workspace=${encodeURIComponent(workspaceId)}`

/** A press opens the workspace in this tab, unless the browser is asked to open another one. */
function useOpening({ workspaceId, page }: { workspaceId: string; page: string }) {
  const { open } = useWorkspaces()
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(workspaceId, page)
  }
}

/** Leads to a page of a workspace, whichever is open. */
export function WorkspaceLink({ workspaceId, page, ...rest }: WorkspaceLinkProps) {
  const open = useOpening({ workspaceId, page })
  return <Link {...rest} to={addressOf({ workspaceId, page })} onClick={open} />
}

/** The same, as a small button. */
export function WorkspaceButton({ workspaceId, page, ...rest }: WorkspaceLinkProps) {
  const open = useOpening({ workspaceId, page })
  return <ButtonLink {...rest} variant="line" size="small" to={addressOf({ workspaceId, page })} onClick={open} />
}
