import { expect, test } from 'vitest'
import { orderOfDates, readDate } from './read-date.ts'
import { readRating } from './read-rating.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['n/a', 0],
  ['STAR_RATING_UNSPECIFIED', 0],
  ['5', 5],
  [' 4.0 ', 4],
  ['4,0', 4],
  ['3/5', 3],
  ['5 out of 5', 5],
  ['4 von 5', 4],
  ['1 star', 1],
  ['FIVE', 5],
  ['★★★★☆', 4],
  ['⭐⭐⭐', 3],
  ['4.5', null],
  ['9/10', null],
  ['6', null],
  ['-1', null],
  ['★★★★★★', null],
  ['great', null],
])('the rating "%s" is %s', (cell, rating) => {
  expect(readRating(cell)).toBe(rating)
})

test.each([
  ['', ''],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T23:59:59.000Z', '2026-03-04'],
  ['2026-03-04 10:12:00 UTC', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['04.03.2026', '2026-03-04'],
  ['4. März 2026', '2026-03-04'],
  ['4 Mar 2026', '2026-03-04'],
  ['March 4, 2026', '2026-03-04'],
  ['Mar 4th 2026', '2026-03-04'],
  ['Wed, 4 Mar 2026', '2026-03-04'],
  ['4 de marzo de 2026', '2026-03-04'],
  ['4 août 2026', '2026-08-04'],
  ['25/12/2025', '2025-12-25'],
  ['12/25/25', '2025-12-25'],
  ['12/25/25 09:00 AM', '2025-12-25'],
  ['05/05/2026', '2026-05-05'],
  ['1772582400', '2026-03-04'],
  ['1772582400000', '2026-03-04'],
])('the date "%s" is %s', (cell, day) => {
  expect(readDate(cell, null)).toEqual({ day })
})

test('a date that can be read in two ways needs to be told which', () => {
  expect(readDate('03/04/2026', null)).toBe('ambiguous')
  expect(readDate('03/04/2026', 'day')).toEqual({ day: '2026-04-03' })
  expect(readDate('03/04/2026', 'month')).toEqual({ day: '2026-03-04' })
})

test.each(['soon', '2026-13-01', '31.02.2026', '4 Foo 2026', '2026', '20260304'])('"%s" is no date', (cell) => {
  expect(readDate(cell, 'day')).toBeNull()
})

test.each([
  [['03/04/2026', '25/12/2025'], 'day'],
  [['03/04/2026', '12/25/2025'], 'month'],
  [['03/04/2026', '25/12/2025', '12/25/2025'], 'ask'],
  [['03/04/2026', ''], 'ask'],
  [['2026-03-04', '03.04.2026', '05/05/2026'], null],
] as const)('of the dates %j the order is %s', (cells, order) => {
  expect(orderOfDates(cells)).toBe(order)
})
