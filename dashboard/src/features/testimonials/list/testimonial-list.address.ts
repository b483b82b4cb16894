import * as z from 'zod'
import { SEARCH_MAX_LENGTH, TestimonialOrder, TestimonialStatus } from '#shared/testimonials.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** What the list shows, as its address says it. */
export type ListView = {
  /** Only those in this status; null is all of them. */
  status: TestimonialStatus | null
  /** As `searchFrom` makes it; empty is no search. */
  q: string
  sort: TestimonialOrder
  /** Counts from 1. */
  page: number
  /** The testimonial whose details are open. */
  open: string | null
}

export const WHOLE_LIST: ListView = { status: null, q: '', sort: 'newest', page: 1, open: null }

const LIST_PATH = '/testimonial/list'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64

/** What is searched for when this is typed. */
export const searchFrom = (typed: string): string => typed.trim().slice(0, SEARCH_MAX_LENGTH).trim().toWellFormed()

/** The view that an address asks for. What makes no sense in it is as if it were not there. */
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

/** The query of a view's address. It says only what differs from the whole list. */
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

/** Another choice of rows begins on its first page, with nothing open. */
export const withChoice = (view: ListView, choice: Partial<Pick<ListView, 'status' | 'q' | 'sort'>>): ListView => ({
  ...view,
  ...choice,
  page: 1,
  open: null,
})

/** Goes with an entry of the history in which details were opened from the list: closing them goes back. */
export const OPENED_HERE = { isOpenedHere: true }

const OpenedHere = z.object({ usr: z.object({ isOpenedHere: z.literal(true) }) })

/** Whether it went with the entry whose state this is, as the browser's history has it. */
export const isOpenedHere = (state: unknown): boolean => OpenedHere.safeParse(state).success
