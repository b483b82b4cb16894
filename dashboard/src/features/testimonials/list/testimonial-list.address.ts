import * as z from 'zod'
import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { searchFrom } from '../../../lib/search-from.ts'
import type { ViewAddress } from '../../../lib/view-in-address.ts'

/** The view of the list, as its address describes it. */
export type ListView = {
  /** Only testimonials in this status; null for all. */
  status: TestimonialStatus | null
  /** Only testimonials with the tag of this id; null for all. */
  tag: string | null
  /** Only testimonials with this service; null for all. */
  service: string | null
  /** Only answers through the link of the form of this id; null for all. */
  form: string | null
  /** Only testimonials that came with the import of this id; null for all. */
  importId: string | null
  /** Only what is assigned to the member of this id, to `me` or to `nobody`; null for all. */
  assignee: string | null
  /** As returned by `searchFrom`; empty for no search. */
  q: string
  sort: TestimonialOrder
  /** Counted from 1. */
  page: number
  /** The testimonial whose details are open. */
  open: string | null
}

export const WHOLE_LIST: ListView = {
  status: null,
  tag: null,
  service: null,
  form: null,
  importId: null,
  assignee: null,
  q: '',
  sort: 'needs-you',
  page: 1,
  open: null,
}

type Filters = Pick<ListView, 'status' | 'tag' | 'service' | 'form' | 'importId' | 'assignee' | 'q'>

/** Whether only some are shown, whatever their status. */
export const isFiltered = ({ tag, service, form, importId, assignee }: Omit<Filters, 'status' | 'q'>): boolean =>
  [tag, service, form, importId, assignee].some((filter) => filter !== null)

/** Whether what waits for the owner comes first, under a heading of its own. A search or a filter has no groups. */
export const isGrouped = ({ status, q, sort, ...filters }: Filters & Pick<ListView, 'sort'>): boolean =>
  sort === 'needs-you' && status === null && q === '' && !isFiltered(filters)

/** The import, or the part of one, that is shown and can be approved as a whole; null for anything else. */
export function approvablePart({ importId, status, tag, service, form, assignee, q }: Filters) {
  const isWhole = form === null && assignee === null && q === '' && (status === null || status === 'submitted')
  if (importId === null || !isWhole) return null
  return { id: importId, filter: { tag: tag ?? undefined, service: service ?? undefined } }
}

const LIST_PATH = '/testimonial/list'
const PAGE_MAX = 1_000_000
const ID_MAX_LENGTH = 64
const SERVICE_MAX_LENGTH = 200

/** The view that an address describes. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): ListView {
  const page = Number(params.get('page') ?? 1)
  const part = (name: string, maxLength: number) => {
    const value = params.get(name)
    return value && value.length <= maxLength ? value : null
  }
  return {
    status: TestimonialStatus.safeParse(params.get('status')).data ?? null,
    tag: part('tag', ID_MAX_LENGTH),
    service: part('service', SERVICE_MAX_LENGTH),
    form: part('form', ID_MAX_LENGTH),
    importId: part('import', ID_MAX_LENGTH),
    assignee: part('assignee', ID_MAX_LENGTH),
    q: searchFrom(params.get('q') ?? ''),
    sort: TestimonialOrder.safeParse(params.get('sort')).data ?? WHOLE_LIST.sort,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    open: part('open', ID_MAX_LENGTH),
  }
}

/** The query of a view's address, with only what differs from the default view. */
export function queryOf({
  status,
  tag,
  service,
  form,
  importId,
  assignee,
  q,
  sort,
  page,
  open,
}: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (tag) params.set('tag', tag)
  if (service) params.set('service', service)
  if (form) params.set('form', form)
  if (importId) params.set('import', importId)
  if (assignee) params.set('assignee', assignee)
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
export const withChoice = (view: ListView, choice: Partial<Filters & Pick<ListView, 'sort'>>): ListView => ({
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
