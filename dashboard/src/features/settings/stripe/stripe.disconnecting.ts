import { ApiError } from '../../../lib/api.ts'

/** Ends each link in turn. One that is gone already is passed over, so that it goes on where it failed before. */
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
