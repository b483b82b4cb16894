import * as z from 'zod'
import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { searchFrom } from '../../../lib/search-from.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** The view of the list, as its address describes it. */
export type ListView = {
  /** Only testimonials in this status; null for all. */
  status: TestimonialStatus | null
  /** As returned by `searchFrom`; empty for no search. */
  q: string
  sort: TestimonialOrder
  /** Counted from 1. */
  page: number
  /** The testimonial whose details are open. */
  open: string | null
}

export const WHOLE_LIST: ListView = { status: null, q: '', sort: 'needs-you', page: 1, open: null }

/** Whether what waits for the owner comes first, under a heading of its own. A search or a filter has no groups. */
export const isGrouped = ({ status, q, sort }: Pick<ListView, 'status' | 'q' | 'sort'>): boolean =>
  sort === 'needs-you' && status === null && q === ''

const LIST_PATH = '/testimonial/list'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64

/** The view that an address describes. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): ListView {
  const page = Number(params.get('page') ?? 1)
  const open = params.get('open')
  return {
    status: TestimonialStatus.safeParse(params.get('status')).data ?? null,
    q: searchFrom(params.get('q') ?? ''),
    sort: TestimonialOrder.safeParse(params.get('sort')).data ?? WHOLE_LIST.sort,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    open: open && open.length <= ID_MAX_LENGTH ? open : null,
  }
}

/** The query of a view's address, with only what differs from the default view. */
export function queryOf({ status, q, sort, page, open }: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (q) params.set('q', q)
  if (sort !== WHOLE_LIST.sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (open) params.set('open', open)
  return params
}

export function hrefOf(view: ListView): string {
  const query = queryOf(view)
  return query.size > 0 ? `${LIST_PATH}?${query}` : LIST_PATH
}

export const LIST_ADDRESS: ViewAddress<ListView> = { path: LIST_PATH, viewOf, hrefOf }

/** A new selection of rows starts on its first page, with nothing open. */
export const withChoice = (view: ListView, choice: Partial<Pick<ListView, 'status' | 'q' | 'sort'>>): ListView => ({
  ...view,
  ...choice,
  page: 1,
  open: null,
})

/** Marks a history entry whose details were opened from the list: closing them goes back. */
export const OPENED_HERE = { isOpenedHere: true }

const OpenedHere = z.object({ usr: z.object({ isOpenedHere: z.literal(true) }) })

/** Whether the history entry with this state carries that mark. */
export const isOpenedHere = (state: unknown): boolean => OpenedHere.safeParse(state).success
