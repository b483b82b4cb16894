import { expect, test } from 'vitest'
import { hrefOfPage, pageOf } from './testimonial-list.address.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
])('"%s" asks for page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('the address of another page keeps whatever else the address says', () => {
  expect(hrefOfPage(new URLSearchParams('status=sent&page=2'), 5)).toBe('?status=sent&page=5')
})
