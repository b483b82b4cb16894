import { PaymentFilter } from '#shared/payments.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** What the log shows, as the address says it. */
export type PaymentsView = {
  show: PaymentFilter
  /** The id of a linked account; null is all of them. */
  account: string | null
  /** Counts from 1. */
  page: number
}

export const ALL_PAYMENTS: PaymentsView = { show: 'all', account: null, page: 1 }

const PATH = '/settings/stripe'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64

/** The view that an address asks for. What makes no sense in it is as if it were not there. */
export function viewOf(params: URLSearchParams): PaymentsView {
  const page = Number(params.get('page') ?? 1)
  const account = params.get('account')
  return {
    show: PaymentFilter.safeParse(params.get('show')).data ?? 'all',
    account: account && account.length <= ID_MAX_LENGTH ? account : null,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** It says only what differs from the whole log. */
export function hrefOf({ show, account, page }: PaymentsView): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (account !== null) params.set('account', account)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

export const PAYMENTS_ADDRESS: ViewAddress<PaymentsView> = { path: PATH, viewOf, hrefOf }
