import { useAuth } from './auth/use-auth.ts'
import { useCurrentUser } from './auth/use-current-user.ts'
import { workspaceHeaders } from './workspace-headers.ts'

/** On whose behalf images are uploaded, and to which workspace. */
export function useSignedInOwner() {
  const { getToken, getVisit, getWorkspace } = useAuth()
  const { mutate } = useCurrentUser()
  return {
    getToken,
    getVisit,
    getHeaders: () => workspaceHeaders(getWorkspace()),
    // The next call then leads to the sign-in, as any refused call does.
    onUnauthorized: () => void mutate(),
  }
}
