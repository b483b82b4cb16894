import { useEffect, useState } from 'react'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listConnections } from '#shared/connections.ts'
import { listPayments, type Payment } from '#shared/payments.ts'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import type { PaymentsView } from './payments.address.ts'

const SOON_MS = 60_000
const SOON_INTERVAL_MS = 3000
/** An owner who is waiting for the first payment is watching. */
const EMPTY_INTERVAL_MS = 5000
const INTERVAL_MS = 20_000

const isUnderWay = ({ decision, testimonial }: Payment, now: number) =>
  (decision.kind === 'ask' && new Date(decision.at).getTime() - now < SOON_MS) ||
  (decision.kind === 'asked' && testimonial?.status === 'pending')

/** After how long to poll again: soon while something is about to happen. */
export function pollIntervalOf(items: readonly Payment[], now: number): number {
  if (items.length === 0) return EMPTY_INTERVAL_MS
  return items.some((payment) => isUnderWay(payment, now)) ? SOON_INTERVAL_MS : INTERVAL_MS
}

/** The rows of a view, polled while the page is visible; until they load, the rows of the previous view. */
export function usePayments({ show, account, page }: PaymentsView) {
  const query = { page, pageSize: PAGE_SIZE, show, ...(account !== null && { connectionId: account }) }
  const list = useEndpoint(listPayments, { query })
  const { data, mutate } = list
  const refresh = useRefresh()

  // The time Stripe was last heard from is part of the accounts, so they must not be older than the log.
  useEffect(() => {
    if (data) void refresh(listConnections)
  }, [data, refresh])

  useEffect(() => {
    if (!data) return
    const interval = pollIntervalOf(data.items, Date.now())
    const timer = setInterval(() => document.visibilityState === 'visible' && void mutate(), interval)
    return () => clearInterval(timer)
  }, [data, mutate])

  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  const shown = data ?? latest
  return { ...list, shown, isShowingOther: shown !== undefined && data === undefined }
}
