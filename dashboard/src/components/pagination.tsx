import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './pagination.module.css'

type PaginationProps = {
  currentPage: number
  pageCount: number
  /** Address of a page, like `?page=2`. */
  hrefOf: (page: number) => string
}

const ITEM = 'center medium muted no-underline round-control'
const LINK = `${ITEM} hover-tint`

/** Renders nothing when there is at most one page. */
export function Pagination({ currentPage, pageCount, hrefOf }: PaginationProps) {
  const keepFocus = useKeptFocus()
  if (pageCount <= 1) return null
  return (
    <nav {...keepFocus} className={`row wrap gap-4 tabular ${styles.pagination}`} aria-label="Pagination">
      {currentPage > 1 ? (
        <Link className={LINK} to={hrefOf(currentPage - 1)} aria-label="Previous page">
          <ArrowLeft />
        </Link>
      ) : (
        <span
          className={`${ITEM} ${styles.off}`}
          role="link"
          aria-disabled="true"
          aria-label="Previous page"
          title="This is the first page."
        >
          <ArrowLeft />
        </span>
      )}
      {pageWindow({ currentPage, pageCount }).map((slot) =>
        'page' in slot ? (
          <Link
            key={slot.page}
            className={LINK}
            to={hrefOf(slot.page)}
            aria-label={`Page ${slot.page}`}
            aria-current={slot.page === currentPage ? 'page' : undefined}
          >
            {slot.page}
          </Link>
        ) : (
          <span className={ITEM} key={`gap-${slot.gapAfter}`}>
            …
          </span>
        ),
      )}
      {currentPage < pageCount ? (
        <Link className={LINK} to={hrefOf(currentPage + 1)} aria-label="Next page">
          <ArrowRight />
        </Link>
      ) : (
        <span
          className={`${ITEM} ${styles.off}`}
          role="link"
          aria-disabled="true"
          aria-label="Next page"
          title="This is the last page."
        >
          <ArrowRight />
        </span>
      )}
    </nav>
  )
}

/**
 * When the link that has the focus disappears, as an arrow does on the last page, the current page's link takes the
 * focus.
 */
function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    ref.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  })

  return {
    ref,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target
    },
    // React fires no blur event when it removes the focused element itself.
    onBlur: () => {
      focused.current = null
    },
  }
}

/** What the pagination shows, in order: page numbers, and a gap where pages are left out. */
type PageSlot = { page: number } | { gapAfter: number }

const REACH = 2

/** The first page, the last page, and every page within two of the current one. */
export function pageWindow({ currentPage, pageCount }: { currentPage: number; pageCount: number }): PageSlot[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pageCount || Math.abs(page - currentPage) <= REACH,
  )
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && page - previous > 1 ? [{ gapAfter: previous }, { page }] : [{ page }]
  })
}
