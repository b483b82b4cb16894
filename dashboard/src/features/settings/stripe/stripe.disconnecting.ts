import { ApiError } from '../../../lib/api.ts'

/** Ends each connection in turn. Those already ended are skipped, so that a retry continues where it failed. */
export async function disconnectEach({
  connectionIds,
  call,
}: {
  connectionIds: readonly string[]
  call: (body: { connectionId: string }) => Promise<unknown>
}): Promise<void> {
  for (const connectionId of connectionIds) {
    try {
      await call({ connectionId })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'connections.not_found')) throw error
    }
  }
}
