import { pickLanguage } from '#shared/languages.ts'
import { translationOf } from '#server/widgets/feed-sentences.ts'
import { defaultWidgetOptions, type FeedItem, type WidgetFeed } from '#shared/widgets.ts'
import { feedOptions } from '#server/widgets/widgets.domain.ts'

const QUOTES = [
  'Precise, funny, never late.',
  'I sent a voice note and a jar. Two weeks later I had a brand my mother recognised herself in.',
  'Our oil stood on the shelf for nine years next to prettier bottles. Nora spent a day at the press before she drew anything, asked my father why the cap had always been blue, and then kept the blue.\n\nWe sold the October harvest in eleven days.',
  'Die Tüten kamen an, das Mehl blieb drin, und die Stammkunden haben es bemerkt.',
  'عملت معنا لأسبوعين فقط، لكنها فهمت قصة عائلتنا منذ اليوم الأول.',
]

const ABOUT = [
  {},
  { role: 'Head of Product', company: 'Lumen' },
  { company: 'Mühle Wiesner' },
  { role: 'مديرة', company: 'دار النخيل' },
  {},
]
const ANSWERS = [
  { question: 'What was it like before?', answer: 'Nine years of nobody reading the label.' },
  { question: 'ماذا تغيّر؟', answer: 'كل شيء.' },
]

const options = feedOptions({ ...defaultWidgetOptions, hasVisitorTools: false, isCounted: false })

/** A testimonial in a feed. Its fields differ from one to the next. */
export function makeItem(index: number, change: Partial<FeedItem> = {}): FeedItem {
  const date = new Date(Date.UTC(2026, 10, 21) - index * 86_400_000).toISOString().slice(0, 10)
  const text = `${index}: ${QUOTES[index % QUOTES.length]}`
  const author = { author: index % 4 === 3 ? '' : `Client ${index}`, ...ABOUT[index % ABOUT.length], imageUrl: null }
  const answers = index % 6 === 2 ? ANSWERS : []
  return {
    role: null,
    original: null,
    originalLanguage: null,
    excerpt: null,
    highlight: null,
    reply: null,
    company: null,
    ...author,
    id: `t${index}`,
    rating: 5 - (index % 3),
    text,
    date,
    answers,
    photo: null,
    isVerified: false,
    isByOwner: false,
    origin: null,
    originalUrl: null,
    service: null,
    language: null,
    ...change,
  }
}

/** A feed with this many testimonials, as the server writes it. */
export function makeFeed(count: number, change: Partial<WidgetFeed> = {}): WidgetFeed {
  return {
    version: 1,
    kind: 'wall',
    revision: `${count}`,
    wallUrl: 'https://app.example/wall/wgt_1',
    summary: {
      owner: 'Feldmann Studio',
      shown: count,
      shared: count,
      rated: count,
      afterPayment: 0,
      average: 4.7,
      isSelected: false,
    },
    isBranded: true,
    productName: 'Goodword',
    allows: { darkThemes: true, visitorTools: true },
    options,
    items: Array.from({ length: count }, (_, index) => makeItem(index)),
    ...change,
  }
}

/** The same feed for a page in this language. */
export const translated = <Feed extends object>(feed: Feed, lang: string) => ({
  ...feed,
  translation: translationOf(pickLanguage([lang]), { shared: 1, rated: 1, average: 4.7 }),
})
