import { type BatchTiming, listBatches } from '#shared/request-batches.ts'
import { requestsLeft, seedOf } from '#shared/request-plan.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { planWords } from './batch-plan.ts'

/** What will happen to these clients, in words; undefined while it is loading. */
export function useBatchPlan(
  timing: BatchTiming,
  clients: readonly { row: number; customerEmail: string }[],
): ReturnType<typeof planWords> | undefined {
  const clock = useOwnersClock()
  const { data: usage } = useEndpoint(getRequestUsage, {})
  const { data: batches } = useEndpoint(listBatches, {})
  if (!usage || !batches) return undefined
  const left = requestsLeft({ ...usage, planned: batches.planned })
  return planWords({ timing, seeds: clients.map(seedOf), left, clock })
}
