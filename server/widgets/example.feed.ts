import { chooseItems } from '#shared/chosen-testimonials.ts'
import { defaultWidgetOptions, type FeedItem, type WidgetFeed, type WidgetOptions } from '#shared/widgets.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import type { Ratings } from './feed-summary.service.ts'
import { feedOptions, roundedAverage } from './widgets.domain.ts'

/** The id of an invented studio's invented testimonials, which anyone may show. Our landing page does. */
export const EXAMPLE_WIDGET = 'example'

const testimonials: (Pick<FeedItem, 'author' | 'rating' | 'date' | 'text'> & Partial<FeedItem>)[] = [
  {
    author: 'Yuki Tanabe',
    role: 'Café owner',
    company: 'Tanabe Coffee',
    rating: 5,
    date: '2026-11-12',
    text: 'Clear price, clear dates, kept both.',
  },
  {
    author: 'Dr Elif Yılmaz',
    role: 'Dentist',
    rating: 5,
    date: '2026-10-29',
    text: 'Our waiting room used to make people nervous. Now they arrive early to sit in it, and two have asked who did the curtains.',
  },
  {
    author: 'Henrik Voss',
    rating: 4,
    date: '2026-10-08',
    text: 'The oak table came a week late. The call to say so came two weeks early, which is rarer, and the table is perfect.',
  },
  {
    author: 'Inés Robles',
    rating: 5,
    date: '2026-09-17',
    text: 'They measured everything twice and talked me out of the more expensive lamp.',
  },
  {
    author: 'Anna Brandt',
    role: 'Manager',
    company: 'Hotel Anker',
    rating: 5,
    date: '2026-08-30',
    text: 'Eleven rooms in nine weeks with guests in the other twenty. Not one complaint about the noise; four about having to check out.',
  },
  {
    author: 'Margaret Ellison',
    rating: 5,
    date: '2026-07-21',
    text: 'I was shown three drawings and could live in each of them.',
  },
]

const items: FeedItem[] = testimonials.map((testimonial, index) => ({
  role: null,
  company: null,
  answers: [],
  original: null,
  originalLanguage: null,
  excerpt: null,
  highlight: null,
  reply: null,
  imageUrl: null,
  photo: null,
  isVerified: false,
  isByOwner: false,
  origin: null,
  originalUrl: null,
  service: null,
  language: 'en' as const,
  ...testimonial,
  id: `example_${index + 1}`,
}))

const countOf = (stars: number) => testimonials.filter(({ rating }) => rating === stars).length

/** How many of them have 1, 2, 3, 4 and 5 stars. */
export const EXAMPLE_RATINGS: Ratings = [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)]

const average = testimonials.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / testimonials.length

/** `homeUrl` is our own origin. */
export const exampleFeed = ({ homeUrl, productName }: { homeUrl: string; productName: string }): WidgetFeed => ({
  version: 1,
  kind: 'wall',
  revision: 'example',
  wallUrl: `${homeUrl}/`,
  summary: {
    owner: 'Studio Halm',
    shown: testimonials.length,
    shared: testimonials.length,
    rated: testimonials.length,
    afterPayment: 0,
    average: Math.round(average * 10) / 10,
    isSelected: false,
  },
  isBranded: true,
  productName,
  allows: { darkThemes: true, visitorTools: true },
  options: { ...feedOptions(defaultWidgetOptions), isCounted: false },
  items,
})

/** In place of every name, so that nobody takes an example in an owner's preview for a client. */
const MARK = 'Example client'

/** An empty feed with marked examples in it, as its options show them. For an owner's preview, and nothing else. */
export function withExamples(feed: WidgetFeed, options: WidgetOptions): WidgetFeed {
  const marked = items.map((item) => ({ ...item, author: MARK, company: null }))
  const chosen = chooseItems(marked, options)
  const shown = chosen.items.length
  return {
    ...feed,
    revision: contentHash(`${feed.revision} with examples`),
    summary: {
      ...feed.summary,
      shown,
      shared: marked.length,
      rated: marked.length,
      afterPayment: 0,
      average: roundedAverage(average),
      isSelected: chosen.isSelected,
    },
    items: chosen.items,
  }
}
