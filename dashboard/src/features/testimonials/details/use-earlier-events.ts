import { useState } from 'react'
import {
  HISTORY_MAX,
  listTestimonialEvents,
  type TestimonialDetails,
  type TestimonialEvent,
} from '#shared/testimonial-details.ts'
import { useApi } from '../../../lib/use-api.ts'

/** Pages of the history come after those that the details already have. */
const PAGE_SIZE = 100
const PAGES_IN_DETAILS = HISTORY_MAX / PAGE_SIZE

/**
 * Events before those in the details, oldest first, read page by page. Use it with a key that changes with the newest
 * event: pages are counted from there.
 */
export function useEarlierEvents({ id, history }: TestimonialDetails) {
  const call = useApi()
  const [earlier, setEarlier] = useState<TestimonialEvent[]>([])
  const [hasMore, setHasMore] = useState(history.length === HISTORY_MAX)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)

  /** True when there is nothing earlier left. */
  async function showEarlier(): Promise<boolean> {
    const page = PAGES_IN_DETAILS + Math.ceil(earlier.length / PAGE_SIZE) + 1
    setIsLoading(true)
    try {
      const { items, pagination } = await call(listTestimonialEvents, {
        params: { id },
        query: { page, pageSize: PAGE_SIZE },
      })
      const isLast = page >= pagination.pageCount
      setEarlier([...items.toReversed(), ...earlier])
      setHasMore(!isLast)
      setError(null)
      return isLast
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setIsLoading(false)
    }
  }

  return { earlier, hasMore, isLoading, error, showEarlier }
}
