import type { WidgetFeed, WidgetOptions } from '#shared/widgets.ts'

type Subject = NonNullable<WidgetOptions['structuredData']>

const REVIEWS_MAX = 50

/**
 * schema.org data about testimonials for search engines, as the text of a script element that it can't break out of.
 * Null when nobody gave stars, because then there is nothing to say.
 */
export function structuredData({ feed, subject }: { feed: WidgetFeed; subject: Subject }): string | null {
  const { average } = feed.summary
  const rated = feed.items.filter(({ rating }) => rating !== null)
  if (average === null || rated.length === 0) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': subject.type,
    name: subject.name,
    url: feed.wallUrl,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      bestRating: 5,
      ratingCount: feed.summary.rated,
    },
    review: rated.slice(0, REVIEWS_MAX).map(({ author, rating, text, original, date }) => ({
      '@type': 'Review',
      ...(author && { author: { '@type': 'Person', name: author } }),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: original ?? text,
      datePublished: date,
    })),
  }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
