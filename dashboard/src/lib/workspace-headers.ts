import { WORKSPACE_HEADER } from '#shared/constants.ts'

/** Names the workspace that a call is about; with null, the server chooses the one used last. */
export const workspaceHeaders = (workspaceId: string | null): Record<string, string> =>
  workspaceId === null ? {} : { [WORKSPACE_HEADER]: workspaceId }
