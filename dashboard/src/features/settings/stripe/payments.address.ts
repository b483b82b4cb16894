import { PaymentFilter } from '#shared/payments.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** The view of the log, as its address describes it. */
export type PaymentsView = {
  show: PaymentFilter
  /** The id of a linked account; null for all. */
  account: string | null
  /** Counted from 1. */
  page: number
}

export const ALL_PAYMENTS: PaymentsView = { show: 'all', account: null, page: 1 }

const PATH = '/settings/stripe'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64

/** The view that an address describes. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): PaymentsView {
  const page = Number(params.get('page') ?? 1)
  const account = params.get('account')
  return {
    show: PaymentFilter.safeParse(params.get('show')).data ?? 'all',
    account: account && account.length <= ID_MAX_LENGTH ? account : null,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** Contains only what differs from the default view. */
export function hrefOf({ show, account, page }: PaymentsView): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (account !== null) params.set('account', account)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

export const PAYMENTS_ADDRESS: ViewAddress<PaymentsView> = { path: PATH, viewOf, hrefOf }
