import { expect, test } from 'vitest'
import { selectTestimonials } from './selection.ts'

const everything = { limit: Infinity, minRating: 0, sort: '' } as const

const feedOf = (...ratings: number[]) => ({
  isSelected: false,
  items: ratings.map((rating, index) => ({
    id: `${index}`,
    author: `${index}`,
    role: '',
    rating,
    text: 'x',
    excerpt: '',
    highlight: '',
    original: '',
    originalLang: '',
    reply: '',
    lang: 'en',
    date: `2026-11-${20 - index}`,
    image: '',
    photo: null,
    isVerified: false,
    origin: '' as const,
    originalUrl: '',
    service: '',
    answers: [],
  })),
})

const ratingsOf = (selection: { items: { rating: number }[] }) => selection.items.map(({ rating }) => rating)
const authorsOf = (selection: { items: { author: string }[] }) => selection.items.map(({ author }) => author)

test('shows all, in the order of the feed, when nothing is asked for', () => {
  const selection = selectTestimonials(feedOf(3, 0, 5), everything)
  expect(ratingsOf(selection)).toEqual([3, 0, 5])
  expect(selection.isSelected).toBe(false)
})

test('a limit keeps the newest and is no selection', () => {
  const selection = selectTestimonials(feedOf(3, 5, 1), { ...everything, limit: 2 })
  expect(ratingsOf(selection)).toEqual([3, 5])
  expect(selection.isSelected).toBe(false)
})

test('a least rating leaves out the lower and the unrated ones, and says so', () => {
  const selection = selectTestimonials(feedOf(3, 0, 5, 4), { ...everything, minRating: 4 })
  expect(ratingsOf(selection)).toEqual([5, 4])
  expect(selection.isSelected).toBe(true)
})

test('a least rating that all reach is no selection', () => {
  expect(selectTestimonials(feedOf(5, 4), { ...everything, minRating: 4 }).isSelected).toBe(false)
})

test('the best ones first is only an order; with a limit it is a selection', () => {
  const feed = feedOf(3, 5, 0, 5, 4)
  const ordered = selectTestimonials(feed, { ...everything, sort: 'highest' })
  expect(authorsOf(ordered)).toEqual(['1', '3', '4', '0', '2'])
  expect(ordered.isSelected).toBe(false)
  expect(selectTestimonials(feed, { ...everything, sort: 'highest', limit: 3 }).isSelected).toBe(true)
})

test('newest first is by date, whatever the order of the feed', () => {
  const feed = feedOf(1, 2, 3)
  feed.items.reverse()
  expect(authorsOf(selectTestimonials(feed, { ...everything, sort: 'newest' }))).toEqual(['0', '1', '2'])
})

test('oldest first turns the order around', () => {
  expect(authorsOf(selectTestimonials(feedOf(1, 2, 3), { ...everything, sort: 'oldest' }))).toEqual(['2', '1', '0'])
})

test('what the server calls a selection stays one, and the feed is left as it was', () => {
  const feed = { ...feedOf(1, 5), isSelected: true }
  expect(selectTestimonials(feed, { ...everything, sort: 'oldest' }).isSelected).toBe(true)
  expect(ratingsOf(feed)).toEqual([1, 5])
})

test('an unknown order is the feed’s own', () => {
  const feed = feedOf(3, 1, 2)
  expect(authorsOf(selectTestimonials(feed, { ...everything, sort: 'random' }))).toEqual(authorsOf(feed))
})
