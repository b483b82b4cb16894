import { useEffect, useState } from 'react'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listTestimonials } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { isRequestDue } from '../planned.messages.ts'
import { emailPollInterval } from '../testimonial.email.ts'
import { type ListView, WHOLE_LIST } from './testimonial-list.address.ts'

/** The query that loads a view. */
export const listQueryOf = ({ status, q, sort, page }: ListView) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status && { status }),
  ...(q && { q }),
  ...(sort !== WHOLE_LIST.sort && { sort }),
})

const DUE_POLL_INTERVAL_MS = 10_000

/**
 * The rows of a view, and what to show: until they load, the rows of the previous view. Each answer is cached under
 * its own query, so that a late one is not mistaken for another's. While the email of any row is being sent or due,
 * it is polled.
 */
export function useTestimonialList(view: ListView) {
  const list = useEndpoint(listTestimonials, { query: listQueryOf(view) })
  const { data, mutate } = list
  const now = useMinute()
  const interval = data
    ? (emailPollInterval(data.items) ?? (isRequestDue(data.items, now) ? DUE_POLL_INTERVAL_MS : null))
    : null

  useEffect(() => {
    if (interval === null) return
    const timer = setInterval(() => void mutate(), interval)
    return () => clearInterval(timer)
  }, [interval, mutate])

  const shown = useLatest(data)
  return { ...list, shown, isShowingOther: shown !== undefined && data === undefined }
}

/** The value, or the previous one while there is none. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
