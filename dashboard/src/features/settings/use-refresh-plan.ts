import { useCallback } from 'react'
import { getSubscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { getRequestUsage } from '#shared/testimonials.ts'
import { getCurrentUser } from '#shared/users.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'

/** Refreshes everything that a change of plan affects. */
export function useRefreshPlan() {
  const refresh = useRefresh()
  return useCallback(async () => {
    await Promise.all([getCurrentUser, getSubscription, listConnections, getRequestUsage].map(refresh))
  }, [refresh])
}
