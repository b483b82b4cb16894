import { useEffect, useState } from 'react'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listTestimonials } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { isAskDue } from '../planned.words.ts'
import { mailPollInterval } from '../testimonial.mail.ts'
import { type ListView, WHOLE_LIST } from './testimonial-list.address.ts'

/** What the list is asked for a view. */
export const listQueryOf = ({ status, q, sort, page }: ListView) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status && { status }),
  ...(q && { q }),
  ...(sort !== WHOLE_LIST.sort && { sort }),
})

const DUE_POLL_INTERVAL_MS = 10_000

/**
 * The rows of a view, and what to show: until they are there, those of the view before. Each answer is kept under what
 * was asked, so that one that comes late is not taken for another's. While the mail of any row is under way or
 * due, it is asked again and again.
 */
export function useTestimonialList(view: ListView) {
  const list = useEndpoint(listTestimonials, { query: listQueryOf(view) })
  const { data, mutate } = list
  const now = useMinute()
  const interval = data
    ? (mailPollInterval(data.items) ?? (isAskDue(data.items, now) ? DUE_POLL_INTERVAL_MS : null))
    : null

  useEffect(() => {
    if (interval === null) return
    const timer = setInterval(() => void mutate(), interval)
    return () => clearInterval(timer)
  }, [interval, mutate])

  const shown = useLatest(data)
  return { ...list, shown, isShowingOther: shown !== undefined && data === undefined }
}

/** The value, or while there is none the one before. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
