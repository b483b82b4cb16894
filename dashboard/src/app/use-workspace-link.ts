import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { WORKSPACE_PARAMETER } from '#shared/constants.ts'
import type { CurrentUser } from '#shared/users.ts'
import { useToast } from '../components/toast.tsx'
import { useAuth } from '../lib/auth/use-auth.ts'

const ID = /^wsp_[\w-]{1,60}$/

/**
 * Opens the workspace that a link names, as links in our emails do, and takes it out of the address. True until then:
 * show nothing of the workspace that was open before. A reader who is no member of it gets their own and a sentence.
 */
export function useWorkspaceLink(user: CurrentUser | undefined): boolean {
  const { openWorkspace, getWorkspace } = useAuth()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const sought = useRef<string>(null)
  const named = new URLSearchParams(search).get(WORKSPACE_PARAMETER)

  useLayoutEffect(() => {
    if (named === null) return
    if (ID.test(named) && getWorkspace() !== named) {
      sought.current = named
      openWorkspace(named)
    }
    const rest = new URLSearchParams(search)
    rest.delete(WORKSPACE_PARAMETER)
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true })
  }, [named, pathname, search, hash, getWorkspace, openWorkspace, navigate])

  useEffect(() => {
    const id = sought.current
    if (!user || id === null) return
    // The answer is still about the workspace that was open before.
    if (user.workspace.id !== id && getWorkspace() === id) return
    sought.current = null
    if (user.workspace.id !== id)
      toast.danger('You aren’t a member of the workspace in this link, so this is another one of yours.')
  }, [user, toast, getWorkspace])

  return named !== null
}
