import { useEffect, useState } from 'react'
import { listConnections } from '#shared/connections.ts'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { listPayments, type Payment, PaymentFilter, type PaymentOrder } from '#shared/payments.ts'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import { searchFrom } from '../../../lib/search-from.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** The view of the log, as its address describes it. */
export type PaymentsView = {
  show: PaymentFilter
  /** The id of a linked account; null for all. */
  account: string | null
  /** As returned by `searchFrom`; empty for no search. */
  q: string
  /** Counted from 1. */
  page: number
  /** Whether the oldest comes first. */
  isOldestFirst: boolean
  /** The payment whose details are open. */
  open: string | null
}

export const ALL_PAYMENTS: PaymentsView = {
  show: 'all',
  account: null,
  q: '',
  page: 1,
  isOldestFirst: false,
  open: null,
}

/** Whether what only the owner can release comes first, under a heading of its own. */
export const isGrouped = ({ show, account, q }: PaymentsView): boolean => show === 'all' && account === null && q === ''

/** A new selection of payments starts on its first page, with nothing open. */
export const withChoice = (
  view: PaymentsView,
  choice: Partial<Pick<PaymentsView, 'show' | 'account' | 'q' | 'isOldestFirst'>>,
): PaymentsView => ({ ...view, ...choice, page: 1, open: null })

/** What the server needs to find the payments of a view. */
export const choiceOf = ({ show, account, q }: PaymentsView) => ({
  show,
  ...(account !== null && { connectionId: account }),
  ...(q !== '' && { q }),
})

const PATH = '/payments'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64

/** Filters in the links of emails that were sent before they were renamed. */
const emailedFilters = new Map([['held', 'onHold']])

/** The view that an address describes. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): PaymentsView {
  const page = Number(params.get('page') ?? 1)
  const account = params.get('account')
  const open = params.get('open')
  return {
    show: PaymentFilter.safeParse(emailedFilters.get(params.get('show') ?? '') ?? params.get('show')).data ?? 'all',
    account: account && account.length <= ID_MAX_LENGTH ? account : null,
    q: searchFrom(params.get('q') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    isOldestFirst: params.get('sort') === 'oldest',
    open: open && open.length <= ID_MAX_LENGTH ? open : null,
  }
}

/** Contains only what differs from the default view. */
export function hrefOf({ show, account, q, page, isOldestFirst, open }: PaymentsView): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (account !== null) params.set('account', account)
  if (q !== '') params.set('q', q)
  if (isOldestFirst) params.set('sort', 'oldest')
  if (page > 1) params.set('page', String(page))
  if (open !== null) params.set('open', open)
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

export const PAYMENTS_ADDRESS: ViewAddress<PaymentsView> = { path: PATH, viewOf, hrefOf }

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

function sortOf(view: PaymentsView): PaymentOrder | undefined {
  if (isGrouped(view)) return view.isOldestFirst ? 'needs-you-oldest' : 'needs-you'
  return view.isOldestFirst ? 'oldest' : undefined
}

/** The rows of a view, polled while the page is visible; until they load, the rows of the previous view. */
export function usePayments(view: PaymentsView) {
  const sort = sortOf(view)
  const query = { page: view.page, pageSize: PAGE_SIZE, ...choiceOf(view), sort }
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
