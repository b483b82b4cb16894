import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { Accent } from './submissions.ts'

/** Sizes of share images, in pixels. */
export const SHARE_FORMATS = {
  square: { width: 1080, height: 1080, ratio: '1:1' },
  portrait: { width: 1080, height: 1350, ratio: '4:5' },
  story: { width: 1080, height: 1920, ratio: '9:16' },
  wide: { width: 1920, height: 1080, ratio: '16:9' },
} as const
export type ShareFormat = keyof typeof SHARE_FORMATS

export const SHARE_DESIGNS = ['poster', 'photo', 'label', 'stars', 'night', 'notebook', 'speech', 'quiet'] as const
export type ShareDesign = (typeof SHARE_DESIGNS)[number]

/** Colours to choose besides the brand's own: mulberry, blue and rust. */
export const SHARE_COLORS = {
  mulberry: { light: '#8e3075', dark: '#ea9ed1' },
  blue: { light: '#2e4ea3', dark: '#a9bdf2' },
  rust: { light: '#a8452b', dark: '#f0a690' },
} as const satisfies Record<string, Accent>

/** What a share image may contain: what visitors of a website could see, and the brand that shows it. */
export const ShareImageContent = z.strictObject({
  testimonial: z.strictObject({
    /** Empty when the client doesn't allow the name to be shown. */
    author: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    rating: z.number().int().min(1).max(5).nullable(),
    text: z.string(),
    /** What the image shows at first instead of all of it: whole sentences, with "…" where others are left out. Or null. */
    excerpt: z.string().nullable(),
    /** A phrase that stands out; or null. */
    highlight: z.string().nullable(),
    language: z.enum(LANGUAGES).nullable(),
    /** The day on which the client answered. */
    date: z.iso.date().nullable(),
    /** "Verified client" in this language, where visitors read it too; else null. */
    verified: z.string().nullable(),
    /** Path of the client's photo; null without one, and when the client doesn't allow it to be shown. */
    photoUrl: z.string().nullable(),
    /** Who translated `text`, as a sentence in the language of the translation; null for what the client wrote. */
    translatedBy: z.string().nullable(),
  }),
  brand: z.strictObject({ name: z.string(), logoUrl: z.string().nullable(), accent: Accent.nullable() }),
})
export type ShareImageContent = z.infer<typeof ShareImageContent>

/** What an image may contain, and the owner's translations, each of which it may contain instead of the original. */
export const ShareImageSource = ShareImageContent.extend({
  /** Those that visitors read, in the order of `LANGUAGES`. */
  translations: z.array(
    z.strictObject({
      language: z.enum(LANGUAGES),
      text: z.string(),
      /** As in `testimonial`, in the language of the translation. */
      verified: z.string().nullable(),
      translatedBy: z.string(),
    }),
  ),
})
export type ShareImageSource = z.infer<typeof ShareImageSource>

/** Refuses with `testimonials.not_shown` what visitors could not see, and says why. */
export const getShareImageContent = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id/share-image',
  access: 'viewer',
  summary: 'Read what an image of a testimonial may show',
  response: ShareImageSource,
  errors: ['testimonials.not_found', 'testimonials.not_shown'],
})
