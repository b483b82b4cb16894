import { WIDGET_PAGE_SIZE } from '#shared/constants.ts'

/** What the attributes of the element ask for. */
export type Options = {
  /** Most testimonials to show; Infinity when all. */
  limit: number
  pageSize: number
  /** Least stars, 0 when any. */
  minRating: number
  sort: 'newest' | 'oldest' | 'highest'
  theme: 'light' | 'plain'
  /** Names the list for assistive technology; empty when the owner gave none. */
  label: string
  /** Language tag for dates; empty when the page names none. */
  lang: string
}

export function readOptions(host: HTMLElement): Options {
  const sort = host.getAttribute('sort')
  return {
    limit: readCount(host, 'limit') || Infinity,
    pageSize: readCount(host, 'page-size') || WIDGET_PAGE_SIZE,
    minRating: readCount(host, 'min-rating'),
    sort: sort === 'oldest' || sort === 'highest' ? sort : 'newest',
    theme: host.getAttribute('theme') === 'plain' ? 'plain' : 'light',
    label: host.getAttribute('label') ?? '',
    lang: (host.closest('[lang]') ?? host.ownerDocument.documentElement).getAttribute('lang') ?? '',
  }
}

/** A whole number above 0, else 0. */
function readCount(host: HTMLElement, attribute: string): number {
  return Math.max(0, Math.trunc(Number(host.getAttribute(attribute))) || 0)
}
