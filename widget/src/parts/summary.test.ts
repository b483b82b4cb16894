import { expect, test } from 'vitest'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import { createSay } from '../say.ts'
import { summarySentence } from './summary.tsx'

const shownOf = (length: number, isSelected = false) => ({ items: { length }, isSelected })
const feed = { owner: 'Feldmann Studio', shared: 21, afterPayment: 0, average: '4.7' } as const
const english = createSay(undefined)

test('says how many of all are shown and what all of them average', () => {
  expect(summarySentence(feed, shownOf(18), english)).toBe('18 of 21 testimonials · all 21 average 4.7')
})

test('says who chose them, where somebody did', () => {
  expect(summarySentence(feed, shownOf(18, true), english)).toBe(
    '18 of 21 testimonials · all 21 average 4.7 · chosen by Feldmann Studio',
  )
})

test('names no average when nobody gave stars', () => {
  expect(summarySentence({ ...feed, shared: 2, average: '' }, shownOf(2), english)).toBe('2 of 2 testimonials')
})

test('speaks of a single one as of one, which is its own average', () => {
  expect(summarySentence({ ...feed, shared: 1, average: '5.0' }, shownOf(1), english)).toBe('1 of 1 testimonial')
})

test('says that they were asked after payment of all only where all were', () => {
  expect(summarySentence({ ...feed, afterPayment: 21 }, shownOf(18), english)).toBe(
    '18 of 21 testimonials · all 21 average 4.7 · asked after payment',
  )
  expect(summarySentence({ ...feed, afterPayment: 9 }, shownOf(18), english)).toBe(
    '18 of 21 testimonials · all 21 average 4.7 · 9 asked after payment',
  )
})

test('speaks another language, with its numbers', () => {
  const say = createSay({ lang: 'de', ...TRANSLATIONS.de, '4.7': '4,7' })
  expect(summarySentence({ ...feed, afterPayment: 9 }, shownOf(18, true), say)).toBe(
    '18 von 21 Kundenstimmen · Durchschnitt aller 21: 4,7 · 9 nach Bezahlung gefragt · ausgewählt von Feldmann Studio',
  )
})
