import { type BatchTiming, listBatches } from '#shared/request-batches.ts'
import { requestsLeft, type RequestsLeft, seedOf } from '#shared/request-plan.ts'
import { getRequestUsage, type RequestUsage } from '#shared/testimonial-requests.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { monthsOf, planWords } from './batch-plan.ts'

export type Months = {
  usage: RequestUsage
  /** Of this month, that are planned already. */
  planned: number
  left: RequestsLeft
}

/** How many requests are used, planned and left; undefined while it is loading. */
export function useMonths(): Months | undefined {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  const { data: batches } = useEndpoint(listBatches, {})
  if (!usage || !batches) return undefined
  const { planned } = batches
  return { usage, planned: planned.thisMonth, left: requestsLeft({ ...usage, planned }) }
}

/** What will happen to these clients, in words; undefined while it is loading. The requests of `released` are given back first. */
export function useBatchPlan(
  timing: BatchTiming,
  clients: readonly { row: number; customerEmail: string }[],
  released: readonly { at: string | null }[],
): ReturnType<typeof planWords> | undefined {
  const clock = useOwnersClock()
  const { data: usage } = useEndpoint(getRequestUsage, {})
  const { data: batches } = useEndpoint(listBatches, {})
  if (!usage || !batches) return undefined
  const times = released.flatMap(({ at }) => (at === null ? [] : [new Date(at)]))
  const back = monthsOf({ times, resetsOn: usage.resetsOn, clock })
  const planned = {
    thisMonth: batches.planned.thisMonth - back.thisMonth,
    nextMonth: batches.planned.nextMonth - back.nextMonth,
  }
  return planWords({ timing, seeds: clients.map(seedOf), left: requestsLeft({ ...usage, planned }), clock })
}
