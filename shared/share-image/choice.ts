import type { Language } from '../languages.ts'
import { SHARE_COLORS, type ShareImageContent, type ShareImageSource } from '../share-image.ts'
import { SANS, SERIF, type ShareFamily } from './measure.ts'

/** What an owner may leave out. The text and the name stay. */
export const SHARE_PARTS = ['stars', 'photo', 'company', 'date', 'logo', 'verified', 'highlight'] as const
export type SharePart = (typeof SHARE_PARTS)[number]

export const SHARE_COLOR_NAMES = ['brand', 'mulberry', 'blue', 'rust'] as const
export type ShareColor = (typeof SHARE_COLOR_NAMES)[number]

export const SHARE_FONT_NAMES = ['design', 'newsreader', 'instrument-sans'] as const
export type ShareFontName = (typeof SHARE_FONT_NAMES)[number]

export const SHARE_FONTS: Record<ShareFontName, ShareFamily | null> = {
  design: null,
  newsreader: SERIF,
  'instrument-sans': SANS,
}

/** How an owner wants an image, whatever the testimonial. */
export type ShareChoice = {
  hidden: readonly SharePart[]
  color: ShareColor
  quoteFont: ShareFontName
  namesFont: ShareFontName
}

export const FIRST_CHOICE: ShareChoice = {
  hidden: ['date', 'verified'],
  color: 'brand',
  quoteFont: 'design',
  namesFont: 'design',
}

const has: Record<SharePart, (content: ShareImageContent) => boolean> = {
  stars: ({ testimonial }) => testimonial.rating !== null,
  photo: ({ testimonial }) => testimonial.photoUrl !== null,
  company: ({ testimonial }) => Boolean(testimonial.company ?? testimonial.role),
  date: ({ testimonial }) => testimonial.date !== null,
  logo: ({ brand }) => brand.logoUrl !== null,
  verified: ({ testimonial }) => testimonial.verified !== null,
  highlight: ({ testimonial }) => testimonial.highlight !== null,
}

/** The parts that there are, so that the owner can leave them out. */
export const partsOf = (content: ShareImageContent): SharePart[] => SHARE_PARTS.filter((part) => has[part](content))

/** What an image contains in this language; null, or one without a translation, is the original. */
export function contentIn(
  { translations, testimonial, brand }: ShareImageSource,
  language: Language | null,
): ShareImageContent {
  const translation = translations.find((each) => each.language === language)
  // Excerpt and highlight are of the words that the client wrote.
  return {
    testimonial: { ...testimonial, ...(translation && { ...translation, excerpt: null, highlight: null }) },
    brand,
  }
}

/** The content without what the owner leaves out. It never has more. */
export function chosenContent(content: ShareImageContent, { hidden, color }: ShareChoice): ShareImageContent {
  const { testimonial, brand } = content
  const kept = <Value>(part: SharePart, value: Value) => (hidden.includes(part) ? null : value)
  return {
    testimonial: {
      ...testimonial,
      rating: kept('stars', testimonial.rating),
      photoUrl: kept('photo', testimonial.photoUrl),
      role: kept('company', testimonial.role),
      company: kept('company', testimonial.company),
      date: kept('date', testimonial.date),
      verified: kept('verified', testimonial.verified),
      highlight: kept('highlight', testimonial.highlight),
    },
    brand: {
      ...brand,
      logoUrl: kept('logo', brand.logoUrl),
      accent: color === 'brand' ? brand.accent : SHARE_COLORS[color],
    },
  }
}
