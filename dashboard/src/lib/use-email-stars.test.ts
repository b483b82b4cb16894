import { expect, test } from 'vitest'
import { asksRating } from './use-email-stars.ts'

test('whether a form asks for a rating decides about the stars in its email', () => {
  const asks = { rating: true, photo: true, company: false, role: false, questions: 0 }
  const all = [
    { id: 'a', isDefault: true, asks: { ...asks, rating: false } },
    { id: 'b', isDefault: false, asks },
  ]
  expect([asksRating(all, null), asksRating(all, 'b'), asksRating(all, 'gone'), asksRating([], null)]).toEqual([
    false,
    true,
    true,
    true,
  ])
})
