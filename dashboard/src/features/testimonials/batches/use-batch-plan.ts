import { getEmailSettings, type SendingStatus } from '#shared/email-settings.ts'
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
  sending: SendingStatus
}

/** How many requests are used, planned and left, and how many emails may be sent; undefined while it is loading. */
export function useMonths(): Months | undefined {
  const { usage, batches, settings } = useLimits()
  if (!usage || !batches || !settings) return undefined
  const { planned } = batches
  const left = requestsLeft({ ...usage, planned })
  return { usage, planned: planned.thisMonth, left, sending: settings.sending }
}

function useLimits() {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  const { data: batches } = useEndpoint(listBatches, {})
  const { data: settings } = useEndpoint(getEmailSettings, {})
  return { usage, batches, settings }
}

/** What will happen to these clients, in words; undefined while it is loading. The requests of `released` are given back first. */
export function useBatchPlan(
  timing: BatchTiming,
  clients: readonly { row: number; customerEmail: string }[],
  released: readonly { at: string | null }[],
): ReturnType<typeof planWords> | undefined {
  const clock = useOwnersClock()
  const { usage, batches, settings } = useLimits()
  if (!usage || !batches || !settings) return undefined
  const times = released.flatMap(({ at }) => (at === null ? [] : [new Date(at)]))
  const back = monthsOf({ times, resetsOn: usage.resetsOn, clock })
  const planned = {
    thisMonth: batches.planned.thisMonth - back.thisMonth,
    nextMonth: batches.planned.nextMonth - back.nextMonth,
  }
  const left = requestsLeft({ ...usage, planned })
  return planWords({ timing, seeds: clients.map(seedOf), left, sending: settings.sending, clock })
}
