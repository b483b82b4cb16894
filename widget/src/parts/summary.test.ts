import { expect, test } from 'vitest'
import { summarySentence } from './summary.tsx'

const shownOf = (length: number, isSelected = false) => ({ items: { length }, isSelected })

test('says how many of the shared ones are shown and what all of them average', () => {
  expect(summarySentence({ shared: 21, afterPayment: 0, average: '4.7' }, shownOf(18))).toBe(
    '18 of 21 shared testimonials · average of all 21: 4.7',
  )
})

test('says first that they are selected', () => {
  expect(summarySentence({ shared: 21, afterPayment: 0, average: '4.7' }, shownOf(18, true))).toBe(
    'Selected testimonials · 18 of 21 shared testimonials · average of all 21: 4.7',
  )
})

test('names no average when nobody gave stars', () => {
  expect(summarySentence({ shared: 2, afterPayment: 0, average: '' }, shownOf(2))).toBe('2 of 2 shared testimonials')
})

test('speaks of a single one as of one', () => {
  expect(summarySentence({ shared: 1, afterPayment: 0, average: '5.0' }, shownOf(1))).toBe(
    '1 of 1 shared testimonial · average: 5.0',
  )
})

test('says that they were asked after payment of all only where all were', () => {
  const shared = { shared: 21, average: '4.7' }
  expect(summarySentence({ ...shared, afterPayment: 21 }, shownOf(18))).toBe(
    '18 of 21 shared testimonials · average of all 21: 4.7 · asked after payment',
  )
  expect(summarySentence({ ...shared, afterPayment: 9 }, shownOf(18))).toBe(
    '18 of 21 shared testimonials · average of all 21: 4.7 · 9 asked after payment',
  )
})
