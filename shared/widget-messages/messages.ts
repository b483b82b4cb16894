/**
 * The widget's own sentences, in English, which is also how translations name them. They read right for the numbers 1 and
 * more: where a language needs another form for 1, there are two messages.
 */
export const MESSAGES = [
  'Testimonials',
  'Rated {0} out of 5',
  'Read more',
  'Read less',
  'Show original',
  'Verified client',
  'Added by the owner',
  'Received a code for answering',
  'Reply from {0}',
  'Show {0} more',
  '{0} of {1} testimonial',
  '{0} of {1} testimonials',
  'all {0} average {1}',
  'asked after payment',
  '{0} asked after payment',
  'chosen by {0}',
  '{0} client',
  '{0} clients',
  '{0} clients, {1} on average',
  'Collected with {0}',
  'carousel',
  'slide',
  'Slides',
  '{0} of {1}',
  '{0}–{1} of {2}',
  'Previous',
  'Next',
  'Pause',
  'Play',
  'Quotes',
  'About these testimonials',
  'Search testimonials',
  'Search',
  'Rating',
  'Any rating',
  '{0}+ stars',
  '5 stars',
  'Service',
  'Any service',
  'Order',
  'Default order',
  'Newest first',
  'Oldest first',
  'Top rated',
  '{0} of {1} match',
  'None of {0} match',
  'No testimonial matches.',
  'Show all',
] as const

export type Message = (typeof MESSAGES)[number]

/** For the number 1 in English. Translations of '{0} of {1} match' read right for every number. */
export type EnglishMessage = '{0} of {1} matches'
