import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'

/**
 * Opens the workspace that a link in an email names (`?workspace=…`), and takes it out of the address. True until then:
 * nothing of another workspace may be shown before.
 */
export function useWorkspaceLink(): boolean {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { openWorkspace } = useAuth()
  const query = new URLSearchParams(search)
  const named = query.get('workspace')
  useLayoutEffect(() => {
    if (named === null) return
    openWorkspace(named)
    const rest = new URLSearchParams(search)
    rest.delete('workspace')
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true })
  }, [named, pathname, search, hash, navigate, openWorkspace])
  return named !== null
}
