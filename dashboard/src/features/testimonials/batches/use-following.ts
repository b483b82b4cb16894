import { useEffect } from 'react'
import { getBatch, listBatches, type RequestBatch } from '#shared/request-batches.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { isSending } from './batch.messages.ts'

const POLL_MS = 2000

/** Keeps what is shown up to date while requests that are due are being sent. */
export function useFollowing(batches: readonly Pick<RequestBatch, 'nextAt'>[]): void {
  const refresh = useRefresh()
  const clock = useOwnersClock()
  const isUnderWay = batches.some((batch) => isSending(batch, clock))
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      for (const endpoint of [getBatch, listBatches, listTestimonials, getRequestUsage]) void refresh(endpoint)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])
}
