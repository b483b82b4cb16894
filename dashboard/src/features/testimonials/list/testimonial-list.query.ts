import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listPayments } from '#shared/payments.ts'
import { listTestimonials, TestimonialListQuery } from '#shared/testimonial-list.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { emailPollInterval } from '../testimonial.email.ts'
import { isRequestDue } from '../testimonial.messages.ts'
import type { ListView } from './testimonial-list.address.ts'

export type TestimonialPage = z.output<NonNullable<typeof listTestimonials.response>>

/** The query that loads a view. */
export const listQueryOf = ({ status, tag, service, form, importId, assignee, q, sort, page }: ListView) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status && { status }),
  ...(tag && { tag }),
  ...(service && { service }),
  ...(form && { form }),
  ...(importId && { importId }),
  ...(assignee && { assignee }),
  ...(q && { q }),
  ...(sort !== TestimonialListQuery.parse({}).sort && { sort }),
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

const READ_MAX = 100

/** The payments that are on hold; undefined while no account is linked. */
export function usePaymentsOnHold() {
  const { data: user } = useCurrentUser()
  const isLinked = user?.connectedStripeAccountId !== undefined
  return useEndpoint(listPayments, isLinked ? { query: { show: 'onHold', page: 1, pageSize: READ_MAX } } : null).data
}
