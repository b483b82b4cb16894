import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

const shown = (currentPage: number, pageCount: number) =>
  pageWindow({ currentPage, pageCount })
    .map((slot) => ('page' in slot ? slot.page : '…'))
    .join(' ')

describe('the pages that the pagination shows', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 6, '1 2 3 … 6'],
    [3, 5, '1 2 3 4 5'],
    [4, 12, '1 2 3 4 5 6 … 12'],
    [5, 12, '1 … 3 4 5 6 7 … 12'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])('on page %i of %i are %s', (currentPage, pageCount, expected) => {
    expect(shown(currentPage, pageCount)).toBe(expected)
  })

  test('hold the ends and everything within two of the current page, in order, with a gap exactly where pages are left out', () => {
    const position = fc
      .integer({ min: 1, max: 500 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
    fc.assert(
      fc.property(position, ([currentPage, pageCount]) => {
        const slots = pageWindow({ currentPage, pageCount })
        const pages = slots.flatMap((slot) => ('page' in slot ? [slot.page] : []))
        const near = Array.from({ length: 5 }, (_, index) => currentPage - 2 + index)
        const due = new Set([1, pageCount, ...near.filter((page) => page >= 1 && page <= pageCount)])
        const leaps = pages.filter((page, index) => page - (pages[index - 1] ?? 0) > 1)
        expect(pages).toEqual([...due].toSorted((one, other) => one - other))
        expect(slots.length - pages.length).toBe(leaps.length)
      }),
      { numRuns: 10_000 },
    )
  })
})
