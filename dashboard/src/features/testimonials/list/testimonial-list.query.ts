import { useEffect } from 'react'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listTestimonials } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { isMailUnderway } from './testimonial.notes.ts'

const MAIL_POLL_INTERVAL_MS = 2000

/** One page of the list. While the mail of any row is under way, it is asked for again and again. */
export function useTestimonialList(page: number) {
  const list = useEndpoint(listTestimonials, { query: { page, pageSize: PAGE_SIZE } })
  const { data, mutate } = list
  const isWaitingForMail = data?.items.some(isMailUnderway) ?? false

  useEffect(() => {
    if (!isWaitingForMail) return
    const timer = setInterval(() => void mutate(), MAIL_POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isWaitingForMail, mutate])

  return list
}
