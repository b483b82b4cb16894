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
